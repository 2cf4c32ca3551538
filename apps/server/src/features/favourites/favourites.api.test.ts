import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { favouritesFeature } from './favourites.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, favouritesFeature] })
})
beforeEach(() => brewery.pool.query('delete from favourite'))
afterAll(() => brewery.close())

const OTHER = { as: 'buyer@turf.example' }
const BASIC = { as: 'basic@tenbrink.example' }

const LIST = 'wishlist { id items_count items { id quantity material_type product { sku } } }'
const ADD = `mutation ($id: ID, $items: [WishlistItemInput!]) {
  addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { ${LIST} user_errors { code message } } }`
const KEEP = `mutation ($sku: String) {
  addProductsToWishlist(wishlist_id: "0", sku: $sku) { ${LIST} user_errors { code message } } }`

const keep = (...skus: string[]) => brewery.ask(ADD, { id: '0', items: skus.map((sku) => ({ sku, quantity: 1 })) })

async function kept(options?: Parameters<OpenBrewery['ask']>[2]) {
  const answer = await brewery.ask('{ customer { wishlist { items { product { sku } } } } }', {}, options)
  const items = readPath(answer.data, 'customer', 'wishlist', 'items')
  return Array.isArray(items) ? items.map((item: unknown) => readPath(item, 'product', 'sku')) : []
}

async function idOf(sku: string): Promise<string> {
  const { rows } = await brewery.pool.query<{ id: number }>('select id from favourite where sku = $1', [sku])
  return String(rows[0]?.id)
}

