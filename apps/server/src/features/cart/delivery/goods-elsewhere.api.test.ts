import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { addNumberedShipTo } from '../../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature] })
  await addNumberedShipTo(brewery.pool, '4711', 'Depot Haaksbergen')
  await addNumberedShipTo(brewery.pool, '4712', 'Depot Delden')
})
beforeEach(async () => {
  await brewery.pool.query(`update ship_to set status = 'ACTIVE'`)
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
  await addGlasses(10)
  await choose()
})
afterAll(() => brewery.close())

const CART_AT = { outlet: '4711', method: 'selfpickup_selfpickup', date: '2026-11-24' }
const TERRACE = {
  firstname: 'Ank',
  lastname: 'Tap',
  street: ['Oude Markt', '12'],
  city: 'Enschede',
  postcode: '7511 GA',
  country_code: 'NL',
}

const choose = (how: Partial<typeof CART_AT> = {}) => brewery.ask(CHOOSE, { cart, ...CART_AT, ...how })
const removeAll = () => brewery.ask('mutation ($cart: String) { removeAllItems(cart_id: $cart) { success } }', { cart })
const openQuote = () =>
  brewery.ask(
    'mutation ($cart: String) { createMultiShippingQuote(cart_id: $cart, address_type: "shipping") { success } }',
    {
      cart,
    },
  )

async function addGlasses(quantity: number): Promise<string> {
  const added = await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity }] })
  return String(readPath(added.data, 'addProductsToCart', 'cart', 'items', 0, 'uid'))
}

const uidOfGlasses = async () => {
  const shown = await brewery.ask('{ customerCart { items { uid } } }')
  return String(readPath(shown.data, 'customerCart', 'items', 0, 'uid'))
}

const ADDRESSES = `ship_to_id shipping_addresses { firstname middlename lastname street city region { label }
  customer_address_id cart_items { quantity } }`

async function sendTo(...addresses: readonly unknown[]) {
  const answer = await brewery.ask(
    `mutation ($input: SetShippingAddressesOnCartInput) {
      setShippingAddressesOnCart(input: $input) { cart { ${ADDRESSES} } } }`,
    { input: { cart_id: cart, shipping_addresses: addresses } },
  )
  return { cart: readPath(answer.data, 'setShippingAddressesOnCart', 'cart'), error: answer.errors[0] }
}

async function goesTo() {
  const shown = await brewery.ask(`{ customerCart { ${ADDRESSES} } }`)
  return readPath(shown.data, 'customerCart')
}

const TO_TERRACE = { shipping_addresses: [{ firstname: 'Ank', city: 'Enschede' }] }
const TO_SHIP_TO = { ship_to_id: '4711', shipping_addresses: [{ customer_address_id: 4711 }] }

