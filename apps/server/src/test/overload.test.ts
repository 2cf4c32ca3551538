import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { documentWork, operationWork } from '#platform/work-class.ts'
import { CHOOSE, newCart, PLACE, readyCart } from './cart-calls.builders.ts'
import { BUYER, openBrewery, readPath, type OpenBrewery } from './open-brewery.ts'
import { PASSWORD } from './brewery.builders.ts'

const METRICS_TOKEN = 'what-prometheus-brings'
const calm = { eventLoopDelayMs: 0, databaseWaitMs: 0 }
let pressure = calm
let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery(
    { EVENT_LOOP_DELAY_MS: '100', DATABASE_WAIT_MS: '20', METRICS_TOKEN },
    { pressure: () => pressure },
  )
})
beforeEach(() => {
  pressure = calm
})
afterAll(() => brewery.close())

const HOURS = '/nl/prod/api/v1/portal/orders/GetAvailableHours'
const READ = '{ customer { email } }'
const CHANGE = 'mutation { createEmptyCart }'
const PICTURE = '/media/packs/crate/pils.svg'
const PLACE_WITH_PAYMENT = `mutation ($cart: String!) {
  setPaymentMethodAndPlaceOrder(input: { cart_id: $cart, payment_method: { code: "onaccount" } }) { order { order_number } }
}`

