import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { place, readyCart } from './cart-calls.builders.ts'
import { BUYER, openBrewery, type OpenBrewery } from './open-brewery.ts'
import { byRestore, byRollback } from './taken-back.builders.ts'

const BASIC = 'basic@tenbrink.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
  await place(brewery, await readyCart(brewery))
  await readyCart(brewery)
})
afterAll(() => brewery.close())

const read =
  (query: string, as = BUYER) =>
  async () => {
    const { data, errors } = await brewery.ask(query, {}, { as })
    return data ?? errors.map(({ extensions }) => extensions.category)
  }

const CART = `{ customerCart { items { quantity } prices { grand_total { value } } available_payment_methods { title }
  progress_bar_data { iMinimumOrderPallet } } }`

/** What one statement changes in the time that is lost, and who is told. `instead` changes something else of the same kind. */
const TOLD: [what: string, lost: string, instead: string, asked: () => Promise<unknown>][] = [
  [
    'a role',
    `update user_role set role = 'Manager' where user_id = 'U2'`,
    `update company set chamber_of_commerce = '1'`,
    read(`{ customerOrders { total_count } }`, BASIC),
  ],
  [
    'a limit of a transport',
    `update transport_limit set min_pallets = 7`,
    `update company set chamber_of_commerce = '2'`,
    read(CART),
  ],
  [
    'a discount',
    `insert into discount (code, kind, name, price_group, rate_bp) values ('F1', 'fixed', '{"en": "House"}', 'A', 1000)`,
    `update company set chamber_of_commerce = '3'`,
    read(CART),
  ],
]

describe.each([
  ['the database comes back without it', byRestore],
  ['its transaction is rolled back', byRollback],
])('once %s', (_how, takeBack) => {
  test.each(TOLD)('%s is told as it is, not as it was told meanwhile', async (what, lost, instead, asked) => {
    const before = await asked()
    await takeBack(brewery.db, async () => {
      await brewery.db.rows({ name: `lost: ${what}`, text: lost })
      expect(await asked()).not.toEqual(before)
    })
    await brewery.pool.query(instead)
    expect(await asked()).toEqual(before)
  })
})
