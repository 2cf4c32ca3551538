import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { CHOOSE, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { readPath } from '../../../test/open-brewery.ts'
import type { ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { IDEAL, openShop, openShopBrewery, PORTAL, type Shop } from './paying.builders.ts'

const FULL = 2_000
const ORDERED = 960
const HOUR_MS = 3_600_000

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
afterEach(() => played.tell('payments/behaviour', { mode: 'normal' }))
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

const placed = async () => shop.place(await shop.cart())

describe('an order that is paid online', () => {
  test('[ORD-15] [GQL-66] [ENT-24] is placed with a token and where to pay, and holds what it takes', async () => {
    const order = await placed()
    expect(order.errors).toEqual([])
    const [payment] = await shop.held(order.number)
    expect(order.url).toBe(`${PORTAL}/simulators/payments/${payment?.id}`)
    expect(order.told('order')).toEqual({
      payment_token: order.token,
      mollie_payment_token: order.token,
      payment_redirect_url: order.url,
      mollie_redirect_url: order.url,
    })
    expect(payment).toMatchObject({
      status: 'open',
      method: 'ideal',
      redirectUrl: `${PORTAL}/checkoutpayment?payment_token=${order.token}`,
      webhookUrl: `${PORTAL}/payments/webhook`,
    })
    expect(payment?.amountCents).toBe((await shop.order(order.number))?.grand_total_cents)
    expect(await shop.stock()).toBe(FULL - ORDERED)
  })

  test('[ORD-15] is nothing for the ERP, and no letter, until it is paid', async () => {
    const order = await placed()
    expect(await shop.topics()).toEqual([])
    await shop.end(order.number, 'paid')
    await shop.process(order.token)
    expect(await shop.topics()).toEqual(['erp.submit-order', 'mail.order-confirmation'])
  })

  test('[ORD-15] is placed once however often it is asked for, with one payment', async () => {
    const cart = await shop.cart()
    const [first, second] = [await shop.place(cart), await shop.place(cart)]
    expect(second).toMatchObject({ number: first.number, token: first.token, url: first.url })
    expect(await shop.held(first.number)).toHaveLength(1)
  })

  test.each([
    ['is away', { mode: 'down' }],
    ['takes too long', { mode: 'slow', delayMs: 9_000, times: 1 }],
    ['loses its answer', { mode: 'lose-answer', times: 1 }],
  ])('[ORD-15] stands when the provider %s, and is paid by its token then, once', async (_what, behaviour) => {
    const cart = await shop.cart()
    await played.tell('payments/behaviour', behaviour)
    const order = await shop.place(cart)
    expect(order).toMatchObject({ url: null, errors: [] })
    await played.tell('payments/behaviour', { mode: 'normal' })
    const start = 'mutation ($t: String!) { startPayment(payment_token: $t) { payment_redirect_url payment_status } }'
    const { data } = await shop.ask(start, { t: order.token })
    const [payment, ...more] = await shop.held(order.number)
    expect(more).toEqual([])
    expect(readPath(data, 'startPayment')).toEqual({
      payment_redirect_url: `${PORTAL}/simulators/payments/${payment?.id}`,
      payment_status: 'OPEN',
    })
  })

  test('[ORD-17] leads back to where the client asks, if that is the portal', async () => {
    const order = await shop.place(await shop.cart(), `${PORTAL}/thanks?from=bank`)
    const [payment] = await shop.held(order.number)
    expect(payment?.redirectUrl).toBe(`${PORTAL}/thanks?from=bank&payment_token=${order.token}`)
  })

  test('[ORD-17] is not placed when it would lead elsewhere', async () => {
    const { errors } = await shop.place(await shop.cart(), 'https://elsewhere.example/')
    expect(errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'return-url-not-ours' })
    expect((await shop.row('select count(*)::int as orders from sales_order'))?.orders).toBe(0)
  })

  test('[ORD-17] is begun again for where the client asks, and for nowhere else', async () => {
    const order = await shop.place(await shop.cart())
    const begin = `mutation ($t: String!, $to: String) {
      startPayment(payment_token: $t, return_url: $to) { payment_status } }`
    const own = await shop.ask(begin, { t: order.token, to: `${PORTAL}/thanks` })
    expect(own.data).toEqual({ startPayment: { payment_status: 'OPEN' } })
    const other = await shop.ask(begin, { t: order.token, to: 'https://elsewhere.example/' })
    expect(other.errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'return-url-not-ours' })
  })

  test('[GQL-67] is told by the token alone, as the contract spells it', async () => {
    const order = await shop.place(await shop.cart())
    const document = 'mutation ($t: String) { mollieProcessTransaction(payment_token: $t) { paymentStatus } }'
    expect((await shop.ask(document, { t: order.token })).data).toEqual({
      mollieProcessTransaction: { paymentStatus: 'OPEN' },
    })
  })

  test('[ORD-17] of an order that is placed flat leads to no other portal', async () => {
    const document = `mutation ($c: String, $to: String) { placeOrder(cart_id: $c, return_url: $to) { order_number } }`
    const { errors } = await shop.ask(document, { c: await shop.cart(), to: 'https://elsewhere.example/' })
    expect(errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'return-url-not-ours' })
  })

  test('[GQL-54] is not offered where nobody takes the money, nor for an order that is changed', async () => {
    const offered = async (cart: string) => {
      const { data } = await shop.ask(
        'query ($c: String!) { cart(cart_id: $c) { available_payment_methods { code is_deferred } } }',
        { c: cart },
      )
      return readPath(data, 'cart', 'available_payment_methods')
    }
    const onAccount = { code: 'onaccount', is_deferred: true }
    const cart = await shop.cart()
    expect(await offered(cart)).toEqual([onAccount, { code: IDEAL, is_deferred: false }])
    await shop.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-25' })
    const before = await place(shop, cart)
    const number = readPath(before.data, 'placeOrder', 'order_number')
    const changing = await shop.ask(
      'mutation ($n: String!) { changeOrder(order_number: $n) { cart { id available_payment_methods { code } } } }',
      { n: number },
    )
    expect(readPath(changing.data, 'changeOrder', 'cart', 'available_payment_methods')).toEqual([{ code: 'onaccount' }])
  })

  test('beside it orders on account go as they went', async () => {
    const order = await shop.place(await readyCart(shop, { date: '2026-11-25' }))
    expect(order).toMatchObject({ url: null, token: 'null' })
    expect(await shop.topics()).toEqual(['erp.submit-order', 'mail.order-confirmation'])
  })
})

