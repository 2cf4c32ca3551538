import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenBrewery, openBrewery } from '../../../test/open-brewery.ts'
import { buildInsight, placeOrders, type Placed } from '../insight.builders.ts'
import { sumUp as sumUpAll } from './sum-up.builders.ts'
import { insightFeature } from '../insight.feature.ts'

const REPORT = '/nl/prod/api/v1/portal/power-bi/sales-report'
// By the brewery's clock it is 23 November 2026.
const ASKED = [
  '',
  '?from=2025-01&to=2025-12',
  '?from=2024-12&to=2026-11',
  '?from=2026-10&to=2026-10',
  '?brand=wit',
  '?pack=Crate',
  '?shipto=S2',
]

const placed: Placed[] = Array.from({ length: 60 }, (_, nth) => {
  const month = String((nth % 12) + 1).padStart(2, '0')
  const day = `${nth < 30 && nth % 12 < 11 ? 2026 : 2025}-${month}-${String((nth % 22) + 1).padStart(2, '0')}`
  return {
    id: nth + 1,
    at: `${day}T0${nth % 10}:30:00Z`,
    shipTo: ['S1', 'S2', 'S3'][nth % 3] ?? 'S1',
    status: ['Delivered', 'Completed', 'Order created', 'Canceled'][nth % 4] ?? '',
    ...(nth % 4 < 2 && { deliveredAt: `${day}T20:00:00Z`, deliveryDate: nth % 5 === 0 ? '2024-01-01' : day }),
    ...(nth % 7 === 0 && { stage: 'awaiting' }),
    lines: [
      {
        sku: 'PILS-CRATE',
        cases: nth + 3,
        cents: nth * 1_009 + 10,
        discountCents: nth,
        shipped: nth,
        depositCents: 39,
      },
      { sku: 'WIT-CRATE', cases: 10 - (nth % 3), cents: 3_001, shipped: 7, depositCents: -nth },
    ],
  }
})

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [insightFeature] })
  await buildInsight(brewery.pool)
  await placeOrders(brewery.pool, [
    ...placed,
    // The last of a month by the brewery's clock, and the first.
    { id: 101, at: '2026-09-30T21:59:59.999Z', lines: [{ sku: 'BOK-CRATE', cases: 1, cents: 1 }] },
    { id: 102, at: '2026-09-30T22:00:00Z', lines: [{ sku: 'BOK-CRATE', cases: 2, cents: 2 }] },
    // Later on the last day that is compared with, and on the first that is not.
    { id: 103, at: '2025-11-23T22:59:00Z', lines: [{ sku: 'GLASS-25', cases: 3, cents: 4 }] },
    { id: 104, at: '2025-11-23T23:00:00Z', lines: [{ sku: 'GLASS-25', cases: 3, cents: 8 }] },
  ])
})
afterAll(() => brewery.close())

const sumUp = (zone?: string) => sumUpAll(brewery.pool, { atOnce: 7, ...(zone !== undefined && { zone }) })

const told = () => Promise.all(ASKED.map(async (query) => (await brewery.get(REPORT + query)).body))

/** What the orders say where nothing is summed up. */
async function toldByOrders() {
  await brewery.pool.query(`delete from ordered_month; delete from ordered_change;
    insert into ordered_change (company_id, ship_to_id, placed_at) select company_id, ship_to_id, placed_at from sales_order`)
  return told()
}

const counted = async (table: string) => {
  const { rows } = await brewery.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count
}

test('a report is the same before and after its months are summed up', async () => {
  const byOrders = await told()
  await sumUp()
  expect(await counted('ordered_change')).toBe(0)
  expect(await counted('ordered_month')).toBeGreaterThan(15)
  expect(await told()).toEqual(byOrders)
})

const zones = async () =>
  (await brewery.pool.query<{ zone: string }>('select distinct zone from ordered_month')).rows.map(({ zone }) => zone)

const S1_LAST_YEAR = `(select id from sales_order where ship_to_id = 'S1' and placed_at < '2025-10-01' and status = 'Completed' limit 1)`

