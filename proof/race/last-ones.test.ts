import { afterAll, beforeAll, test } from 'vitest'
import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { countStock, fillCarts, stockOf, type WantedLine } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { COMPANY, openHouse, SHIP_TO, type House } from '../support/open-house.ts'
import { brokenIn, ordersIn, placeAtOnce, placeCall, refusalsIn, type Placing } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const BUYERS = 64

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: BUYERS })
})
afterAll(() => house.close())

/** 64 buyers, each with a cart of their own, place them at once. */
async function everybodyPlaces(
  linesOf: (index: number) => readonly WantedLine[],
  { coupon, shipToId }: { coupon?: string; shipToId?: string } = {},
): Promise<Placing[]> {
  const carts = await fillCarts(
    house.pool,
    house.buyers.map(({ id }, index) => ({
      buyerId: id,
      deliveryDay: house.deliveryDay,
      lines: linesOf(index),
      ...(coupon !== undefined && { coupon }),
      ...(shipToId !== undefined && { shipToId }),
    })),
  )
  const calls = house.buyers.map(({ token }, index) =>
    placeCall(house.servers[index % house.servers.length]?.url ?? '', token, carts[index] ?? ''),
  )
  return placeAtOnce(calls)
}

/** So many are served, each with an order of their own, and all others hear why not. */
function unlessServed(placings: readonly Placing[], served: number, refusal: RegExp): string[] {
  const orders = ordersIn(placings)
  return [
    ...brokenIn(placings),
    ...(new Set(orders).size === orders.length ? [] : ['two buyers hear of one order']),
    ...(orders.length === served ? [] : [`${orders.length} orders, not ${served}`]),
    ...refusalsIn(placings).filter((why) => !refusal.test(why)),
  ]
}

test('of 64 buyers as many as the stock has for get their beer, and the stock is empty then', () =>
  prove('last stock, 64 buyers', ROUNDS, async (round) => {
    const served = 1 + (round % 9)
    await countStock(house.pool, 'PILS-CRATE', served * 3 + 2)
    const placings = await everybodyPlaces(() => [{ sku: 'PILS-CRATE', packages: 3 }])
    const left = await stockOf(house.pool, 'PILS-CRATE')
    return [
      ...unlessServed(placings, served, /^Only \d+ of PILS-CRATE in stock\.$/),
      ...(left === 2 ? [] : [`${left} crates are left`]),
      ...(await examine(house.pool)),
    ]
  }))

const BEERS = ['PILS-CRATE', 'WIT-CRATE', 'BOK-CRATE', 'IPA-TRAY']

test('carts with the same beers in every order of lines never wait for each other in a circle', () =>
  prove('same beers, lines in every order', ROUNDS, async () => {
    for (const sku of BEERS) await countStock(house.pool, sku, BUYERS)
    const placings = await everybodyPlaces((index) =>
      BEERS.map((_, at) => ({ sku: BEERS[(at * (index % 2 ? 1 : 3) + index) % BEERS.length] ?? '', packages: 1 })),
    )
    const left = await Promise.all(BEERS.map((sku) => stockOf(house.pool, sku)))
    return [
      ...unlessServed(placings, BUYERS, /^$/),
      ...(left.every((cases) => cases === 0) ? [] : [`left: ${left.join(', ')}`]),
      ...(await examine(house.pool)),
    ]
  }))

const glasses = (quantity: number) => [{ optionId: 1, selectionId: 11, sku: 'GLASS-25', quantity }]

test('glasses are counted over lines and bundles: nobody gets one that another cart holds', () =>
  prove('one SKU in lines and in bundles', ROUNDS, async (round) => {
    const served = 3 + (round % 7)
    // A single glass, one set of two and one set of three: 1 + 2 + 3.
    await countStock(house.pool, 'GLASS-25', served * 6 + 5)
    const placings = await everybodyPlaces(() => [
      { sku: 'GLASS-25', packages: 1 },
      { sku: 'BAR-SET', packages: 1, options: glasses(2) },
      { sku: 'BAR-SET', packages: 1, options: glasses(3) },
    ])
    const left = await stockOf(house.pool, 'GLASS-25')
    return [
      ...unlessServed(placings, served, /^Only \d+ of GLASS-25 in stock\.$/),
      ...(left === 5 ? [] : [`${left} glasses are left`]),
      ...(await examine(house.pool)),
    ]
  }))

test('a coupon is used as often as it may be, and nobody pays a price that was not shown', () =>
  prove('coupon for a few of 64', ROUNDS, async (round) => {
    const [code, uses] = [`ROUND-${round}`, 1 + (round % 6)]
    await insertRows(house.pool, 'coupon', [
      { code, name: '{"nl":"Proef","en":"Proof"}', rate_bp: 500, max_uses: uses },
    ])
    await countStock(house.pool, 'WIT-CRATE', BUYERS * 2)
    const placings = await everybodyPlaces(() => [{ sku: 'WIT-CRATE', packages: 2 }], { coupon: code })
    const { rows } = await house.pool.query<{ discount: number }>(
      `select distinct discount_cents as discount from sales_order where coupon_code = $1`,
      [code],
    )
    return [
      ...unlessServed(placings, uses, /^The discount code can no longer be used\./),
      // Two crates of 24.60 less 5 %.
      ...(rows.length === 1 && rows[0]?.discount === 246 ? [] : [`discounts: ${JSON.stringify(rows)}`]),
      ...(await examine(house.pool)),
    ]
  }))

test('a day takes as many pallets as it has places for', () =>
  prove('last places of a day', ROUNDS, async (round) => {
    const places = 1 + (round % 11)
    const { rows } = await house.pool.query<{ taken: number }>(
      `select coalesce(max(taken_places), 0) as taken from delivery_day_load where day = $1`,
      [house.deliveryDay],
    )
    const capacity = (rows[0]?.taken ?? 0) + places
    await house.pool.query(`update delivery_calendar set daily_capacity_places = $1 where code = 'small'`, [capacity])
    await countStock(house.pool, 'WIT-CRATE', BUYERS)
    const placings = await everybodyPlaces(() => [{ sku: 'WIT-CRATE', packages: 1 }], { shipToId: 'S2' })
    return [
      ...unlessServed(placings, places, /^Shipping cannot be ordered\. Choose a different date\.$/),
      ...(await examine(house.pool)),
    ]
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
  prove('last of a budget', ROUNDS, async (round) => {
    const served = 1 + (round % 8)
    const budget = { company_id: COMPANY, ship_to_id: SHIP_TO, year: new Date().getUTCFullYear() }
    await grant(budget, served * 1_500 + 100)
    await countStock(house.pool, 'GLASS-25', BUYERS)
    const placings = await everybodyPlaces(() => [{ sku: 'GLASS-25', packages: 1 }])
    return [
      ...unlessServed(placings, served, /^The budget is not enough for this order\.$/),
      ...(await examine(house.pool)),
    ]
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