describe('whoever comes back from paying', () => {
  test.each([
    ['paid', 'PAID'],
    ['open', 'OPEN'],
    ['pending', 'PENDING'],
    ['authorized', 'AUTHORIZED'],
  ])('[ORD-16] [GQL-67] is led to the success page when it is %s', async (status, told) => {
    const order = await placed()
    if (status !== 'open') await shop.end(order.number, status)
    const { answer } = await shop.process(order.token)
    expect(answer).toMatchObject({
      paymentStatus: told,
      redirect_to_success_page: true,
      redirect_to_cart: false,
      cart: null,
    })
  })

  test.each([
    ['failed', 'FAILED'],
    ['canceled', 'CANCELED'],
    ['expired', 'EXPIRED'],
  ])(
    '[ORD-16] [GQL-67] has the goods in the cart again when it has %s, with how they were to come',
    async (status, told) => {
      const order = await placed()
      await shop.end(order.number, status)
      const [first, second] = [await shop.process(order.token), await shop.process(order.token)]
      expect(first.answer).toMatchObject({
        paymentStatus: told,
        redirect_to_success_page: false,
        redirect_to_cart: true,
        cart: {
          paymentMethod: IDEAL,
          delivery_method: 'flatrate_flatrate',
          delivery_date: '2026-11-25',
          items: [{ product: { sku: 'PILS-CRATE' }, quantity_total: ORDERED }],
        },
        standing: { is_given_up: true },
      })
      expect(second.answer).toEqual(first.answer)
      expect(await shop.order(order.number)).toMatchObject({ status: 'Canceled', payment_stage: 'lapsed' })
      expect(await shop.stock()).toBe(FULL)
      expect(await shop.topics()).toEqual(['erp.cancel-order', 'mail.order-cancellation'])
    },
  )

  test('[ORD-16] orders once more after a payment that failed, and pays', async () => {
    const order = await placed()
    await shop.end(order.number, 'failed')
    const { answer } = await shop.process(order.token)
    const again = await shop.place(String(readPath(answer, 'cart', 'id')))
    expect(again.number).not.toBe(order.number)
    await shop.end(again.number, 'paid')
    await shop.process(again.token)
    expect(await shop.order(again.number)).toMatchObject({ payment_stage: 'paid' })
    expect(await shop.stock()).toBe(FULL - ORDERED)
  })

  test('a cart that is filled meanwhile stays as it is', async () => {
    const order = await placed()
    const cart = await shop.cart(25)
    await shop.end(order.number, 'failed')
    const { answer } = await shop.process(order.token)
    expect(readPath(answer, 'cart')).toMatchObject({ id: cart, items: [{ quantity_total: 1_000 }] })
  })

  test('[GQL-67] [ERR-28] learns nothing of the payment of somebody else', async () => {
    const order = await placed()
    const [foreign, unknown] = await Promise.all([
      shop.process(order.token, { as: 'buyer@turf.example' }),
      shop.process('f'.repeat(64)),
    ])
    expect(foreign.errors).toEqual(unknown.errors)
    expect(unknown.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
    for (const as of [null, 'basic@tenbrink.example']) {
      const { errors } = await shop.process(order.token, { as })
      expect(errors[0]?.extensions.category).toBe('graphql-authorization')
    }
  })

  test('is told what is known when the provider does not answer', async () => {
    const order = await placed()
    await shop.end(order.number, 'paid')
    await played.tell('payments/behaviour', { mode: 'down' })
    const { answer } = await shop.process(order.token)
    expect(answer).toMatchObject({ paymentStatus: 'OPEN', redirect_to_success_page: true })
  })

  test('gives up what was not paid, by the cart it was placed from', async () => {
    const cart = await shop.cart()
    const order = await shop.place(cart)
    const restore = 'mutation ($c: String!) { mollieRestoreCart(input: { cart_id: $c }) { cart { total_quantity } } }'
    const { data } = await shop.ask(restore, { c: cart })
    expect(readPath(data, 'mollieRestoreCart', 'cart', 'total_quantity')).toBeGreaterThan(0)
    expect(await shop.order(order.number)).toMatchObject({ status: 'Canceled', payment_stage: 'lapsed' })
  })

  test('does not give up what is paid', async () => {
    const cart = await shop.cart()
    const order = await shop.place(cart)
    await shop.end(order.number, 'paid')
    const restore = 'mutation ($c: String!) { mollieRestoreCart(input: { cart_id: $c }) { cart { id } } }'
    const { errors } = await shop.ask(restore, { c: cart })
    expect(errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'payment-made' })
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'paid' })
  })
})

