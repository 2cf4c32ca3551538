import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { favouritesFeature } from '#features/favourites/favourites.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { buildBeerWith, insertRows } from '../../../test/brewery.builders.ts'
import { ADD, newCart, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

const OTHERS = 'CZ-CRATE'
const UNKNOWN = 'NO-SUCH-SKU'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({
    features: [assortmentFeature, cartFeature, favouritesFeature, ordersFeature, savedOrdersFeature],
  })
  await insertRows(brewery.pool, 'product', [buildBeerWith({ sku: OTHERS })])
  await insertRows(brewery.pool, 'price_group', [{ code: 'CZ', name: '{"en":"Czechia"}' }])
  await insertRows(brewery.pool, 'price', [{ price_group: 'CZ', sku: OTHERS, min_cases: 1, price_cents: 1_200 }])
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart; delete from saved_order; delete from sales_order')
})
afterAll(() => brewery.close())

/** What is answered of a product, with its SKU taken out. */
async function answered(document: string, sku: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await brewery.ask(document, { sku, ...variables })
  const told: unknown = JSON.parse(JSON.stringify(data).replaceAll(sku, 'SKU'))
  return { data: told, errors }
}

describe('a product of another market, which has no price here, is answered as an unknown one', () => {
  const WISH = `mutation ($sku: String) { addProductsToWishlist(wishlist_id: 0, sku: $sku) {
    wishlist { items_count } user_errors { code message } } }`

  test('[ERR-10, GQL-44] by a cart that it is added to, with what can be had beside it', async () => {
    const answers = []
    for (const sku of [OTHERS, UNKNOWN]) {
      const items = [
        { sku, quantity: 1 },
        { sku: 'PILS-CRATE', quantity: 2 },
      ]
      const cartId = await newCart(brewery)
      await brewery.pool.query('delete from cart_line')
      const { data } = await answered(ADD, sku, { cartId, items })
      answers.push([
        readPath(data, 'addProductsToCart', 'user_errors'),
        readPath(data, 'addProductsToCart', 'cart', 'total_quantity'),
      ])
    }
    const [others, unknown] = answers
    expect(others).toEqual([[{ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "SKU"' }], 2])
    expect(others).toEqual(unknown)
  })

  test('[CAT-35, GQL-78] by the favourites', async () => {
    const others = await answered(WISH, OTHERS)
    expect(others.data).toMatchObject({
      addProductsToWishlist: { wishlist: { items_count: 0 }, user_errors: [{ code: 'PRODUCT_NOT_FOUND' }] },
    })
    expect(others).toEqual(await answered(WISH, UNKNOWN))
  })

  describe('[ORD-26, ERR-12] when it is ordered again', () => {
    const FAILED = 'failed_items { sku quantity code message } cart { total_quantity }'
    const cartOf = async () => readyCart(brewery, { pallets: 24 })
    const putAside = async (call: 'addSaveOrderForLater' | 'addPreOrder') => {
      const { data } = await brewery.ask(`mutation ($cart: String) { ${call}(cart_id: $cart) { id } }`, {
        cart: await cartOf(),
      })
      await brewery.pool.query('update saved_order_line set sku = $1', [OTHERS])
      return readPath(data, call, 'id')
    }
    const ordered = async () => {
      const number = readPath((await place(brewery, await cartOf())).data, 'placeOrder', 'order_number')
      await brewery.pool.query('update order_line set sku = $1', [OTHERS])
      return number
    }

    test.each([
      ['from the history', ordered, 'reorderItems(orderNumber: $order)', 'String!'],
      ['from a saved order', () => putAside('addSaveOrderForLater'), 'reOrderSavedOrder(id: $order)', 'ID!'],
      ['from a pre-order', () => putAside('addPreOrder'), 'reOrderPreOrder(id: $order)', 'ID!'],
    ] as const)('%s', async (_from, make, call, type) => {
      const order = await make()
      const answer = await brewery.ask(`mutation ($order: ${type}) { again: ${call} { ${FAILED} } }`, { order })
      expect(readPath(answer.data, 'again')).toEqual({
        failed_items: [
          {
            sku: OTHERS,
            quantity: 960,
            code: 'PRODUCT_NOT_FOUND',
            message: `Could not find a product with SKU "${OTHERS}"`,
          },
        ],
        cart: { total_quantity: 0 },
      })
    })
  })
})
