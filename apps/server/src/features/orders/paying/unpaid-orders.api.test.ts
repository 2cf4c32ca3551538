import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { ACCOUNT_MANAGER, addAccountManager } from '../../session/ordering-for.builders.ts'
import { CHEAP_HASH, insertRows } from '../../../test/brewery.builders.ts'
import { ADD } from '../../../test/cart-calls.builders.ts'
import { readPath } from '../../../test/open-brewery.ts'
import type { ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { openShop, openShopBrewery, PORTAL, type Shop } from './paying.builders.ts'

const COLLEAGUE = 'colleague@tenbrink.example'

let played: PlayedWorld
let brewery: ResettableBrewery
let shop: Shop
beforeAll(async () => {
  played = await startPlayedWorld()
  await played.tell('payments/calls', { calls: 'never' })
  brewery = await openShopBrewery(played)
})
beforeEach(async () => {
  shop = await openShop(played, brewery)
})
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

const AWAITING = `{ ordersAwaitingPayment {
  order_number payment_token payment_status payment_redirect_url pay_until is_given_up is_cart_returned is_own
} }`

async function awaiting(as?: string) {
  const { data, errors } = await shop.ask(AWAITING, {}, as === undefined ? {} : { as })
  expect(errors).toEqual([])
  return readPath(data, 'ordersAwaitingPayment')
}

const placed = async () => shop.place(await shop.cart())

async function addColleague() {
  await insertRows(shop.pool, 'portal_user', [
    { id: 'U8', email: COLLEAGUE, first_name: 'Iris', last_name: 'Brink', password_hash: CHEAP_HASH },
  ])
  await insertRows(shop.pool, 'user_role', [
    { user_id: 'U8', company_id: 'C1', ship_to_id: 'S1', role: 'SalesAssociate', customer_type: 'Distributor' },
  ])
}

async function orderForCustomer() {
  await addAccountManager(shop.pool)
  const headers = { authorization: `Bearer ${await shop.tokenOf(ACCOUNT_MANAGER)}` }
  const url = '/identity/ordering-for'
  const { statusCode } = await shop.app.inject({ method: 'POST', url, headers, payload: { companyId: 'C1' } })
  expect(statusCode).toBe(200)
}

describe('an order that waits for its payment', () => {
  test('[ORD-15] is listed with where it is paid and until when it is kept', async () => {
    expect(await awaiting()).toEqual([])
    const order = await placed()
    const [payment] = await shop.held(order.number)
    expect(await awaiting()).toEqual([
      {
        order_number: order.number,
        payment_token: order.token,
        payment_status: 'OPEN',
        payment_redirect_url: `${PORTAL}/simulators/payments/${payment?.id}`,
        pay_until: '2026-11-23 10:30:00',
        is_given_up: false,
        is_cart_returned: false,
        is_own: true,
      },
    ])
  })

  test('[ORD-16] is listed no more once it is paid', async () => {
    const order = await placed()
    await shop.end(order.number, 'paid')
    await shop.process(order.token)
    expect(await awaiting()).toEqual([])
  })

  test('[ORD-15] is paid once, by the payment that is open', async () => {
    const order = await placed()
    const start = 'mutation ($t: String!) { startPayment(payment_token: $t) { payment_redirect_url } }'
    const answers = await Promise.all([1, 2, 3].map(() => shop.ask(start, { t: order.token })))
    for (const { data } of answers) expect(readPath(data, 'startPayment', 'payment_redirect_url')).toBe(order.url)
    expect(await shop.held(order.number)).toHaveLength(1)
  })

  test('[ORD-16] gives its goods back into the cart when its buyer cancels it, and is listed no more', async () => {
    const cart = await shop.cart()
    const order = await shop.place(cart)
    const cancel = 'mutation ($c: String!) { mollieRestoreCart(input: { cart_id: $c }) { cart { id total_quantity } } }'
    const { data } = await shop.ask(cancel, { c: cart })
    expect(readPath(data, 'mollieRestoreCart', 'cart', 'total_quantity')).toBe(960)
    expect(readPath(data, 'mollieRestoreCart', 'cart', 'id')).not.toBe(cart)
    expect(await shop.order(order.number)).toMatchObject({ status: 'Canceled', payment_stage: 'lapsed' })
    expect(await awaiting()).toEqual([])
  })

  test('is listed to the person who placed it alone', async () => {
    await addColleague()
    await placed()
    expect(await awaiting(COLLEAGUE)).toEqual([])
    expect(await awaiting('buyer@turf.example')).toEqual([])
    for (const as of [null, 'basic@tenbrink.example']) {
      const { errors } = await shop.ask(AWAITING, {}, { as })
      expect(errors[0]?.extensions.category).toBe('graphql-authorization')
    }
  })

  test('[IDN-25] is listed to staff who order for the customer, who can pay it; cancelling leaves their cart alone', async () => {
    const cart = await shop.cart()
    const order = await shop.place(cart)
    await addAccountManager(shop.pool)
    expect((await shop.ask(AWAITING, {}, { as: ACCOUNT_MANAGER })).data?.ordersAwaitingPayment ?? []).toEqual([])
    const headers = { authorization: `Bearer ${await shop.tokenOf(ACCOUNT_MANAGER)}` }
    await shop.app.inject({ method: 'POST', url: '/identity/ordering-for', headers, payload: { companyId: 'C1' } })
    expect(await awaiting(ACCOUNT_MANAGER)).toMatchObject([{ order_number: order.number, is_own: false }])
    const start = 'mutation ($t: String!) { startPayment(payment_token: $t) { payment_redirect_url } }'
    const started = await shop.ask(start, { t: order.token }, { as: ACCOUNT_MANAGER })
    expect(readPath(started.data, 'startPayment', 'payment_redirect_url')).toBe(order.url)
    const cancel = 'mutation ($c: String!) { mollieRestoreCart(input: { cart_id: $c }) { cart { total_quantity } } }'
    const { data, errors } = await shop.ask(cancel, { c: cart }, { as: ACCOUNT_MANAGER })
    expect(errors).toEqual([])
    expect(readPath(data, 'mollieRestoreCart', 'cart', 'total_quantity')).toBe(0)
    expect(await shop.order(order.number)).toMatchObject({ status: 'Canceled', returned_cart_id: null })
  })

  test('[IDN-25] of staff is not listed to them once they order for another customer', async () => {
    await orderForCustomer()
    await placed()
    expect(await awaiting(ACCOUNT_MANAGER)).toHaveLength(1)
    await shop.pool.query(`update user_role set company_id = 'C2', ship_to_id = 'S9' where user_id = 'UAM'
      and ship_to_id = 'S1'`)
    await shop.pool.query(`delete from user_role where user_id = 'UAM' and ship_to_id = 'S2'`)
    const { data } = await shop.ask(AWAITING, {}, { as: ACCOUNT_MANAGER })
    expect(data?.ordersAwaitingPayment ?? []).toEqual([])
  })
})

describe('an order whose payment ended while nobody looked', () => {
  test.each([
    ['failed', 'FAILED'],
    ['expired', 'EXPIRED'],
  ])('[ORD-16] is listed until its goods are in the cart again: %s', async (status, told) => {
    const order = await placed()
    await shop.end(order.number, status)
    await shop.sweepAfter(15_000)
    const [listed, ...more] = Object.values(Object(await awaiting()))
    expect(more).toEqual([])
    expect(listed).toMatchObject({ payment_status: told, is_given_up: true, is_cart_returned: false, pay_until: null })
    const { answer } = await shop.process(order.token)
    expect(answer).toMatchObject({ cart: { items: [{ quantity_total: 960 }] }, standing: { is_cart_returned: true } })
    expect(await awaiting()).toEqual([])
  })

  test('[ORD-16] is listed when nobody paid it in time, and no more after a day', async () => {
    await placed()
    shop.setClock('2026-11-23T09:30:00Z')
    await shop.sweepAfter()
    expect(await awaiting()).toMatchObject([{ payment_status: 'EXPIRED', is_given_up: true }])
    shop.setClock('2026-11-24T09:30:01Z')
    expect(await awaiting()).toEqual([])
  })

  test('says that its goods are in no cart when another one is filled by then, and makes way for the next order', async () => {
    const order = await placed()
    const other = await shop.cart(25)
    await shop.end(order.number, 'failed')
    const { answer } = await shop.process(order.token)
    expect(answer).toMatchObject({ cart: { id: other }, standing: { is_cart_returned: false } })
    expect(await awaiting()).toMatchObject([{ order_number: order.number }])
    shop.setClock('2026-11-23T09:05:00Z')
    const next = await shop.place(other)
    expect(await awaiting()).toMatchObject([{ order_number: next.number, is_given_up: false }])
  })

  test('is not listed to who cancelled it', async () => {
    const order = await placed()
    const { data } = await shop.ask('mutation ($n: String) { cancelOrder(sap_id: $n) { success } }', {
      n: order.number,
    })
    expect(readPath(data, 'cancelOrder', 'success')).toBe(true)
    expect(await awaiting()).toEqual([])
  })

  test('has its goods back in the cart of one’s own that was emptied before', async () => {
    const order = await placed()
    const cart = readPath((await shop.ask('{ customerCart { id } }')).data, 'customerCart', 'id')
    await shop.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 0, number_of_pallet: 1 }] })
    await shop.ask('mutation ($c: String!) { removeAllItems(cart_id: $c) { success } }', { c: cart })
    await shop.end(order.number, 'failed')
    const { answer } = await shop.process(order.token)
    expect(answer).toMatchObject({ standing: { is_cart_returned: true } })
  })
})