describe('where POS materials go', () => {
  const EMPTIED: [string, () => Promise<unknown>][] = [
    ['it is emptied', removeAll],
    [
      'its last line is taken off',
      async () =>
        brewery.ask(
          'mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { id } } }',
          { input: { cart_id: cart, cart_item_uid: await uidOfGlasses() } },
        ),
    ],
    [
      'its last line is set to nothing',
      async () =>
        brewery.ask('mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { id } } }', {
          input: { cart_id: cart, cart_items: [{ cart_item_uid: await uidOfGlasses(), quantity: 0 }] },
        }),
    ],
  ]
  test.each(EMPTIED)('[GQL-50] is forgotten with what the cart held, once %s', async (_when, empty) => {
    await sendTo({ address: TERRACE })
    await empty()
    expect(await goesTo()).toMatchObject(TO_SHIP_TO)
    await addGlasses(3)
    expect(await goesTo()).toMatchObject(TO_SHIP_TO)
    const { rows } = await brewery.pool.query('select is_multi_shipping from cart')
    expect(rows).toEqual([{ is_multi_shipping: false }])
  })

  test('[GQL-50] stays while something is left in the cart', async () => {
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'BAR-SET', quantity: 1, selected_options: [] }] })
    await sendTo({ address: TERRACE })
    await brewery.ask(
      'mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { id } } }',
      {
        input: { cart_id: cart, cart_item_uid: await uidOfGlasses() },
      },
    )
    await addGlasses(3)
    expect(await goesTo()).toMatchObject(TO_TERRACE)
  })

  test('[GQL-53] stays when another day is chosen at the same ship-to, and is forgotten at another', async () => {
    await sendTo({ address: TERRACE })
    expect((await choose({ date: '2026-11-25' })).errors).toEqual([])
    expect(await goesTo()).toMatchObject(TO_TERRACE)
    expect((await choose({ outlet: '4712' })).errors).toEqual([])
    expect(await goesTo()).toMatchObject({ ship_to_id: '4712', shipping_addresses: [{ customer_address_id: 4712 }] })
  })

  test('[GQL-64] is the ship-to alone once the others are taken off', async () => {
    await openQuote()
    await sendTo({ customer_address_id: 4711 }, { address: TERRACE })
    await brewery.ask('mutation ($cart: String) { deleteAddress(cart_id: $cart, address_id: 2) { success } }', { cart })
    expect(await goesTo()).toMatchObject(TO_SHIP_TO)
    expect((await brewery.pool.query('select addresses from cart')).rows).toEqual([{ addresses: [] }])
  })

  test('[GQL-50] is the ship-to alone where all that is named is that ship-to', async () => {
    await openQuote()
    expect((await sendTo({ customer_address_id: 4711 }, { customer_address_id: 4711 })).cart).toMatchObject(TO_SHIP_TO)
    expect((await brewery.pool.query('select addresses from cart')).rows).toEqual([{ addresses: [] }])
  })

  test('[GQL-50] is all at a ship-to again that is named by its id, also one that is no number', async () => {
    await openQuote()
    await sendTo({ customer_address_id: 4711 }, { address: TERRACE })
    expect((await sendTo({ ship_to_id: '4711' })).cart).toMatchObject(TO_SHIP_TO)
    expect((await sendTo({ ship_to_id: 'S9' })).error?.extensions.category).toBe('graphql-authorization')
    expect((await sendTo({ ship_to_id: 'S1', address: TERRACE })).cart).toMatchObject({ ship_to_id: 'S1' })
  })

  test('[GQL-50] is the ship-to that a call names, also where another tab moves the cart meanwhile', async () => {
    const other = await brewery.pool.connect()
    try {
      await other.query('begin')
      await other.query('select from cart where id = $1 for update', [cart])
      const answer = sendTo({ customer_address_id: 4711 })
      await expect.poll(whoWaits).toBe(1)
      await other.query(`update cart set ship_to_id = '4712' where id = $1`, [cart])
      await other.query('commit')
      expect((await answer).cart).toMatchObject(TO_SHIP_TO)
    } finally {
      other.release()
    }
  })

  async function whoWaits(): Promise<number> {
    const { rows } = await brewery.pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows[0]?.count ?? 0
  }
})