describe.each([
  ['an order is cancelled', `update sales_order set status = 'Canceled' where id = ${S1_LAST_YEAR}`],
  ['all orders of a month are cancelled', `update sales_order set status = 'Canceled' where placed_at < '2025-03-01'`],
  ['a cancelled order stands again', `update sales_order set status = 'Order created' where status = 'Canceled'`],
  ['orders are paid late', `update sales_order set payment_stage = 'paid' where payment_stage = 'awaiting'`],
  [
    'an order is corrected',
    `update order_line set cases_total = cases_total + 5, row_total_cents = row_total_cents + 77 where order_id = 5;
     update sales_order set goods_cents = goods_cents + 77, grand_total_ex_vat_cents = grand_total_ex_vat_cents + 77,
       grand_total_cents = grand_total_cents + 77 where id = 5`,
  ],
  ['less is brought', 'update order_line set shipped_cases = shipped_cases / 2'],
  ['a line is taken out', `delete from order_line where order_id in (9, 10) and line_number = 20`],
  [
    'a line is another product of another brand',
    `update order_line set sku = 'BOK-CRATE', brand_code = 'wit' where line_number = 10 and order_id < 20`,
  ],
  ['it was delivered earlier', `update order_event set happened_at = '2023-01-01' where status = 'Delivered'`],
  ['nobody knows any more since when', `delete from order_event where status = 'Delivered'`],
  ['orders move to another ship-to', `update sales_order set ship_to_id = 'S2' where ship_to_id = 'S3' and id < 30`],
  ['orders move to another month', `update sales_order set placed_at = placed_at - interval '40 days' where id > 40`],
  ['orders are removed', 'delete from sales_order where id % 9 = 0'],
  ['a product holds more', `update product set volume_per_case_ml = volume_per_case_ml * 2 where sku = 'PILS-CRATE'`],
  ['a product is packed otherwise', `update product set pack_format = 'Keg' where sku = 'WIT-CRATE'`],
])('when %s', (_, sql) => {
  test('a report tells it at once, and the sums do afterwards', async () => {
    await sumUp()
    await brewery.pool.query(sql)
    const atOnce = await told()
    await sumUp()
    const summed = await told()
    const byOrders = await toldByOrders()
    expect(atOnce).toEqual(byOrders)
    expect(summed).toEqual(byOrders)
  })
})

test('in another zone an order is of another month: what was summed up in the former one is not told', async () => {
  await sumUp('America/New_York')
  const atOnce = await told()
  expect(await zones()).toEqual(['America/New_York'])
  await sumUp()
  expect(await zones()).toEqual(['Europe/Amsterdam'])
  expect(await told()).toEqual(atOnce)
  expect(atOnce).toEqual(await toldByOrders())
})

test('a month without an order that counts has no sums', async () => {
  await sumUp()
  await brewery.pool.query(`update sales_order set status = 'Canceled'`)
  await sumUp()
  expect(await counted('ordered_month')).toBe(0)
  expect(await counted('ordered_product')).toBe(0)
})

test('what changes while it is summed up is summed up next', async () => {
  await brewery.pool.query(`update sales_order set status = 'Order created'`)
  const client = await brewery.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update sales_order set status = 'Canceled' where id = 1`)
    await sumUp()
    await client.query('commit')
  } finally {
    client.release()
  }
  expect(await counted('ordered_change')).toBe(1)
  const atOnce = await told()
  expect(atOnce).toEqual(await toldByOrders())
})

test('an order that comes into a month without one, while that is summed up, is summed up next', async () => {
  const MONTH = `where month = '2023-05-01'`
  await sumUp()
  await brewery.pool.query(
    `insert into ordered_change (company_id, ship_to_id, placed_at) values ('C1', 'S1', '2023-05-10T10:00:00Z')`,
  )
  const client = await brewery.pool.connect()
  try {
    await client.query('begin; lock table ordered_product in exclusive mode')
    const summing = sumUp()
    const waiting = `select from pg_locks where not granted and relation = 'ordered_product'::regclass`
    await expect.poll(async () => (await brewery.pool.query(waiting)).rows.length).toBe(1)
    await placeOrders(brewery.pool, [
      { id: 201, at: '2023-05-11T10:00:00Z', lines: [{ sku: 'BOK-CRATE', cases: 1, cents: 1 }] },
    ])
    await client.query('commit')
    await summing
  } finally {
    client.release()
  }
  expect(await counted(`ordered_product ${MONTH}`)).toBe(0)
  await sumUp()
  expect(await counted(`ordered_product ${MONTH}`)).toBe(1)
})
