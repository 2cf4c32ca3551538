import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { choosePayment } from '../choose-payment.ts'
import { PaymentFault, type NewPayment } from '../payment.port.ts'
import { mollieAmount, readPayment } from './mollie-payment.ts'
import { createMollie } from './mollie.ts'

let played: PlayedWorld
beforeAll(async () => {
  played = await startPlayedWorld()
  await played.tell('payments/calls', { calls: 'never' })
})
afterEach(() => played.tell('payments/behaviour', { mode: 'normal' }))
afterAll(() => played.stop())

const mollie = (key = 'test_of_the_brewery', timeoutMs = 500) =>
  createMollie({ baseUrl: `${played.url}/mollie/v2`, key, timeoutMs })

let keys = 0
function buildPaymentWith(own: Partial<NewPayment> = {}): NewPayment {
  keys += 1
  return {
    key: `key-${keys}`,
    order: `order-${keys}`,
    amountCents: 123_405,
    currency: 'EUR',
    method: 'mollie_methods_ideal',
    description: `26-${keys}`,
    returnUrl: 'https://portal.example/checkoutpayment?payment_token=t',
    webhookUrl: 'https://portal.example/payments/webhook',
    ...own,
  }
}

async function created(payment: NewPayment) {
  const outcome = await mollie().create(payment)
  if (!outcome.ok) throw new Error(outcome.refusal.message)
  return outcome.value
}

describe('Mollie', () => {
  test('[ORD-15] takes a payment, and tells it as it was asked for', async () => {
    const asked = buildPaymentWith()
    const payment = await created(asked)
    expect(payment).toEqual({
      id: expect.stringMatching(/^tr_/),
      state: 'open',
      amountCents: 123_405,
      currency: 'EUR',
      refundedCents: 0,
      chargedBackCents: 0,
      order: asked.order,
      isTest: true,
      checkoutUrl: `https://portal.example/simulators/payments/${payment.id}`,
    })
    expect(await mollie().find(payment.id)).toEqual(payment)
  })

  test('takes it once for its key', async () => {
    const asked = buildPaymentWith()
    const payments = await Promise.all([created(asked), created(asked), created(asked)])
    expect(new Set(payments.map(({ id }) => id)).size).toBe(1)
  })

  test('gives money back once for its key, also when its answer was lost', async () => {
    const { id } = await created(buildPaymentWith())
    await played.tell(`payments/${id}`, { status: 'paid' })
    const refund = { id, key: 'refund-of-it', amountCents: 100_000, currency: 'EUR' }
    await played.tell('payments/behaviour', { mode: 'lose-answer', times: 1 })
    await expect(mollie().refund(refund)).rejects.toThrow(PaymentFault)
    expect(await mollie().refund(refund)).toEqual({ ok: true })
    expect(await mollie().find(id)).toMatchObject({ state: 'paid', refundedCents: 100_000 })
  })

  test('is at fault where its answer has no end', async () => {
    const asked = buildPaymentWith()
    const { id } = await created(asked)
    await played.tell('payments/behaviour', { mode: 'endless', times: 1 })
    await expect(mollie('test_of_the_brewery', 10_000).find(id)).rejects.toMatchObject({
      code: 'unexpected-answer',
      message: `The payment provider answered GET payments/${id} without end: The answer is longer than 2 MB`,
    })
    expect(await mollie().find(id)).toMatchObject({ state: 'open' })
  })

  test('refuses to give back more than there is', async () => {
    const { id } = await created(buildPaymentWith())
    await played.tell(`payments/${id}`, { status: 'paid' })
    const refund = { id, key: 'too-much', amountCents: 123_406, currency: 'EUR' }
    expect(await mollie().refund(refund)).toMatchObject({ ok: false, refusal: { code: 'payment-refused' } })
  })

  test('knows no payment of another id, also of one that would lead elsewhere', async () => {
    expect(await mollie().find('tr_nobody')).toBeUndefined()
    expect(await mollie().find('../payments')).toBeUndefined()
  })

  test.each([
    ['is away', { mode: 'down' }, 'unexpected-answer'],
    ['fails', { mode: 'error' }, 'unexpected-answer'],
    ['is slow', { mode: 'slow', delayMs: 2_000 }, 'timed-out'],
    ['loses its answer', { mode: 'lose-answer' }, 'unreachable'],
  ])('that %s is a fault', async (_what, behaviour, code) => {
    await played.tell('payments/behaviour', behaviour)
    await expect(mollie().create(buildPaymentWith())).rejects.toMatchObject({ code })
  })

  test('that knows no such key is a fault: nothing is wrong with what was asked', async () => {
    await expect(mollie('wrong').create(buildPaymentWith())).rejects.toMatchObject({ code: 'not-accepted' })
  })
})

test.each([
  [1, '0.01'],
  [100, '1.00'],
  [123_405, '1234.05'],
])('%i cents are %s', (cents, value) => {
  expect(mollieAmount(cents, 'EUR')).toEqual({ currency: 'EUR', value })
})

test.each([null, {}, { id: 'tr_1' }, { id: 'tr_1', mode: 'test', status: 'nobody knows', _links: {} }])(
  'what is no payment is a fault: %j',
  (answer) => {
    expect(() => readPayment(answer)).toThrow(PaymentFault)
  },
)

test('nobody takes money without a key, unless somebody plays it', () => {
  const settings = { PAYMENT_URL: 'https://api.mollie.com/v2', PAYMENT_KEY: '', PAYMENT_TIMEOUT_MS: 1_000 }
  expect(choosePayment(settings)).toBeUndefined()
  expect(choosePayment(settings, 'http://127.0.0.1:1')).toMatchObject({ isTest: true })
  expect(choosePayment({ ...settings, PAYMENT_KEY: 'live_12345678' }, 'http://127.0.0.1:1')).toMatchObject({
    isTest: false,
  })
})
