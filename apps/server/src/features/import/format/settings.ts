import { mayBeGiven, PERMISSIONS, ROLES, type Role } from '@fust/domain/access'
import { LANGUAGES, MARKETS } from '@fust/domain/market'
import { ANSWERED_WITHIN_HOURS, TICKET_KINDS } from '@fust/domain/support'
import { Type, type Static } from 'typebox'
import { MARKET_CODE, OwnMarket } from '#features/portal/index.ts'

const strict = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const Texts = Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, Type.Optional(Text)])), {
  ...strict,
  description: `a text per language (${LANGUAGES.join(', ')})`,
})
const Link = Type.String({ pattern: '^https://', maxLength: 500, description: 'an address that begins with https://' })
const Links = Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, Type.Optional(Link)])), {
  ...strict,
  description: `an address per language (${LANGUAGES.join(', ')})`,
})
const Percent = Type.Number({ minimum: 0, maximum: 100 })
const optional = <T extends Record<string, Type.TSchema>>(parts: T) => Type.Optional(Type.Object(parts, strict))

const RequiredCode = (maxLength: number) =>
  Type.String({
    pattern: '^[A-Za-z0-9]+$',
    minLength: 1,
    maxLength,
    description: `a code of 1 to ${maxLength} letters and digits`,
  })
const Code = (maxLength: number) => Type.Optional(RequiredCode(maxLength))
const ErpSetup = optional({
  portal_order_type: Code(4),
  half_truck_shipping_type: Code(2),
  price_condition: Code(4),
  rejection_reason: Code(2),
  text_language: Code(2),
  units: optional({ case: Code(3), liter: Code(3), piece: Code(3) }),
  texts: optional({
    note_for_driver: Code(4),
    order_title: Code(4),
    portal_total: Code(4),
    loading: Code(4),
    addresses: Code(4),
    transport: Code(4),
  }),
  calendar_service: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_]*$',
      maxLength: 40,
      description: 'a name of at most 40 letters, digits and underscores',
    }),
  ),
  credit: optional({ segment: RequiredCode(10), company_code: RequiredCode(4) }),
  invoicing: optional({
    line_discount: RequiredCode(4),
    coupon_discount: RequiredCode(4),
    packaging_discount: RequiredCode(4),
    cash_discount: RequiredCode(4),
    packaging_tax: RequiredCode(4),
    sorting_charge: RequiredCode(4),
    deposit: RequiredCode(4),
    taxed_deposit: RequiredCode(4),
    vat: RequiredCode(4),
    paid_terms: RequiredCode(4),
  }),
  calendars: Type.Optional(
    Type.Record(Text, Type.String({ pattern: '^[A-Z0-9]{2}$', description: 'a code of two capitals or digits' })),
  ),
})

/** All that a role gives from then on, as far as the customer type has it. */
const RolePermissions = (role: Role) =>
  Type.Optional(Type.Array(Type.Enum(PERMISSIONS.filter((permission) => mayBeGiven(role, permission)))))

const Holiday = Type.Object(
  { day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'a day such as 2026-05-05' }), name: Texts },
  strict,
)
const DemoAccount = Type.Object({ email: Text, description: Texts }, strict)

const TimeOfDay = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: "a time such as '08:00', in quotes",
})
const CategoryId = Type.String({
  pattern: '^[a-z0-9-]+$',
  maxLength: 40,
  description: 'a code of at most 40 small letters, digits and dashes',
})
const WorkingHours = Type.Integer({
  minimum: ANSWERED_WITHIN_HOURS.least,
  maximum: ANSWERED_WITHIN_HOURS.most,
  description: `working hours after which an unanswered ticket is reported again, ${ANSWERED_WITHIN_HOURS.least} to ${ANSWERED_WITHIN_HOURS.most}; ${ANSWERED_WITHIN_HOURS.usual} where it is left out`,
})
/** What customers can ask about, and when somebody answers. */
const Support = optional({
  hours: Type.Optional(Type.Object({ from: TimeOfDay, to: TimeOfDay }, strict)),
  answered_within_hours: Type.Optional(WorkingHours),
  categories: Type.Optional(
    Type.Array(
      Type.Object(
        {
          id: CategoryId,
          kind: Type.Optional(Type.Enum([...TICKET_KINDS])),
          name: Texts,
          subcategories: Type.Optional(
            Type.Array(Type.Object({ id: CategoryId, name: Texts }, strict), { maxItems: 50 }),
          ),
        },
        strict,
      ),
      { maxItems: 50 },
    ),
  ),
})

const ONE_LINE = '^[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f\\u2028\\u2029]{0,79}$'

/** `brewery.yaml`: every key but `holidays` is one row of brewery_setting, under the same name. */
export const BreweryFile = Type.Object(
  {
    name: Type.String({ pattern: ONE_LINE, description: 'a text of 1 to 80 characters in one line' }),
    market: Type.String({
      pattern: MARKET_CODE,
      description: `one of ${MARKETS.join(', ')}, or two capitals of another with a market_pack`,
    }),
    market_pack: Type.Optional(OwnMarket),
    demo: Type.Optional(Type.Boolean()),
    demo_password: Type.Optional(Type.String({ minLength: 12, maxLength: 128 })),
    demo_accounts: Type.Optional(Type.Array(DemoAccount)),
    order_number_prefix: Type.Optional(
      Type.String({
        pattern: '^[A-Z0-9-]*$',
        maxLength: 10,
        description: 'at most 10 capitals, digits and dashes',
      }),
    ),
    portal: optional({
      maintenance: Type.Optional(Type.Boolean()),
      banner_rotation: Type.Optional(Type.Integer({ minimum: 1 })),
      orderable_units: Type.Optional(Type.Array(Type.Enum(['Packaging', 'Layers', 'Pallets']))),
      sections: Type.Optional(Type.Array(Type.Enum([...PERMISSIONS]))),
      public_catalogue: Type.Optional(Type.Boolean()),
    }),
    role_permissions: optional(Object.fromEntries(ROLES.map((role) => [role, RolePermissions(role)]))),
    contact: optional({
      phone: Type.Optional(Type.String({ maxLength: 40 })),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      address: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 80, description: 'a text of 1 to 80 characters' }), {
          maxItems: 6,
          description: 'at most 6 lines, each a text of 1 to 80 characters',
        }),
      ),
      hours: Type.Optional(Texts),
    }),
    support: Support,
    holidays: Type.Optional(Type.Array(Holiday)),
    order_types: optional({ tank: Code(4), posm: Code(4) }),
    erp: ErpSetup,
    vat_on_deposit: Type.Optional(Type.Boolean()),
    packaging_discounts: optional({
      full_truck_percent: Type.Optional(Percent),
      single_pallet_percent: Type.Optional(Percent),
    }),
    cash_discount: optional({ from: Type.Number({ minimum: 0 }), percent: Percent }),
    texts: optional({
      slogan: Type.Optional(Texts),
      descriptor: Type.Optional(Texts),
      responsible_drinking: Type.Optional(Texts),
      maintenance: Type.Optional(Texts),
    }),
    links: optional({ about_alcohol: Type.Optional(Links) }),
  },
  strict,
)
export type BreweryFile = Static<typeof BreweryFile>

export const SETTING_NAMES = Object.keys(BreweryFile.properties).filter((name) => name !== 'holidays')
