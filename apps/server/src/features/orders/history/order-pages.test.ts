import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, declaredStatements, type Database } from '#platform/database/database.ts'
import type { TestDatabase } from '#platform/test/index.ts'
import { readPath } from '../../../test/open-brewery.ts'
import { createOrderHistoryStore } from './order-history.store.ts'
import { createBuiltBrewery } from '../../../test/built-brewery.ts'
import { createOrderWindowStore } from './order-window.store.ts'

const ORDERS = 12_000
const PAGE = 10
const SCOPE = { companyIds: ['C1'], shipToIds: ['S1', 'S2'], kinds: null }

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createBuiltBrewery()
  db = createDatabase(database.pool)
  // About eight orders a day for four years, by two ship-tos in turn.
  await database.pool.query(`insert into sales_order (company_id, number, ship_to_id, payer_id, kind, sap_order_type,
      status, method, payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
      grand_total_cents, placed_at, status_changed_at)
    select 'C1', 'N-' || n, case n % 2 when 0 then 'S1' else 'S2' end, 'P-C1', case n % 5 when 0 then 'posm' else 'beer' end,
      'YSOR', 'Delivered', 'flatrate_flatrate', 'onaccount', '2026-01-05', 0, 0, 0, 0, 0,
      timestamptz '2022-11-01' + n * interval '3 hours', '2026-01-05' from generate_series(1, ${ORDERS}) n`)
  await database.pool.query('analyze')
})
afterAll(() => database.drop())

async function pageAt(offset: number, direction: 'ASC' | 'DESC', kinds: readonly string[] | null = null) {
  const scope = { ...SCOPE, kinds }
  const window = await createOrderWindowStore(db).read(scope, direction, { limit: PAGE, offset })
  const { fromDay, toDay, skip } = window
  if (fromDay === null || toDay === null) return { window, numbers: [] }
  const orders = await createOrderHistoryStore(db).readDays(scope, direction, {
    fromDay,
    toDay,
    limit: PAGE,
    skip,
    withEvents: true,
    withPayment: true,
  })
  return { window, numbers: orders.map((order) => order.number) }
}

async function numbersAt(offset: number, direction: 'asc' | 'desc', kind: string | null = null) {
  const { rows } = await database.pool.query<{ number: string }>(
    `select number from sales_order where $1::text is null or kind = $1
     order by placed_at ${direction}, id ${direction} limit ${PAGE} offset ${offset}`,
    [kind],
  )
  return rows.map((row) => row.number)
}

describe('a page of a long history', () => {
  test.each([0, 1, 9, 10, 4_321, 9_990, 11_995, 12_000])(
    'behind %i orders holds what a count would find',
    async (offset) => {
      expect((await pageAt(offset, 'DESC')).numbers).toEqual(await numbersAt(offset, 'desc'))
      expect((await pageAt(offset, 'ASC')).numbers).toEqual(await numbersAt(offset, 'asc'))
      expect((await pageAt(offset, 'DESC', ['posm'])).numbers).toEqual(await numbersAt(offset, 'desc', 'posm'))
    },
  )

  test('knows how many there are, and since when', async () => {
    const { window } = await pageAt(0, 'DESC')
    expect(window).toMatchObject({ count: ORDERS, firstPlacedAt: new Date('2022-11-01T03:00:00Z') })
    expect((await pageAt(0, 'DESC', ['posm'])).window).toMatchObject({ count: ORDERS / 5 })
  })

  test('costs as much on page 1000 as on page 1', async () => {
    const [first, thousandth] = [await blocksReadFor(0), await blocksReadFor(999 * PAGE)]
    expect(first).toBeGreaterThan(0)
    expect(thousandth).toBeLessThanOrEqual(2 * first)
  })
})

/** How many blocks the database reads for the orders of the page, by its own account. */
async function blocksReadFor(offset: number): Promise<number> {
  const { fromDay, toDay, skip } = await createOrderWindowStore(db).read(SCOPE, 'DESC', { limit: PAGE, offset })
  const asked = declaredStatements().find(({ name }) => name === 'orders.days-newest')
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `explain (analyze, buffers, format json) ${asked?.text ?? ''}`,
    [SCOPE.companyIds, SCOPE.shipToIds, SCOPE.kinds, fromDay, toDay, PAGE, skip, true, true],
  )
  return Number(readPath(rows[0], 'QUERY PLAN', 0, 'Plan', 'Shared Hit Blocks'))
}

describe('days of orders', () => {
  const counted = async () => {
    const { rows } = await database.pool.query(
      `select day_of_order(placed_at) as day, kind, ship_to_id, count(*)::int as orders from sales_order group by 1, 2, 3
       except select day, kind, ship_to_id, orders from order_day`,
    )
    return rows
  }

  test.each([
    ['moves to another day', `update sales_order set placed_at = '2026-12-24T23:59:59Z' where number = 'N-7'`],
    ['moves to another ship-to', `update sales_order set ship_to_id = 'S1' where number = 'N-9'`],
    ['is removed', `delete from sales_order where number in ('N-7', 'N-8', 'N-9')`],
    ['changes its status', `update sales_order set status = 'Completed' where number = 'N-10'`],
  ])('stay true when an order %s', async (_what, change) => {
    await database.pool.query(change)
    expect(await counted()).toEqual([])
  })
})
