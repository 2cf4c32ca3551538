import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { buildBeerWith, insertRows } from './brewery.builders.ts'
import { ADD, newCart } from './cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from './open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature] })
  const empties = buildBeerWith({ sku: 'EMPTY-CRATE', position: 9, is_empties: true })
  await insertRows(brewery.pool, 'product', [empties])
  await insertRows(brewery.pool, 'price', [{ price_group: 'A', sku: 'EMPTY-CRATE', min_cases: 1, price_cents: 0 }])
})
afterAll(() => brewery.close())

const WHO = '{ customer { email default_ship_to_id customer_type } }'
const ask = (document: string, headers: Record<string, string>, variables = {}) =>
  brewery.ask(document, variables, { headers })

/** What the answer says first: its category when it is refused. */
const answerTo = async (headers: Record<string, string>) =>
  (await ask(WHO, headers)).errors[0]?.extensions.category ?? 'answered'

describe('a header of the portal', () => {
  test.each([
    ['[GQL-04]', 'outletid', 'S2', 'answered'],
    ['[GQL-04]', 'outletid', 'S9', 'graphql-authorization'],
    ['[GQL-04]', 'outletid', '9'.repeat(41), 'graphql-authorization'],
    ['[GQL-05]', 'datepopup', '2026-11-25', 'answered'],
    ['[GQL-05]', 'datepopup', '25-11-2026', 'graphql-input'],
    ['[GQL-05]', 'datepopup', '2026-02-30', 'graphql-input'],
    ['[GQL-06]', 'standarddeliverydate', '2026-11-24', 'answered'],
    ['[GQL-06]', 'standarddeliverydate', 'tomorrow', 'graphql-input'],
    ['[GQL-07]', 'store', 'LivePortal_NL_nl', 'answered'],
    ['[GQL-07]', 'store', 'LivePortal_BE_nl', 'graphql-input'],
    ['[GQL-08]', 'outletdeliverymethod', 'flatrate_flatrate', 'answered'],
    ['[GQL-08]', 'outletdeliverymethod', 'flatrate', 'graphql-input'],
    ['[GQL-09]', 'noteForDriver', 'Bel%20aan%20bij%20de%20buren', 'answered'],
    ['[GQL-09]', 'noteForDriver', 'x'.repeat(2_001), 'graphql-input'],
    ['[GQL-10]', 'customerOrderNumber', 'Week%2048', 'answered'],
    ['[GQL-10]', 'customerOrderNumber', 'x'.repeat(2_001), 'graphql-input'],
    ['[GQL-11]', 'lang', 'nl', 'answered'],
    ['[GQL-11]', 'lang', 'Nederlands', 'graphql-input'],
    ['[GQL-12]', 'customertype', 'distributor', 'answered'],
    ['[GQL-12]', 'customertype', 'Ontrade', 'graphql-input'],
    ['[GQL-13]', 'cartSKUs', 'PILS-CRATE, WIT-CRATE', 'answered'],
    ['[GQL-13]', 'cartSKUs', "'; drop table cart", 'graphql-input'],
    ['[GQL-14]', 'idoctype', 'YSE1', 'answered'],
    ['[GQL-14]', 'idoctype', 'YTOR', 'answered'],
    ['[GQL-14]', 'idoctype', 'YXXX', 'graphql-input'],
    ['[GQL-15]', 'onlyEmpties', '1', 'answered'],
    ['[GQL-15]', 'onlyEmpties', 'yes', 'graphql-input'],
    ['[CAT-34]', 'onlyFavourites', '1', 'answered'],
    ['[CAT-34]', 'onlyFavourites', 'yes', 'graphql-input'],
    ['[GQL-16]', 'productrecoenabled', '0', 'answered'],
    ['[GQL-16]', 'productrecoenabled', '2', 'graphql-input'],
    ['[GQL-17]', 'datepopup', '', 'answered'],
    ['[GQL-17]', 'X-ReCaptcha', 'anything', 'answered'],
  ])('%s %s: "%s" is %s', async (_id, name, value, expected) => {
    expect(await answerTo({ [name]: value })).toBe(expected)
  })

  test('[GQL-17] sent twice is refused, not chosen from', async () => {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${await brewery.tokenOf('buyer@tenbrink.example')}`,
        datepopup: ['2026-11-24', '2026-11-25'],
      },
      payload: { query: WHO },
    })
    expect(readPath(answer.json(), 'errors', 0, 'extensions', 'category')).toBe('graphql-input')
  })
})

describe('what headers change', () => {
  const skusWith = async (headers: Record<string, string>) => {
    const answer = await ask('{ products(filter: { material_type: { eq: "FERT" } }) { items { sku } } }', headers)
    const items = readPath(answer.data, 'products', 'items')
    return Array.isArray(items) ? items.map((item) => readPath(item, 'sku')) : answer.errors
  }

  test('[GQL-15] [GQL-14] onlyEmpties, or an order type of empties, leaves return items alone', async () => {
    expect(await skusWith({})).not.toContain('EMPTY-CRATE')
    expect(await skusWith({ onlyEmpties: '1' })).toEqual(['EMPTY-CRATE'])
    expect(await skusWith({ idoctype: 'YSER' })).toEqual(['EMPTY-CRATE'])
    expect(await skusWith({ idoctype: 'YSOR', onlyEmpties: '0' })).not.toContain('EMPTY-CRATE')
  })

  test('[GQL-05] [GQL-09] [GQL-10] date and texts are stored by the calls that take them', async () => {
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] })
    const CHOOSE = `mutation ($cart: String) {
      setTransportType(cart_id: $cart, outlet_id: "S1", transport_type: "flatrate_flatrate", payment_method: "On account",
        payment_code: "onaccount", store: "LivePortal_NL_en") { cart { delivery_date note_for_driver customer_order_number } }
    }`
    const headers = {
      datepopup: '2026-11-25',
      noteForDriver: 'Poort%20aan%20de%20zijkant',
      customerOrderNumber: 'Week%2048',
    }
    const answer = await ask(CHOOSE, headers, { cart })
    expect(readPath(answer.data, 'setTransportType', 'cart')).toEqual({
      delivery_date: '2026-11-25',
      note_for_driver: 'Poort aan de zijkant',
      customer_order_number: 'Week 48',
    })
    const tooLong = await ask(CHOOSE, { ...headers, noteForDriver: 'é'.repeat(71).replaceAll('é', '%C3%A9') }, { cart })
    expect(tooLong.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('[GQL-08] the transport is taken where the argument leaves it out', async () => {
    const cart = await newCart(brewery)
    const UPDATE = `mutation ($cart: String) {
      updatePrices(cart_id: $cart, delivery_date: "2026-11-26", date_popup: "2026-11-26", payment_method: "onaccount",
        payment_title: "On account", outlet_order_type: "YSOR", delivery_hours_from: "08:00", delivery_hours_to: "12:00",
        user_first_name: "Jan", user_surname: "Brink") { cart { delivery_method } }
    }`
    const without = await ask(UPDATE, {}, { cart })
    expect(without.errors[0]?.message).toBe('Order type has to not be empty!')
    const answer = await ask(UPDATE, { outletdeliverymethod: 'freeshipping_freeshipping' }, { cart })
    expect(readPath(answer.data, 'updatePrices', 'cart', 'delivery_method')).toBe('freeshipping_freeshipping')
  })

  test('[GQL-04] none of them leads to a cart of another ship-to of somebody else', async () => {
    const cart = await newCart(brewery)
    const answer = await ask(ADD, { outletid: 'S9' }, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})
