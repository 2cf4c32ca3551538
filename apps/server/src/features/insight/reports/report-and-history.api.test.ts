import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLivedInBrewery } from '#features/doctor/lived-in-brewery.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { customerAddressesFeature } from '#features/customer/customer-addresses.feature.ts'
import { documentsFeature } from '#features/documents/documents.feature.ts'
import { favouritesFeature } from '#features/favourites/favourites.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { type OpenBrewery, openBreweryOn, readPath } from '../../../test/open-brewery.ts'
import { insightFeature } from '../insight.feature.ts'

// Two years, so that every order of the demo brewery is told of.
const MONTHS = { from: '2024-12', to: '2026-11' }
const DAYS = { from: '2024-12-01', to: '2026-11-30' }
const CALLS = {
  sales: 'sales-report',
  'on-trade': 'OnTrade-report',
  distributor: 'distributor-report',
} as const

const INVOICES = '/nl/prod/api/v1/portal/invoiceolsa/getdatarchive'

let brewery: OpenBrewery
let products: Map<string, { brand: string; pack: string }>
beforeAll(async () => {
  brewery = await openBreweryOn(await createLivedInBrewery(), {
    features: [
      assortmentFeature,
      cartFeature,
      customerAddressesFeature,
      documentsFeature,
      favouritesFeature,
      insightFeature,
      ordersFeature,
      savedOrdersFeature,
    ],
  })
  const { rows } = await brewery.pool.query<{ sku: string; brand: string; pack: string }>(
    'select sku, brand_code as brand, pack_format as pack from product',
  )
  products = new Map(rows.map(({ sku, ...own }) => [sku, own]))
})
afterAll(() => brewery.close())

type Line = { sku: string; cents: number }
type Order = { number: string; month: string; shipTo: string; isCounted: boolean; cents: number; lines: Line[] }

const ORDERS = `query ($filter: CustomerOrdersFilterInput, $page: Int) {
  customer { orders(filter: $filter, currentPage: $page, pageSize: 500) { page_info { total_pages } items {
    number order_date status payment_status ship_to_id grand_total
    items { product_sku prices { row_total { value } total_item_discount { value } } } } } }
}`

/** The history as a reader of the interface adds it up, knowing nothing of how the report is read. */
async function history(as: string, filter: object): Promise<Order[]> {
  const orders: Order[] = []
  for (let page = 1; ; page += 1) {
    const { data, errors } = await brewery.ask(ORDERS, { filter: { order_date: DAYS, ...filter }, page }, { as })
    expect(errors).toEqual([])
    const told = readPath(data, 'customer', 'orders')
    orders.push(...listed(told, 'items').map(orderOf))
    if (page >= Number(readPath(told, 'page_info', 'total_pages'))) return orders
  }
}

const orderOf = (order: unknown): Order => ({
  number: String(readPath(order, 'number')),
  month: String(readPath(order, 'order_date')).slice(0, 7),
  shipTo: String(readPath(order, 'ship_to_id')),
  isCounted: readPath(order, 'status') !== 'Canceled' && readPath(order, 'payment_status') !== 'OPEN',
  cents: centsOf(readPath(order, 'grand_total')),
  lines: listed(order, 'items').map((line) => ({
    sku: String(readPath(line, 'product_sku')),
    cents:
      centsOf(readPath(line, 'prices', 'row_total', 'value')) -
      centsOf(readPath(line, 'prices', 'total_item_discount', 'value')),
  })),
})

/** The invoices that a report leads to, and all of them, as a reader of the interface finds them. */
async function invoices(
  as: string,
  narrowed: Record<string, string> = {},
): Promise<{ month: string; cents: number }[]> {
  const found: { month: string; cents: number }[] = []
  for (;;) {
    const asked = { ...DAYS, to: '2026-11-23', ...narrowed, limit: 100, offset: found.length }
    const headers = { authorization: `Bearer ${await brewery.tokenOf(as)}` }
    const answer = await brewery.app.inject({ method: 'POST', url: INVOICES, headers, payload: asked })
    expect(answer.statusCode).toBe(200)
    const body: unknown = answer.json()
    found.push(
      ...listed(body, 'invoices').map((invoice) => ({
        month: String(readPath(invoice, 'date')).slice(0, 7),
        cents: centsOf(readPath(invoice, 'total')),
      })),
    )
    if (found.length >= Number(readPath(body, 'total'))) return found
  }
}

async function report(as: string, name: keyof typeof CALLS, narrowed: Record<string, string> = {}): Promise<unknown> {
  const query = new URLSearchParams({ ...MONTHS, ...narrowed })
  const { status, body } = await brewery.get(`/nl/prod/api/v1/portal/power-bi/${CALLS[name]}?${query.toString()}`, {
    as,
  })
  expect(status).toBe(200)
  return body
}

function listed(body: unknown, ...path: string[]): unknown[] {
  const rows = readPath(body, ...path)
  return Array.isArray(rows) ? rows : []
}