describe('the webhook', () => {
  test('[ORD-16] has the provider asked, and the order is the brewery’s once it says so', async () => {
    const order = await placed()
    const id = await shop.end(order.number, 'paid')
    expect((await shop.webhook(`id=${id}`)).statusCode).toBe(200)
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'awaiting' })
    await shop.sweepAfter()
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'paid' })
  })

  test('that says more than the provider changes nothing', async () => {
    const order = await placed()
    const [payment] = await shop.held(order.number)
    await shop.webhook(`id=${payment?.id}&status=paid&amount=1`)
    await shop.sweepAfter()
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'awaiting' })
  })

  test.each([
    ['another id', 'id=tr_0123456789', undefined],
    ['no id', 'x=1', undefined],
    ['an id that is none', `id=${'a'.repeat(500)}`, undefined],
    ['JSON', '{"id":"tr_0123456789"}', 'application/json'],
  ])('of a stranger with %s is answered as any other, and is heard by nobody', async (_what, body, type) => {
    const { statusCode, payload } = await shop.webhook(body, type)
    expect([statusCode, payload]).toEqual([200, ''])
  })

  test('that never comes is not needed', async () => {
    const order = await placed()
    await shop.end(order.number, 'paid')
    await shop.sweepAfter(15_000)
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'paid' })
  })
})

