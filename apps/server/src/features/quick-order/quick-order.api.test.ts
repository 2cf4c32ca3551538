import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { buildBeerWith, insertRows } from '../../test/brewery.builders.ts'
import { ADD, newCart } from '../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { quickOrderFeature } from './quick-order.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, quickOrderFeature] })
  await brewery.pool.query(
    `update product set ean_case = '8712345000011', ean_unit = '8712345000028', name = '{"nl": "Veenhof Pils", "en": "Veenhof Pils"}',
       subtitle = '{"nl": "Krat 24", "en": "Crate 24"}' where sku = 'PILS-CRATE';
     update product set name = '{"nl": "Veenhof Pils", "en": "Veenhof Pils"}', subtitle = '{"nl": "Krat 12", "en": "Crate 12"}' where sku = 'WIT-CRATE'`,
  )
})
beforeEach(() => brewery.ask('mutation { createEmptyCart }'))
afterAll(() => brewery.close())

const FIND = 'query ($codes: [String!]!) { quickOrderProducts(codes: $codes) { code status product { sku } } }'
const find = async (...codes: string[]) => readPath((await brewery.ask(FIND, { codes })).data, 'quickOrderProducts')

describe('a code of a quick order', () => {
  test.each([
    ['a SKU', 'PILS-CRATE'],
    ['a SKU in small letters, with spaces around it', ' pils-crate '],
    ['the EAN of a case', '8712345000011'],
    ['the EAN of a piece', '8712345000028'],
    ['a SKU without its dashes', 'pilscrate'],
    ['a SKU with blanks for its dashes', 'Pils Crate'],
    ['a SKU with other blanks', 'pil scr ate'],
    ['the EAN of a case with blanks', '8 712345 000011'],
    ['the GTIN-14 of a case', '08712345000011'],
    ['the GTIN-14 of a package of pieces', '18712345000025'],
    ['the GTIN-14 of a package of cases', '28712345000015'],
    ['a GS1 element as it is printed', '(01)08712345000011(10)L1'],
    ['a GS1-128 as a scanner sends it', ']C10108712345000011'],
    ['an EAN as a scanner sends it', ']E08712345000028'],
    ['a name with its pack', 'veenhof pils, crate 24'],
  ])('[CAT-36] is %s', async (_what, code) => {
    expect(await find(code)).toEqual([{ code, status: 'FOUND', product: { sku: 'PILS-CRATE' } }])
  })

  test('[CAT-36] is an EAN-8, which is stored with zeros before it', async () => {
    await brewery.pool.query(`update product set ean_unit = '0000040170725' where sku = 'BOK-CRATE'`)
    expect(await find('40170725', '4017 0725')).toEqual([
      { code: '40170725', status: 'FOUND', product: { sku: 'BOK-CRATE' } },
      { code: '4017 0725', status: 'FOUND', product: { sku: 'BOK-CRATE' } },
    ])
  })

  test('[CAT-36] that has a wrong check digit is no EAN', async () => {
    expect(await find('8712345000012', '(01)08712345000012')).toMatchObject([
      { status: 'UNKNOWN' },
      { status: 'UNKNOWN' },
    ])
  })

  test('[CAT-36] that means several products, nothing, or what is not sold here, says so in its place', async () => {
    expect(await find('Veenhof Pils', 'NO-SUCH-SKU', 'GONE-CRATE', 'BOK-CRATE')).toEqual([
      { code: 'Veenhof Pils', status: 'SEVERAL', product: null },
      { code: 'NO-SUCH-SKU', status: 'UNKNOWN', product: null },
      { code: 'GONE-CRATE', status: 'UNKNOWN', product: null },
      { code: 'BOK-CRATE', status: 'FOUND', product: { sku: 'BOK-CRATE' } },
    ])
  })

  test.each(['=1+1', '%', '_', "'; drop table product; --", 'a & !b | (c', '\\', '🍺', '', ' ', 'x'.repeat(200)])(
    '[CAT-36] is looked for as it stands, whatever a list holds: "%s"',
    async (code) => {
      expect(await find(code)).toEqual([{ code, status: 'UNKNOWN', product: null }])
    },
  )

  test.each([
    ['x'.repeat(201), 'text-too-long'],
    ['PILS\u0000CRATE', 'text-not-one-line'],
    ['PILS\nCRATE', 'text-not-one-line'],
  ])('that no list has is refused: %j', async (code, refusal) => {
    expect((await brewery.ask(FIND, { codes: [code] })).errors[0]?.extensions.code).toBe(refusal)
  })

  test('[CAT-36] of a product that has no price here, as one of another market, is unknown', async () => {
    await insertRows(brewery.pool, 'product', [buildBeerWith({ sku: 'CZ-CRATE', ean_case: '8590000000014' })])
    await brewery.pool.query(`select write_product_search(array['CZ-CRATE'])`)
    expect(await find('CZ-CRATE', '8590000000014')).toEqual([
      { code: 'CZ-CRATE', status: 'UNKNOWN', product: null },
      { code: '8590000000014', status: 'UNKNOWN', product: null },
    ])
    const ordered = await brewery.ask('mutation { quickOrder(sku: ["CZ-CRATE"]) { success_message } }')
    expect(readPath(ordered.data, 'quickOrder', 'success_message')).toBe(
      'Products added to the cart: 0. Not added, or not all of it: CZ-CRATE.',
    )
  })

  test('is one of 200 at the most', async () => {
    const answer = await brewery.ask(FIND, { codes: Array.from({ length: 201 }, () => 'x') })
    expect(answer.errors[0]?.extensions.code).toBe('list-too-long')
  })

  test.each([
    ['nobody', { as: null }],
    ['[NAV-19] somebody who may not order', { as: 'basic@tenbrink.example' }],
  ])('is told to %s neither, nor ordered', async (_who, options) => {
    for (const call of [
      '{ quickOrderProducts(codes: ["PILS-CRATE"]) { status } }',
      'mutation { quickOrder(sku: ["PILS-CRATE"]) { cart_id } }',
    ])
      expect((await brewery.ask(call, {}, options)).errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('a quick order', () => {
  const ORDER = `mutation ($sku: [String], $removeItems: Boolean) {
    quickOrder(sku: $sku, removeItems: $removeItems) { success_message cart_id } }`
  const held = async () => {
    const answer = await brewery.ask('{ customerCart { id items { quantity product { sku } } } }')
    return readPath(answer.data, 'customerCart')
  }

  test('[GQL-80] puts one of each SKU into the cart, of one that is named twice two', async () => {
    const cart = await newCart(brewery)
    await brewery.ask('mutation ($cart: String) { removeAllItems(cart_id: $cart) { success } }', { cart })
    const { data } = await brewery.ask(ORDER, { sku: ['PILS-CRATE', 'BOK-CRATE', 'PILS-CRATE', null, ' '] })
    expect(data).toEqual({
      quickOrder: { success_message: 'Products added to the cart: 2.', cart_id: cart },
    })
    expect(readPath(await held(), 'items')).toEqual([
      { quantity: 2, product: { sku: 'PILS-CRATE' } },
      { quantity: 1, product: { sku: 'BOK-CRATE' } },
    ])
  })

  test('[GQL-80] [CAT-36] takes each code that quickOrderProducts finds, and adds what several codes mean together', async () => {
    const cart = await newCart(brewery)
    await brewery.ask('mutation ($cart: String) { removeAllItems(cart_id: $cart) { success } }', { cart })
    const sku = ['pils-crate', '8712345000011', '(01)08712345000011', 'bokcrate', '8712345000012']
    const { data } = await brewery.ask(ORDER, { sku })
    expect(readPath(data, 'quickOrder', 'success_message')).toBe(
      'Products added to the cart: 2. Not added, or not all of it: 8712345000012.',
    )
    expect(readPath(await held(), 'items')).toEqual([
      { quantity: 3, product: { sku: 'PILS-CRATE' } },
      { quantity: 1, product: { sku: 'BOK-CRATE' } },
    ])
  })

  test('[GQL-80] empties the cart first when it is asked to, and names what is unknown', async () => {
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 9 }] })
    const { data } = await brewery.ask(ORDER, { sku: ['BOK-CRATE', 'NO-SUCH-SKU'], removeItems: true })
    expect(readPath(data, 'quickOrder', 'success_message')).toBe(
      'Products added to the cart: 1. Not added, or not all of it: NO-SUCH-SKU.',
    )
    expect(readPath(await held(), 'items')).toEqual([{ quantity: 1, product: { sku: 'BOK-CRATE' } }])
  })

  test('[GQL-80] that is refused empties nothing', async () => {
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 9 }] })
    const before = await held()
    const sku = Array.from({ length: 501 }, (_, number) => `SKU-${number}`)
    const refused = await brewery.ask(ORDER, { sku, removeItems: true })
    expect(refused.errors[0]?.extensions.category).toBe('graphql-input')
    expect(await held()).toEqual(before)
  })

  test('[GQL-80] that empties the cart takes along what went with what it held', async () => {
    await brewery.pool.query(
      `insert into coupon (code, name, rate_bp, max_uses) values ('TIEN', '{"nl":"Tien","en":"Ten"}', 1000, 9)`,
    )
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 9 }] })
    await brewery.ask(
      'mutation ($cart: String) { applyCouponToCart(cart_id: $cart, coupon_code: "TIEN") { cart { id } } }',
      {
        cart,
      },
    )
    await brewery.ask(ORDER, { sku: ['PILS-CRATE'], removeItems: true })
    const { data } = await brewery.ask('{ customerCart { applied_coupons { code } items { quantity } } }')
    expect(data).toEqual({ customerCart: { applied_coupons: null, items: [{ quantity: 1 }] } })
  })

  test('of nothing is refused', async () => {
    expect((await brewery.ask(ORDER, { sku: [' '] })).errors[0]?.extensions.category).toBe('graphql-input')
  })
})
