import { afterAll, beforeAll, test } from 'vitest'
import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { countStock } from '../support/carts.ts'
import { BUYERS, everybodyPlaces, unlessServed } from '../support/everybody.ts'
import { COMPANY, openHouse, PATIENT, SHIP_TO, type House } from '../support/open-house.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { ROUNDS } from '../support/prove.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: BUYERS, settings: PATIENT })
})
afterAll(() => house.close())

test('a coupon is used as often as it may be, and nobody pays a price that was not shown', () =>
  proveWithBooks('coupon for a few of 64', ROUNDS, house.pool, async (round) => {
    const [code, uses] = [`ROUND-${round}`, 1 + (round % 6)]
    await insertRows(house.pool, 'coupon', [
      { code, name: '{"nl":"Proef","en":"Proof"}', rate_bp: 500, max_uses: uses },
    ])
    await countStock(house.pool, 'WIT-CRATE', BUYERS * 2)
    const placings = await everybodyPlaces(house, () => [{ sku: 'WIT-CRATE', packages: 2 }], { coupon: code })
    const { rows } = await house.pool.query<{ discount: number }>(
      `select distinct discount_cents as discount from sales_order where coupon_code = $1`,
      [code],
    )
    return [
      ...unlessServed(placings, uses, /^The discount code can no longer be used\./),
      // Two crates of 24.60 less 5 %.
      ...(rows.length === 1 && rows[0]?.discount === 246 ? [] : [`discounts: ${JSON.stringify(rows)}`]),
    ]
  }))

test('a day takes as many pallets as it has places for', () =>
  proveWithBooks('last places of a day', ROUNDS, house.pool, async (round) => {
    const places = 1 + (round % 11)
    const { rows } = await house.pool.query<{ taken: number }>(
      `select coalesce(max(taken_places), 0) as taken from delivery_day_load where day = $1`,
      [house.deliveryDay],
    )
    const capacity = (rows[0]?.taken ?? 0) + places
    await house.pool.query(`update delivery_calendar set daily_capacity_places = $1 where code = 'small'`, [capacity])
    await countStock(house.pool, 'WIT-CRATE', BUYERS)
    const placings = await everybodyPlaces(house, () => [{ sku: 'WIT-CRATE', packages: 1 }], { shipToId: 'S2' })
    return [...unlessServed(placings, places, /^Shipping cannot be ordered\. Choose a different date\.$/)]
  }))

beforeAll(async () => {
  await insertRows(house.pool, 'delivery_calendar', [
    {
      code: 'small',
      name: '{"nl":"Klein","en":"Small"}',
      weekdays: [1, 2, 3, 4, 5],
      half_truck_weekdays: [],
      tank_weekdays: [],
    },
  ])
  await house.pool.query(`update ship_to set calendar_code = 'small' where id = 'S2'`)
})

test('a budget pays for what it holds', () =>
  proveWithBooks('last of a budget', ROUNDS, house.pool, async (round) => {
    const served = 1 + (round % 8)
    const budget = { company_id: COMPANY, ship_to_id: SHIP_TO, year: new Date().getUTCFullYear() }
    await grant(budget, served * 1_500 + 100)
    await countStock(house.pool, 'GLASS-25', BUYERS)
    const placings = await everybodyPlaces(house, () => [{ sku: 'GLASS-25', packages: 1 }])
    return [...unlessServed(placings, served, /^The budget is not enough for this order\.$/)]
  }))

/** Leaves this much in the budget, as a grant with its movement. */
async function grant(budget: { company_id: string; ship_to_id: string; year: number }, leftCents: number) {
  const key = [budget.company_id, budget.ship_to_id, budget.year]
  const spent = await house.pool.query<{ cents: number }>(
    `select coalesce(sum(grand_total_ex_vat_cents), 0)::bigint as cents from sales_order
     where kind = 'posm' and company_id = $1 and ship_to_id = $2`,
    key.slice(0, 2),
  )
  const cents = spent.rows[0]?.cents ?? 0
  await house.pool.query(
    `insert into budget (company_id, ship_to_id, year, granted_cents, left_cents) values ($1, $2, $3, 0, 0)
     on conflict do nothing`,
    key,
  )
  await house.pool.query(
    `with before as (select left_cents from budget where company_id = $1 and ship_to_id = $2 and year = $3),
       granted as (update budget set granted_cents = $4::bigint + $5, left_cents = $4
         where company_id = $1 and ship_to_id = $2 and year = $3)
     insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, moved_at)
     select $1, $2, $3, $4 - left_cents, $4, 'correction', now() from before`,
    [...key, leftCents, cents],
  )
}