describe('an order that nobody pays', () => {
  test('is given up at its time, and what it held is for sale again', async () => {
    const order = await placed()
    shop.setClock('2026-11-23T09:29:59Z')
    await shop.sweepAfter()
    expect(await shop.stock()).toBe(FULL - ORDERED)
    shop.setClock('2026-11-23T09:30:00Z')
    await shop.sweepAfter()
    expect(await shop.stock()).toBe(FULL)
    expect(await shop.order(order.number)).toMatchObject({ status: 'Canceled', payment_stage: 'lapsed' })
    expect(await shop.topics()).toEqual(['erp.cancel-order', 'mail.order-cancellation'])
  })

  test('is not given up while its money is under way, nor once it is paid', async () => {
    const order = await placed()
    await shop.end(order.number, 'pending')
    shop.setClock('2026-11-23T12:00:00Z')
    await shop.sweepAfter()
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'awaiting' })
    await shop.end(order.number, 'paid')
    await shop.sweepAfter(HOUR_MS)
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'paid' })
  })

  test('and was paid all the same keeps nothing: the money goes back, once', async () => {
    const order = await placed()
    shop.setClock('2026-11-23T09:30:00Z')
    await shop.sweepAfter()
    await shop.end(order.number, 'paid')
    await shop.sweepAfter(HOUR_MS)
    expect(await shop.order(order.number)).toMatchObject({ status: 'Canceled', payment_stage: 'refunding' })
    await shop.drain()
    await shop.sweepAfter(HOUR_MS)
    const [payment] = await shop.held(order.number)
    expect(payment?.refunds).toEqual([expect.objectContaining({ amountCents: payment?.amountCents })])
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'refunded', paid_at: null })
    expect(await shop.topics()).toEqual(['erp.cancel-order', 'mail.order-cancellation', 'mail.money-returned'])
    expect((await shop.process(order.token)).answer).toMatchObject({
      paymentStatus: 'REFUNDED',
      redirect_to_cart: true,
    })
  })
})

