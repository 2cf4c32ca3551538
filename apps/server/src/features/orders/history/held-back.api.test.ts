import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildClock, buildLog, letTimePass } from '#features/outbox/outbox.builders.ts'
import { makeAccountManager, MANAGER } from '#features/tickets/tickets.builders.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { BUYER, readPath } from '../../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { createCancelAtErp } from '../cancelling/cancel-at-erp.service.ts'
import { createSubmitOrder } from '../erp/submit-order.service.ts'
import { ordersFeature } from '../orders.feature.ts'

const HELD_BACK = `query ($number: String!) {
  customer { orders(filter: { number: { eq: $number } }) { items {
    held_back { state is_cancelling since reason behind } } } }
}`
const SAID = 'Material PILS-CRATE is not maintained in plant 1000'

let played: PlayedWorld
let brewery: ResettableBrewery
let prefixes = 0
beforeAll(async () => {
  played = await startPlayedWorld()
  brewery = await openResettableBrewery({ features: [cartFeature, ordersFeature] })
})
beforeEach(async () => {
  await brewery.reset()
  await makeAccountManager(brewery.pool)
  // The played ERP outlives a test: the numbers are this test's own.
  prefixes += 1
  const value = JSON.stringify(`H${prefixes}-`)
  await brewery.pool.query('insert into brewery_setting (name, value) values ($1, $2)', ['order_number_prefix', value])
})
afterEach(async () => {
  await played.tell('erp/behaviour', { mode: 'normal' })
})
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

async function order(): Promise<string> {
  const cart = await readyCart(brewery, { pallets: 1, method: 'selfpickup_selfpickup' })
  return String(readPath((await place(brewery, cart)).data, 'placeOrder', 'order_number'))
}

/** Tries whatever is due. */
async function work(): Promise<void> {
  const { db } = brewery
  const erp = createSapErp(buildSapSettings(played.url))
  const parts = { db, clock: buildClock(), erp }
  const handlers = { 'erp.submit-order': createSubmitOrder(parts), 'erp.cancel-order': createCancelAtErp(parts) }
  await createWorker({ db, log: buildLog(), handlers }).drain()
}

async function told(number: string, as: string): Promise<unknown> {
  const { data, errors } = await brewery.ask(HELD_BACK, { number }, { as })
  expect(errors).toEqual([])
  return readPath(data, 'customer', 'orders', 'items', 0, 'held_back')
}

describe('an order that the ERP does not take', () => {
  test('[ORD-24] tells who looks after the ship-to why, in the ERP’s own words, and its buyer that somebody looks at it', async () => {
    const number = await order()
    await played.tell('erp/behaviour', { mode: 'refuse', message: SAID })
    await work()
    expect(await told(number, MANAGER)).toEqual({
      state: 'REFUSED',
      is_cancelling: false,
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reason: `erp-refused: SIM/400 ${SAID}`,
      behind: null,
    })
    expect(await told(number, BUYER)).toEqual({
      state: 'REFUSED',
      is_cancelling: false,
      since: expect.any(String),
      reason: null,
      behind: null,
    })
  })

  test('keeps back the next one of the ship-to, which says behind which', async () => {
    const [first, second] = [await order(), await order()]
    await played.tell('erp/behaviour', { mode: 'refuse', message: SAID })
    await work()
    expect(await told(second, MANAGER)).toMatchObject({ state: 'BEHIND', behind: first, reason: null })
    expect(await told(second, BUYER)).toMatchObject({ state: 'BEHIND', behind: null, reason: null })
  })

  test('is held back no more once it is tried again and taken', async () => {
    const number = await order()
    await played.tell('erp/behaviour', { mode: 'refuse', message: SAID })
    await work()
    await brewery.pool.query('update outbox set dead_at = null, available_at = now() where dead_at is not null')
    await played.tell('erp/behaviour', { mode: 'normal' })
    await work()
    expect([await told(number, MANAGER), await told(number, BUYER)]).toEqual([null, null])
  })
})

test('an ERP that is away is told to the brewery’s people alone: the order is sent again by itself', async () => {
  const number = await order()
  expect(await told(number, MANAGER)).toBeNull()
  await played.tell('erp/behaviour', { mode: 'down' })
  await work()
  expect(await told(number, MANAGER)).toMatchObject({ state: 'RETRIED', reason: expect.stringContaining('503') })
  expect(await told(number, BUYER)).toBeNull()
})

test('a cancelling that the ERP does not take is told as one', async () => {
  const number = await order()
  await work()
  const { errors } = await brewery.ask('mutation ($id: String!) { cancelOrder(sap_id: $id) { success } }', {
    id: number,
  })
  expect(errors).toEqual([])
  await played.tell('erp/behaviour', { mode: 'refuse', message: SAID })
  await letTimePass(brewery.pool, 1_000)
  await work()
  expect(await told(number, MANAGER)).toMatchObject({
    state: 'REFUSED',
    is_cancelling: true,
    reason: expect.stringContaining(SAID),
  })
  expect(await told(number, BUYER)).toMatchObject({ state: 'REFUSED', is_cancelling: true, reason: null })
})

test('who orders for the customer sees it as the customer does', async () => {
  const number = await order()
  await played.tell('erp/behaviour', { mode: 'refuse', message: SAID })
  await work()
  const authorization = `Bearer ${await brewery.tokenOf(MANAGER)}`
  const begun = await brewery.app.inject({
    method: 'POST',
    url: '/identity/ordering-for',
    headers: { authorization },
    payload: { companyId: 'C1' },
  })
  expect(begun.statusCode).toBe(200)
  expect(await told(number, MANAGER)).toMatchObject({ state: 'REFUSED', reason: null })
})
