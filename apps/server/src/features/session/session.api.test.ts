import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentFeature } from '#features/content/content.feature.ts'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [contentFeature, deliveryFeature] })
})
afterAll(() => brewery.close())

const signIn = (email: string, password: string) =>
  brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email, password } })

const TOKEN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'

describe('signing in', () => {
  test('[IDN-02] the right pair opens a session in an HttpOnly cookie', async () => {
    const answer = await signIn(BUYER, PASSWORD)
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies[0]).toMatchObject({ name: 'fust', httpOnly: true, sameSite: 'Lax', path: '/' })
    const session = await brewery.app.inject({
      url: '/identity/session',
      cookies: { fust: answer.cookies[0]?.value ?? '' },
    })
    expect(readPath(session.json(), 'user', 'email')).toBe(BUYER)
  })

  test('an unknown address and a wrong password get the same answer', async () => {
    const unknown = await signIn('nobody@tenbrink.example', PASSWORD)
    const wrong = await signIn(BUYER, 'Niet-mijn-wachtwoord-1')
    expect(unknown.statusCode).toBe(401)
    expect({ ...unknown.json(), requestId: '' }).toEqual({ ...wrong.json(), requestId: '' })
  })

  test('a field that the contract does not know is refused', async () => {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: '/identity/sign-in',
      payload: { email: BUYER, password: PASSWORD, role: 'Owner' },
    })
    expect(answer.statusCode).toBe(422)
  })

  test('[IDN-39] [GQL-81] five failures in a row lock every way to sign in, also for the right password, until the lock ends', async () => {
    const email = 'second@tenbrink.example'
    for (let attempt = 1; attempt <= 5; attempt += 1) await signIn(email, 'Niet-mijn-wachtwoord-1')
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401)
    const token = await brewery.ask(TOKEN, { email, password: PASSWORD }, { as: null })
    expect(token.errors[0]?.extensions.category).toBe('graphql-authentication')
    const letTimePass = (length: string) =>
      brewery.pool.query('update portal_user set locked_until = locked_until - $1::interval', [length])
    await letTimePass('14 minutes')
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401)
    await letTimePass('1 minute')
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200)
  })

  test('a change sent by a page of another site is refused', async () => {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: '/identity/logout',
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('a session', () => {
  const cookieOf = async () => (await signIn(BUYER, PASSWORD)).cookies[0]?.value ?? ''
  const userOf = async (fust: string) =>
    readPath((await brewery.app.inject({ url: '/identity/session', cookies: { fust } })).json(), 'user')

  test('[IDN-20] ends with logout', async () => {
    const fust = await cookieOf()
    await brewery.app.inject({ method: 'POST', url: '/identity/logout', cookies: { fust } })
    expect(await userOf(fust)).toBeNull()
  })

  test('[API-104] [API-105] is asked whether it still holds, and tells whose it is', async () => {
    expect(await userOf('nothing')).toBeNull()
    const user = await userOf(await cookieOf())
    expect(user).toMatchObject({ UID: 'U1', isLoggedIn: true, email: BUYER, isActive: true })
  })

  test('[API-106] ends with the logout of its UID, and not with that of another', async () => {
    const fust = await cookieOf()
    const logout = (uid: string) =>
      brewery.app.inject({ method: 'POST', url: `/identity/logout?uid=${uid}`, cookies: { fust } })
    expect((await logout('U2')).statusCode).toBe(403)
    expect(await userOf(fust)).not.toBeNull()
    expect((await logout('U1')).statusCode).toBe(204)
    expect(await userOf(fust)).toBeNull()
  })

  test('[API-106] ends with the logout of the number of its UID, as GraphQL answers it', async () => {
    const fust = await cookieOf()
    const logout = (uid: string) =>
      brewery.app.inject({ method: 'POST', url: `/identity/logout?uid=${uid}`, cookies: { fust } })
    expect((await logout('2')).statusCode).toBe(403)
    expect((await logout('1')).statusCode).toBe(204)
    expect(await userOf(fust)).toBeNull()
  })

  test('[API-104] of a bearer tells whose it is, as with a cookie', async () => {
    const { data } = await brewery.ask(
      `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } }`,
      {},
      { as: null },
    )
    const authorization = `Bearer ${String(readPath(data, 'generateCustomerToken', 'token'))}`
    const byBearer = await brewery.app.inject({ url: '/identity/session', headers: { authorization } })
    expect(byBearer.json()).toEqual({ user: await userOf(await cookieOf()) })
  })

  test.each(['Bearer nothing', 'Bearer two words', 'Token a'])(
    '[API-104] of an Authorization %j that is refused elsewhere is 401, whatever the cookie says',
    async (authorization) => {
      const request = { url: '/identity/session', headers: { authorization }, cookies: { fust: await cookieOf() } }
      expect((await brewery.app.inject(request)).statusCode).toBe(401)
    },
  )

  test('[API-104] of the cookie is told beside a proxy that signs in', async () => {
    const request = { url: '/identity/session', headers: { authorization: 'Basic eDp5' } }
    const answer = await brewery.app.inject({ ...request, cookies: { fust: await cookieOf() } })
    expect(answer.json()).toMatchObject({ user: { UID: 'U1' } })
  })

  const letTimePass = (length: string) =>
    brewery.pool.query(
      `update session set created_at = created_at - $1::interval, last_seen_at = last_seen_at - $1::interval,
         expires_at = expires_at - $1::interval`,
      [length],
    )

  test('ends after twelve hours without a request', async () => {
    const fust = await cookieOf()
    for (const length of ['11 hours', '11 hours']) {
      await letTimePass(length)
      expect(await userOf(fust)).not.toBeNull()
    }
    await letTimePass('12 hours')
    expect(await userOf(fust)).toBeNull()
  })

  test('ends after fourteen days, whenever it was last used', async () => {
    const fust = await cookieOf()
    for (const [length, isOver] of [
      ['335 hours', false],
      ['1 hour', true],
    ] as const) {
      await letTimePass(length)
      await brewery.pool.query('update session set last_seen_at = now()')
      expect((await userOf(fust)) === null).toBe(isOver)
    }
  })

  test('is replaced when the person signs in again', async () => {
    const fust = await cookieOf()
    await brewery.app.inject({
      method: 'POST',
      url: '/identity/sign-in',
      cookies: { fust },
      payload: { email: BUYER, password: PASSWORD },
    })
    expect(await userOf(fust)).toBeNull()
  })

  test('of somebody who was deactivated acts no more on the next request', async () => {
    const token = await brewery.tokenOf('buyer@turf.example')
    await brewery.pool.query(`update portal_user set status = 'Inactive' where email = 'buyer@turf.example'`)
    const answer = await brewery.ask('{ customer { email } }', {}, { as: 'buyer@turf.example' })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
    await brewery.pool.query(`update portal_user set status = 'Active' where email = 'buyer@turf.example'`)
    expect(token).not.toBe('')
  })

  test('[IDN-03] tells what the person may do for each ship-to', async () => {
    const user = await userOf(await cookieOf())
    expect(readPath(user, 'permissionSchema', 0, 'rpDetails', 0)).toMatchObject({
      customerType: 'Distributor',
      rolename: 'Distributor Sales Associate',
    })
    expect(readPath(user, 'permissionSchema', 0, 'rpDetails', 0, 'permissionFlags')).toMatchObject({
      'Catalogue Beer': '1',
    })
  })

  test.each([
    ['/nl/prod/api/v1/portal/shiptos/GetShipToBySapId/S1', 401, 200],
    ['/almagnoliaservice/api/v1/portal/becameupcoming/GetBecameMoreSustainable', 401, 200],
    ['/almagnoliaservice/api/v1/portal/publicbusinnespartner/GetBusinnesPartnerCategories', 200, 200],
  ])('[IDN-16] %s answers %i without a bearer and %i with one', async (url, without, withOne) => {
    const authorization = `Bearer ${await brewery.tokenOf('buyer@tenbrink.example')}`
    expect((await brewery.app.inject({ url })).statusCode).toBe(without)
    expect((await brewery.app.inject({ url, headers: { authorization } })).statusCode).toBe(withOne)
  })

  test('[PRM-23] [PRM-24] gives nothing that the sections of the portal do not grant, but for what is always allowed', async () => {
    const { rows } = await brewery.pool.query<{ value: object }>(
      `select value from brewery_setting where name = 'portal'`,
    )
    const grant = (portal: object) =>
      brewery.pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [JSON.stringify(portal)])
    const given = async () => readPath(await userOf(await cookieOf()), 'allAvailablePermission')
    const everything = await given()
    await grant({ sections: ['Catalogue Beer', 'My Orders'] })
    expect(await given()).toEqual([
      'Catalogue',
      'Catalogue Beer',
      'Home Page',
      'My Documents',
      'My Orders',
      'News & Events',
      'Product Recommendation',
    ])
    await grant({ sections: [] })
    expect(await given()).toEqual(['Home Page', 'My Documents', 'News & Events', 'Product Recommendation'])
    await grant({})
    expect(await given()).toEqual(everything)
    await grant(rows[0]?.value ?? {})
  })

  test('keeps no password and no token in the database', async () => {
    await cookieOf()
    const { rows } = await brewery.pool.query(
      `select token_hash, password_hash from session join portal_user u on u.id = user_id`,
    )
    for (const row of rows) {
      expect(row.token_hash).toHaveLength(32)
      expect(row.password_hash).toMatch(/^\$argon2id\$/)
    }
  })
})

describe('a bearer', () => {
  test('[GQL-02] that is unknown is answered 401', async () => {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer nothing' },
      payload: { query: '{ customer { email } }' },
    })
    expect(answer.statusCode).toBe(401)
    expect(readPath(answer.json(), 'errors', 0, 'extensions', 'category')).toBe('graphql-authentication')
  })

  test('can be revoked', async () => {
    const email = 'basic@tenbrink.example'
    const made = await brewery.ask(TOKEN, { email, password: PASSWORD }, { as: null })
    const headers = { authorization: `Bearer ${String(readPath(made.data, 'generateCustomerToken', 'token'))}` }
    const revoked = await brewery.ask('mutation { revokeCustomerToken { result } }', {}, { as: null, headers })
    expect(readPath(revoked.data, 'revokeCustomerToken', 'result')).toBe(true)
    expect((await brewery.ask('{ customer { email } }', {}, { as: null, headers })).status).toBe(401)
  })

  test('[GQL-04] names only a ship-to of its own with outletid', async () => {
    const own = await brewery.ask('{ customer { customer_type } }', {}, { headers: { outletid: 'S2' } })
    expect(own.errors).toEqual([])
    const foreign = await brewery.ask('{ customer { customer_type } }', {}, { headers: { outletid: 'S9' } })
    expect(foreign.errors[0]?.extensions.category).toBe('graphql-authorization')
  })

  test('[GQL-12] [PRM-45] may say its customer type in any spelling, and no other type', async () => {
    const own = await brewery.ask('{ customer { email } }', {}, { headers: { customertype: 'distributor' } })
    expect(own.errors).toEqual([])
    const other = await brewery.ask('{ customer { email } }', {}, { headers: { customertype: 'Ontrade' } })
    expect(other.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test.each([
    ['LivePortal_NL_nl', []],
    ['default', []],
    ['LivePortal_XX_xx', ['graphql-input']],
  ])('[GQL-07] [MKT-07] Store %s', async (store, categories) => {
    const answer = await brewery.ask('{ customer { email } }', {}, { headers: { store } })
    expect(answer.errors.map((error) => error.extensions.category)).toEqual(categories)
  })
})
