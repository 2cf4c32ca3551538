import { PERMISSIONS } from '@fust/domain/access'
import { DEFAULT_MARKET } from '@fust/domain/market'
import { TICKET_KINDS } from '@fust/domain/support'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { SapCodes } from '#integrations/erp/index.ts'
import { OwnMarket } from './own-market.ts'

const Text = Type.Record(Type.String(), Type.String())
const Words = Type.Record(Type.String(), Type.String(), { default: {} })

/** What the brewery's ERP calls things, and which of its calendars plan our delivery days. */
const ErpSettings = Type.Object(
  { ...SapCodes.properties, calendars: Type.Record(Type.String(), Type.String(), { default: {} }) },
  { default: {} },
)

/** What `brewery.yaml` settles; each key is one row of brewery_setting. */
const BrewerySettings = Type.Object({
  name: Type.String({ default: 'Fust' }),
  market: Type.String({ default: DEFAULT_MARKET }),
  market_pack: Type.Optional(OwnMarket),
  demo: Type.Boolean({ default: false }),
  demo_password: Type.String({ default: '' }),
  demo_accounts: Type.Array(Type.Object({ email: Type.String(), description: Text }), { default: [] }),
  order_number_prefix: Type.String({ default: '' }),
  portal: Type.Object(
    {
      maintenance: Type.Boolean({ default: false }),
      banner_rotation: Type.Integer({ default: 8 }),
      orderable_units: Type.Array(Type.String(), { default: ['Packaging', 'Layers', 'Pallets'] }),
      sections: Type.Array(Type.String(), { default: [...PERMISSIONS] }),
      /** Whether the catalogue is shown without a session, with list prices (decisions, graphql.md §1.3). */
      public_catalogue: Type.Boolean({ default: false }),
    },
    { default: {} },
  ),
  texts: Type.Object({ slogan: Words, descriptor: Words, maintenance: Words }, { default: {} }),
  links: Type.Object({ about_alcohol: Words }, { default: {} }),
  contact: Type.Object(
    {
      phone: Type.String({ default: '' }),
      email: Type.String({ default: '' }),
      address: Type.Array(Type.String(), { default: [] }),
      hours: Words,
    },
    { default: {} },
  ),
  support: Type.Object(
    {
      hours: Type.Optional(Type.Object({ from: Type.String(), to: Type.String() })),
      answered_within_hours: Type.Optional(Type.Integer()),
      categories: Type.Array(
        Type.Object({
          id: Type.String(),
          kind: Type.Enum([...TICKET_KINDS], { default: 'question' }),
          name: Text,
          subcategories: Type.Array(Type.Object({ id: Type.String(), name: Text }), { default: [] }),
        }),
        { default: [] },
      ),
    },
    { default: {} },
  ),
  order_types: Type.Object(
    { tank: Type.String({ default: 'YTOR' }), posm: Type.String({ default: 'YPOR' }) },
    { default: {} },
  ),
  erp: ErpSettings,
  packaging_discounts: Type.Object(
    { full_truck_percent: Type.Number({ default: 0.75 }), single_pallet_percent: Type.Number({ default: 0.25 }) },
    { default: {} },
  ),
  cash_discount: Type.Optional(Type.Object({ from: Type.Number(), percent: Type.Number() })),
  vat_on_deposit: Type.Optional(Type.Boolean()),
})
export type BrewerySettings = Static<typeof BrewerySettings>

/** The settings as imported, with their defaults; what the importer let through always fits. */
export function brewerySettings(rows: Record<string, unknown>): BrewerySettings {
  // The library writes defaults into what it is given.
  return Value.Parse(BrewerySettings, Value.Default(BrewerySettings, structuredClone(rows)))
}
