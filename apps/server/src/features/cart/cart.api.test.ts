import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { ADD, CHOOSE, newCart } from '../../test/cart-calls.builders.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { cartFeature } from './cart.feature.ts'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature] })
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
})
afterAll(() => brewery.close())

async function add(...items: Record<string, unknown>[]) {
  const answer = await brewery.ask(ADD, { cartId: cart, items: items.map((item) => ({ quantity: 0, ...item })) })
  const added = readPath(answer.data, 'addProductsToCart')
  return { answer, items: list(added, 'cart', 'items'), errors: list(added, 'user_errors') }
}

function list(value: unknown, ...path: string[]): unknown[] {
  const found = readPath(value, ...path)
  return Array.isArray(found) ? found : []
}

/** Who may order tank beer, for as long as the work takes. */
async function asTankCustomer(work: () => Promise<void>): Promise<void> {
  const trade = (type: string) =>
    brewery.pool.query(`update user_role set customer_type = $1 where user_id = 'U1'`, [type])
  await trade('OntradeTank')
  await work().finally(() => trade('Distributor'))
}

const UPDATE = `mutation ($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) {
    cart { items { id number_of_packages number_of_layer number_of_pallet } } errors { code message }
  }
}`

describe('a cart', () => {
  test('[GQL-43] [IDN-07] is made once for a person and a company', async () => {
    expect(cart).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(await newCart(brewery)).toBe(cart)
  })

  test('[GQL-43] takes a proposed id of 32 letters and digits', async () => {
    await brewery.pool.query('delete from cart')
    const proposed = 'a'.repeat(32)
    const CREATE = 'mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }'
    expect(readPath((await brewery.ask(CREATE, { id: proposed })).data, 'createEmptyCart')).toBe(proposed)
    const short = await brewery.ask(CREATE, { id: 'abc' })
    expect(short.errors[0]?.extensions.category).toBe('graphql-input')
    const taken = await brewery.ask(CREATE, { id: proposed }, { as: 'second@tenbrink.example' })
    expect(taken.errors[0]?.extensions.category).toBe('graphql-already-exists')
  })

  test('of somebody else is answered as an unknown one', async () => {
    const READ = 'query ($id: String!) { cart(cart_id: $id) { id } }'
    const foreign = await brewery.ask(READ, { id: cart }, { as: 'second@tenbrink.example' })
    const unknown = await brewery.ask(READ, { id: cart }, { as: 'buyer@turf.example' })
    expect(foreign.errors[0]).toMatchObject({
      message: `Could not find a cart with ID "${cart}"`,
      extensions: { category: 'graphql-no-such-entity' },
    })
    expect(unknown.errors[0]?.message).toBe(foreign.errors[0]?.message)
  })

  test.each([
    ['without a session', null],
    ['without a catalogue permission', 'basic@tenbrink.example'],
  ])('[NAV-19] is refused %s', async (_case, as) => {
    const answer = await brewery.ask('mutation { createEmptyCart }', {}, { as })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('adding', () => {
  test('[GQL-44] counts cases, layers and pallets on one line', async () => {
    const { items, errors } = await add({ sku: 'PILS-CRATE', quantity: 3, number_of_layer: 2, number_of_pallet: 1 })
    expect(errors).toEqual([])
    expect(items).toMatchObject([
      { number_of_packages: 3, number_of_layer: 2, number_of_pallet: 1, quantity_total: 59 },
    ])
  })

  test('[GQL-44] takes the flat spelling and merges equal lines', async () => {
    const FLAT = `mutation ($cart: String) {
      addProductsToCart(cart_id: $cart, sku: "PILS-CRATE", quantity: 2) { cart { total_quantity } user_errors { code } }
    }`
    await brewery.ask(FLAT, { cart })
    const answer = await brewery.ask(FLAT, { cart })
    expect(readPath(answer.data, 'addProductsToCart')).toEqual({ cart: { total_quantity: 4 }, user_errors: [] })
  })

  test('refuses values that contradict each other', async () => {
    const answer = await brewery.ask(
      'mutation ($a: String, $b: String) { addProductsToCart(cartId: $a, cart_id: $b, sku: "PILS-CRATE", quantity: 1) { cart { id } } }',
      { a: cart, b: 'b'.repeat(32) },
    )
    expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test.each([
    ['an unknown SKU', { sku: 'NOTHING', quantity: 1 }, 'PRODUCT_NOT_FOUND'],
    ['a product that is no longer sold', { sku: 'GONE-CRATE', quantity: 1 }, 'NOT_SALABLE'],
    ['[CRT-17] pallets of a product that has none', { sku: 'BOK-CRATE', number_of_pallet: 1 }, 'NOT_SALABLE'],
    ['a negative quantity', { sku: 'PILS-CRATE', quantity: -1 }, 'INVALID_PARAMETER_VALUE'],
    ['half a case', { sku: 'PILS-CRATE', quantity: 0.5 }, 'INVALID_PARAMETER_VALUE'],
    ['half a litre', { sku: 'PILS-CRATE', quantity: 1, liters: 0.5 }, 'INVALID_PARAMETER_VALUE'],
    [
      'litres of beer in crates',
      { sku: 'PILS-CRATE', quantity: 1, liters: 100, tank_type_1: 2 },
      'INVALID_PARAMETER_VALUE',
    ],
    ['nothing at all', { sku: 'PILS-CRATE', quantity: 0 }, 'INVALID_PARAMETER_VALUE'],
    ['[CRT-13] more than 999 single cases', { sku: 'PILS-CRATE', quantity: 1_000 }, 'INSUFFICIENT_STOCK'],
    ['tank beer without its permission', { sku: 'PILS-TANK', quantity: 1, liters: 100 }, 'PERMISSION_DENIED'],
  ])('[ERR-10] names what is wrong with %s and keeps the good lines', async (_case, item, code) => {
    const { items, errors } = await add({ sku: 'WIT-CRATE', quantity: 1 }, item)
    expect(errors).toMatchObject([{ code }])
    expect(items).toHaveLength(1)
  })

  test.each([
    ['half a case of tank beer', { sku: 'PILS-TANK', quantity: 0.5 }],
    ['hardly any tank beer', { sku: 'PILS-TANK', quantity: 0.000_01 }],
    ['cases of tank beer', { sku: 'PILS-TANK', quantity: 2, number_of_pallet: 1 }],
    ['half a step of tank beer [TNK-05]', { sku: 'PILS-TANK', liters: 1_025 }],
    ['more tank beer than 9999 litres [TNK-05]', { sku: 'PILS-TANK', liters: 10_000 }],
    ['a tank counter above 9999 [TNK-04]', { sku: 'PILS-TANK', liters: 1_000, tank_type_1: 10_000 }],
    ['a tank counter below 0 [TNK-04]', { sku: 'PILS-TANK', liters: 1_000, tank_type_1: -1 }],
  ])('refuses %s', async (_case, item) => {
    await asTankCustomer(async () => {
      const { items, errors } = await add(item)
      expect(items).toEqual([])
      expect(errors).toMatchObject([{ code: 'INVALID_PARAMETER_VALUE' }])
    })
  })

  test('takes 500 lines in one call and no more', async () => {
    const lines = Array.from({ length: 501 }, () => ({ sku: 'PILS-CRATE', quantity: 1 }))
    const { answer } = await add(...lines)
    expect(answer.errors[0]).toMatchObject({
      message: 'At most 500 lines in one call.',
      extensions: { category: 'graphql-input', code: 'too-many-lines' },
    })
  })

  test('[CAT-01] takes packaged beer, POS materials and tank beer, each in a cart of its own', async () => {
    const taken = async (item: Record<string, unknown>) => {
      await brewery.pool.query('delete from cart')
      cart = await newCart(brewery)
      const { items, errors } = await add(item)
      return [items.length, errors]
    }
    expect(await taken({ sku: 'PILS-CRATE', quantity: 1 })).toEqual([1, []])
    expect(await taken({ sku: 'GLASS-25', quantity: 1 })).toEqual([1, []])
    await asTankCustomer(async () => {
      expect(await taken({ sku: 'PILS-TANK', liters: 1_000 })).toEqual([1, []])
    })
  })

  test('[CRT-04] does not mix POS materials with beer', async () => {
    await add({ sku: 'PILS-CRATE', quantity: 1 })
    const { errors } = await add({ sku: 'GLASS-25', quantity: 1 })
    expect(errors).toMatchObject([{ code: 'NOT_SALABLE' }])
  })

  test('[CRT-25] [ERR-08] keeps what the stock holds when units were asked, pallets given up first', async () => {
    await brewery.pool.query(`update stock set quantity = 90 where sku = 'WIT-CRATE'`)
    const { items, errors } = await add({ sku: 'WIT-CRATE', quantity: 2, number_of_layer: 1, number_of_pallet: 3 })
    expect(items).toMatchObject([{ number_of_packages: 2, number_of_layer: 1, number_of_pallet: 2 }])
    expect(errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
    await brewery.pool.query(`update stock set quantity = 2000 where sku = 'WIT-CRATE'`)
  })

  test('refuses more than the stock in the plain form of Adobe Commerce', async () => {
    const { items, errors } = await add({ sku: 'GLASS-25', quantity: 51 })
    expect(items).toEqual([])
    expect(errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
  })

  test('[CRT-19] a bundle has as much as its scarcest option', async () => {
    const { items, errors } = await add({ sku: 'BAR-SET', quantity: 0, number_of_packages: 30 })
    expect(items).toMatchObject([{ number_of_packages: 25 }])
    expect(errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
  })

  test('a bundle takes one selection of an option that offers one', async () => {
    await insertRows(brewery.pool, 'bundle_selection', [
      { id: 12, option_id: 1, sku: 'GLASS-25', quantity: 6, position: 2 },
    ])
    const uids = ['bundle/1/11/2', 'bundle/1/12/6'].map((choice) => btoa(choice))
    const both = await add({ sku: 'BAR-SET', quantity: 1, selected_options: uids })
    const one = await add({ sku: 'BAR-SET', quantity: 1, selected_options: uids.slice(1) })
    await brewery.pool.query('delete from bundle_selection where id = 12')
    expect(both.errors).toMatchObject([{ code: 'NOT_SALABLE' }])
    expect(one.errors).toEqual([])
  })

  test('[BAR-45] single cases of a full-units product stay off a full truck', async () => {
    await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
    const single = await add({ sku: 'IPA-TRAY', quantity: 1 })
    expect(single.errors).toMatchObject([{ code: 'NOT_SALABLE' }])
    const pallet = await add({ sku: 'IPA-TRAY', number_of_pallet: 1 })
    expect(pallet.errors).toEqual([])
  })
})

describe('changing', () => {
  async function lineOf(...items: Record<string, unknown>[]): Promise<number> {
    const added = await add(...items)
    return Number(readPath(added.items[0], 'id'))
  }

  test('[GQL-46] [CRT-26] leaves out what is not named and sets the rest', async () => {
    const id = await lineOf({ sku: 'PILS-CRATE', quantity: 1, number_of_pallet: 2 })
    const answer = await brewery.ask(UPDATE, {
      input: { cart_id: cart, cart_items: [{ cart_item_id: id, number_of_packages: 5 }] },
    })
    expect(list(answer.data, 'updateCartItems', 'cart', 'items')).toMatchObject([
      { number_of_packages: 5, number_of_layer: 0, number_of_pallet: 2 },
    ])
  })

  test('counts tank beer in litres, whatever cases come along', async () => {
    await asTankCustomer(async () => {
      const id = await lineOf({ sku: 'PILS-TANK', quantity: 1, liters: 100, tank_type_1: 2 })
      const set = (amounts: object) =>
        brewery.ask(UPDATE, { input: { cart_id: cart, cart_items: [{ cart_item_id: id, ...amounts }] } })
      await set({ quantity: 3, number_of_layer: 2, number_of_pallet: 1 })
      const { rows } = await brewery.pool.query('select packages, layers, pallets, liters, tank_type_1 from cart_line')
      expect(rows).toEqual([{ packages: 0, layers: 0, pallets: 0, liters: 100, tank_type_1: 2 }])
    })
  })

  test('counts beer in cases, whatever litres come along', async () => {
    const id = await lineOf({ sku: 'PILS-CRATE', quantity: 2 })
    await brewery.ask(UPDATE, {
      input: { cart_id: cart, cart_items: [{ cart_item_id: id, liters: 100, tank_type_1: 2 }] },
    })
    const { rows } = await brewery.pool.query('select packages, liters, tank_type_1 from cart_line')
    expect(rows).toEqual([{ packages: 2, liters: 0, tank_type_1: 0 }])
  })

  test('[CRT-25] [ERR-08] keeps what the stock holds of a line that is set above it, pallets given up first', async () => {
    await brewery.pool.query(`update stock set quantity = 90 where sku = 'WIT-CRATE'`)
    const id = await lineOf({ sku: 'WIT-CRATE', quantity: 2 })
    const answer = await brewery.ask(UPDATE, {
      input: { cart_id: cart, cart_items: [{ cart_item_id: id, number_of_layer: 1, number_of_pallet: 3 }] },
    })
    await brewery.pool.query(`update stock set quantity = 2000 where sku = 'WIT-CRATE'`)
    expect(list(answer.data, 'updateCartItems', 'cart', 'items')).toMatchObject([
      { number_of_packages: 2, number_of_layer: 1, number_of_pallet: 2 },
    ])
    expect(list(answer.data, 'updateCartItems', 'errors')).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
  })

  test('[GQL-46] removes a line whose amounts are all nothing', async () => {
    const id = await lineOf({ sku: 'PILS-CRATE', quantity: 1 })
    const answer = await brewery.ask(UPDATE, {
      input: { cart_id: cart, cart_items: [{ cart_item_id: id, quantity: 0 }] },
    })
    expect(list(answer.data, 'updateCartItems', 'cart', 'items')).toEqual([])
  })

  test.each([
    ['less than nothing', { quantity: -1 }, 'INVALID_PARAMETER_VALUE'],
    ['half a case', { quantity: 0.5 }, 'INVALID_PARAMETER_VALUE'],
    ['half a pallet less', { number_of_packages: 1, number_of_pallet: -1 }, 'INVALID_PARAMETER_VALUE'],
    ['[CRT-13] more than 999 of a unit', { number_of_packages: 1_000 }, 'INSUFFICIENT_STOCK'],
  ])('[ERR-10] refuses %s, and leaves the line as it was', async (_what, amounts, code) => {
    const id = await lineOf({ sku: 'PILS-CRATE', quantity: 3 })
    const answer = await brewery.ask(UPDATE, {
      input: { cart_id: cart, cart_items: [{ cart_item_id: id, ...amounts }] },
    })
    expect(list(answer.data, 'updateCartItems', 'errors')).toMatchObject([{ code }])
    expect(list(answer.data, 'updateCartItems', 'cart', 'items')).toMatchObject([{ number_of_packages: 3 }])
  })

  test('does nothing to a line of somebody else, and says no more than of one that is not there', async () => {
    const stranger = { as: 'second@tenbrink.example' }
    const theirs = await newCart(brewery, stranger)
    const added = await brewery.ask(ADD, { cartId: theirs, items: [{ sku: 'PILS-CRATE', quantity: 3 }] }, stranger)
    const foreign = Number(readPath(added.data, 'addProductsToCart', 'cart', 'items', 0, 'id'))
    const tell = async (id: number) => {
      const input = { cart_id: cart, cart_items: [{ cart_item_id: id, quantity: 9 }] }
      return JSON.stringify((await brewery.ask(UPDATE, { input })).data).replaceAll(String(id), 'ID')
    }
    expect(await tell(foreign)).toBe(await tell(999_999))
    const { rows } = await brewery.pool.query('select packages from cart_line where id = $1', [foreign])
    expect(rows).toEqual([{ packages: 3 }])
  })

  test('tells at the top level what a client without `errors` would miss', async () => {
    const id = await lineOf({ sku: 'GLASS-25', quantity: 1 })
    const answer = await brewery.ask(
      'mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { id } } }',
      { input: { cart_id: cart, cart_items: [{ cart_item_id: id, quantity: 51 }] } },
    )
    expect(answer.errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'INSUFFICIENT_STOCK' })
  })

  test('[GQL-45] removes one line by its uid, and only of this cart', async () => {
    const added = await add({ sku: 'PILS-CRATE', quantity: 1 })
    const REMOVE = `mutation ($cart: String!, $uid: ID) {
      removeItemFromCart(input: { cart_id: $cart, cart_item_uid: $uid }) { cart { items { id } } }
    }`
    const uid = readPath(added.items[0], 'uid')
    const removed = await brewery.ask(REMOVE, { cart, uid })
    expect(list(removed.data, 'removeItemFromCart', 'cart', 'items')).toEqual([])
    const again = await brewery.ask(REMOVE, { cart, uid })
    expect(again.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  test('[GQL-47] empties the cart and keeps it', async () => {
    await add({ sku: 'PILS-CRATE', quantity: 1 })
    const answer = await brewery.ask(
      'mutation ($cart: String) { removeAllItems(cart_id: $cart) { cart { id items { id } } } }',
      { cart },
    )
    expect(readPath(answer.data, 'removeAllItems', 'cart')).toEqual({ id: cart, items: [] })
  })
})

describe('prices', () => {
  const PRICES = `{ customerCart {
    prices { grand_total { value } grand_total_excluding_tax { value } applied_taxes { amount { value } } }
    cart_prices { grand_total_price grand_total_price_with_vat vat deposit summary }
    items { prices { row_total { value } price { value } } }
  } }`

  test('[CRT-35] [CRT-36] follow tiers, VAT and deposit, and the two models agree', async () => {
    await add({ sku: 'PILS-CRATE', number_of_pallet: 1 })
    const answer = await brewery.ask(PRICES)
    const shown = readPath(answer.data, 'customerCart')
    // 40 crates in the tier of 17.00, less 0.25 % for a full pallet, 21 % VAT on the goods, 3.90 deposit each.
    expect(readPath(shown, 'items', 0, 'prices', 'price', 'value')).toBe(17)
    expect(readPath(shown, 'cart_prices')).toEqual({
      summary: 680,
      deposit: 156,
      vat: 142.44,
      grand_total_price: 834.3,
      grand_total_price_with_vat: 976.74,
    })
    expect(readPath(shown, 'prices', 'grand_total', 'value')).toBe(976.74)
  })

  test('[CRT-39] the packaging discount is the one that the brewery settles', async () => {
    const rates = { full_truck_percent: 2, single_pallet_percent: 1 }
    await insertRows(brewery.pool, 'brewery_setting', [{ name: 'packaging_discounts', value: JSON.stringify(rates) }])
    await add({ sku: 'PILS-CRATE', number_of_pallet: 1 })
    const answer = await brewery.ask('{ customerCart { prices { discounts { amount { value } type value } } } }')
    await brewery.pool.query(`delete from brewery_setting where name = 'packaging_discounts'`)
    expect(readPath(answer.data, 'customerCart', 'prices', 'discounts')).toEqual([
      { amount: { value: 6.8 }, type: 'full-pallets', value: 1 },
    ])
  })

  test('[CRT-37] [CRT-38] a fixed discount comes before the packaging discount', async () => {
    await insertRows(brewery.pool, 'discount', [
      { code: 'F1', kind: 'fixed', name: JSON.stringify({ en: 'House' }), price_group: 'A', rate_bp: 1_000 },
    ])
    await add({ sku: 'PILS-CRATE', number_of_pallet: 1 })
    const answer = await brewery.ask(PRICES)
    // 680.00 - 68.00 = 612.00; 0.25 % of it is 1.53.
    expect(readPath(answer.data, 'customerCart', 'prices', 'grand_total_excluding_tax', 'value')).toBe(766.47)
    await brewery.pool.query('delete from discount')
  })
})

describe('the delivery', () => {
  const choose = (own: Record<string, unknown>) =>
    brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24', ...own })

  test('[GQL-53] [BAR-31] is stored on the cart', async () => {
    const answer = await choose({})
    expect(readPath(answer.data, 'setTransportType', 'cart')).toMatchObject({
      id: cart,
      delivery_date: '2026-11-24',
      delivery_method: 'flatrate_flatrate',
    })
  })

  test.each([
    ['[ERR-03] a suspended ship-to', { outlet: 'S3' }, 'ShipTo suspended - Select another ShipTo', 'graphql-input'],
    ['[ERR-06] an empty date', { date: '' }, 'Delivery date has to not be empty!', 'graphql-input'],
    [
      '[ERR-07] a holiday',
      { date: '2026-12-25' },
      'Shipping cannot be ordered. Choose a different date.',
      'graphql-input',
    ],
    [
      '[BAR-34] a Sunday',
      { date: '2026-11-29' },
      'Shipping cannot be ordered. Choose a different date.',
      'graphql-input',
    ],
    ['[BAR-32] [ERR-05] an empty order type', { method: '' }, 'Order type has to not be empty!', 'graphql-input'],
    [
      'a transport that is not offered',
      { method: 'emptiespickup_emptiespickup' },
      'This transport is not offered for the ship-to.',
      'graphql-input',
    ],
    ['a ship-to of somebody else', { outlet: 'S9' }, "The current customer isn't authorized.", 'graphql-authorization'],
  ])('%s is refused and the cart keeps what it had', async (_case, own, message, category) => {
    await choose({})
    const answer = await choose(own)
    expect(answer.errors[0]).toMatchObject({ message, extensions: { category } })
    const READ = '{ customerCart { delivery_date delivery_method ship_to_id } }'
    expect(readPath((await brewery.ask(READ)).data, 'customerCart')).toEqual({
      delivery_date: '2026-11-24',
      delivery_method: 'flatrate_flatrate',
      ship_to_id: 'S1',
    })
  })

  test('[BAR-22] of tank beer follows the days of the tank calendar', async () => {
    await brewery.pool.query(`update user_role set customer_type = 'OntradeTank' where user_id = 'U1'`)
    const { errors } = await add({ sku: 'PILS-TANK', liters: 1_000 })
    expect(errors).toEqual([])
    // Tanks are filled on Wednesdays, half trucks drive on Tuesdays and Thursdays.
    const tuesday = await choose({ method: 'freeshipping_freeshipping', date: '2026-11-24' })
    const wednesday = await choose({ method: 'freeshipping_freeshipping', date: '2026-11-25' })
    await brewery.pool.query(`update user_role set customer_type = 'Distributor' where user_id = 'U1'`)
    expect(tuesday.errors[0]?.extensions.code).toBe('delivery-date-unavailable')
    expect(readPath(wednesday.data, 'setTransportType', 'cart', 'delivery_date')).toBe('2026-11-25')
  })

  test('[ENT-08] [CRT-71] the progress bar carries the limits of the transport', async () => {
    await choose({})
    await add({ sku: 'PILS-CRATE', number_of_pallet: 2 })
    const answer = await brewery.ask(`{ customerCart { progress_bar_data {
      status color isCheckoutEnable iMinimumOrderPallet iMaximumOrderPallet iMaximumOrderWeight iTotalCartPalletQty iTotalCartWeight
    } } }`)
    expect(readPath(answer.data, 'customerCart', 'progress_bar_data')).toEqual({
      status: 1,
      color: 'red',
      isCheckoutEnable: false,
      iMinimumOrderPallet: 24,
      iMaximumOrderPallet: 26,
      iMaximumOrderWeight: 24_000,
      iTotalCartPalletQty: 2,
      iTotalCartWeight: 80 * 20.4 + 2 * 25,
    })
  })

  test.each([
    ['[CRT-51] too little', 23, { status: 1, color: 'red', isCheckoutEnable: false }],
    ['[CRT-52] what it takes', 25, { status: 2, color: 'green', isCheckoutEnable: true }],
    ['[CRT-53] too much', 27, { status: 3, color: 'red', isCheckoutEnable: false }],
  ])('[CRT-59] the progress bar says of a full truck whether it can go: with %s', async (_what, pallets, expected) => {
    await choose({})
    await add({ sku: 'PILS-CRATE', number_of_pallet: pallets })
    const answer = await brewery.ask(
      '{ customerCart { progress_bar_data { status color isCheckoutEnable isFullTruck isHalfTruck isSmallOrder } } }',
    )
    expect(readPath(answer.data, 'customerCart', 'progress_bar_data')).toEqual({
      ...expected,
      isFullTruck: true,
      isHalfTruck: false,
      isSmallOrder: false,
    })
  })

  test('[CRT-60] the progress bar carries how much of the transport each brand takes', async () => {
    await choose({})
    await add({ sku: 'PILS-CRATE', number_of_pallet: 13 })
    const ASK = '{ customerCart { progress_bar_data { brand_progress { brand current minimum maximum percent } } } }'
    const brands = async () =>
      readPath((await brewery.ask(ASK)).data, 'customerCart', 'progress_bar_data', 'brand_progress')
    expect(await brands()).toEqual([{ brand: 'Veenhof Pils', current: 13, minimum: null, maximum: 26, percent: 50 }])
  })
})
