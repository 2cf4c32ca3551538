import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { documentWork, operationWork } from '#platform/work-class.ts'
import { newCart, PLACE } from './cart-calls.builders.ts'
import { BUYER, openBrewery, type OpenBrewery } from './open-brewery.ts'

const METRICS_TOKEN = 'what-prometheus-brings'
const calm = { eventLoopDelayMs: 0, poolWaiting: 0 }
let pressure = calm
let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery(
    { EVENT_LOOP_DELAY_MS: '100', DATABASE_WAITING: '10', METRICS_TOKEN },
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

const send = async (query: string, variables = {}) =>
  brewery.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${await brewery.tokenOf(BUYER)}` },
    payload: { query, variables },
  })

describe('with too much to do', () => {
  test.each([
    [{ eventLoopDelayMs: 100, poolWaiting: 10 }, 200, 200, 200],
    [{ eventLoopDelayMs: 101, poolWaiting: 0 }, 503, 200, 200],
    [{ eventLoopDelayMs: 0, poolWaiting: 11 }, 503, 200, 200],
    [{ eventLoopDelayMs: 0, poolWaiting: 21 }, 503, 503, 200],
    [{ eventLoopDelayMs: 401, poolWaiting: 0 }, 503, 503, 503],
  ])('%o: a read is answered %i, a change %i, an order %i', async (strained, read, change, place) => {
    const cart = await newCart(brewery)
    const rest = { headers: { authorization: `Bearer ${await brewery.tokenOf(BUYER)}` } }
    pressure = strained
    expect((await send(READ)).statusCode).toBe(read)
    expect((await brewery.app.inject({ url: HOURS, ...rest })).statusCode).toBe(read)
    expect((await send(CHANGE)).statusCode).toBe(change)
    expect((await brewery.app.inject({ method: 'POST', url: '/identity/logout' })).statusCode).toBe(
      change === 200 ? 204 : 503,
    )
    expect((await send(PLACE, { cart })).statusCode).toBe(place)
  })

  test('says when to come back, in the shape of the call, and asks the database nothing', async () => {
    await brewery.tokenOf(BUYER)
    const asked = vi.spyOn(brewery.pool, 'query')
    pressure = { eventLoopDelayMs: 500, poolWaiting: 0 }
    const graphql = await send(READ)
    const rest = await brewery.app.inject({ url: HOURS, headers: { authorization: 'Bearer x' } })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expect([graphql.headers['retry-after'], rest.headers['retry-after']]).toEqual(['5', '5'])
    expect(graphql.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql', code: 'OVERLOADED' } }] })
    expect(rest.json()).toMatchObject({ status: 503, code: 'overloaded' })
  })

  test('health and metrics are answered, and count what was shed', async () => {
    pressure = { eventLoopDelayMs: 500, poolWaiting: 0 }
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
    pressure = { eventLoopDelayMs: 300, poolWaiting: 0 }
    expect((await send('{ customer { email } } # mutation placeOrder')).statusCode).toBe(503)
  })
})

test.each([
  ['{ customer { email } }', 'read'],
  ['mutation { createEmptyCart }', 'change'],
  ['mutation { placeOrder(cart_id: "x") { order_number } }', 'place'],
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
