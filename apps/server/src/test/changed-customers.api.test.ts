import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ADD, CHOOSE, newCart } from './cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from './open-brewery.ts'

let brewery: OpenBrewery
let cart: string
let line: number
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature] })
})
afterAll(() => brewery.close())
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
  const added = await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 2 }] })
  line = Number(readPath(added.data, 'addProductsToCart', 'cart', 'items', 0, 'id'))
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'freeshipping_freeshipping', date: '2026-11-24' })
})

const CHANGE = `mutation ($cart: String, $line: Int) { updateCartItems(cart_id: $cart, cart_item_id: $line, quantity: 2) {
  cart { outlet_details { name } payer_details { name } available_payment_methods { code title }
    progress_bar_data { iMinimumOrderPallet iMaximumOrderPallet } prices { grand_total_excluding_tax { value } }
    shipping_addresses { available_shipping_methods { carrier_code } } } } }`

const changed = async () => {
  const { data } = await brewery.ask(CHANGE, { cart, line })
  return readPath(data, 'updateCartItems', 'cart')
}

describe('the next change of a cart knows', () => {
  test.each([
    [
      'another name of the ship-to',
      `update ship_to set name = 'Depot Oost'`,
      { outlet_details: { name: 'Depot Oost' } },
    ],
    ['another name of the payer', `update payer set name = 'Brink BV'`, { payer_details: { name: 'Brink BV' } }],
    [
      'another limit of the ship-to',
      'update ship_to_method set min_pallets = 7',
      { progress_bar_data: { iMinimumOrderPallet: 7 } },
    ],
    [
      'another limit of the transport',
      'update transport_limit set max_pallets = 12',
      { progress_bar_data: { iMaximumOrderPallet: 12 } },
    ],
    [
      'another name of a payment',
      `update payment_method set title = '{"en": "By invoice", "nl": "Factuur"}'`,
      { available_payment_methods: [{ code: 'onaccount', title: 'By invoice' }] },
    ],
    [
      'a discount',
      `insert into discount (code, kind, name, price_group, rate_bp) values ('F1', 'fixed', '{"en": "House"}', 'A', 1000)`,
      { prices: { grand_total_excluding_tax: { value: 39.93 } } },
    ],
    ['a payment that is not offered any more', 'delete from ship_to_payment_method', { available_payment_methods: [] }],
  ])('%s', async (_what, sql, expected) => {
    const before = await changed()
    expect(before).not.toMatchObject(expected)
    await brewery.pool.query(sql)
    expect(await changed()).toMatchObject(expected)
  })
})

describe('the next request', () => {
  const asked = async () => {
    const { data, errors } = await brewery.ask(CHANGE, { cart, line })
    return errors[0]?.extensions.category ?? readPath(data, 'updateCartItems', 'cart') !== undefined
  }

  test.each([
    [
      'a permission is withheld',
      `update user_role set only_permissions = '{My Orders}' where user_id = 'U1'`,
      `update user_role set only_permissions = '{}'`,
    ],
    [
      'the role is another',
      `update user_role set role = 'Basic' where user_id = 'U1'`,
      `update user_role set role = 'SalesAssociate' where user_id = 'U1'`,
    ],
    [
      'the role is at a customer type that nobody knows',
      `update user_role set customer_type = 'constructor' where user_id = 'U1'`,
      `update user_role set customer_type = 'Distributor'`,
    ],
    [
      'permissions are granted at a customer type that nobody knows',
      `update user_role set customer_type = 'Kiosk', only_permissions = '{Catalogue Beer}' where user_id = 'U1'`,
      `update user_role set customer_type = 'Distributor', only_permissions = '{}'`,
    ],
    [
      'the person is deactivated',
      `update portal_user set status = 'Inactive' where id = 'U1'`,
      `update portal_user set status = 'Active'`,
    ],
  ])('changes nothing once %s', async (_what, take, giveBack) => {
    expect(await asked()).toBe(true)
    await brewery.pool.query(take)
    const refused = await asked()
    await brewery.pool.query(giveBack)
    expect(refused).toBe('graphql-authorization')
    expect(await asked()).toBe(true)
  })

  test('does not know the cart once the role at its ship-to was taken', async () => {
    expect(await asked()).toBe(true)
    await brewery.pool.query(`update user_role set user_id = 'U3' where user_id = 'U1' and ship_to_id = 'S1'`)
    const refused = await asked()
    await brewery.pool.query(`update user_role set user_id = 'U1' where user_id = 'U3' and ship_to_id = 'S1'`)
    expect(refused).toBe('graphql-no-such-entity')
  })

  test('knows nothing of what was not committed, and all of it once it was', async () => {
    const client = await brewery.pool.connect()
    await client.query('begin')
    await client.query(`update ship_to set name = 'Depot Noord' where id = 'S1'`)
    const meanwhile = await changed()
    await client.query('commit')
    client.release()
    expect(readPath(meanwhile, 'outlet_details', 'name')).not.toBe('Depot Noord')
    expect(readPath(await changed(), 'outlet_details', 'name')).toBe('Depot Noord')
  })
})