describe('money goes back', () => {
  const paidOrder = async () => {
    const order = await placed()
    await shop.end(order.number, 'paid')
    await shop.process(order.token)
    return order
  }
  const cancel = (number: string) =>
    shop.ask('mutation ($n: String) { cancelOrder(sap_id: $n) { success } }', { n: number })

  test('[ORD-29] when an order that is paid is cancelled, to the cent and once', async () => {
    const order = await paidOrder()
    const { data } = await cancel(order.number)
    expect(readPath(data, 'cancelOrder', 'success')).toBe(true)
    await played.tell('payments/behaviour', { mode: 'lose-answer', times: 1 })
    await shop.drain()
    await shop.pool.query("update outbox set available_at = now() where topic = 'payment.refund'")
    await shop.drain()
    const [payment] = await shop.held(order.number)
    expect(payment?.refunds).toEqual([expect.objectContaining({ amountCents: payment?.amountCents })])
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'refunded' })
  })

  test('when the ship-to was suspended between ordering and paying: the order is given up', async () => {
    const order = await placed()
    await shop.pool.query(`update ship_to set status = 'SUSPENDED' where id = 'S1'`)
    await shop.end(order.number, 'paid')
    await shop.sweepAfter(HOUR_MS)
    await shop.drain()
    expect(await shop.order(order.number)).toMatchObject({ status: 'Canceled', payment_stage: 'refunded' })
    expect(await shop.stock()).toBe(FULL)
    expect(await shop.topics()).not.toContain('erp.submit-order')
  })

  test('of a second payment of the same order, which keeps the first', async () => {
    const order = await paidOrder()
    const [first] = await shop.held(order.number)
    const { reference, id, company_id } = (await shop.order(order.number)) ?? {}
    const second = await shop.payments.create({
      key: `${order.number}-again`,
      order: String(reference),
      amountCents: first?.amountCents ?? 0,
      currency: 'EUR',
      method: IDEAL,
      description: `${order.number} again`,
      returnUrl: PORTAL,
      webhookUrl: PORTAL,
    })
    const again = second.ok ? second.value.id : ''
    await shop.pool.query(
      `insert into payment (company_id, order_id, state, provider_id, amount_cents, currency, method, is_test, started_at,
         state_changed_at, check_due_at)
       values ($1, $2, 'open', $3, $4, 'EUR', $5, true, now(), now(), now())`,
      [company_id, id, again, first?.amountCents, IDEAL],
    )
    await played.tell(`payments/${again}`, { status: 'paid' })
    await shop.sweepAfter()
    await shop.drain()
    const held = await shop.held(order.number)
    expect(held.map((payment) => [payment.id === again, payment.refundedCents])).toEqual(
      expect.arrayContaining([
        [false, 0],
        [true, first?.amountCents],
      ]),
    )
    expect(await shop.order(order.number)).toMatchObject({ status: 'Order created', payment_stage: 'paid' })
  })

  test('in part at the provider, and the order tells it', async () => {
    const order = await paidOrder()
    const [payment] = await shop.held(order.number)
    await played.tell(`payments/${payment?.id}/refund`, { cents: 1_250 })
    await shop.webhook(`id=${payment?.id}`)
    await shop.sweepAfter()
    const { data } = await shop.ask(
      '{ customer { orders { items { payment_status refunded { value } can_be_changed available_actions } } } }',
    )
    expect(readPath(data, 'customer', 'orders', 'items', 0)).toEqual({
      payment_status: 'PAID',
      refunded: { value: 12.5 },
      can_be_changed: false,
      available_actions: ['REORDER', 'CANCEL'],
    })
    await cancel(order.number)
    await shop.drain()
    const [after] = await shop.held(order.number)
    expect(after?.refundedCents).toBe(after?.amountCents)
  })

  test('not, and a person looks, when the provider refuses', async () => {
    const order = await paidOrder()
    await cancel(order.number)
    await played.tell('payments/behaviour', { mode: 'refuse', message: 'Insufficient balance' })
    await shop.drain()
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'refunding' })
    expect(await shop.row("select last_error, dead_at from outbox where topic = 'payment.refund'")).toEqual({
      last_error: 'payment-refused: 422 Insufficient balance',
      dead_at: expect.any(Date),
    })
  })
})

describe('nothing is done, and a person looks, when the provider tells of', () => {
  test.each([
    ['another amount', 'update payment set amount_cents = amount_cents + 1'],
    ['another currency', "update payment set currency = 'CZK'"],
    ['another mode', 'update payment set is_test = false'],
    ['another order', 'update sales_order set reference = gen_random_uuid()'],
  ])('%s', async (_what, change) => {
    const order = await placed()
    await shop.pool.query(change)
    await shop.end(order.number, 'paid')
    await shop.sweepAfter(HOUR_MS)
    expect(await shop.order(order.number)).toMatchObject({ payment_stage: 'awaiting' })
    expect(await shop.row('select disputed_at is not null as disputed from payment')).toEqual({ disputed: true })
    expect(shop.log.errors).toHaveLength(1)
  })
})

test('[ORD-29] an order that is paid online is not changed', async () => {
  const order = await placed()
  const { data } = await shop.ask(
    'mutation ($n: String!) { changeOrder(order_number: $n) { cart { id } errors { code message } } }',
    { n: order.number },
  )
  expect(readPath(data, 'changeOrder')).toMatchObject({ cart: null, errors: [{ code: 'INVALID_ORDER_STATUS' }] })
})
