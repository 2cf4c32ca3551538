import { afterAll, beforeAll, test } from 'vitest'
import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { allAtOnce, isFault, type Answer, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { BUYERS, everybodyPlaces, unlessServed } from '../support/everybody.ts'
import { COMPANY, openHouse, PATIENT, SHIP_TO, type House } from '../support/open-house.ts'
import { brokenIn, ordersIn, placeAtOnce, placeCall, placingOf, refusalsIn } from '../support/placing.ts'
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

test('the budgets of two ship-tos pay each for what goes to theirs', () =>
  proveWithBooks('last of two budgets', ROUNDS, house.pool, async (round) => {
    const served = [1 + (round % 5), 1 + (round % 3)]
    const year = new Date().getUTCFullYear()
    for (const [place, shipToId] of SHIP_TOS.entries())
      await grant({ company_id: COMPANY, ship_to_id: shipToId, year }, (served[place] ?? 0) * 1_500 + 100)
    await countStock(house.pool, 'GLASS-25', BUYERS)
    const shipTos = house.buyers.map((_, index) => SHIP_TOS[index % SHIP_TOS.length] ?? SHIP_TO)
    const carts = await fillCarts(
      house.pool,
      house.buyers.map(({ id }, index) => ({
        buyerId: id,
        deliveryDay: house.deliveryDay,
        shipToId: shipTos[index] ?? SHIP_TO,
        lines: [{ sku: 'GLASS-25', packages: 1 }],
      })),
    )
    const placings = await placeAtOnce(
      house.buyers.map(({ token }, index) => placeCall(serverFor(index), token, carts[index] ?? '')),
    )
    return SHIP_TOS.flatMap((shipToId, place) => {
      const own = placings.filter((_, index) => shipTos[index] === shipToId)
      return unlessServed(own, served[place] ?? 0, SHORT).map((broken) => `${shipToId}: ${broken}`)
    })
  }))

test('a budget whose orders are cancelled while others are placed pays no more than it holds', () =>
  proveWithBooks('cancel against the last of a budget', ROUNDS, house.pool, async () => {
    const year = new Date().getUTCFullYear()
    const half = BUYERS / 2
    await grant({ company_id: COMPANY, ship_to_id: SHIP_TO, year }, half * 1_500 + 100)
    await countStock(house.pool, 'GLASS-25', BUYERS * 2)
    const carts = await fillCarts(
      house.pool,
      house.buyers.map(({ id }) => ({
        buyerId: id,
        deliveryDay: house.deliveryDay,
        lines: [{ sku: 'GLASS-25', packages: 1 }],
      })),
    )
    const placingOfBuyer = (index: number) =>
      placeCall(serverFor(index), house.buyers[index]?.token ?? '', carts[index] ?? '')
    const first = await placeAtOnce(Array.from({ length: half }, (_, index) => placingOfBuyer(index)))
    const numbers = ordersIn(first)
    // Each is asked of both servers.
    const cancellings = numbers.flatMap((number, index) =>
      house.servers.map(({ url }): Call => ({
        url,
        token: house.buyers[index]?.token ?? '',
        query: 'mutation ($number: String) { cancelOrder(sap_id: $number) { success } }',
        variables: { number },
      })),
    )
    const answers = await allAtOnce([
      ...cancellings,
      ...Array.from({ length: half }, (_, index) => placingOfBuyer(half + index)),
    ])
    const cancelled = answers.slice(0, cancellings.length)
    const second = answers.slice(cancellings.length).map(placingOf)
    const { rows } = await house.pool.query<{ cents: number }>(
      'select left_cents as cents from budget where company_id = $1 and ship_to_id = $2 and year = $3',
      [COMPANY, SHIP_TO, year],
    )
    const left = half * 1_500 + 100 - ordersIn(second).length * 1_500
    return [
      ...brokenIn([...first, ...second]),
      ...(numbers.length === half ? [] : [`${numbers.length} orders, not ${half}`]),
      ...(cancelled.filter(isCancelled).length === half ? [] : ['an order is not cancelled once']),
      ...cancelled.filter(isFault).map(({ status, body }) => `fault: ${status} ${JSON.stringify(body)}`),
      ...refusalsIn(second).filter((why) => !SHORT.test(why)),
      ...(rows[0]?.cents === left ? [] : [`${rows[0]?.cents} cents are left, not ${left}`]),
    ]
  }))

const isCancelled = ({ body }: Answer) => readPath(body, 'data', 'cancelOrder', 'success') === true

const SHORT = /^The budget is not enough for this order\.$/
const SHIP_TOS = [SHIP_TO, 'S2']
const serverFor = (index: number) => house.servers[index % house.servers.length]?.url ?? ''

/** Leaves this much in the budget, as a grant with its movement. */
async function grant(budget: { company_id: string; ship_to_id: string; year: number }, leftCents: number) {
  const key = [budget.company_id, budget.ship_to_id, budget.year]
  const spent = await house.pool.query<{ cents: number }>(
    `select coalesce(sum(grand_total_ex_vat_cents), 0)::bigint as cents from sales_order
     where kind = 'posm' and company_id = $1 and ship_to_id = $2 and status <> 'Canceled'`,
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
