import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from './brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from './open-brewery.ts'

const STAGING = `Basic ${Buffer.from('staging:secret').toString('base64')}`
const NO_BEARER = [STAGING, STAGING.replace('Basic', 'basic'), 'Basic', 'Bearer', 'bearer ', '']
const BAD_BEARER = [
  'Bearer of-nobody',
  'Bearer two parts',
  'Bearer\tof-nobody',
  'Token abc',
  'Digest username="x"',
  'abc',
]

let brewery: OpenBrewery
let session: Record<string, string>
beforeAll(async () => {
  brewery = await openBrewery({ features: [] })
  const answer = await brewery.app.inject({
    method: 'POST',
    url: '/identity/sign-in',
    payload: { email: BUYER, password: PASSWORD },
  })
  session = { fust: answer.cookies.find(({ name }) => name === 'fust')?.value ?? '' }
})
afterAll(() => brewery.close())

const graphql = (authorization: string, query: string, cookies = session) =>
  brewery.app.inject({ method: 'POST', url: '/graphql', headers: { authorization }, cookies, payload: { query } })
const sessions = (authorization: string, cookies = session) =>
  brewery.app.inject({ url: '/identity/sessions', headers: { authorization }, cookies })

describe.each(NO_BEARER)('beside a session cookie, Authorization %j', (authorization) => {
  test('is ignored by GraphQL and REST', async () => {
    const answer = await graphql(authorization, '{ customer { email } }')
    expect(readPath(answer.json(), 'data', 'customer', 'email')).toBe(BUYER)
    expect((await sessions(authorization)).statusCode).toBe(200)
  })

  test('gives a visitor what is public, and nothing else', async () => {
    const answer = await graphql(authorization, '{ storeConfig { store_code } }', {})
    expect(answer.json()).toMatchObject({ data: { storeConfig: { store_code: expect.any(String) } } })
    expect((await sessions(authorization, {})).statusCode).toBe(401)
  })

  test('does not let a page of another site act with the cookie', async () => {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: '/identity/logout',
      headers: { authorization, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      cookies: session,
    })
    expect(answer.statusCode).toBe(403)
  })
})

test.each(BAD_BEARER)(
  'a session cookie does not stand in for Authorization %j, which is refused',
  async (authorization) => {
    const answer = await graphql(authorization, '{ customer { email } }')
    expect(readPath(answer.json(), 'errors', 0, 'extensions', 'category')).toBe('graphql-authentication')
    expect((await sessions(authorization)).statusCode).toBe(401)
  },
)
