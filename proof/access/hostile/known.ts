import { DELIVERY_METHODS } from '@fust/domain/order'
import { chance, pick, type Draw } from './draw.ts'
import type { Kind } from './kinds.ts'
import { askBrewery, type Person } from '../people.ts'
import { bearer, graphql, PASSWORD, readPath, type Veenhof } from '../veenhof.ts'

type Words = Readonly<Record<Kind, readonly string[]>>

/** Words that mean something to this server: those of who asks, and all that there are, of others and of nobody too. */
export type Known = {
  own: Partial<Words>
  all: Words
  /** So many of a hundred that are named are own ones. */
  ownShare: number
}

/** A word of a kind, as it could be meant. */
export function wordOf(draw: Draw, { own, all, ownShare }: Known, kind: Kind): string {
  const mine = own[kind] ?? []
  return pick(draw, mine.length > 0 && chance(draw, ownShare) ? mine : all[kind])
}

/** What there is, whoever asks. */
export async function readBrewery({ pool }: Veenhof): Promise<Known> {
  const column = columnOf(pool)
  const all: Words = {
    cart: ['nobodyhasacartwiththisidnobodyha'],
    line: ['OTk5OTk5'],
    // Of each sort some, or cases and kegs would be all there is.
    sku: await column(
      `select sku as it from (
         select sku, row_number() over (partition by material_type, type, pack_format order by sku) as n from product
       ) each where n <= 6 order by sku`,
    ),
    order: ['26-99999', ...(await column('select number as it from sales_order order by number limit 3'))],
    saved: ['999999'],
    address: ['999997'],
    wishList: ['0', '999996'],
    favourite: ['999996'],
    category: ['1', ...(await column('select id::text as it from category order by id limit 10'))],
    shipTo: ['3999999', ...(await column('select id as it from ship_to order by id limit 5'))],
    payer: ['2999999', ...(await column('select id as it from payer order by id limit 5'))],
    company: ['1999999', ...(await column('select id as it from company order by id limit 5'))],
    person: ['U999999', ...(await column('select id as it from portal_user order by id limit 5'))],
    coupon: ['NO-SUCH-CODE', ...(await column('select code as it from coupon order by code'))],
    day: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-29', '2026-12-01', '2026-12-25'],
    hour: ['08:00', '12:00', '18:00'],
    method: DELIVERY_METHODS,
    payment: ['onaccount', 'purchaseorder', 'checkmo'],
    store: ['LivePortal_NL_en', 'LivePortal_NL_nl'],
    url: ['nowhere.html', ...(await column('select url_key as it from product order by sku limit 5'))],
    email: ['somebody@veenhof.example', 'sömebody@veenhof.example', 'a@b.example'],
    word: ['Koningsdag', 'veenhof pils', 'bier', '1', PASSWORD],
    street: ['Dorpsstraat', '1'],
    unit: Object.values(COUNTED).map(({ unit }) => unit),
    amount: ['0', '1', '6', '1000'],
    ticket: ['999995', '100001'],
    attachment: ['999994', '1'],
    notification: ['999993', '1'],
    topic: ['delivery', 'nothing'],
    content: ['zonnedak', 'privacy', 'label-driest', 'nowhere'],
    phone: ['+31 6 5550 1001', 'none'],
  }
  return { own: {}, all, ownShare: 0 }
}

const columnOf =
  (pool: Veenhof['pool']) =>
  async (sql: string, values: readonly string[] = []): Promise<string[]> => {
    const { rows } = await pool.query<{ it: string }>(sql, [...values])
    return rows.map(({ it }) => it)
  }

/** How goods are counted, and some of them. */
const COUNTED = {
  beer: { unit: 'number_of_pallet', amounts: ['1', '2', '6'] },
  posm: { unit: 'number_of_packages', amounts: ['1', '2', '6'] },
  tank: { unit: 'liters', amounts: ['500', '1000'] },
} as const

/** What a ship-to ordered most. */
const ORDERED = `select l.sku as it from order_line l join sales_order o on o.id = l.order_id join product p using (sku)
  where o.ship_to_id = $1 and o.kind = $2 and p.is_active group by l.sku order by count(*) desc, l.sku limit 8`

/** What somebody may order, and how, and has asked the brewery; it stays the same. */
export async function readTerms(veenhof: Veenhof, { shipTo, email, expected }: Person): Promise<Partial<Words>> {
  const [goods = 'posm'] = expected.kinds
  const column = columnOf(veenhof.pool)
  const asked = await askBrewery(veenhof, shipTo)
  const methods = await column('select method as it from ship_to_method where ship_to_id = $1', [shipTo.id])
  const payments = await column('select code as it from ship_to_payment_method where ship_to_id = $1', [shipTo.id])
  return {
    sku: await column(ORDERED, [shipTo.id, goods]),
    unit: [COUNTED[goods].unit],
    amount: COUNTED[goods].amounts,
    shipTo: [shipTo.id],
    payer: [shipTo.payer],
    company: [shipTo.companyId],
    person: [shipTo.userId],
    email: [email],
    ticket: [asked.ticket],
    attachment: [asked.attachment],
    notification: [asked.notification],
    day: ['2026-11-26', '2026-11-27', '2026-12-01'],
    // It has no minimum, where it is offered.
    method: methods.includes('selfpickup_selfpickup') ? ['selfpickup_selfpickup'] : ['flatrate_flatrate'],
    payment: payments.filter((code) => !code.startsWith('mollie')),
  }
}

const LOOK = `{
  customerCart { id items { uid } }
  getSaveOrderForLater { items { id } }
  getPreOrder { items { id } }
  customerOrders { items { id number } }
  customer { addressesV2 { items { id } } wishlist { id items { id } } }
}`

/** What somebody has by now, beside what may be ordered. */
export async function lookAround(veenhof: Veenhof, token: string, terms: Partial<Words>): Promise<Partial<Words>> {
  const seen = await veenhof.send(graphql(LOOK), bearer(token))
  const data = (...path: string[]) => readPath(seen, 'data', ...path)
  const each = (list: unknown, name: string): unknown[] =>
    Array.isArray(list) ? list.map((item: unknown) => readIn(item, name)) : []
  const ids = (...found: unknown[]) =>
    found.flat().flatMap((id) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : []))
  const orders = data('customerOrders', 'items')
  const saved = data('getSaveOrderForLater', 'items')
  return {
    ...terms,
    cart: ids(data('customerCart', 'id')),
    line: ids(each(data('customerCart', 'items'), 'uid')),
    saved: ids(each(saved, 'id'), each(data('getPreOrder', 'items'), 'id')),
    order: ids(each(orders, 'number'), each(orders, 'id')),
    address: ids(each(data('customer', 'addressesV2', 'items'), 'id')),
    wishList: ids(data('customer', 'wishlist', 'id')),
    favourite: ids(each(data('customer', 'wishlist', 'items'), 'id')),
  }
}

const readIn = (item: unknown, name: string): unknown =>
  typeof item === 'object' && item !== null ? Reflect.get(item, name) : undefined
