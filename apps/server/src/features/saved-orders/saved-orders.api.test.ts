import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { ADD, newCart, readyCart } from '../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { savedOrdersFeature } from './saved-orders.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, savedOrdersFeature] })
})
afterAll(() => brewery.close())
beforeEach(async () => {
  await brewery.pool.query('delete from saved_order')
  await brewery.pool.query('delete from cart')
})

type Caller = Parameters<OpenBrewery['ask']>[2]

const SAVED = `id outlet_id customer_order_number type_of_transport delivery_date total total_qty total_pallet sap_order_type
  items { sku name quantity number_of_pallet price row_total product { sku } }`
const CART =
  '{ customerCart { id total_quantity delivery_method delivery_date customer_order_number items { quantity_total } } }'

const save = (cart: string, options?: Caller, title = 'Koningsdag') =>
  brewery.ask(
    `mutation ($cart: String, $title: String) {
      addSaveOrderForLater(cart_id: $cart, customer_order_number: $title) { success status id cart_id } }`,
    { cart, title },
    options,
  )
const list = (options?: Caller, variables = {}) =>
  brewery.ask(
    `query ($page: Int) { getSaveOrderForLater(currentPage: $page) {
      total_count page_info { page_size total_pages } items { ${SAVED} } } }`,
    variables,
    options,
  )
const details = (id: string, options?: Caller) =>
  brewery.ask(`query ($id: ID!) { getSaveOrderDetails(id: $id) { ${SAVED} } }`, { id }, options)
const FAILED = 'sku name quantity code message max_available_quantity substitutes { sku }'
const reorder = (id: string, options?: Caller) =>
  brewery.ask(
    `mutation ($id: ID) { reOrderSavedOrder(id: $id) {
      status message failed_items { ${FAILED} } cart { id total_quantity } } }`,
    { id },
    options,
  )
const remove = (id: string, options?: Caller) =>
  brewery.ask('mutation ($id: ID!) { deleteSavedOrder(input: { id: $id }) { success id } }', { id }, options)

async function savedOrder(ready: Parameters<typeof readyCart>[1] = { pallets: 2 }): Promise<string> {
  const answer = await save(await readyCart(brewery, ready))
  return String(readPath(answer.data, 'addSaveOrderForLater', 'id'))
}

describe('saving for later', () => {
  test('[ORD-18, CRT-09, GQL-68] moves the lines, the delivery and the title, and leaves the cart empty', async () => {
    const cart = await readyCart(brewery, { pallets: 2, method: 'selfpickup_selfpickup' })
    const answer = await save(cart)
    expect(answer.data).toMatchObject({ addSaveOrderForLater: { success: true, cart_id: cart } })
    expect((await brewery.ask(CART)).data).toMatchObject({
      customerCart: { id: cart, total_quantity: 0, customer_order_number: null, items: [] },
    })
    expect((await list()).data).toMatchObject({
      getSaveOrderForLater: {
        total_count: 1,
        items: [
          {
            outlet_id: 'S1',
            customer_order_number: 'Koningsdag',
            type_of_transport: 'selfpickup_selfpickup',
            delivery_date: '2026-11-24',
            total_qty: 80,
            total_pallet: 2,
            sap_order_type: 'YDOR',
            items: [{ sku: 'PILS-CRATE', quantity: 80, price: 17, row_total: 1360, product: { sku: 'PILS-CRATE' } }],
          },
        ],
      },
    })
  })

  test('[ORD-12] a title of spaces is none', async () => {
    const answer = await save(await readyCart(brewery, { pallets: 2 }), undefined, '  ')
    const { data } = await details(String(readPath(answer.data, 'addSaveOrderForLater', 'id')))
    expect(readPath(data, 'getSaveOrderDetails', 'customer_order_number')).toBeNull()
  })

  test('an empty cart has nothing to save', async () => {
    const answer = await save(await newCart(brewery))
    expect(answer.errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'cart-empty' })
  })

  test('twice at once saves one order', async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const answers = await Promise.all([save(cart), save(cart)])
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(readPath((await list()).data, 'getSaveOrderForLater', 'total_count')).toBe(1)
  })

  test('the cart of somebody else is not found, and stays', async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const answer = await save(cart, { as: 'second@tenbrink.example' })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
    expect(readPath((await brewery.ask(CART)).data, 'customerCart', 'total_quantity')).toBe(80)
  })

  test('[ORD-12] a title has at most 40 characters', async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const name = (title: string) =>
      brewery.ask(
        `mutation ($cart: String!, $title: String!) {
          saveCustomerOrderNumber(input: { cart_id: $cart, customer_order_number: $title }) { success } }`,
        { cart, title },
      )
    expect((await name('x'.repeat(41))).errors[0]?.extensions.code).toBe('title-too-long')
    expect((await name('x'.repeat(40))).errors).toEqual([])
    expect(readPath((await brewery.ask(CART)).data, 'customerCart', 'customer_order_number')).toHaveLength(40)
  })
})