const centsOf = (amount: unknown) => Math.round(Number(amount) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const paid = (orders: readonly Order[]) => sum(orders.map(({ cents }) => cents))
const goods = (orders: readonly Order[], isOf: (sku: string) => boolean = () => true) =>
  sum(orders.flatMap(({ lines }) => lines.filter(({ sku }) => isOf(sku)).map(({ cents }) => cents)))
const numbersOf = (orders: readonly Order[]) => orders.map(({ number }) => number).toSorted()

const PEOPLE = [
  ['owner.distributor@veenhof.example', 'distributor'],
  ['owner.tank@veenhof.example', 'on-trade'],
  ['owner.ontrade@veenhof.example', 'sales'],
  ['internal@veenhof.example', 'sales'],
] as const

describe.each(PEOPLE)('for %s the report %s', (as, name) => {
  let told: unknown
  let counted: Order[]
  beforeAll(async () => {
    told = await report(as, name)
    const all = await history(as, {})
    counted = all.filter(({ isCounted }) => isCounted)
    if (counted.length === 0) throw new Error(`${as} has ordered nothing.`)
  })

  test('[DOC-09] comes in every month to what the history comes to, to the cent', () => {
    const figures = (month: unknown) => ({
      month: readPath(month, 'month'),
      orders: readPath(month, 'orders'),
      totalCents: centsOf(readPath(month, 'total')),
      goodsCents: centsOf(readPath(month, 'goods')),
    })
    const months = listed(told, 'months').map(figures)
    expect(months).toHaveLength(24)
    expect(months).toEqual(
      months.map(({ month }) => {
        const own = counted.filter((order) => order.month === month)
        return { month, orders: own.length, totalCents: paid(own), goodsCents: goods(own) }
      }),
    )
    expect(centsOf(readPath(told, 'totals', 'total'))).toBe(paid(counted))
  })

  test('[DOC-09] tells in every month what the invoices of it come to, to the cent', async () => {
    const own = await invoices(as, { report: name })
    expect(own.length).toBeGreaterThan(0)
    const sums = (month: string) => {
      const ofMonth = own.filter((invoice) => invoice.month === month)
      return { month, invoices: ofMonth.length, cents: sum(ofMonth.map(({ cents }) => cents)) }
    }
    const months = listed(told, 'invoiced', 'months').map((month) => ({
      month: String(readPath(month, 'month')),
      invoices: readPath(month, 'invoices'),
      cents: centsOf(readPath(month, 'total')),
    }))
    expect(months).toHaveLength(24)
    expect(months).toEqual(months.map(({ month }) => sums(month)))
    expect(centsOf(readPath(told, 'invoiced', 'total'))).toBe(sum(own.map(({ cents }) => cents)))
  })

  test('[DOC-09] comes at every ship-to to what the history comes to there, to the cent', async () => {
    const rows = listed(told, 'shipTos')
    expect(rows.map((row) => String(readPath(row, 'code'))).toSorted()).toEqual(
      [...new Set(counted.map(({ shipTo }) => shipTo))].toSorted(),
    )
    for (const row of rows) {
      const shipTo = String(readPath(row, 'code'))
      const own = counted.filter((order) => order.shipTo === shipTo)
      expect(centsOf(readPath(row, 'goods'))).toBe(goods(own))
      expect(centsOf(readPath(await report(as, name, { shipto: shipTo }), 'totals', 'total'))).toBe(paid(own))
      const found = await history(as, { report: { eq: name }, ship_to_id: { eq: shipTo } })
      expect(numbersOf(found)).toEqual(numbersOf(own))
    }
  })

  test.each([
    ['brands', 'brand', (sku: string) => products.get(sku)?.brand],
    ['packs', 'pack', (sku: string) => products.get(sku)?.pack],
    ['topProducts', 'sku', (sku: string) => sku],
  ] as const)('each row of %s leads to exactly the orders that it is made of', async (part, field, codeOf) => {
    const rows = listed(told, part)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const code = String(readPath(row, 'code'))
      const isOf = (sku: string) => codeOf(sku) === code
      expect(centsOf(readPath(row, 'goods'))).toBe(goods(counted, isOf))
      const found = await history(as, { report: { eq: name }, [field]: { eq: code } })
      expect(numbersOf(found)).toEqual(numbersOf(counted.filter(({ lines }) => lines.some(({ sku }) => isOf(sku)))))
    }
  })

  test('what a narrowed report comes to stands in the lines of the orders that it leads to', async () => {
    const brand = String(readPath(told, 'brands', 0, 'code'))
    const pack = String(readPath(told, 'packs', 0, 'code'))
    const isOf = (sku: string) => products.get(sku)?.brand === brand && products.get(sku)?.pack === pack
    const found = await history(as, { report: { eq: name }, brand: { eq: brand }, pack: { eq: pack } })
    expect(centsOf(readPath(await report(as, name, { brand, pack }), 'totals', 'goods'))).toBe(goods(found, isOf))
  })
})
