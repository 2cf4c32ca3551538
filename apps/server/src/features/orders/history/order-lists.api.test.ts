import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { ordersFeature } from '../orders.feature.ts'

const BASE = '/nl/prod/api/v1/portal'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature] })
})
afterAll(() => brewery.close())

describe('the words of orders', () => {
  test('[API-11] [ENT-31] order types are each named once', async () => {
    const { body } = await brewery.get(`${BASE}/ordertypes`)
    expect(body).toEqual({
      orderTypesDetailsDto: [
        { orderType: 'YSOR', orderTypeDescription: 'Full Truck' },
        { orderType: 'YDOR', orderTypeDescription: 'Self Pickup' },
        { orderType: 'YSER', orderTypeDescription: 'Empty Truck' },
        { orderType: 'YDER', orderTypeDescription: 'Empty Pickup' },
        { orderType: 'YTOR', orderTypeDescription: 'Tank beer' },
        { orderType: 'YPOR', orderTypeDescription: 'POS materials' },
      ],
    })
  })

  test.each([
    ['cs', 'Zpracovává se'],
    ['sk', 'Spracúva sa'],
    ['it', 'In lavorazione'],
    ['de', 'In Bearbeitung'],
    ['nl', 'In behandeling'],
    ['en', 'In Processing'],
  ])('[API-13] the status of an order has words of its own in %s', async (language, label) => {
    const { body } = await brewery.get(`${BASE}/orderstatus?language=${language}`)
    expect(body).toContainEqual({ value: 'In Processing', label })
  })

  test('[API-12] [ENT-30] statuses are numbered, in Czech too', async () => {
    const { body } = await brewery.get(`${BASE}/orders/GetOrderStatus?language=cs`)
    expect(body).toContainEqual({ id: 3, description: 'Doručeno' })
  })

  test('[API-13] [ENT-29] [ORD-36] statuses are values with a label', async () => {
    const { body } = await brewery.get(`${BASE}/orderstatus?language=nl`)
    expect(body).toContainEqual({ value: 'On the way', label: 'Onderweg' })
    expect(Array.isArray(body) && body.map((option) => readPath(option, 'value'))).toContain('to be invoiced')
  })
})

describe('the places where goods are put down', () => {
  test('[ORD-38] [ENT-32] are five, each a value with a label', async () => {
    const { body } = await brewery.get(`${BASE}/shipmentplaces?language=nl`)
    expect(body).toEqual([
      { value: 'cellar', label: 'Kelder' },
      { value: 'bar', label: 'Bar' },
      { value: 'storage', label: 'Magazijn' },
      { value: 'loading-dock', label: 'Laadperron' },
      { value: 'terrace', label: 'Terras' },
    ])
  })
})

describe('the list of orders', () => {
  test('[API-14] [ENT-28] names cart and title, newest first, page by page', async () => {
    expect((await brewery.get(`${BASE}/orders`)).body).toEqual([])
    const first = await readyCart(brewery)
    await place(brewery, first)
    const second = await readyCart(brewery, { outlet: 'S2' })
    await brewery.ask(
      'mutation ($c: String) { saveCustomerOrderNumber(cart_id: $c, customer_order_number: "Week 48") { success } }',
      { c: second },
    )
    brewery.setClock('2026-11-23T09:01:00Z')
    await place(brewery, second)
    expect((await brewery.get(`${BASE}/orders`)).body).toMatchObject([
      {
        cart_id: second,
        customer_order_number: 'Week 48',
        ship_to_id: 'S2',
        order_type: 'YSOR',
        material_type: 'FERT',
        status: 'Order created',
        delivery_date: '2026-11-24',
        planned_delivery_date: null,
        placed_at: '2026-11-23 10:01:00',
      },
      { cart_id: first, customer_order_number: null, ship_to_id: 'S1' },
    ])
    await brewery.pool.query(`update sales_order set planned_on = '2026-11-26' where ship_to_id = 'S2'`)
    expect((await brewery.get(`${BASE}/orders?ShipToId=S2`)).body).toMatchObject([
      { delivery_date: '2026-11-24', planned_delivery_date: '2026-11-26' },
    ])
    const onlyFirst = await brewery.get(`${BASE}/orders?ShipToId=S1`)
    expect(onlyFirst.body).toMatchObject([{ cart_id: first }])
    expect((await brewery.get(`${BASE}/orders?limit=1&offset=1`)).body).toMatchObject([{ cart_id: first }])
    expect((await brewery.get(`${BASE}/orders?status=Canceled`)).body).toEqual([])
  })

  test.each([
    ['nobody', null, '', 401],
    ['somebody without My Orders', 'basic@tenbrink.example', '', 403],
    ['a ship-to of somebody else', undefined, '?ShipToId=S9', 403],
    ['a page that is too long', undefined, '?limit=501', 422],
  ])('is refused to %s', async (_case, as, query, status) => {
    expect((await brewery.get(`${BASE}/orders${query}`, as === undefined ? {} : { as })).status).toBe(status)
  })

  test.each(['ordertypes', 'orderstatus', 'shipmentplaces', 'orders/GetOrderStatus'])(
    '%s is refused as the list is',
    async (path) => {
      expect((await brewery.get(`${BASE}/${path}`, { as: null })).status).toBe(401)
      expect((await brewery.get(`${BASE}/${path}`, { as: 'basic@tenbrink.example' })).status).toBe(403)
    },
  )
})