describe('the list', () => {
  test('[ORD-21, ORD-23, GQL-38] shows ten a page for the ship-to asked for, newest first', async () => {
    for (let number = 0; number < 11; number += 1) {
      brewery.setClock(`2026-11-23T09:00:${10 + number}Z`)
      await save(await readyCart(brewery, { pallets: 1 }), undefined, `Order ${number}`)
    }
    const { data } = await list()
    expect(readPath(data, 'getSaveOrderForLater', 'page_info')).toEqual({ page_size: 10, total_pages: 2 })
    expect(readPath(data, 'getSaveOrderForLater', 'items', 0, 'customer_order_number')).toBe('Order 10')
    expect(readPath((await list({}, { page: 2 })).data, 'getSaveOrderForLater', 'items')).toHaveLength(1)
    const elsewhere = await list({ headers: { outletid: 'S2' } })
    expect(readPath(elsewhere.data, 'getSaveOrderForLater', 'total_count')).toBe(0)
  })

  test('[PRM-10] somebody without My Orders is refused', async () => {
    const answer = await list({ as: 'basic@tenbrink.example' })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })

  test('[GQL-39] details have the prices of now', async () => {
    const id = await savedOrder({ pallets: 2, sku: 'WIT-CRATE' })
    await brewery.pool.query("update price set price_cents = 3000 where sku = 'WIT-CRATE'")
    const { data } = await details(id)
    await brewery.pool.query("update price set price_cents = 2460 where sku = 'WIT-CRATE'")
    expect(readPath(data, 'getSaveOrderDetails', 'items', 0)).toMatchObject({ price: 30, row_total: 2400 })
  })
})

describe('ordering what was saved', () => {
  test('[ORD-26, GQL-70] fills the empty cart with lines and delivery, and keeps the saved order', async () => {
    const id = await savedOrder({ pallets: 2, method: 'selfpickup_selfpickup' })
    const answer = await reorder(id)
    expect(answer.data).toMatchObject({
      reOrderSavedOrder: { status: 'success', failed_items: [], cart: { total_quantity: 80 } },
    })
    expect((await brewery.ask(CART)).data).toMatchObject({
      customerCart: {
        delivery_method: 'selfpickup_selfpickup',
        delivery_date: '2026-11-24',
        customer_order_number: 'Koningsdag',
      },
    })
    expect((await details(id)).errors).toEqual([])
  })

  test('[CRT-10] adds to a cart that holds the same kind', async () => {
    const id = await savedOrder()
    const cart = await readyCart(brewery, { pallets: 1 })
    expect((await reorder(id)).data).toMatchObject({ reOrderSavedOrder: { cart: { id: cart, total_quantity: 120 } } })
  })

  test('[ORD-27, ERR-12] names what is gone, and what is short by how much', async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'WIT-CRATE', quantity: 0, number_of_pallet: 1 }] })
    const id = String(readPath((await save(cart)).data, 'addSaveOrderForLater', 'id'))
    await brewery.pool.query("update product set is_active = false where sku = 'WIT-CRATE'")
    await brewery.pool.query("update stock set quantity = 50 where sku = 'PILS-CRATE'")
    await brewery.pool.query(`update product set name = '{"nl": "Veenhof Pils"}' where sku = 'PILS-CRATE'`)
    const { data } = await reorder(id)
    await brewery.pool.query(`update product set name = '{"nl": "PILS-CRATE"}' where sku = 'PILS-CRATE'`)
    await brewery.pool.query("update product set is_active = true where sku = 'WIT-CRATE'")
    await brewery.pool.query("update stock set quantity = 2000 where sku = 'PILS-CRATE'")
    expect(data).toMatchObject({
      reOrderSavedOrder: {
        status: 'partial',
        message: 'Some products could not be added to the cart.',
        failed_items: [
          {
            sku: 'PILS-CRATE',
            name: 'Veenhof Pils',
            quantity: 40,
            code: 'INSUFFICIENT_STOCK',
            message: expect.stringContaining('50'),
            max_available_quantity: 50,
          },
          {
            sku: 'WIT-CRATE',
            name: 'WIT-CRATE',
            quantity: 40,
            code: 'NOT_SALABLE',
            message: expect.stringContaining('WIT-CRATE'),
            max_available_quantity: null,
          },
        ],
        cart: { total_quantity: 40 },
      },
    })
  })

  test('[ERR-12] proposes what the ship-to can have instead on the day of the cart', async () => {
    const id = await savedOrder()
    await brewery.pool.query("update product set is_active = false where sku = 'PILS-CRATE'")
    const substitutes = async () =>
      readPath((await reorder(id)).data, 'reOrderSavedOrder', 'failed_items', 0, 'substitutes')
    expect(await substitutes()).toEqual([{ sku: 'WIT-CRATE' }, { sku: 'BOK-CRATE' }, { sku: 'IPA-TRAY' }])
    await brewery.pool.query("update stock set quantity = 0 where sku = 'WIT-CRATE'")
    await insertRows(brewery.pool, 'special_offer', [
      { sku: 'BOK-CRATE', valid_from: '2026-11-01', valid_to: '2026-12-31', deliverable_from: '2026-12-01' },
    ])
    expect(await substitutes()).toEqual([{ sku: 'IPA-TRAY' }])
    await brewery.pool.query("delete from special_offer where sku = 'BOK-CRATE'")
    await brewery.pool.query("update stock set quantity = 2000 where sku = 'WIT-CRATE'")
    await brewery.pool.query("update product set is_active = true where sku = 'PILS-CRATE'")
  })

  test('[CRT-04] another kind than the cart holds stays out', async () => {
    const id = await savedOrder()
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity: 2 }] })
    expect((await reorder(id)).data).toMatchObject({
      reOrderSavedOrder: { failed_items: [{ sku: 'PILS-CRATE', quantity: 80 }], cart: { total_quantity: 2 } },
    })
  })

  test('a day that has passed is left for the person to choose', async () => {
    const id = await savedOrder()
    brewery.setClock('2026-12-01T09:00:00Z')
    const answer = await reorder(id)
    const cart = await brewery.ask(CART)
    brewery.setClock('2026-11-23T09:00:00Z')
    expect(answer.errors).toEqual([])
    expect(readPath(cart.data, 'customerCart', 'delivery_method')).toBe('flatrate_flatrate')
  })
})

