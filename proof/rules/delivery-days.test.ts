import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHOOSE } from '../../apps/server/src/test/cart-calls.builders.ts'
import { readPath, type OpenBrewery } from '../../apps/server/src/test/open-brewery.ts'
import { openWholeBrewery } from '../../apps/server/src/test/open-whole-brewery.ts'
import { fillCarts } from '../support/carts.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { canCome, daysLater, firstDay, instantAt, wallClock } from './delivery-oracle.ts'
import type { Country } from './holidays-oracle.ts'

const IS_FULL = ROUNDS >= 100
const JUDGE = path.join(import.meta.dirname, 'delivery-days.judge.ts')
const EXTENT = IS_FULL
  ? { MINUTES_AROUND: '10', WHOLE_LIST_EVERY_DAYS: '3' }
  : { MINUTES_AROUND: '2', WHOLE_LIST_EVERY_DAYS: '61' }

test.concurrent.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
  '[BAR-35] [BAR-36] [BAR-41] a server in %s knows the delivery days around every cut-off from 2026 to 2030 in all four markets',
  (zone) =>
    prove(`delivery days, every cut-off 2026 to 2030, process in ${zone}`, 1, async () => {
      const env = { PATH: process.env['PATH'], TZ: zone, ...EXTENT }
      const { stdout } = await promisify(execFile)(process.execPath, [JUDGE], { env })
      const said: unknown = JSON.parse(stdout)
      expect(Number(readPath(said, 'instants'))).toBeGreaterThan(4 * 1_826 * 8)
      const breaches = readPath(said, 'breaches')
      return Array.isArray(breaches) ? breaches.map(String) : ['the judge said nothing']
    }),
)

/** Days on which something is special: before and on holidays and weekends, changes of the clock, the ends of years. */
const SPECIAL_DAYS = [
  '2026-03-27',
  '2026-03-28',
  '2026-03-29',
  '2026-04-02',
  '2026-04-03',
  '2026-10-23',
  '2026-10-25',
  '2026-12-24',
  '2026-12-31',
  '2027-04-26',
  '2027-04-27',
  '2027-09-14',
  '2028-02-28',
  '2028-02-29',
  '2029-11-16',
  '2030-05-07',
]

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openWholeBrewery({ SIGN_IN_RATE_PER_MINUTE: '10000' })
  await brewery.pool.query('update delivery_calendar set daily_capacity_places = null')
  await brewery.pool.query('update stock set quantity = 100000')
})
afterAll(() => brewery.close())

const PLACE = 'mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number errors { message } } }'

async function isOffered(day: string, country: Country): Promise<boolean> {
  const { body } = await brewery.get(`/${country.toLowerCase()}/prod/api/v1/portal/orders/GetGlobalCalendar`)
  return Array.isArray(body) && body.some((entry) => readPath(entry, 'globalDay') === day)
}

async function isChosen(cart: string, day: string, country: Country): Promise<boolean> {
  const store = `LivePortal_${country}_en`
  const choice = { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: day, store }
  const { data, errors } = await brewery.ask(CHOOSE, choice)
  return errors.length === 0 && readPath(data, 'setTransportType', 'cart', 'delivery_date') === day
}

/** Places a cart that has this day, however it got it. */
async function isPlaced(deliveryDay: string): Promise<boolean> {
  const lines = [{ sku: 'PILS-CRATE', packages: 1 }]
  const [cart = ''] = await fillCarts(brewery.pool, [{ buyerId: 'U1', deliveryDay, lines }])
  const { data } = await brewery.ask(PLACE, { cart })
  const message = readPath(data, 'placeOrder', 'errors', 0, 'message')
  if (message !== undefined && message !== 'Shipping cannot be ordered. Choose a different date.')
    throw new Error(`refused for another reason: ${JSON.stringify(data)}`)
  return typeof readPath(data, 'placeOrder', 'order_number') === 'string'
}

const MARKETS_HERE: readonly Country[] = IS_FULL ? ['NL', 'CZ', 'SK', 'IT'] : ['NL', 'SK']

test.each(MARKETS_HERE)(
  '[BAR-34] [BAR-42] [BAR-43] in %s what is shown, what is chosen and what is placed agree',
  (country) =>
    prove(`shown, chosen and placed days agree, ${country}`, SPECIAL_DAYS.length, async (round) => {
      await brewery.pool.query(`update brewery_setting set value = $1 where name = 'market'`, [JSON.stringify(country)])
      const cutOffMs = instantAt(SPECIAL_DAYS[round - 1] ?? '', 16, 0)
      const breaches: string[] = []
      for (const instantMs of [cutOffMs - 1, cutOffMs]) {
        brewery.setClock(new Date(instantMs).toISOString())
        const first = firstDay(instantMs, country)
        const last = daysLater(wallClock(instantMs).day, 365)
        for (const day of [daysLater(first, -1), first, daysLater(first, 1), last, daysLater(last, 1)]) {
          const expected = canCome(day, instantMs, country)
          const [cart = ''] = await fillCarts(brewery.pool, [
            { buyerId: 'U1', deliveryDay: first, lines: [{ sku: 'PILS-CRATE', packages: 1 }] },
          ])
          const seen = {
            shown: await isOffered(day, country),
            chosen: await isChosen(cart, day, country),
            placed: await isPlaced(day),
          }
          for (const [where, is] of Object.entries(seen))
            if (is !== expected) breaches.push(`${new Date(instantMs).toISOString()}: ${day} ${where}: ${is}`)
        }
      }
      return breaches
    }),
)
