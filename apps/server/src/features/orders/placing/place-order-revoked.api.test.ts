import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { readPath } from '../../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '../orders.feature.ts'

let brewery: ResettableBrewery
beforeAll(async () => {
  brewery = await openResettableBrewery({ features: [cartFeature, ordersFeature] })
  return () => brewery.close()
})
beforeEach(() => brewery.reset())

/** Asks for the order, takes something away while it waits for its cart, and lets it go on. */
async function placeWhile(change: string) {
  const cart = await readyCart(brewery)
  const other = await brewery.pool.connect()
  try {
    await other.query('begin')
    await other.query('select from cart where id = $1 for update', [cart])
    const answer = place(brewery, cart)
    await expect.poll(ordersThatWait).toBe(1)
    await other.query(change)
    await other.query('commit')
    return await answer
  } finally {
    other.release()
  }
}

async function ordersThatWait(): Promise<number> {
  const { rows } = await brewery.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

const WITHOUT_BEER = `update user_role set only_permissions = '{Catalogue POS Materials}' where user_id = 'U1'`

describe('what is taken away while an order waits for its turn', () => {
  test.each([
    [
      'the role at this ship-to',
      `delete from user_role where user_id = 'U1' and ship_to_id = 'S1'`,
      'Could not find a cart',
    ],
    ['the permission for beer', WITHOUT_BEER, 'You have no permission to order this.'],
    ['the ship-to', `update ship_to set status = 'SUSPENDED' where id = 'S1'`, 'ShipTo suspended'],
    ['the licence of the company', `update company set licence_ends_on = '2026-11-22'`, 'The alcohol licence ended'],
  ])('%s counts: the order is refused', async (_what, change, text) => {
    const answer = await placeWhile(change)
    expect(readPath(answer.data, 'placeOrder', 'errors', 0, 'message')).toContain(text)
    expect((await brewery.pool.query('select from sales_order')).rows).toEqual([])
  })

  test('the account itself counts: the order is refused', async () => {
    const answer = await placeWhile(`update portal_user set status = 'Inactive' where id = 'U1'`)
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
    expect((await brewery.pool.query('select from sales_order')).rows).toEqual([])
  })
})