describe('keeping a favourite', () => {
  test('[CAT-28] [GQL-78] takes a list, a SKU and the quantity 1, and answers the list', async () => {
    const { data, errors } = await brewery.ask(KEEP, { sku: 'PILS-CRATE' })
    expect(errors).toEqual([])
    expect(readPath(data, 'addProductsToWishlist')).toEqual({
      wishlist: {
        id: expect.stringMatching(/^\d+$/),
        items_count: 1,
        items: [{ id: expect.any(Number), quantity: 1, material_type: 'FERT', product: { sku: 'PILS-CRATE' } }],
      },
      user_errors: [],
    })
  })

  test('[ENT-16] takes the id that the list tells, and one product once', async () => {
    const first = await brewery.ask('{ customer { wishlist { id } } }')
    const id = readPath(first.data, 'customer', 'wishlist', 'id')
    const items = ['PILS-CRATE', 'GLASS-25', 'PILS-CRATE'].map((sku) => ({ sku, quantity: 1 }))
    await brewery.ask(ADD, { id, items })
    const again = await brewery.ask(ADD, { id, items })
    expect(readPath(again.data, 'addProductsToWishlist')).toMatchObject({
      wishlist: { items_count: 2 },
      user_errors: [],
    })
  })

  test('[CAT-35] [ERR-29] names what is not sold here, line by line, and keeps the rest', async () => {
    const { data, errors } = await keep('NO-SUCH-SKU', 'PILS-CRATE', 'GONE-CRATE')
    expect(errors).toEqual([])
    expect(readPath(data, 'addProductsToWishlist')).toMatchObject({
      wishlist: { items_count: 1 },
      user_errors: [
        { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NO-SUCH-SKU"' },
        { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "GONE-CRATE"' },
      ],
    })
  })

  test.each([0, -1])('refuses %d of a product', async (quantity) => {
    const { data } = await brewery.ask(ADD, { id: '0', items: [{ sku: 'PILS-CRATE', quantity }] })
    expect(readPath(data, 'addProductsToWishlist')).toMatchObject({
      wishlist: { items_count: 0 },
      user_errors: [{ code: 'UNDEFINED' }],
    })
  })

  test.each([
    [{ sku: 'PILS-CRATE', quantity: 1_000_001 }, 'number-out-of-range'],
    [{ sku: 'PILS-CRATE', quantity: -1_000_001 }, 'number-out-of-range'],
    [{ sku: 'x'.repeat(65), quantity: 1 }, 'text-too-long'],
  ])('refuses what nobody means: %j', async (item, code) => {
    const { errors } = await brewery.ask(ADD, { id: '0', items: [item] })
    expect(errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code })
    expect(await kept()).toEqual([])
  })

  test.each(['two', '1e3', null])('refuses %j of a product: that is no number', async (quantity) => {
    const { data, errors } = await brewery.ask(ADD, { id: '0', items: [{ sku: 'PILS-CRATE', quantity }] })
    expect(data).toBeNull()
    expect(errors[0]?.extensions.category).toMatch(/^graphql/)
    expect(await kept()).toEqual([])
  })

  test('[CAT-29] sets the flag of the product, and a list can be narrowed to it', async () => {
    const ASK =
      '{ products(filter: { sku: { in: ["PILS-CRATE", "WIT-CRATE"] } }, sort: { sku: ASC }) { items { sku favourites } } }'
    await keep('WIT-CRATE')
    expect((await brewery.ask(ASK)).data).toEqual({
      products: {
        items: [
          { sku: 'PILS-CRATE', favourites: 0 },
          { sku: 'WIT-CRATE', favourites: 1 },
        ],
      },
    })
    const only = await brewery.ask('{ products(filter: { favourites: { eq: "1" } }) { total_count items { sku } } }')
    expect(only.data).toEqual({ products: { total_count: 1, items: [{ sku: 'WIT-CRATE' }] } })
    const others = await brewery.ask(
      '{ products(filter: { favourites: { eq: "0" } }, pageSize: 100) { items { sku } } }',
    )
    expect(JSON.stringify(others.data)).not.toContain('WIT-CRATE')
  })

  test('[CAT-34, GQL-25] a header narrows products to favourites, unless the filter says more', async () => {
    const ASK = `query ($filter: ProductAttributeFilterInput) {
      products(filter: $filter, sort: { sku: ASC }) { total_count items { sku name small_image { url } } } }`
    const skusOf = async (filter: object, onlyFavourites: '0' | '1') => {
      const answer = await brewery.ask(ASK, { filter }, { headers: { onlyFavourites } })
      return JSON.stringify(answer.data)
    }
    await keep('WIT-CRATE')
    expect(await skusOf({}, '1')).toContain('"total_count":1,"items":[{"sku":"WIT-CRATE"')
    expect(await skusOf({ sku: { in: ['PILS-CRATE', 'WIT-CRATE'] } }, '1')).not.toContain('PILS-CRATE')
    expect(await skusOf({ sku: { in: ['PILS-CRATE', 'WIT-CRATE'] } }, '0')).toContain('PILS-CRATE')
    expect(await skusOf({ favourites: { eq: '0' } }, '1')).not.toContain('WIT-CRATE')
  })
})

describe('the list', () => {
  test('[GQL-32] [CAT-31] comes in pages of 20, the latest first, until all are read', async () => {
    await keep('PILS-CRATE', 'WIT-CRATE', 'GLASS-25')
    const PAGE = `query ($size: Int, $page: Int) { customer { wishlists {
      items_count items_v2(pageSize: $size, currentPage: $page) {
        items { id quantity product { uid sku } } page_info { page_size current_page total_pages } } } } }`
    const first = await brewery.ask(PAGE, {})
    expect(readPath(first.data, 'customer', 'wishlists', 0, 'items_v2', 'page_info')).toEqual({
      page_size: 20,
      current_page: 1,
      total_pages: 1,
    })
    const second = await brewery.ask(PAGE, { size: 2, page: 2 })
    expect(readPath(second.data, 'customer', 'wishlists', 0)).toMatchObject({
      items_count: 3,
      items_v2: { items: [{ product: { sku: 'PILS-CRATE' } }], page_info: { total_pages: 2 } },
    })
    const beyond = await brewery.ask(PAGE, { size: 2, page: 3 })
    expect(beyond.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('[CAT-30] is read with eight to a page after one was added', async () => {
    await keep('PILS-CRATE')
    const { data } = await brewery.ask(
      '{ customer { wishlist { items_v2(pageSize: 8) { items { id } page_info { page_size } } } } }',
    )
    expect(readPath(data, 'customer', 'wishlist', 'items_v2', 'page_info', 'page_size')).toBe(8)
  })

  test('[GQL-33] [CAT-32] counts apart what the ship-to can order', async () => {
    await keep('PILS-CRATE', 'WIT-CRATE')
    await brewery.pool.query("update product set is_active = false where sku = 'WIT-CRATE'")
    const { data } = await brewery.ask(
      '{ customer { wishlist { items_count shipto_item_count } } wishlist { items_count } }',
    )
    await brewery.pool.query("update product set is_active = true where sku = 'WIT-CRATE'")
    expect(data).toEqual({
      customer: { wishlist: { items_count: 2, shipto_item_count: 1 } },
      wishlist: { items_count: 2 },
    })
  })

  test('is somebody’s own, and nobody else’s id opens it', async () => {
    await keep('PILS-CRATE')
    expect(await kept(OTHER)).toEqual([])
    const own = await brewery.ask('{ customer { wishlist { id } } }')
    const id = readPath(own.data, 'customer', 'wishlist', 'id')
    for (const asked of [id, '999999', 'x']) {
      const added = await brewery.ask(ADD, { id: asked, items: [{ sku: 'WIT-CRATE', quantity: 1 }] }, OTHER)
      const read = await brewery.ask(
        'query ($id: ID!) { customer { wishlist_v2(id: $id) { id } } }',
        { id: asked },
        OTHER,
      )
      for (const { errors } of [added, read]) expect(errors[0]?.extensions.category).toBe('graphql-no-such-entity')
    }
    expect(await kept()).toEqual(['PILS-CRATE'])
  })

  test.each([
    ['nobody', { as: null }],
    ['[NAV-19] somebody who may not order', BASIC],
  ])('is refused to %s', async (_who, options) => {
    for (const call of [
      '{ wishlist { items_count } }',
      'mutation { addProductsToWishlist(wishlist_id: "0", sku: "PILS-CRATE") { wishlist { id } } }',
    ])
      expect((await brewery.ask(call, {}, options)).errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('a favourite that is one no longer', () => {
  const REMOVE = `mutation ($ids: [ID!], $item: ID, $sku: String) {
    removeProductsFromWishlist(wishlist_id: "0", wishlistItemsIds: $ids, item_id: $item, sku: $sku) {
      wishlist { items_count } user_errors { code message } } }`

  test('[GQL-79] is taken away by its id, or by its SKU', async () => {
    await keep('PILS-CRATE', 'WIT-CRATE', 'GLASS-25')
    expect((await brewery.ask(REMOVE, { item: await idOf('PILS-CRATE') })).data).toEqual({
      removeProductsFromWishlist: { wishlist: { items_count: 2 }, user_errors: [] },
    })
    expect((await brewery.ask(REMOVE, { sku: 'WIT-CRATE' })).data).toMatchObject({
      removeProductsFromWishlist: { wishlist: { items_count: 1 } },
    })
    expect(await kept()).toEqual(['GLASS-25'])
  })

  test('[CAT-35] that was none, or is somebody else’s, is named', async () => {
    await keep('PILS-CRATE')
    const id = await idOf('PILS-CRATE')
    const foreign = await brewery.ask(REMOVE, { ids: [id, 'x'] }, OTHER)
    expect(readPath(foreign.data, 'removeProductsFromWishlist', 'user_errors')).toEqual([
      { code: 'UNDEFINED', message: `The wishlist item with ID "${id}" does not belong to the wishlist` },
      { code: 'UNDEFINED', message: 'The wishlist item with ID "x" does not belong to the wishlist' },
    ])
    expect(await kept()).toEqual(['PILS-CRATE'])
  })

  test('has to be named', async () => {
    expect((await brewery.ask(REMOVE, {})).errors[0]?.extensions.category).toBe('graphql-input')
  })
})

test('a favourite can be another number, with a note', async () => {
  await keep('PILS-CRATE')
  const { data } = await brewery.ask(
    `mutation ($id: ID!) { updateProductsInWishlist(wishlistId: "0", wishlistItems: [
      { wishlist_item_id: $id, quantity: 12, description: "for the terrace" }, { wishlist_item_id: "999999", quantity: 1 },
      { wishlist_item_id: $id, quantity: 0 }
    ]) { wishlist { items { qty description } } user_errors { code } } }`,
    { id: await idOf('PILS-CRATE') },
  )
  expect(data).toEqual({
    updateProductsInWishlist: {
      wishlist: { items: [{ qty: 12, description: 'for the terrace' }] },
      user_errors: [{ code: 'UNDEFINED' }, { code: 'UNDEFINED' }],
    },
  })
})

describe('a new list', () => {
  const CREATE = `mutation ($input: CreateWishlistInput!) { createWishlist(input: $input) { ${LIST} } }`
  const input = { name: 'Summer', visibility: 'PUBLIC' }

  test('is the one that there is, with what it holds', async () => {
    await keep('PILS-CRATE')
    const own = await brewery.ask('{ customer { wishlist { id } } }')
    const { data, errors } = await brewery.ask(CREATE, { input })
    expect(errors).toEqual([])
    expect(readPath(data, 'createWishlist', 'wishlist')).toMatchObject({
      id: readPath(own.data, 'customer', 'wishlist', 'id'),
      items_count: 1,
    })
  })

  test.each([
    ['a visitor', { as: null }],
    ['a person without a catalogue', BASIC],
  ])('is not made for %s', async (_, options) => {
    const { errors } = await brewery.ask(CREATE, { input }, options)
    expect(errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('favourites in the cart', () => {
  const ORDER = `mutation ($list: ID!, $ids: [ID!]) { addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $ids) {
    status wishlist { items_count } add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`
  const lines = async () => {
    const { data } = await brewery.ask('{ customerCart { items { quantity product { sku } } } }')
    return readPath(data, 'customerCart', 'items')
  }
  beforeEach(() => brewery.pool.query('delete from cart'))

  test('are all of them, in the quantities that are kept, and stay favourites', async () => {
    await brewery.ask(ADD, { id: '0', items: [{ sku: 'PILS-CRATE', quantity: 3 }] })
    const { data, errors } = await brewery.ask(ORDER, { list: '0' })
    expect(errors).toEqual([])
    expect(readPath(data, 'addWishlistItemsToCart')).toEqual({
      status: true,
      wishlist: { items_count: 1 },
      add_wishlist_items_to_cart_user_errors: [],
    })
    expect(await lines()).toEqual([{ quantity: 3, product: { sku: 'PILS-CRATE' } }])
  })

  test('are those that are named, each once; one that is not there is an error of its own', async () => {
    await keep('PILS-CRATE', 'GLASS-25')
    const id = await idOf('PILS-CRATE')
    const { data } = await brewery.ask(ORDER, { list: '0', ids: [id, id, '999999', 'x'] })
    const { status, add_wishlist_items_to_cart_user_errors: refused } = Object(readPath(data, 'addWishlistItemsToCart'))
    expect(status).toBe(false)
    expect(refused).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND', wishlistItemId: '999999' },
      { code: 'PRODUCT_NOT_FOUND', wishlistItemId: 'x' },
    ])
    expect(await lines()).toEqual([{ quantity: 1, product: { sku: 'PILS-CRATE' } }])
  })

  test('that the cart refuses are named with the reason, and the others are in it', async () => {
    await brewery.ask(ADD, {
      id: '0',
      items: [
        { sku: 'PILS-CRATE', quantity: 2 },
        { sku: 'GLASS-25', quantity: 1 },
      ],
    })
    // A cart takes beer or POS materials, not both.
    const { data } = await brewery.ask(ORDER, { list: '0' })
    const refused = readPath(data, 'addWishlistItemsToCart', 'add_wishlist_items_to_cart_user_errors')
    expect(refused).toMatchObject([{ code: 'NOT_SALABLE', wishlistItemId: expect.any(String) }])
    expect(await lines()).toHaveLength(1)
  })

  test('beyond the stock are named as such', async () => {
    await brewery.ask(ADD, { id: '0', items: [{ sku: 'PILS-CRATE', quantity: 900 }] })
    await brewery.pool.query(`update stock set quantity = 5 where sku = 'PILS-CRATE'`)
    const { data } = await brewery.ask(ORDER, { list: '0' })
    expect(readPath(data, 'addWishlistItemsToCart', 'add_wishlist_items_to_cart_user_errors')).toMatchObject([
      { code: 'INSUFFICIENT_STOCK' },
    ])
  })

  test('of somebody else are not found', async () => {
    const { data } = await brewery.ask('{ customer { wishlist { id } } }', {}, OTHER)
    const { errors } = await brewery.ask(ORDER, { list: readPath(data, 'customer', 'wishlist', 'id') })
    expect(errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  test('change no cart of who may not order', async () => {
    const { errors } = await brewery.ask(ORDER, { list: '0' }, BASIC)
    expect(errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})