const send = async (query: string, variables = {}, token?: string) =>
  brewery.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token ?? (await brewery.tokenOf(BUYER))}` },
    payload: { query, variables },
  })

/** A session of its own: nobody has seen it do anything. */
async function newToken(): Promise<string> {
  const { data } = await brewery.ask(
    `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } }`,
    {},
    { as: null },
  )
  return String(readPath(data, 'generateCustomerToken', 'token'))
}

describe('with too much to do', () => {
  test.each([
    [{ eventLoopDelayMs: 100, databaseWaitMs: 20 }, 200, 200, 200],
    [{ eventLoopDelayMs: 200, databaseWaitMs: 0 }, 503, 200, 200],
    [{ eventLoopDelayMs: 0, databaseWaitMs: 40 }, 503, 200, 200],
    [{ eventLoopDelayMs: 0, databaseWaitMs: 80 }, 503, 503, 200],
    [{ eventLoopDelayMs: 800, databaseWaitMs: 0 }, 503, 503, 503],
  ])('%o: a read is answered %i, a change %i, an order %i', async (strained, read, change, place) => {
    const [token, another] = [await newToken(), await newToken()]
    const headers = { authorization: `Bearer ${token}` }
    const cart = await newCart(brewery)
    pressure = strained
    expect((await send(READ, {}, token)).statusCode).toBe(read)
    expect((await brewery.app.inject({ url: HOURS, headers })).statusCode).toBe(read)
    expect((await brewery.app.inject({ url: PICTURE })).statusCode).toBe(read)
    expect((await send(CHANGE, {}, token)).statusCode).toBe(change)
    expect((await brewery.app.inject({ method: 'POST', url: '/identity/logout' })).statusCode).toBe(
      change === 200 ? 204 : 503,
    )
    expect((await send(PLACE, { cart }, token)).statusCode).toBe(place)
    expect((await send(PLACE_WITH_PAYMENT, { cart }, another)).statusCode).toBe(place)
  })

  test('says when to come back, in the shape of the call, and asks the database nothing', async () => {
    const token = await newToken()
    const asked = vi.spyOn(brewery.pool, 'query')
    pressure = { eventLoopDelayMs: 800, databaseWaitMs: 0 }
    const graphql = await send(READ, {}, token)
    const rest = await brewery.app.inject({ url: HOURS, headers: { authorization: 'Bearer x' } })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expect([graphql.headers['retry-after'], rest.headers['retry-after']]).toEqual(['5', '5'])
    expect(graphql.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql', code: 'OVERLOADED' } }] })
    expect(rest.json()).toMatchObject({ status: 503, code: 'overloaded' })
  })

  test('health and metrics are answered, and count what was shed', async () => {
    pressure = { eventLoopDelayMs: 800, databaseWaitMs: 0 }
    await send(READ)
    expect((await brewery.app.inject('/live')).statusCode).toBe(200)
    expect((await brewery.app.inject('/ready')).statusCode).toBe(200)
    const metrics = await brewery.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    expect(metrics.body).toMatch(/fust_shed_read [1-9]/)
  })

  test('an order that waits too long for its cart is told when to come back, and nothing was done', async () => {
    const cart = await newCart(brewery)
    const holder = await brewery.pool.connect()
    await holder.query('begin')
    await holder.query('select from cart where id = $1 for update', [cart])
    const answer = await send(PLACE, { cart })
    await holder.query('rollback')
    holder.release()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] })
  })

  test('a read that only mentions an order in its text is still a read', async () => {
    const token = await newToken()
    pressure = { eventLoopDelayMs: 200, databaseWaitMs: 0 }
    expect((await send('{ customer { email } } # mutation placeOrder', {}, token)).statusCode).toBe(503)
  })
})

describe('with too much to do for anything but orders, who is checking out', () => {
  const tooMuch = { eventLoopDelayMs: 400, databaseWaitMs: 0 }

  test('has confirmed a day: reads and changes of this session are let in, those of another are not', async () => {
    const another = await newToken()
    await readyCart(brewery)
    pressure = tooMuch
    expect([(await send(READ)).statusCode, (await send(CHANGE)).statusCode]).toEqual([200, 200])
    expect([(await send(READ, {}, another)).statusCode, (await send(CHANGE, {}, another)).statusCode]).toEqual([
      503, 503,
    ])
  })

  test('has had an order shed: what it asks before it orders again is let in', async () => {
    const token = await newToken()
    const cart = await newCart(brewery)
    pressure = { eventLoopDelayMs: 800, databaseWaitMs: 0 }
    expect((await send(PLACE, { cart }, token)).statusCode).toBe(503)
    pressure = tooMuch
    expect((await send(READ, {}, token)).statusCode).toBe(200)
  })

  test('has a day that was not refused', async () => {
    const token = await newToken()
    const chosen = await send(CHOOSE, { cart: await newCart(brewery), date: '2026-11-22' }, token)
    expect(chosen.json()).toHaveProperty('errors')
    pressure = tooMuch
    expect((await send(READ, {}, token)).statusCode).toBe(503)
  })

  test('is not believed beyond its class: a session that nobody knows is refused as ever', async () => {
    pressure = { eventLoopDelayMs: 800, databaseWaitMs: 0 }
    expect((await send(PLACE, { cart: 'x' }, 'made-up')).statusCode).toBe(503)
    pressure = tooMuch
    expect((await send(READ, {}, 'made-up')).statusCode).toBe(401)
  })
})

test.each([
  ['{ customer { email } }', 'read'],
  ['mutation { createEmptyCart }', 'change'],
  ['mutation { placeOrder(cart_id: "x") { order_number } }', 'place'],
  ['mutation { setPaymentMethodAndPlaceOrder(input: {}) { order { order_number } } }', 'place'],
])('at a glance %s is a %s', (text, work) => {
  expect(documentWork(text)).toBe(work)
})

test('an operation is as important as its most important field', () => {
  expect(operationWork({ kind: 'mutation', rootFields: ['removeAllItems', 'placeOrder'] })).toBe('place')
})

test('an address that calls too often is turned away for the rest of the minute, its files and health checks are not', async () => {
  const limited = await openBrewery({ RATE_PER_MINUTE: '10' })
  const call = () =>
    limited.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ currency { base_currency_code } }' } })
  const answers = []
  for (let count = 0; count < 11; count += 1) answers.push(await call())
  const last = answers.at(-1)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  expect(last?.statusCode).toBe(429)
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(50)
  expect(last?.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] })
  expect((await limited.app.inject('/identity/session')).json()).toMatchObject({ code: 'too-many-requests' })
  expect((await limited.app.inject('/live')).statusCode).toBe(200)
  expect((await limited.app.inject('/media/packs/crate/pils.svg')).statusCode).toBe(200)
  await limited.close()
})
