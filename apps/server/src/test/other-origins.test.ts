import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from './brewery.builders.ts'
import { BUYER, type OpenBrewery, openBrewery } from './open-brewery.ts'

const SHOP = 'https://shop.example'
const ELSEWHERE = 'https://elsewhere.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [] }, { ALLOWED_ORIGINS: `https://pub.example, ${SHOP}` })
})
afterAll(() => brewery.close())

const post = (url: string, origin: string, payload: object, cookies?: Record<string, string>) =>
  brewery.app.inject({
    method: 'POST',
    url,
    payload,
    ...(cookies && { cookies }),
    headers: { origin, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
  })

const token = {
  query:
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
  variables: { email: BUYER, password: PASSWORD },
}

test('[GQL-02] a page of a configured origin gets a token and may read the answer', async () => {
  const answer = await post('/graphql', SHOP, token)
  expect(answer.json()).toMatchObject({ data: { generateCustomerToken: { token: expect.any(String) } } })
  expect(answer.headers['access-control-allow-origin']).toBe(SHOP)
})

test('a page of any other origin gets none', async () => {
  expect((await post('/graphql', ELSEWHERE, token)).statusCode).toBe(403)
})

test('a page of a configured origin does nothing with the cookie of who looks at it', async () => {
  const signedIn = await brewery.app.inject({
    method: 'POST',
    url: '/identity/sign-in',
    payload: { email: BUYER, password: PASSWORD },
  })
  const cookies = { fust: signedIn.cookies[0]?.value ?? '' }
  expect((await post('/graphql', SHOP, { query: '{ __typename }' }, cookies)).statusCode).toBe(403)
})

test('a page of a configured origin signs nobody in on the web', async () => {
  expect((await post('/identity/sign-in', SHOP, { email: BUYER, password: PASSWORD })).statusCode).toBe(403)
})

const get = (headers: Record<string, string>, cookies?: Record<string, string>) =>
  brewery.app.inject({
    method: 'GET',
    url: '/graphql',
    query: { query: '{ storeConfig { store_code } }' },
    headers,
    ...(cookies && { cookies }),
  })

test('[GQL-01] a page of a configured origin reads by GET what is public', async () => {
  const answer = await get({ origin: SHOP, 'sec-fetch-site': 'cross-site' })
  expect(answer.json()).toMatchObject({ data: { storeConfig: { store_code: expect.any(String) } } })
  expect(answer.headers['access-control-allow-origin']).toBe(SHOP)
})

test.each([
  ['a page of another origin', { origin: ELSEWHERE, 'sec-fetch-site': 'cross-site' }],
  ['a link on a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['another page of the same site', { 'sec-fetch-site': 'same-site' }],
])('[GQL-01] a query by GET from %s is refused with the cookie and without', async (_, headers) => {
  expect((await get(headers, { fust: 'session' })).statusCode).toBe(403)
  expect((await get(headers)).statusCode).toBe(403)
})

test('[GQL-01] a page of a configured origin reads nothing by GET with the cookie', async () => {
  expect((await get({ origin: SHOP, 'sec-fetch-site': 'cross-site' }, { fust: 'session' })).statusCode).toBe(403)
})
