import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { PASSWORD } from './brewery.builders.ts'
import { BUYER, openBrewery, readPath, type OpenBrewery } from './open-brewery.ts'

let production: OpenBrewery
let demo: OpenBrewery
let narrow: OpenBrewery
beforeAll(async () => {
  production = await openBrewery({ features: [assortmentFeature, cartFeature] })
  demo = await openBrewery({ features: [assortmentFeature, cartFeature], isDemo: true })
  narrow = await openBrewery(
    { features: [assortmentFeature, cartFeature] },
    { PASSWORD_GRANT: 'off', PAGE_SIZE_LIMIT: '25', GRAPHQL_DEPTH: '10' },
  )
})
afterAll(() => Promise.all([production, demo, narrow].map((brewery) => brewery.close())))

describe('[GQL-01] the schema', () => {
  const SCHEMA = '{ __schema { queryType { name } } }'

  test('is told to nobody in particular in the demo only', async () => {
    expect((await demo.ask(SCHEMA, {}, { as: null })).errors).toEqual([])
    const { data, errors } = await production.ask(SCHEMA, {}, { as: null })
    expect(data).toBeNull()
    expect(errors[0]?.extensions.category).toBe('graphql-authorization')
    expect((await production.ask('{ __type(name: "Query") { name } }', {}, { as: null })).data).toBeNull()
  })

  test('is told in production to who is signed in', async () => {
    expect((await production.ask(SCHEMA)).data).toMatchObject({ __schema: { queryType: { name: 'Query' } } })
  })

  test.each(['{ custommer { email } }', '{ products(filtr: {}) { total_count } }', '{ customer { emial } }'])(
    'is not guessed from mistakes in production: %s',
    async (mistake) => {
      const said = async (brewery: OpenBrewery) => JSON.stringify((await brewery.ask(mistake)).errors)
      expect(await said(demo)).toContain('Did you mean')
      expect(await said(production)).not.toContain('Did you mean')
    },
  )
})

describe('[GQL-01] a query by GET', () => {
  const get = (query: string, headers: Record<string, string>, cookies: Record<string, string> = {}) =>
    production.app.inject({ method: 'GET', url: '/graphql', query: { query }, headers, cookies })
  const STORE = '{ storeConfig { store_code } }'
  const CUSTOMER = '{ customer { email } }'

  test('is answered in the language of the store, and may be cached for a minute', async () => {
    const answer = await get(STORE, { store: 'LivePortal_NL_nl' })
    expect(answer.json()).toEqual({ data: { storeConfig: { store_code: 'LivePortal_NL_nl' } } })
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    expect(answer.headers['vary']).toMatch(/\bCookie\b.*\bstore\b/)
  })

  test('is answered to a bearer and to a session cookie, and never cached', async () => {
    const payload = { email: BUYER, password: PASSWORD }
    const signedIn = await production.app.inject({ method: 'POST', url: '/identity/sign-in', payload })
    const cookies = { fust: signedIn.cookies[0]?.value ?? '' }
    const { data } = await production.ask(
      `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } }`,
      {},
      { as: null },
    )
    const authorization = `Bearer ${String(readPath(data, 'generateCustomerToken', 'token'))}`
    for (const answer of [await get(CUSTOMER, {}, cookies), await get(CUSTOMER, { authorization })]) {
      expect(answer.json()).toEqual({ data: { customer: { email: BUYER } } })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await get(STORE, {}, cookies)).headers['cache-control']).toBe('no-store')
    expect((await get(STORE, { authorization })).headers['cache-control']).toBe('no-store')
  })

  test('is never cached for a session that is over', async () => {
    expect((await get(STORE, {}, { fust: 'over' })).headers['cache-control']).toBe('no-store')
  })

  test('needs the rights that it needs by POST', async () => {
    const answer = await get('{ customerCart { id } }', {})
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql-authorization' } }] })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('changes nothing: a mutation is refused', async () => {
    const answer = await get(`mutation { requestPasswordResetEmail(email: "${BUYER}") }`, {})
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST, OPTIONS'])
    expect((await production.pool.query('select from outbox')).rows).toEqual([])
  })
})

describe('a setting is in force', () => {
  test('of the largest page, for every list', async () => {
    const cart = (size: number) => `{ customerCart { itemsV2(pageSize: ${size}) { total_count } } }`
    expect((await narrow.ask(cart(25), {}, { as: null })).errors[0]?.message).not.toContain('pageSize')
    expect((await narrow.ask(cart(26), {}, { as: null })).errors[0]?.message).toBe('Maximum pageSize is 25.')
  })

  test('of the depth of a document', async () => {
    const nested = (levels: number) =>
      `{ categories { items ${'{ children '.repeat(levels)}{ id }${'}'.repeat(levels)} } }`
    const said = async (levels: number) => JSON.stringify((await narrow.ask(nested(levels), {}, { as: null })).errors)
    expect(await said(7)).not.toContain('LIMIT_EXCEEDED')
    expect(await said(8)).toContain('more than 10 levels deep')
  })
})

describe('[GQL-81] a token for an e-mail address and a password', () => {
  const tokenOf = (brewery: OpenBrewery, password: string) =>
    brewery.ask(
      `mutation { generateCustomerToken(email: "${BUYER}", password: "${password}") { token } }`,
      {},
      { as: null },
    )

  test('is given while the password grant is on', async () => {
    expect((await tokenOf(production, PASSWORD)).data).toMatchObject({
      generateCustomerToken: { token: expect.any(String) },
    })
  })

  test('is not given while it is off, right or wrong, and nothing is counted', async () => {
    const right = await tokenOf(narrow, PASSWORD)
    expect(right.data).toEqual({ generateCustomerToken: null })
    expect(right.errors[0]).toMatchObject({
      message: 'No token is given for a password.',
      extensions: { category: 'graphql-authorization' },
    })
    expect((await tokenOf(narrow, 'Niet-mijn-wachtwoord-1')).errors).toEqual(right.errors)
    const { rows } = await narrow.pool.query('select from portal_user where failed_attempts > 0')
    expect(rows).toEqual([])
    expect((await narrow.pool.query('select from session')).rows).toEqual([])
  })

  test('does not stop the web from signing people in', async () => {
    const payload = { email: BUYER, password: PASSWORD }
    const answer = await narrow.app.inject({ method: 'POST', url: '/identity/sign-in', payload })
    expect(answer.statusCode).toBe(200)
  })
})
