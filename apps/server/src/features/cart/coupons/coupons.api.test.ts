import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { ADD, newCart, PLACE, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

const SECOND = { as: 'second@tenbrink.example' }

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature, savedOrdersFeature] })
})
beforeEach(async () => {
  await brewery.pool.query('delete from sales_order')
  await brewery.pool.query('delete from cart')
  await brewery.pool.query('delete from coupon')
  await insertRows(brewery.pool, 'coupon', [
    { ...COUPON, code: 'PROOST', rate_bp: 500 },
    { ...COUPON, code: 'WELKOM25', amount_cents: 2_500 },
    { ...COUPON, code: 'VERLOPEN', rate_bp: 500, valid_to: '2026-11-22' },
    { ...COUPON, code: 'STRAKS', rate_bp: 500, valid_from: '2026-11-24' },
    { ...COUPON, code: 'OP', rate_bp: 500, uses: 10 },
    { ...COUPON, code: 'LAATSTE', rate_bp: 500, uses: 9 },
  ])
  cart = await newCart(brewery)
  await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'WIT-CRATE', quantity: 10 }] })
})
afterAll(() => brewery.close())

const COUPON = { name: JSON.stringify({ nl: 'Korting', en: 'Discount' }), max_uses: 10 }

const CART = `cart {
  applied_coupon { code } applied_coupons { code }
  prices { grand_total { value } subtotal_with_discount_excluding_tax { value }
    discounts { label amount { value } coupon { code } } }
}`
const APPLY = `mutation ($cart: String, $code: String) { applyCouponToCart(cart_id: $cart, coupon_code: $code) { ${CART} } }`
const APPLY_MORE = `mutation ($input: ApplyCouponsToCartInput) { applyCouponsToCart(input: $input) { ${CART} } }`
const REMOVE = `mutation ($cart: String, $code: String) {
  removeSpecificCouponFromCart(cart_id: $cart, coupon_code: $code) { ${CART} }
}`

const apply = (code: string, options?: Parameters<OpenBrewery['ask']>[2]) => brewery.ask(APPLY, { cart, code }, options)