describe('an address in words', () => {
  test('[GQL-50] is told as it was written, with what stands between the names and the region', async () => {
    const written = { ...TERRACE, middlename: 'van der', region: 'Overijssel', city: ' Enschede ' }
    expect((await sendTo({ address: written })).cart).toMatchObject({
      shipping_addresses: [
        { firstname: 'Ank', middlename: 'van der', lastname: 'Tap', city: 'Enschede', region: { label: 'Overijssel' } },
      ],
    })
    const placed = await place(brewery, cart)
    const told = await brewery.ask(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items {
        ship_to_name shipping_address { firstname middlename lastname city region } } } } }`,
      { number: readPath(placed.data, 'placeOrder', 'order_number') },
    )
    expect(readPath(told.data, 'customer', 'orders', 'items', 0)).toEqual({
      ship_to_name: 'Depot Haaksbergen',
      shipping_address: {
        firstname: 'Ank',
        middlename: 'van der',
        lastname: 'Tap',
        city: 'Enschede',
        region: 'Overijssel',
      },
    })
  })

  test.each(['', ' ', 'null', 'undefined'])('[GQL-50] has no region where a client sends %j', async (region) => {
    const { cart: own } = await sendTo({ address: { ...TERRACE, region } })
    expect(own).toMatchObject({ shipping_addresses: [{ firstname: 'Ank', region: { label: null } }] })
  })

  test.each([
    ['no town', { city: ' ' }, 'city'],
    ['no street', { street: ['', ' '] }, 'street'],
    ['no name', { firstname: ' ', lastname: '' }, 'firstname'],
  ])('[GQL-50] is refused with %s', async (_what, part, name) => {
    const { error } = await sendTo({ address: { ...TERRACE, ...part } })
    expect(error).toMatchObject({ message: `Required parameter "${name}" is missing.` })
    expect(await goesTo()).toMatchObject(TO_SHIP_TO)
  })
})

test('[GQL-50] an address keeps one share of a line, however often a call names it', async () => {
  const cart_item_uid = await uidOfGlasses()
  await openQuote()
  const often = Array.from({ length: 900 }, (_, index) => ({ cart_item_uid, quantity: index < 4 ? 1 : 0 }))
  const { cart: own } = await sendTo({ customer_address_id: 4711 }, { address: TERRACE, cart_items: often })
  expect(own).toMatchObject({
    shipping_addresses: [{ cart_items: [{ quantity: 6 }] }, { cart_items: [{ quantity: 4 }] }],
  })
  const { rows } = await brewery.pool.query(`select addresses -> 1 -> 'shares' as shares from cart`)
  expect(rows).toEqual([{ shares: [{ lineId: Number(atob(cart_item_uid)), pieces: 4 }] }])
})

describe('an order for several addresses', () => {
  async function ready(...shares: number[]) {
    const uid = await uidOfGlasses()
    await openQuote()
    const share = (quantity = 0) => [{ cart_item_uid: uid, quantity }]
    await sendTo(
      { customer_address_id: 4711, cart_items: share(shares[0]) },
      { customer_address_id: 4712, cart_items: share(shares[1]) },
      { address: TERRACE, cart_items: share(shares[2]) },
    )
    await choose()
    return uid
  }

  const orders = async () =>
    (await brewery.pool.query('select addresses from sales_order order by id desc limit 1')).rows[0]?.addresses

  test('[GQL-66] knows those alone that something goes to', async () => {
    await ready(6, 0, 4)
    await brewery.pool.query(`update ship_to set status = 'SUSPENDED' where id = '4712'`)
    expect((await place(brewery, cart)).errors).toEqual([])
    expect(await orders()).toMatchObject([{ shipToId: '4711' }, { city: 'Enschede' }])
  })

  test('[GQL-66] is one for the ship-to where nothing is left for the others', async () => {
    const uid = await ready(6, 0, 4)
    await brewery.ask('mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { id } } }', {
      input: { cart_id: cart, cart_items: [{ cart_item_uid: uid, quantity: 5 }] },
    })
    expect((await place(brewery, cart)).errors).toEqual([])
    expect(await orders()).toEqual([])
  })

  test.each([
    ['the role there', `delete from user_role where ship_to_id = '4712'`],
    ['what may be ordered there', `update user_role set only_permissions = '{My Orders}' where ship_to_id = '4712'`],
  ])('[ORD-02] is refused when %s was taken away meanwhile', async (_what, change) => {
    const roles = (await brewery.pool.query('select * from user_role')).rows
    await ready(3, 3, 4)
    await brewery.pool.query(change)
    const answer = await place(brewery, cart)
    await brewery.pool.query('delete from user_role')
    await brewery.pool.query('insert into user_role select * from jsonb_populate_recordset(null::user_role, $1)', [
      JSON.stringify(roles),
    ])
    expect(readPath(answer.data, 'placeOrder', 'errors', 0, 'message')).toBe(
      'You may not order for one of the ship-tos that the cart goes to. Send it to others.',
    )
  })
})