describe('renaming', () => {
  const pending = async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const answer = await brewery.ask('mutation ($cart: String) { addPreOrder(cart_id: $cart) { id } }', { cart })
    return String(readPath(answer.data, 'addPreOrder', 'id'))
  }

  describe.each([
    ['a saved order', savedOrder, 'renameSavedOrder', 'getSaveOrderDetails', pending],
    ['a pre-order', pending, 'renamePreOrder', 'getPreOrderDetails', savedOrder],
  ] as const)('%s', (_what, make, call, one, makeOther) => {
    const name = (id: string, title: string, options?: Caller) =>
      brewery.ask(
        `mutation ($id: ID!, $title: String!) { ${call}(id: $id, customer_order_number: $title) { success id } }`,
        { id, title },
        options,
      )
    const titleOf = async (id: string) => {
      const { data } = await brewery.ask(`query ($id: ID!) { ${one}(id: $id) { customer_order_number } }`, { id })
      return readPath(data, one, 'customer_order_number')
    }

    test('[ORD-12] gives it another title, which an empty one takes away', async () => {
      const id = await make()
      expect((await name(id, ' Bevrijdingsdag ')).data).toEqual({ [call]: { success: true, id } })
      expect(await titleOf(id)).toBe('Bevrijdingsdag')
      expect((await name(id, ' ')).errors).toEqual([])
      expect(await titleOf(id)).toBeNull()
    })

    test('[ORD-12, ORD-09] takes 40 characters as people count them, and no line break', async () => {
      const id = await make()
      expect((await name(id, '🇳🇱'.repeat(40))).errors).toEqual([])
      expect((await name(id, 'x'.repeat(41))).errors[0]?.extensions).toMatchObject({
        category: 'graphql-input',
        code: 'title-too-long',
      })
      expect((await name(id, 'a\nb')).errors[0]?.extensions.category).toBe('graphql-input')
      expect(await titleOf(id)).toBe('🇳🇱'.repeat(40))
    })

    test('knows neither that of somebody else, nor one of the other list, nor one that is gone', async () => {
      const id = await make()
      const foreign = await name(id, 'Mine', { as: 'buyer@turf.example' })
      const other = await name(await makeOther(), 'Mine')
      const unknown = await name('999999', 'Mine')
      for (const { errors } of [foreign, other, unknown])
        expect(errors[0]?.extensions.category).toBe('graphql-no-such-entity')
      expect(await titleOf(id)).not.toBe('Mine')
    })
  })

  test('[PRM-10] is refused to who may see no orders', async () => {
    const answer = await brewery.ask(
      'mutation { renameSavedOrder(id: 1, customer_order_number: "Mine") { success } }',
      {},
      { as: 'basic@tenbrink.example' },
    )
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('deleting', () => {
  test('[ORD-28, GQL-71] takes it from the list', async () => {
    const id = await savedOrder()
    expect((await remove(id)).data).toMatchObject({ deleteSavedOrder: { success: true, id } })
    expect((await details(id)).errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })
})

describe('an order that is not yours', () => {
  const FOREIGN = { as: 'buyer@turf.example' }
  test.each([
    ['read', details],
    ['ordered', reorder],
    ['deleted', remove],
  ])('cannot be %s', async (_what, call) => {
    const id = await savedOrder()
    for (const asked of [id, '999999', 'x'])
      expect((await call(asked, FOREIGN)).errors[0]?.extensions.category).toBe('graphql-no-such-entity')
    expect((await details(id)).errors).toEqual([])
  })
})

describe('a pre-order', () => {
  test('[ORD-19, ORD-22, GQL-69] is the same, in a list of its own', async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const answer = await brewery.ask(
      'mutation ($cart: String!) { addPreOrder(input: { cart_id: $cart }) { id success } }',
      { cart },
    )
    const id = String(readPath(answer.data, 'addPreOrder', 'id'))
    const lists = await brewery.ask('{ getPreOrder { total_count items { id } } getSaveOrderForLater { total_count } }')
    expect(lists.data).toEqual({
      getPreOrder: { total_count: 1, items: [{ id }] },
      getSaveOrderForLater: { total_count: 0 },
    })
    expect((await details(id)).errors[0]?.extensions.category).toBe('graphql-no-such-entity')
    const again = await brewery.ask('mutation ($id: ID) { reOrderPreOrder(id: $id) { status } }', { id })
    expect(again.data).toEqual({ reOrderPreOrder: { status: 'success' } })
    const gone = await brewery.ask('mutation ($id: ID) { deletePreOrder(id: $id) { success } }', { id })
    expect(gone.data).toEqual({ deletePreOrder: { success: true } })
  })

  const preOrder = async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const answer = await brewery.ask('mutation ($cart: String) { addPreOrder(cart_id: $cart) { id } }', { cart })
    return String(readPath(answer.data, 'addPreOrder', 'id'))
  }

  test('[GQL-40, ENT-26] is listed ten a page like a saved order', async () => {
    for (let number = 0; number < 11; number += 1) await preOrder()
    const LIST = `query ($page: Int) { getPreOrder(currentPage: $page) {
      total_count page_info { page_size total_pages } items { ${SAVED} } } }`
    const { data } = await brewery.ask(LIST, {})
    expect(readPath(data, 'getPreOrder')).toMatchObject({
      total_count: 11,
      page_info: { page_size: 10, total_pages: 2 },
    })
    const second = await brewery.ask(LIST, { page: 2 })
    expect(readPath(second.data, 'getPreOrder', 'items')).toMatchObject([{ outlet_id: 'S1', total_pallet: 2 }])
  })

  test('[GQL-41] has details with the prices of now', async () => {
    const id = await preOrder()
    const { data } = await brewery.ask(`query ($id: ID!) { getPreOrderDetails(id: $id) { ${SAVED} } }`, { id })
    expect(readPath(data, 'getPreOrderDetails')).toMatchObject({
      id,
      items: [{ sku: 'PILS-CRATE', quantity: 80, price: 17 }],
    })
  })

  test('[GQL-72, GQL-73] is ordered by its id, and deleted', async () => {
    const id = await preOrder()
    const again = await brewery.ask(
      'mutation ($input: OrderIdInput) { reOrderPreOrder(input: $input) { status message failed_items { sku } cart { total_quantity } } }',
      { input: { id } },
    )
    expect(again.data).toEqual({
      reOrderPreOrder: { status: 'success', message: null, failed_items: [], cart: { total_quantity: 80 } },
    })
    const gone = await brewery.ask('mutation ($id: ID) { deletePreOrder(id: $id) { success id } }', { id })
    expect(gone.data).toEqual({ deletePreOrder: { success: true, id } })
    const twice = await brewery.ask('mutation ($id: ID) { deletePreOrder(id: $id) { success } }', { id })
    expect(twice.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  test('[GQL-77] has a title of its own, 40 characters at most', async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const name = (title: string) =>
      brewery.ask(
        'mutation ($cart: String, $title: String) { savePreCustomerOrderNumber(cart_id: $cart, customer_order_number: $title) { success cart_id } }',
        { cart, title },
      )
    expect((await name('Week 48')).data).toEqual({ savePreCustomerOrderNumber: { success: true, cart_id: cart } })
    expect((await name('x'.repeat(41))).errors[0]?.extensions.category).toBe('graphql-input')
    const kept = await brewery.ask('mutation ($cart: String) { addPreOrder(cart_id: $cart) { id } }', { cart })
    const id = readPath(kept.data, 'addPreOrder', 'id')
    const { data } = await brewery.ask('query ($id: ID!) { getPreOrderDetails(id: $id) { customer_order_number } }', {
      id,
    })
    expect(data).toEqual({ getPreOrderDetails: { customer_order_number: 'Week 48' } })
  })
})

test('[ENT-25] a saved order names all that the contract lists', async () => {
  const id = await savedOrder({ pallets: 2, outlet: 'S2' })
  const FIELDS = `id date total total_with_tax total_qty deliver_to shipto_name bill_to is_active cart_id outlet_id
    customer_order_number type_of_transport sap_order_type total_layer total_pallet`
  const { data } = await brewery.ask(`query ($id: ID!) { getSaveOrderDetails(id: $id) { ${FIELDS} } }`, { id })
  expect(readPath(data, 'getSaveOrderDetails')).toEqual({
    id,
    date: '2026-11-23 10:00:00',
    // 80 crates at the price from 40 on, less 0.25 % for full pallets, with their deposit
    total: 1668.6,
    total_with_tax: 1953.49,
    total_qty: 80,
    deliver_to: 'Windmolenweg 14, 7548 BM Boekelo',
    shipto_name: 'Depot Goor',
    bill_to: 'Ten Brink Dranken',
    is_active: true,
    cart_id: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
    outlet_id: 'S2',
    customer_order_number: 'Koningsdag',
    type_of_transport: 'flatrate_flatrate',
    sap_order_type: 'YSOR',
    total_layer: 10,
    total_pallet: 2,
  })
})

describe('what the contract wraps in one input', () => {
  const PRE = `mutation ($cart: String) {
    addPreOrder(cart_id: $cart) { id } }`

  test('[GQL-70] a saved order goes into the cart', async () => {
    const id = await savedOrder()
    const document = 'mutation ($id: ID!) { reOrderSavedOrder(input: { id: $id }) { status cart { total_quantity } } }'
    const answer = await brewery.ask(document, { id })
    expect(readPath(answer.data, 'reOrderSavedOrder', 'cart')).toEqual({ total_quantity: 80 })
  })

  test('[GQL-73] a pre-order is deleted, and is unknown from then on', async () => {
    const made = await brewery.ask(PRE, { cart: await readyCart(brewery, { pallets: 2 }) })
    const id = readPath(made.data, 'addPreOrder', 'id')
    const document = 'mutation ($id: ID!) { deletePreOrder(input: { id: $id }) { success } }'
    expect((await brewery.ask(document, { id })).data).toEqual({ deletePreOrder: { success: true } })
    const gone = await brewery.ask('query ($id: ID!) { getPreOrderDetails(id: $id) { id } }', { id })
    expect(gone.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  test('[GQL-77] the title of what will be a pre-order is kept', async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const document = `mutation ($cart: String!) {
      savePreCustomerOrderNumber(input: { cart_id: $cart, customer_order_number: "Koningsdag" }) { success } }`
    expect((await brewery.ask(document, { cart })).errors).toEqual([])
    expect(readPath((await brewery.ask(CART)).data, 'customerCart', 'customer_order_number')).toBe('Koningsdag')
  })

  test.each(['getSaveOrderForLater', 'getPreOrder'])('%s comes in pages as large as asked for', async (query) => {
    for (const pallets of [1, 2]) {
      await savedOrder({ pallets })
      await brewery.ask(PRE, { cart: await readyCart(brewery, { pallets }) })
    }
    const document = `{ ${query}(pageSize: 1) { total_count page_info { page_size } items { id } } }`
    expect(readPath((await brewery.ask(document)).data, query)).toEqual({
      total_count: 2,
      page_info: { page_size: 1 },
      items: [{ id: expect.any(String) }],
    })
  })

  test.each([
    'mutation { reOrderSavedOrder { status } }',
    'mutation { deleteSavedOrder { success } }',
    'mutation { reOrderPreOrder { status } }',
    'mutation { deletePreOrder { success } }',
  ])('which order is meant has to be said: %s', async (document) => {
    expect((await brewery.ask(document)).errors[0]?.extensions.category).toBe('graphql-input')
  })
})