describe('a discount code', () => {
  test('[CRT-40] [GQL-57] takes its percentage off the goods', async () => {
    const answer = await apply('PROOST')
    expect(readPath(answer.data, 'applyCouponToCart', 'cart')).toMatchObject({
      applied_coupon: { code: 'PROOST' },
      applied_coupons: [{ code: 'PROOST' }],
      prices: {
        subtotal_with_discount_excluding_tax: { value: 233.7 },
        discounts: [{ label: 'Discount code', amount: { value: 12.3 }, coupon: { code: 'PROOST' } }],
      },
    })
  })

  test('[CRT-40] takes its amount off once', async () => {
    const answer = await apply('WELKOM25')
    expect(readPath(answer.data, 'applyCouponToCart', 'cart', 'prices', 'discounts', 0, 'amount')).toEqual({
      value: 25,
    })
  })

  test('is read in any letter case', async () => {
    const answer = await apply(' proost ')
    expect(readPath(answer.data, 'applyCouponToCart', 'cart', 'applied_coupon')).toEqual({ code: 'PROOST' })
  })

  test.each(['NIETS', 'VERLOPEN', 'STRAKS', 'OP'])('[ERR-34] %s is answered as an unknown one', async (code) => {
    expect((await apply(code)).errors[0]).toMatchObject({
      message: 'Invalid discount code',
      extensions: { category: 'graphql-no-such-entity', code: 'coupon-not-known' },
    })
  })

  test('[GQL-57] is refused when it is applied already, and beside another', async () => {
    await apply('PROOST')
    for (const code of ['PROOST', 'WELKOM25'])
      expect((await apply(code)).errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('takes the place of another when asked to', async () => {
    await apply('PROOST')
    const input = { cart_id: cart, coupon_codes: ['WELKOM25'], type: 'REPLACE' }
    const answer = await brewery.ask(APPLY_MORE, { input })
    expect(readPath(answer.data, 'applyCouponsToCart', 'cart', 'applied_coupon')).toEqual({ code: 'WELKOM25' })
    const two = await brewery.ask(APPLY_MORE, { input: { ...input, coupon_codes: ['PROOST', 'OP'] } })
    expect(two.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('[GQL-57] is refused on an empty cart', async () => {
    await brewery.pool.query('delete from cart_line')
    expect((await apply('PROOST')).errors[0]).toMatchObject({
      message: 'The cart is Empty',
      extensions: { category: 'graphql-input' },
    })
  })

  test('is refused when two spellings contradict each other, and without a code', async () => {
    const BOTH = `mutation ($input: ApplyCouponToCartInput, $code: String) {
      applyCouponToCart(input: $input, coupon_code: $code) { cart { id } }
    }`
    const input = { cart_id: cart, coupon_code: 'PROOST' }
    const contradicting = await brewery.ask(BOTH, { input, code: 'WELKOM25' })
    expect(contradicting.errors[0]?.extensions.category).toBe('graphql-input')
    expect((await brewery.ask(BOTH, { input, code: 'PROOST' })).errors).toEqual([])
    expect((await apply('')).errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('is not applied to a cart of somebody else', async () => {
    expect((await apply('PROOST', SECOND)).errors[0]?.extensions).toEqual({
      category: 'graphql-no-such-entity',
      code: 'cart-not-found',
    })
  })

  test.each([
    ['without a session', null],
    ['without a catalogue permission', 'basic@tenbrink.example'],
  ])('is refused %s', async (_case, as) => {
    expect((await apply('PROOST', { as })).errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('removing a discount code', () => {
  test('[CRT-40] [GQL-58] gives the full price back', async () => {
    await apply('PROOST')
    const answer = await brewery.ask(REMOVE, { cart, code: 'proost' })
    expect(readPath(answer.data, 'removeSpecificCouponFromCart', 'cart')).toMatchObject({
      applied_coupon: null,
      prices: { subtotal_with_discount_excluding_tax: { value: 246 }, discounts: [] },
    })
  })

  test('[GQL-58] that is not applied is answered as an unknown one', async () => {
    await apply('PROOST')
    const answer = await brewery.ask(REMOVE, { cart, code: 'WELKOM25' })
    expect(answer.errors[0]?.extensions).toEqual({ category: 'graphql-no-such-entity', code: 'coupon-not-applied' })
  })

  test.each([
    ['removeCouponFromCart', '{ cart_id: $cart }'],
    ['removeCouponsFromCart', '{ cart_id: $cart, coupon_codes: ["PROOST"] }'],
  ])("%s is Adobe's spelling of it", async (name, input) => {
    await apply('PROOST')
    const answer = await brewery.ask(`mutation ($cart: String!) { ${name}(input: ${input}) { ${CART} } }`, { cart })
    expect(readPath(answer.data, name, 'cart', 'applied_coupon')).toBeNull()
  })
})

describe('emptying the cart', () => {
  test('[CRT-40] [GQL-47] takes the discount code off with all lines', async () => {
    await apply('PROOST')
    const EMPTY = `mutation ($cart: String) { removeAllItems(cart_id: $cart) { ${CART} } }`
    const answer = await brewery.ask(EMPTY, { cart })
    expect(readPath(answer.data, 'removeAllItems', 'cart')).toMatchObject({ applied_coupon: null })
    const again = await brewery.ask('{ customerCart { applied_coupons { code } } }')
    expect(readPath(again.data, 'customerCart')).toEqual({ applied_coupons: null })
  })

  test('[CRT-40] line by line takes the discount code off with the last one', async () => {
    await apply('PROOST')
    const LINES = '{ customerCart { items { uid } } }'
    const held = readPath((await brewery.ask(LINES)).data, 'customerCart', 'items')
    const uids = (Array.isArray(held) ? held : []).map((line) => readPath(line, 'uid'))
    const TAKE_OUT = `mutation ($cart: String!, $uid: ID!) {
      removeItemFromCart(input: { cart_id: $cart, cart_item_uid: $uid }) { ${CART} } }`
    const told: unknown[] = []
    for (const uid of uids)
      told.push(
        readPath((await brewery.ask(TAKE_OUT, { cart, uid })).data, 'removeItemFromCart', 'cart', 'applied_coupon'),
      )
    expect(told).toHaveLength(uids.length)
    expect(told.at(-1)).toBeNull()
    expect(told.slice(0, -1)).not.toContain(null)
  })

  test('[ORD-18] by saving it for later takes the discount code off, too', async () => {
    await apply('PROOST')
    const SAVE = 'mutation ($input: SaveOrderInput!) { addSaveOrderForLater(input: $input) { id } }'
    expect((await brewery.ask(SAVE, { input: { cart_id: cart } })).errors).toEqual([])
    const again = await brewery.ask('{ customerCart { applied_coupons { code } } }')
    expect(readPath(again.data, 'customerCart')).toEqual({ applied_coupons: null })
  })
})

describe('an order with a discount code', () => {
  const usesOf = async (code: string) =>
    (await brewery.pool.query('select uses from coupon where code = $1', [code])).rows[0]?.uses

  async function readyWith(code: string, options?: Parameters<OpenBrewery['ask']>[2]): Promise<string> {
    const ready = await readyCart(brewery, {}, options)
    await brewery.ask(APPLY, { cart: ready, code }, options)
    return ready
  }

  test('[CRT-40] has the figures of its cart, and uses the code once', async () => {
    await brewery.pool.query('delete from cart')
    const ready = await readyWith('PROOST')
    const READ = 'query ($cart: String!) { cart(cart_id: $cart) { prices { grand_total { value } } } }'
    const total = readPath((await brewery.ask(READ, { cart: ready })).data, 'cart', 'prices', 'grand_total', 'value')
    await place(brewery, ready)
    await place(brewery, ready)
    const { rows } = await brewery.pool.query('select coupon_code, grand_total_cents, price_details from sales_order')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ coupon_code: 'PROOST', price_details: { couponDiscountCents: 81_600 } })
    expect(Number(rows[0]?.grand_total_cents) / 100).toBe(total)
    expect(await usesOf('PROOST')).toBe(1)
  })

  test('is refused when the code ended meanwhile, and nothing is kept', async () => {
    await brewery.pool.query('delete from cart')
    const ready = await readyWith('LAATSTE')
    await brewery.pool.query("update coupon set uses = 10 where code = 'LAATSTE'")
    const answer = await brewery.ask('mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number } }', {
      cart: ready,
    })
    expect(answer.errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'coupon-not-valid' })
    expect((await brewery.pool.query('select from sales_order')).rowCount).toBe(0)
  })

  test('the last use goes to one of two that place at the same time', async () => {
    await brewery.pool.query('delete from cart')
    const [one, other] = [await readyWith('LAATSTE'), await readyWith('LAATSTE', SECOND)]
    const answers = await Promise.all([brewery.ask(PLACE, { cart: one }), brewery.ask(PLACE, { cart: other }, SECOND)])
    expect(answers.filter((answer) => readPath(answer.data, 'placeOrder', 'order_number'))).toHaveLength(1)
    expect(await usesOf('LAATSTE')).toBe(10)
  })
})

describe('the cash discount', () => {
  const BAR =
    'query ($cart: String!) { cart(cart_id: $cart) { progress_bar_data { cash_discount { cashamount isactive canshow from_amount percent } } } }'
  const cashDiscount = async () =>
    readPath((await brewery.ask(BAR, { cart })).data, 'cart', 'progress_bar_data', 'cash_discount')

  test('[CRT-60] [ENT-08] says what it takes off, once the goods reach the amount', async () => {
    expect(await cashDiscount()).toEqual({
      cashamount: 0,
      isactive: false,
      canshow: false,
      from_amount: null,
      percent: null,
    })
    const settings = (from: number) => ({ name: 'cash_discount', value: JSON.stringify({ from, percent: 2 }) })
    await insertRows(brewery.pool, 'brewery_setting', [settings(246.01)])
    expect(await cashDiscount()).toEqual({
      cashamount: 0,
      isactive: false,
      canshow: true,
      from_amount: 246.01,
      percent: 2,
    })
    await brewery.pool.query("delete from brewery_setting where name = 'cash_discount'")
    await insertRows(brewery.pool, 'brewery_setting', [settings(246)])
    expect(await cashDiscount()).toEqual({
      cashamount: 4.92,
      isactive: true,
      canshow: true,
      from_amount: 246,
      percent: 2,
    })
    await brewery.pool.query("delete from brewery_setting where name = 'cash_discount'")
  })
})
