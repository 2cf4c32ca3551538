import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database.ts'
import {
  calendarDays,
  TERMS,
  termsOf,
  type CalendarDays,
  type DeliveryTerms,
  type TermsRow,
} from '#features/delivery/index.ts'
import type { StoredCartLine } from './cart-line.store.ts'
import { productObject, type CartProduct } from './cart-product.store.ts'

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

const linesOf = (company: string, cart: string, given: { priceGroup: string; day: string }) => `
  select coalesce(json_agg(json_build_object('id', l.id, 'sku', l.sku, 'options', l.options, 'packages', l.packages,
    'layers', l.layers, 'pallets', l.pallets, 'litres', l.liters, 'tankType1', l.tank_type_1,
    'tankType2', l.tank_type_2, 'tankType3', l.tank_type_3, 'product', ${productObject(given)}) order by l.id), '[]')
  from cart_line l join product p on p.sku = l.sku
  where l.company_id = ${company} and l.cart_id = ${cart}`

const namedOf = (skus: string, given: { priceGroup: string; day: string }) => `
  select coalesce(json_agg(${productObject(given)}), '[]') from product p where p.sku = any(${skus})`

type FactsRow = TermsRow & Pick<CartFacts, 'discounts'>

const given = { priceGroup: 's.price_group', day: '$3' }
const discounts = `(${discountsOf(given.priceGroup, given.day)}) as discounts`
const lines = `(${linesOf('$1', '$4', given)}) as lines`

const findFacts = statement<FactsRow>(
  'cart.facts',
  `select ${TERMS.columns}, ${discounts} from ${TERMS.tables} where s.company_id = $1 and s.id = $2`,
)

// One statement each: what a cart costs is read as it was at one moment.
const findFactsOfCart = statement<FactsRow & { lines: StoredCartLine[]; named: CartProduct[] }>(
  'cart.facts-of-cart',
  `select ${TERMS.columns}, ${discounts}, ${lines}, (${namedOf('$5', given)}) as named
   from ${TERMS.tables} where s.company_id = $1 and s.id = $2`,
)

const findFactsToPlace = statement<FactsRow & { lines: StoredCartLine[]; days: CalendarDays }>(
  'cart.facts-to-place',
  `select ${TERMS.columns}, ${discounts}, ${lines}, ${calendarDays('k.code', '$3')} as days
   from ${TERMS.tables} where s.company_id = $1 and s.id = $2`,
)

type ShipToKey = { companyId: string; shipToId: string }
type OfCart = CartFacts & { lines: StoredCartLine[] }

/** Reads what decides about a cart at a ship-to, which may be another than the one it is at. */
export function createCartFactsStore(db: Queries) {
  return {
    find: async ({ companyId, shipToId }: ShipToKey, day: CalendarDate): Promise<CartFacts> => {
      const { discounts: rates, ...terms } = found(await db.row(findFacts, [companyId, shipToId, day]), shipToId)
      return { terms: termsOf(terms), discounts: rates }
    },
    /** With its lines, and with the products of these SKUs. */
    ofCart: async (
      { companyId, shipToId }: ShipToKey,
      { cartId, day, skus = [] }: { cartId: string; day: CalendarDate; skus?: readonly string[] },
    ): Promise<OfCart & { named: CartProduct[] }> => {
      const row = await db.row(findFactsOfCart, [companyId, shipToId, day, cartId, skus])
      const { discounts: rates, lines: own, named, ...terms } = found(row, shipToId)
      return { terms: termsOf(terms), discounts: rates, lines: own, named }
    },
    /** With its lines, and what the calendar holds. */
    toPlace: async (
      { companyId, shipToId }: ShipToKey,
      { cartId, day }: { cartId: string; day: CalendarDate },
    ): Promise<OfCart & { days: CalendarDays }> => {
      const row = await db.row(findFactsToPlace, [companyId, shipToId, day, cartId])
      const { discounts: rates, lines: own, days, ...terms } = found(row, shipToId)
      return { terms: termsOf(terms), discounts: rates, lines: own, days }
    },
  }
}

function found<Row>(row: Row | undefined, shipToId: string): Row {
  if (!row) throw new Error(`Ship-to ${shipToId} has a role entry but no row.`)
  return row
}
