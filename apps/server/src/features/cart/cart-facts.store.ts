import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database/database.ts'
import {
  calendarDays,
  TERMS,
  termsOf,
  type CalendarDays,
  type DeliveryTerms,
  type TermsRow,
} from '#features/delivery/index.ts'
import type { SkuStock } from '#features/assortment/index.ts'
import type { StoredLine } from './lines/cart-line.store.ts'

/** A standing or a passing discount on a product, a brand, or everything of a price group. */
export type StoredDiscount = {
  code: string
  kind: 'fixed' | 'promotional'
  name: Record<string, string>
  brandCode: string | null
  sku: string | null
  rateBp: number
}

/** What the rules ask about a cart at a ship-to. */
export type CartFacts = { terms: DeliveryTerms; discounts: StoredDiscount[] }

const discountsOf = (priceGroup: string, day: string) => `
  select coalesce(json_agg(json_build_object('code', d.code, 'kind', d.kind, 'name', d.name, 'brandCode', d.brand_code,
    'sku', d.sku, 'rateBp', d.rate_bp)), '[]')
  from discount d
  where (d.price_group is null or d.price_group = ${priceGroup}) and (d.valid_from is null or d.valid_from <= ${day})
    and (d.valid_to is null or d.valid_to >= ${day})`

const linesOf = (company: string, cart: string) => `
  select coalesce(json_agg(json_build_object('id', l.id, 'sku', l.sku, 'bundleOptions', l.options,
    'amounts', json_build_object('packages', l.packages, 'layers', l.layers, 'pallets', l.pallets,
      'litres', l.liters, 'tankType1', l.tank_type_1, 'tankType2', l.tank_type_2, 'tankType3', l.tank_type_3,
      'tankType4', l.tank_type_4),
    'stock', coalesce(k.quantity, 0)) order by l.id), '[]')
  from cart_line l left join stock k on k.sku = l.sku
  where l.company_id = ${company} and l.cart_id = ${cart}`

const namedOf = (skus: string) => `
  select coalesce(json_agg(json_build_object('sku', p.sku, 'stock', coalesce(k.quantity, 0))), '[]')
  from product p left join stock k on k.sku = p.sku where p.sku = any(${skus})`

type FactsRow = TermsRow & Pick<CartFacts, 'discounts'>

const discounts = `(${discountsOf('s.price_group', '$3')}) as discounts`
const lines = `(${linesOf('own.company_id', 'own.id')}) as lines, (select mark from catalogue_mark) as mark`
const ofCart = `cart own, ${TERMS.tables} where own.company_id = any($1) and own.id = $2 and own.user_id = $4
     and s.company_id = any($1)`

const readFacts = statement<FactsRow>(
  'cart.facts',
  `select ${TERMS.columns}, ${discounts} from ${TERMS.tables} where s.company_id = $1 and s.id = $2`,
)

// One statement each: what a cart holds and what is offered to it is read as it was at one moment.
const readFactsOfCart = statement<FactsRow & Lines & { named: SkuStock[] }>(
  'cart.facts-of-cart',
  `select ${TERMS.columns}, ${discounts}, ${lines}, coalesce($7, own.replaces_id) as "replacedId",
     (${namedOf('$5')}) as named
   from ${ofCart} and s.id = coalesce($6, own.ship_to_id)`,
)

const readFactsToPlace = statement<FactsRow & Lines & { days: CalendarDays }>(
  'cart.facts-to-place',
  `select ${TERMS.columns}, ${discounts}, ${lines}, own.replaces_id as "replacedId",
     ${calendarDays('k.code', '$3', { company: 'own.company_id', id: 'own.replaces_id' })} as days
   from ${ofCart} and s.id = own.ship_to_id`,
)

type ShipToKey = { companyId: string; shipToId: string }
/** A cart as its owner names it. */
export type OwnCart = { userId: string; companyIds: readonly string[]; cartId: string }
/** What a change asks about beside the lines: other products, the ship-to that the cart is about to move to, the order that it is about to replace. */
export type AskedBeside = {
  skus?: readonly string[]
  newShipToId?: string | undefined
  newReplacedId?: number | undefined
}
/** A line with what the stock holds of its product. */
export type LineWithStock = StoredLine & SkuStock
/** The lines of a cart, the order that it replaces, and the mark of the catalogue that says what the products are. */
type Lines = { lines: LineWithStock[]; replacedId: number | null; mark: string }

/** Reads what decides about a cart, all but what its products are. */
export function createCartFactsStore(db: Queries) {
  return {
    /** What is offered to a ship-to and taken off there, whatever its carts hold. */
    read: async ({ companyId, shipToId }: ShipToKey, day: CalendarDate): Promise<CartFacts | undefined> => {
      const row = await db.row(readFacts, [companyId, shipToId, day])
      if (!row) return undefined
      const { discounts: rates, ...terms } = row
      return { terms: termsOf(terms), discounts: rates }
    },
    /** Its lines and the products of these SKUs, at its ship-to or at the one it is about to move to. */
    readOfCart: async (
      { userId, companyIds, cartId }: OwnCart,
      day: CalendarDate,
      { skus = [], newShipToId, newReplacedId }: AskedBeside,
    ): Promise<(CartFacts & Lines & { named: SkuStock[] }) | undefined> => {
      const row = await db.row(readFactsOfCart, [
        companyIds,
        cartId,
        day,
        userId,
        skus,
        newShipToId ?? null,
        newReplacedId ?? null,
      ])
      if (!row) return undefined
      const { discounts: rates, lines: own, replacedId, mark, named, ...terms } = row
      return { terms: termsOf(terms), discounts: rates, lines: own, replacedId, mark, named }
    },
    /** Its lines, and what the calendar of its ship-to holds. */
    readToPlace: async (
      { userId, companyIds, cartId }: OwnCart,
      day: CalendarDate,
    ): Promise<(CartFacts & Lines & { days: CalendarDays }) | undefined> => {
      const row = await db.row(readFactsToPlace, [companyIds, cartId, day, userId])
      if (!row) return undefined
      const { discounts: rates, lines: own, replacedId, mark, days, ...terms } = row
      return { terms: termsOf(terms), discounts: rates, lines: own, replacedId, mark, days }
    },
  }
}
