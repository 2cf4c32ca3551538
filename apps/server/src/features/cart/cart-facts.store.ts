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
  select coalesce(json_agg(json_build_object('id', l.id, 'sku', l.sku, 'options', l.options, 'packages', l.packages,
    'layers', l.layers, 'pallets', l.pallets, 'litres', l.liters, 'tankType1', l.tank_type_1,
    'tankType2', l.tank_type_2, 'tankType3', l.tank_type_3, 'stock', coalesce(k.quantity, 0)) order by l.id), '[]')
  from cart_line l left join stock k on k.sku = l.sku
  where l.company_id = ${company} and l.cart_id = ${cart}`

const namedOf = (skus: string) => `
  select coalesce(json_agg(json_build_object('sku', p.sku, 'stock', coalesce(k.quantity, 0))), '[]')
  from product p left join stock k on k.sku = p.sku where p.sku = any(${skus})`

type FactsRow = TermsRow & Pick<CartFacts, 'discounts'>
type CustomerVersion = { customerVersion: number }

const discounts = `(${discountsOf('s.price_group', '$3')}) as discounts`
const customerVersion = `(select version from customer_version) as "customerVersion"`
const lines = `(${linesOf('own.company_id', 'own.id')}) as lines, (select version from catalogue_version) as version`

const findFacts = statement<FactsRow & CustomerVersion>(
  'cart.facts',
  `select ${TERMS.columns}, ${discounts}, ${customerVersion} from ${TERMS.tables}
   where s.company_id = any($1) and s.id = $2`,
)

// One statement each: what a cart holds, and of which version the rest is, is read as it was at one moment.
const counted = `coalesce($4, own.ship_to_id) as "shipToId", ${lines}, ${customerVersion}`
const ownCart = `cart own where own.company_id = any($1) and own.id = $2 and own.user_id = $3`

const findCounted = statement<CountedCart>('cart.counted', `select ${counted} from ${ownCart}`)

const findCountedWithProducts = statement<CountedCart & { named: CountedProduct[] }>(
  'cart.counted-with-products',
  `select ${counted}, (${namedOf('$5')}) as named from ${ownCart}`,
)

const findFactsToPlace = statement<FactsRow & Counted & { days: CalendarDays }>(
  'cart.facts-to-place',
  `select ${TERMS.columns}, ${discounts}, ${lines}, ${calendarDays('k.code', '$3')} as days
   from cart own, ${TERMS.tables} where own.company_id = any($1) and own.id = $2 and own.user_id = $4
     and s.company_id = any($1) and s.id = own.ship_to_id`,
)

/** A ship-to of one of these companies. */
export type ShipToKey = { companyIds: readonly string[]; shipToId: string }
/** A cart as its owner names it. */
export type OwnCart = { userId: string; companyIds: readonly string[]; cartId: string }
/** What a change asks about beside the lines: other products, and the ship-to that the cart is about to move to. */
export type AskedBeside = { skus?: readonly string[]; newShipToId?: string | undefined }
/** A product by its number, with what the stock holds of it. */
export type CountedProduct = { sku: string; stock: number }
export type CountedLine = Omit<StoredCartLine, 'product'> & CountedProduct
/** The lines of a cart, and the version of the catalogue that says what their products are. */
type Counted = { lines: CountedLine[]; version: number }
/** The same with the ship-to, and of which version the facts of that are. */
type CountedCart = Counted & CustomerVersion & { shipToId: string }

/** Reads what decides about a cart, all but what its products are. */
export function createCartFactsStore(db: Queries) {
  return {
    find: async (
      { companyIds, shipToId }: ShipToKey,
      day: CalendarDate,
    ): Promise<(CustomerVersion & { facts: CartFacts }) | undefined> => {
      const row = await db.row(findFacts, [companyIds, shipToId, day])
      if (!row) return undefined
      const { discounts: rates, customerVersion: at, ...terms } = row
      return { facts: { terms: termsOf(terms), discounts: rates }, customerVersion: at }
    },
    /** Its lines and the products of these SKUs; with its ship-to, or the one it is about to move to. */
    counted: async (
      { userId, companyIds, cartId }: OwnCart,
      { skus = [], newShipToId }: AskedBeside,
    ): Promise<(CountedCart & { named: CountedProduct[] }) | undefined> => {
      const asked = [companyIds, cartId, userId, newShipToId ?? null]
      if (skus.length > 0) return db.row(findCountedWithProducts, [...asked, skus])
      const row = await db.row(findCounted, asked)
      return row && { ...row, named: [] }
    },
    /** Its lines, and what the calendar of its ship-to holds. */
    toPlace: async (
      { userId, companyIds, cartId }: OwnCart,
      day: CalendarDate,
    ): Promise<(CartFacts & Counted & { days: CalendarDays }) | undefined> => {
      const row = await db.row(findFactsToPlace, [companyIds, cartId, day, userId])
      if (!row) return undefined
      const { discounts: rates, lines: own, version, days, ...terms } = row
      return { terms: termsOf(terms), discounts: rates, lines: own, version, days }
    },
  }
}
