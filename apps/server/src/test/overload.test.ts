import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PRODUCT_FOLDER } from '#platform/files/own-folders.ts'
import { operationWork } from '#request/work-class.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows, PASSWORD } from './brewery.builders.ts'
import { CHOOSE, newCart, PLACE, readyCart } from './cart-calls.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from './open-brewery.ts'

const METRICS_TOKEN = 'what-prometheus-brings'
let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery(
    { features: [assortmentFeature, cartFeature, deliveryFeature, ordersFeature] },
    { REQUESTS_AT_ONCE: '1', REQUESTS_WAITING: '1', METRICS_TOKEN },
  )
})
afterAll(() => brewery.close())

const HOURS = '/nl/prod/api/v1/portal/orders/GetAvailableHours'
const CALENDAR = '/nl/prod/api/v1/portal/orders/GetGlobalCalendar?ShipToId=S1'
const PICTURE = '/media/packs/crate/veenhof-pils.svg'
const READ = '{ customer { email } }'
const CHANGE = 'mutation { createEmptyCart }'
const PLACE_WITH_PAYMENT = `mutation ($cart: String!) {
  setPaymentMethodAndPlaceOrder(input: { cart_id: $cart, payment_method: { code: "onaccount" } }) { order { order_number } }
}`

const send = (query: string, variables: object, token: string) =>
  brewery.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
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

