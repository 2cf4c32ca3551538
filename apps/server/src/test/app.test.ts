import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthorise, reviewPolicy } from '#request/policy.ts'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { singleSignOnFeature } from '#features/single-sign-on/single-sign-on.feature.ts'
import { type OpenBrewery, openBrewery } from './open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [deliveryFeature, ordersFeature, singleSignOnFeature] })
})
afterAll(() => brewery.close())

describe('health', () => {
  test('a live process on a migrated database is ready', async () => {
    expect((await brewery.app.inject('/live')).json()).toEqual({ status: 'alive' })
    expect((await brewery.app.inject('/ready')).json()).toEqual({ status: 'ready' })
  })

  test('a database that lacks a migration makes it not ready', async () => {
    await brewery.pool.query(`update schema_migrations set name = 'x' || name where name like '0006%'`)
    const answer = await brewery.app.inject('/ready')
    await brewery.pool.query(`update schema_migrations set name = substr(name, 2) where name like 'x%'`)
    expect(answer.statusCode).toBe(503)
  })
})

test('an address and headers beyond HEAD_LIMIT_BYTES are refused with 431, up to what the setting allows', async () => {
  for (const limit of [8_192, 65_536]) {
    const limited = await openBrewery(
      { features: [deliveryFeature, ordersFeature, singleSignOnFeature] },
      { HEAD_LIMIT_BYTES: `${limit}` },
    )
    const url = await limited.app.listen({ port: 0, host: '127.0.0.1' })
    const statusOf = async (bytes: number) => (await fetch(`${url}/live?${'a'.repeat(bytes)}`)).status
    expect([await statusOf(limit - 1_000), await statusOf(limit)]).toEqual([200, 431])
    await limited.close()
  }
})

describe('every answer', () => {
  test('forbids inline scripts, text as markup, framing and guessing of content', async () => {
    const { headers } = await brewery.app.inject('/live')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script';trusted-types default inert",
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  test("carries the caller's request id when it is one, else a new one", async () => {
    const given = await brewery.app.inject({ url: '/live', headers: { 'x-request-id': 'abcdef-123456' } })
    expect(given.headers['x-request-id']).toBe('abcdef-123456')
    const odd = await brewery.app.inject({ url: '/live', headers: { 'x-request-id': 'a b\nc' } })
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('of an unknown path says 404 with the request id', async () => {
    const answer = await brewery.app.inject('/nothing/here')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not-found', requestId: answer.headers['x-request-id'] })
  })

  test.each(['/%ff', '/news/%', '/identity/single-sign-on/%E0%A4%A/return'])(
    'of an address that cannot be decoded says 400, with all headers: %s',
    async (url) => {
      const { statusCode, headers, body } = await brewery.app.inject(url)
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'invalid-request' }])
      const expected = await brewery.app.inject('/live')
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(expected.headers)))
    },
  )

  test('of a parameter that is too long has all headers', async () => {
    const { statusCode, headers } = await brewery.app.inject(`/identity/single-sign-on/${'x'.repeat(10_000)}`)
    expect(statusCode).toBe(422)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    '/',
    '/graphql?query=%7B__typename%7D',
    '/identity/single-sign-on/x/return',
    '/nl/prod/api/v1/portal/orders',
    '/nothing',
  ])('of a query with more fields than QUERY_FIELDS says 400: %s', async (path) => {
    const [address, first = 'a'] = path.split('?')
    const query = (fields: number) => `${address}?${first}${'&a'.repeat(fields - 1)}`
    expect((await brewery.app.inject(query(101))).statusCode).toBe(400)
    expect((await brewery.app.inject(query(100))).statusCode).not.toBe(400)
  })

  test('of a fault tells its id and nothing of its inside', async () => {
    await brewery.pool.query('alter table delivery_hour rename to delivery_hour_gone')
    const answer = await brewery.get('/nl/prod/api/v1/portal/orders/GetAvailableHours')
    await brewery.pool.query('alter table delivery_hour_gone rename to delivery_hour')
    expect(answer.status).toBe(500)
    expect(JSON.stringify(answer.body)).not.toMatch(/delivery_hour|select|at \//)
  })
})

describe('the policy table', () => {
  test('names what is not served and what is not named', () => {
    expect(reviewPolicy({ 'GET /old': { who: 'public' } }, ['GET /new'])).toEqual([
      'GET /new has no policy',
      'GET /old is not served',
    ])
  })

  test('has no answer for an operation that it does not name', () => {
    expect(() => createAuthorise({})(null, 'GET /secrets')).toThrow('No policy names GET /secrets.')
  })
})
