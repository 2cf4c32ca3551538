import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccountManager, ACCOUNT_MANAGER } from '../session/ordering-for.builders.ts'
import { BUYER, type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { deliveryFeature } from './delivery.feature.ts'

const CREDIT = '/nl/prod/api/v1/portal/paymentmethod/GetCreditByOutletId'
const METHODS = '/nl/prod/api/v1/portal/paymentmethod/GetPaymentMethodByOutletId'
const NONE = { state: 'none', creditLimit: null, openBalance: null }
const UNREAD = { state: 'unread', creditLimit: null, openBalance: null }

let played: PlayedWorld
let brewery: OpenBrewery

beforeAll(async () => {
  played = await startPlayedWorld()
  brewery = await openBrewery(
    { features: [deliveryFeature], erp: createSapErp(buildSapSettings(played.url)) }, // As long as it may be: what is slow here is slower.
    { ERP_CREDIT_TIMEOUT_MS: '10000' },
  )
  await addAccountManager(brewery.pool)
  await played.tell('erp/credit', { payer: 'P-C1', limit: 5_000, open: 1_234.56 })
})
afterEach(() => played.tell('erp/behaviour', { mode: 'normal' }))
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

const creditAt = async (shipToId: string, options = {}) => brewery.get(`${CREDIT}?ShipToId=${shipToId}`, options)

describe('the credit of who pays for a ship-to', () => {
  test('is told to whoever orders there', async () => {
    const expected = { status: 200, body: { state: 'known', creditLimit: 5_000, openBalance: 1_234.56 } }
    expect(await creditAt('S1')).toEqual(expected)
    expect(await brewery.get(CREDIT)).toEqual(expected)
  })

  test('is asked for anew each time', async () => {
    await played.tell('erp/credit', { payer: 'P-C1', limit: 5_000, open: 2_000 })
    expect(await creditAt('S1')).toMatchObject({ body: { openBalance: 2_000 } })
    await played.tell('erp/credit', { payer: 'P-C1', limit: 5_000, open: 1_234.56 })
    expect(await creditAt('S1')).toMatchObject({ body: { openBalance: 1_234.56 } })
  })

  test('is none where the ERP gives no limit, never a zero', async () => {
    await played.tell('erp/clear-credit', { payer: 'P-C1' })
    expect(await creditAt('S1')).toEqual({ status: 200, body: NONE })
    await played.tell('erp/credit', { payer: 'P-C1', limit: 5_000, open: 1_234.56 })
  })

  test.each(['down', 'error'])('is unread while the ERP is %s, and told again after', async (mode) => {
    await played.tell('erp/behaviour', { mode })
    expect(await creditAt('S1')).toEqual({ status: 200, body: UNREAD })
    await played.tell('erp/behaviour', { mode: 'normal' })
    expect(await creditAt('S1')).toMatchObject({ body: { state: 'known' } })
  })

  test('is unread in another currency than the market’s', async () => {
    await played.tell('erp/credit', { payer: 'P-C1', limit: 5_000, open: 1_234.56, currency: 'USD' })
    expect(await creditAt('S1')).toEqual({ status: 200, body: UNREAD })
    await played.tell('erp/credit', { payer: 'P-C1', limit: 5_000, open: 1_234.56 })
  })

  test('is told to nobody of another company, to nobody who may not order, and to no visitor', async () => {
    expect(await creditAt('S9')).toMatchObject({ status: 403, body: { code: 'ship-to-not-yours' } })
    expect((await creditAt('S1', { as: 'buyer@turf.example' })).status).toBe(403)
    expect((await creditAt('S1', { as: 'basic@tenbrink.example' })).status).toBe(403)
    expect((await creditAt('S1', { as: null })).status).toBe(401)
  })

  test('is told to staff as long as they order for the customer', async () => {
    expect((await creditAt('S1', { as: ACCOUNT_MANAGER })).status).toBe(403)
    const answer = await brewery.app.inject({
      method: 'POST',
      url: '/identity/ordering-for',
      headers: { authorization: `Bearer ${await brewery.tokenOf(ACCOUNT_MANAGER)}` },
      payload: { companyId: 'C1' },
    })
    expect(answer.statusCode).toBe(200)
    expect(await creditAt('S1', { as: ACCOUNT_MANAGER })).toMatchObject({ status: 200, body: { state: 'known' } })
    expect((await creditAt('S9', { as: ACCOUNT_MANAGER })).status).toBe(403)
  })
})

test('is unread when the ERP does not answer in time', async () => {
  const impatient = await openBrewery(
    { features: [deliveryFeature], erp: createSapErp(buildSapSettings(played.url)) },
    { ERP_CREDIT_TIMEOUT_MS: '100' },
  )
  await played.tell('erp/behaviour', { mode: 'slow', delayMs: 60_000 })
  const answer = await impatient.get(CREDIT)
  await impatient.close()
  expect(answer).toEqual({ status: 200, body: UNREAD })
})

test('is none where there is no ERP', async () => {
  const without = await openBrewery({ features: [deliveryFeature] })
  const answer = await without.get(CREDIT)
  await without.close()
  expect(answer).toEqual({ status: 200, body: NONE })
})

describe('an ERP that hangs', () => {
  let hanging: OpenBrewery
  let calls: number
  let gate: PromiseWithResolvers<void>
  beforeEach(async () => {
    calls = 0
    gate = Promise.withResolvers()
    const erp = {
      invoiceDocument: async () => undefined,
      customerCredit: async () => {
        calls += 1
        await gate.promise
        return { limitCents: 100, openCents: 0 }
      },
    }
    hanging = await openBrewery({ features: [deliveryFeature], erp }, { REQUESTS_AT_ONCE: '1', REQUESTS_WAITING: '0' })
    // Signed in: nobody else waits for a turn then.
    await hanging.tokenOf(BUYER)
  })
  afterEach(() => hanging.close())

  test('holds nobody else up', async () => {
    const waiting = hanging.get(CREDIT)
    await expect.poll(() => calls).toBe(1)
    expect((await hanging.get(METHODS)).status).toBe(200)
    gate.resolve()
    expect(await waiting).toMatchObject({ body: { state: 'known' } })
  })

  test('is asked for eight at once and no more; who comes then is told so at once', async () => {
    const waiting: Promise<unknown>[] = []
    for (let nth = 1; nth <= 8; nth += 1) {
      waiting.push(hanging.get(CREDIT))
      await expect.poll(() => calls).toBe(nth)
    }
    expect(await hanging.get(CREDIT)).toEqual({ status: 200, body: UNREAD })
    gate.resolve()
    for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ body: { state: 'known' } })
    expect(await hanging.get(CREDIT)).toMatchObject({ body: { state: 'known' } })
  })
})