/** Somebody is worked on until told otherwise: whoever comes meanwhile waits. */
async function keepBusy(work: () => Promise<unknown> = () => brewery.get(CALENDAR)): Promise<() => Promise<void>> {
  const holder = await brewery.pool.connect()
  await holder.query('begin; lock table delivery_calendar_closure in access exclusive mode')
  const worked = work()
  const waiting = `select from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await brewery.pool.query(waiting)).rowCount).toBe(1)
  return async () => {
    await holder.query('rollback')
    holder.release()
    await worked
  }
}

describe('with too much to do', () => {
  let token: string
  let another: string
  let cart: string
  let end: () => Promise<void>
  beforeEach(async () => {
    ;[token, another] = [await newToken(), await newToken()]
    cart = await newCart(brewery)
    end = await keepBusy()
  })
  afterEach(() => end())

  const CALLS = {
    'a read': () => send(READ, {}, token),
    'a change': () => send(CHANGE, {}, token),
    'an order': () => send(PLACE, { cart }, token),
    'an order with its payment': () => send(PLACE_WITH_PAYMENT, { cart }, token),
    'a REST call': () => brewery.app.inject({ url: HOURS, headers: { authorization: `Bearer ${token}` } }),
    'a logout': () => brewery.app.inject({ method: 'POST', url: '/identity/logout' }),
    'a picture': () => brewery.app.inject(PICTURE),
    'a read that only mentions an order': () => send('{ customer { email } } # mutation placeOrder', {}, token),
  }

  test.each([
    ['an order', 2],
    ['a change', 4],
    ['a read', 8],
    ['a REST call', 8],
    ['a picture', 8],
  ] as const)(
    '%s waits for its turn, and is told to come back in %i seconds to twice as many',
    async (name, seconds) => {
      const answer = await CALLS[name]()
      expect(answer.statusCode).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(seconds)
      expect(Number(answer.headers['retry-after'])).toBeLessThan(2 * seconds)
    },
  )

  test.each([
    ['a read', 'a change'],
    ['a read', 'an order'],
    ['a change', 'an order'],
    ['a change', 'an order with its payment'],
    ['a picture', 'a change'],
    ['a REST call', 'a logout'],
    ['a read that only mentions an order', 'a change'],
  ] as const)('%s gives way to %s', async (first, then) => {
    const shed = CALLS[first]()
    const served = CALLS[then]()
    expect((await shed).statusCode).toBe(503)
    await end()
    expect((await served).statusCode).toBeLessThan(300)
    end = await keepBusy()
  })

  test('says so in the shape of the call, and asks the database nothing', async () => {
    const asked = vi.spyOn(brewery.pool, 'query')
    const graphql = await CALLS['a read']()
    const rest = await CALLS['a REST call']()
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expect(graphql.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql', code: 'OVERLOADED' } }] })
    expect(rest.json()).toMatchObject({ status: 503, code: 'overloaded' })
  })

  test('health and metrics are answered, and count what was shed', async () => {
    await CALLS['a read']()
    expect((await brewery.app.inject('/live')).statusCode).toBe(200)
    expect((await brewery.app.inject('/ready')).statusCode).toBe(200)
    const metrics = await brewery.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    expect(metrics.body).toMatch(/\nfust_shed_read [1-9]/)
    expect(metrics.body).toMatch(/\nfust_requests_inside 1\n/)
  })

  test('who has confirmed a day comes before changes of others', async () => {
    await end()
    await readyCart(brewery, {}, { headers: { authorization: `Bearer ${token}` }, as: null })
    end = await keepBusy()
    const change = send(CHANGE, {}, another)
    const read = send(READ, {}, token)
    expect((await change).statusCode).toBe(503)
    await end()
    expect((await read).statusCode).toBe(200)
    end = await keepBusy()
  })

  test('whose order was shed comes before changes of others', async () => {
    expect((await CALLS['an order']()).statusCode).toBe(503)
    const change = send(CHANGE, {}, another)
    const read = send(READ, {}, token)
    expect((await change).statusCode).toBe(503)
    await end()
    expect((await read).statusCode).toBe(200)
    end = await keepBusy()
  })

  test('whose day was refused does not', async () => {
    await end()
    const chosen = await send(CHOOSE, { cart: await newCart(brewery), date: '2026-11-22' }, token)
    expect(chosen.json()).toHaveProperty('errors')
    end = await keepBusy()
    const read = send(READ, {}, token)
    const change = send(CHANGE, {}, another)
    expect((await read).statusCode).toBe(503)
    await end()
    expect((await change).statusCode).toBe(200)
    end = await keepBusy()
  })

  test('a session that nobody knows is turned away as ever', async () => {
    const order = send(PLACE, { cart: 'x' }, 'made-up')
    await end()
    expect((await order).statusCode).toBe(401)
    end = await keepBusy()
  })
})

test('an order that waits too long for its cart is told when to come back, and nothing was done', async () => {
  const cart = await newCart(brewery)
  const holder = await brewery.pool.connect()
  await holder.query('begin')
  await holder.query('select from cart where id = $1 for update', [cart])
  const answer = await send(PLACE, { cart }, await brewery.tokenOf(BUYER))
  await holder.query('rollback')
  holder.release()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] })
})

test('an operation is as important as its most important field', () => {
  expect(operationWork({ kind: 'mutation', rootFields: ['removeAllItems', 'placeOrder'] })).toBe('place')
})

test('an address that calls too often is turned away for the rest of the minute, its files and health checks are not', async () => {
  const limited = await openBrewery(
    {
      features: [assortmentFeature, cartFeature, deliveryFeature, ordersFeature],
      breweryFolder: path.join(PRODUCT_FOLDER, 'breweries/veenhof'),
    },
    { RATE_PER_MINUTE: '10' },
  )
  await insertRows(limited.pool, 'picture', [{ file: PICTURE.slice(1), version: 'as-imported' }])
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
  expect((await limited.app.inject(PICTURE)).statusCode).toBe(200)
  await limited.close()
})

test('a shop that renders many people’s pages calls for each of them, and one who hammers is turned away alone', async () => {
  const limited = await openBrewery(
    { features: [assortmentFeature, cartFeature, deliveryFeature, ordersFeature] },
    { RATE_PER_MINUTE: '12' },
  )
  const [busy, other] = await Promise.all([limited.tokenOf(BUYER), limited.tokenOf('second@tenbrink.example')])
  const statusOf = async (token: string) =>
    (
      await limited.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: { query: '{ customer { email } }' },
      })
    ).statusCode
  const statuses = async (token: string, calls: number) => {
    const all = []
    for (let count = 0; count < calls; count += 1) all.push(await statusOf(token))
    return all
  }
  // The first call of a session counts for the network: nobody knows whose it is.
  expect(await statuses(busy, 14)).toEqual([...Array.from({ length: 13 }, () => 200), 429])
  expect(await statuses(other, 14)).toEqual([...Array.from({ length: 13 }, () => 200), 429])
  const madeUp = []
  for (let count = 0; count < 12; count += 1) madeUp.push(await statusOf(`made-up-${count}`))
  expect(madeUp.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 401))
  expect(madeUp.at(-1)).toBe(429)
  await limited.close()
})

test('whoever hangs up holds a turn until the work is done, and nothing is done for whoever did while waiting', async () => {
  const url = await brewery.app.listen({ port: 0 })
  const token = await newToken()
  const headers = { authorization: `Bearer ${token}` }
  const hangUp = new AbortController()
  const gone = () => fetch(`${url}${CALENDAR}`, { headers, signal: hangUp.signal }).catch(() => undefined)
  const end = await keepBusy(gone)
  const waiting = gone()
  await expect.poll(() => figure('fust_requests_waiting')).toBe(1)
  hangUp.abort()
  await waiting
  expect((await send(READ, {}, token)).statusCode).toBe(503)
  expect(await figure('fust_requests_inside')).toBe(1)
  await end()
  await expect.poll(() => figure('fust_requests_inside')).toBe(0)
  expect((await send(READ, {}, token)).statusCode).toBe(200)
})

async function figure(name: string): Promise<number> {
  const { body } = await brewery.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(new RegExp(`\\n${name} (\\S+)`).exec(body)?.[1])
}
