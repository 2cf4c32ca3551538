import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignOnProvider } from '#integrations/sign-on/index.ts'
import { openIdConnect } from '#integrations/sign-on/open-id-connect.ts'
import { assertion, ISSUER, newKeys, response, signed } from '#integrations/sign-on/saml-answers.builders.ts'
import { samlProvider } from '#integrations/sign-on/saml.ts'
import { serviceSignOnFeature } from '#features/service-sign-on/service-sign-on.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { CLIENT, startForeignProvider, type ForeignProvider } from './foreign-provider.builders.ts'
import { singleSignOnFeature } from './single-sign-on.feature.ts'

const INVITED = 'inge@huis.example'
const IN_USE = 'oud@huis.example'
const ELSEWHERE = 'vos@elders.example'

let provider: ForeignProvider
let brewery: OpenBrewery
beforeAll(async () => {
  provider = await startForeignProvider({
    inge: { email: INVITED, isVerified: true },
    'inge-too': { email: INVITED, isVerified: true },
    unverified: { email: INVITED, isVerified: false },
    silent: { email: INVITED },
    oud: { email: 'Oud@Huis.example', isVerified: true },
    vos: {
      email: ELSEWHERE,
      isVerified: true,
      attributes: {
        role: 'Owner',
        roles: ['Owner.InternalCustomer'],
        groups: ['admin'],
        customer_type: 'InternalCustomer',
      },
    },
    buyer: { email: BUYER, isVerified: true },
    stranger: { email: 'nobody@huis.example', isVerified: true },
    gone: { email: 'gone@huis.example', isVerified: true },
  })
  brewery = await openBrewery(
    { features: [serviceSignOnFeature, singleSignOnFeature], signOn: [huis()] },
    { PUBLIC_URL: 'http://localhost:3000' },
  )
  await insertRows(brewery.pool, 'portal_user', [
    person('U91', INVITED, 'Invited'),
    person('U92', IN_USE, 'Active'),
    person('U93', ELSEWHERE, 'Invited'),
    person('U94', 'gone@huis.example', 'Inactive'),
  ])
  await insertRows(
    brewery.pool,
    'user_role',
    ['U91', 'U92', 'U93'].map((id) => ({
      user_id: id,
      company_id: 'C1',
      ship_to_id: 'S1',
      role: 'SalesAssociate',
      customer_type: 'Distributor',
    })),
  )
})
beforeEach(async () => {
  provider.answerInstead(undefined)
  await brewery.pool.query('truncate user_identity, sign_on, session, service_code, service_sign_on, service_token')
  await brewery.pool.query(`update portal_user set status = 'Invited', is_validated = false where id in ('U91', 'U93')`)
})
afterAll(async () => {
  await brewery.close()
  await provider.stop()
})

const person = (id: string, email: string, status: string) => ({
  id,
  email,
  first_name: 'Inge',
  last_name: 'Vos',
  status,
  is_validated: status !== 'Invited',
  has_agreed_terms: status !== 'Invited',
})

function huis(more: Partial<Parameters<typeof openIdConnect>[0]> = {}): SignOnProvider {
  return openIdConnect({
    name: 'huis',
    title: 'Het Huis',
    issuer: provider.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    domains: ['huis.example'],
    isOnLoginPage: true,
    vouchesForDomains: false,
    onFault: () => undefined,
    ...more,
  })
}

type Cookies = Record<string, string>
const get = (url: string, cookies: Cookies = {}) => brewery.app.inject({ method: 'GET', url, cookies })
const cookiesOf = (answer: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))

async function begin(query = '', cookies: Cookies = {}) {
  const answer = await get(`/identity/single-sign-on/huis${query}`, cookies)
  return { url: String(answer.headers.location), cookies: { ...cookies, ...cookiesOf(answer) }, answer }
}

/** Back from the provider, with what the browser has by then. */
async function comeBack(cameTo: URL, cookies: Cookies) {
  const answer = await get(`${cameTo.pathname}${cameTo.search}`, cookies)
  const location = new URL(String(answer.headers.location), 'http://localhost:3000')
  return { answer, to: `${location.pathname}${location.search}`, reason: location.searchParams.get('reason') }
}

async function signInAs(subject: string, query = '') {
  const { url, cookies } = await begin(query)
  return comeBack(await provider.visit(url, subject), cookies)
}

async function whoIs(answer: { cookies: { name: string; value: string }[] }): Promise<unknown> {
  return readPath((await get('/identity/session', cookiesOf(answer))).json(), 'user', 'email')
}

describe('[IDN-01] somebody signs in at a provider of their own', () => {
  test('[API-107, IDN-17] comes back to where they were, and is who the brewery invited', async () => {
    const { answer, to } = await signInAs('inge', '?back=%2Forders%2Fhistory%3Fpage%3D2%23top')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/orders/history?page=2#top')
    expect(to).toBe('/orders/history?page=2')
    expect(await whoIs(answer)).toBe(INVITED)
  })

  test('has the roles that they had, whatever the provider says of roles', async () => {
    const roles = async () =>
      (await brewery.pool.query(`select role, customer_type as type from user_role where user_id in ('U91', 'U93')`))
        .rows
    const before = await roles()
    expect((await signInAs('vos')).answer.statusCode).toBe(303)
    expect(await roles()).toEqual(before)
  })

  test('is found by what the provider calls them, whatever address they have later', async () => {
    await signInAs('inge')
    await brewery.pool.query(`update portal_user set email = 'new@huis.example' where id = 'U91'`)
    const { answer } = await signInAs('inge')
    expect(await whoIs(answer)).toBe('new@huis.example')
    await brewery.pool.query(`update portal_user set email = $1 where id = 'U91'`, [INVITED])
  })

  test('has accepted no terms by that, which the portal asks for', async () => {
    const { answer } = await signInAs('inge')
    const session = (await get('/identity/session', cookiesOf(answer))).json()
    expect(readPath(session, 'user', 'termsAgreed')).toBe(false)
    expect(readPath(session, 'user', 'userValidation')).toBe(true)
  })

  test('links an account in use only where the provider owns its domain', async () => {
    const own = await signInAs('oud')
    expect(await whoIs(own.answer)).toBe(IN_USE)
    expect((await signInAs('buyer')).reason).toBe('sign-on-unknown')
  })

  test('links an invited account of any domain, since the address was proven', async () => {
    const { answer } = await signInAs('vos')
    expect(await whoIs(answer)).toBe(ELSEWHERE)
  })

  test('writes down that an account was linked', async () => {
    await signInAs('inge')
    const { rows } = await brewery.pool.query(
      `select actor_id, details from audit_entry where action = 'sign-on-linked' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ actor_id: 'U91', details: { issuer: provider.issuer } }])
  })

  test('goes on when the provider has changed its keys', async () => {
    await signInAs('inge')
    await provider.changeKeys()
    expect(await whoIs((await signInAs('inge')).answer)).toBe(INVITED)
  })

  test('ends the session that the browser had before', async () => {
    const before = await brewery.app.inject({
      method: 'POST',
      url: '/identity/sign-in',
      payload: { email: BUYER, password: 'Proost-op-Veenhof-26' },
    })
    const { url, cookies } = await begin('', cookiesOf(before))
    await comeBack(await provider.visit(url, 'inge'), cookies)
    expect(await whoIs(before)).toBeUndefined()
  })
})

describe('nobody is let in', () => {
  test.each([
    ['whom nobody here knows', 'stranger', 'sign-on-unknown'],
    ['whose address the provider does not vouch for', 'unverified', 'sign-on-unknown'],
    ['of whom the provider does not say whether it looked', 'silent', 'sign-on-unknown'],
    ['who was deactivated', 'gone', 'sign-on-unknown'],
    ['who says no there', '', 'sign-on-cancelled'],
  ])('%s', async (_who, subject, reason) => {
    const { answer, ...told } = await signInAs(subject, '?back=%2Fcart')
    expect(told.reason).toBe(reason)
    expect(told.to).toBe(`/saml-error?reason=${reason}&provider=huis&back=%2Fcart`)
    expect(answer.cookies).toEqual([])
  })

  test('as somebody who is linked to another one there', async () => {
    await signInAs('inge')
    expect((await signInAs('inge-too')).reason).toBe('sign-on-unknown')
  })

  test('who was linked and is deactivated', async () => {
    await signInAs('inge')
    await brewery.pool.query(`update portal_user set status = 'Inactive' where id = 'U91'`)
    expect((await signInAs('inge')).reason).toBe('account-inactive')
  })

  test('twice by one answer', async () => {
    const { url, cookies } = await begin()
    const cameTo = await provider.visit(url, 'inge')
    await comeBack(cameTo, cookies)
    expect((await comeBack(cameTo, cookies)).reason).toBe('sign-on-over')
  })

  test('by the answer to somebody else’s sign-on', async () => {
    const theirs = await begin()
    const ours = await begin()
    const cameTo = await provider.visit(theirs.url, 'inge')
    expect((await comeBack(cameTo, ours.cookies)).reason).toBe('sign-on-over')
    expect((await comeBack(cameTo, {})).reason).toBe('sign-on-over')
  })

  test('by an answer that took too long', async () => {
    const { url, cookies } = await begin()
    const cameTo = await provider.visit(url, 'inge')
    await brewery.pool.query(`update sign_on set expires_at = now() - interval '1 second'`)
    expect((await comeBack(cameTo, cookies)).reason).toBe('sign-on-over')
  })

  test('by an answer that names another issuer', async () => {
    const { url, cookies } = await begin()
    const cameTo = await provider.visit(url, 'inge')
    cameTo.searchParams.set('iss', 'https://evil.example')
    expect((await comeBack(cameTo, cookies)).reason).toBe('sign-on-invalid')
  })

  test('by a code of another sign-on', async () => {
    const first = await begin()
    const second = await begin('', first.cookies)
    const cameTo = await provider.visit(first.url, 'inge')
    const state = new URL(second.url).searchParams.get('state') ?? ''
    cameTo.searchParams.set('state', state)
    expect((await comeBack(cameTo, second.cookies)).reason).toBe('sign-on-invalid')
  })

  const right = (nonce: string): JWTPayload => ({ iss: provider.issuer, aud: CLIENT.id, sub: 'inge', nonce })
  const forged = async (claims: JWTPayload, { alg = 'RS256', expires = '5m' } = {}) => {
    const { privateKey } = await generateKeyPair(alg)
    return new SignJWT(claims).setProtectedHeader({ alg }).setIssuedAt().setExpirationTime(expires).sign(privateKey)
  }
  const FORGED: [what: string, token: (nonce: string) => Promise<string>][] = [
    ['that another key has signed', (nonce) => forged(right(nonce))],
    ['that another kind of key has signed', (nonce) => forged(right(nonce), { alg: 'ES256' })],
    [
      'that nobody has signed',
      async (nonce) => new UnsecuredJWT(right(nonce)).setIssuedAt().setExpirationTime('5m').encode(),
    ],
    [
      'that the secret of the client has signed',
      (nonce) =>
        new SignJWT(right(nonce))
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(new TextEncoder().encode(CLIENT.secret)),
    ],
    ['for another client', (nonce) => forged({ ...right(nonce), aud: 'another' })],
    ['of another issuer', (nonce) => forged({ ...right(nonce), iss: 'https://evil.example' })],
    ['of another sign-on', () => forged(right('another'))],
    ['that is over', (nonce) => forged(right(nonce), { expires: '-5m' })],
    ['that is none', async () => 'none'],
  ]
  test.each(FORGED)('by a token %s', async (_what, token) => {
    const { url, cookies } = await begin()
    const cameTo = await provider.visit(url, 'inge')
    const nonce = new URL(url).searchParams.get('nonce') ?? ''
    const idToken = await token(nonce)
    provider.answerInstead(async ({ url: path }) =>
      path === '/token'
        ? { status: 200, body: JSON.stringify({ access_token: 'a', token_type: 'bearer', id_token: idToken }) }
        : undefined,
    )
    expect((await comeBack(cameTo, cookies)).reason).toBe('sign-on-invalid')
  })
})

describe('a provider that is away', () => {
  const down = async () => ({ status: 503, body: 'Down for maintenance' })

  test('is told as that, with the way back, and sessions go on', async () => {
    const { answer: session } = await signInAs('inge')
    provider.answerInstead(down)
    const { answer, url } = await begin('?back=%2Fcart')
    expect(answer.statusCode).toBe(303)
    expect(url).toBe('/saml-error?reason=provider-away&provider=huis&back=%2Fcart')
    expect(await whoIs(session)).toBe(INVITED)
  })

  test('is one that goes on answering', async () => {
    provider.answerInstead(async () => ({ status: 200, body: ' '.repeat(1024 * 1024) }))
    const { url } = await begin('')
    expect(url).toContain('reason=provider-away')
  })

  test('in the midst of a sign-on is told, too', async () => {
    const { url, cookies } = await begin('?back=%2Fcart')
    const cameTo = await provider.visit(url, 'inge')
    provider.answerInstead(down)
    expect((await comeBack(cameTo, cookies)).to).toBe('/saml-error?reason=provider-away&provider=huis&back=%2Fcart')
  })

  test('and one that nobody has set up is none', async () => {
    const answer = await get('/identity/single-sign-on/anders')
    expect(answer.headers.location).toBe('/saml-error?reason=provider-unknown&provider=anders&back=%2F')
  })
})

describe('where one comes back to lies in the portal', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'cart',
  ])('and not at %j', async (back) => {
    const { answer } = await signInAs('inge', `?back=${encodeURIComponent(back.replace('\t', ''))}`)
    const location = new URL(String(answer.headers.location), 'http://localhost:3000')
    expect(location.origin).toBe('http://localhost:3000')
    expect(String(answer.headers.location)).not.toMatch(/^\/[/\\]/)
  })
})

describe('a provider that speaks SAML', () => {
  const keys = newKeys()
  let portal: OpenBrewery
  beforeAll(async () => {
    const saml = samlProvider({
      name: 'saml',
      title: 'Het Huis',
      domains: ['huis.example'],
      isOnLoginPage: true,
      issuer: ISSUER,
      entryPoint: 'https://idp.huis.example/sso',
      certificates: [keys.publicKey],
      onFault: () => undefined,
    })
    portal = await openBrewery(
      { features: [serviceSignOnFeature, singleSignOnFeature], signOn: [saml] },
      { PUBLIC_URL: 'http://localhost:3000' },
    )
    await insertRows(portal.pool, 'portal_user', [person('U91', INVITED, 'Invited')])
  })
  afterAll(() => portal.close())

  const RETURN = '/identity/single-sign-on/saml/return'
  async function started() {
    const answer = await portal.app.inject({ method: 'GET', url: '/identity/single-sign-on/saml?back=%2Fcart' })
    const { searchParams } = new URL(String(answer.headers.location))
    const request = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
    const inResponseTo = / ID="([^"]+)"/.exec(request)?.[1] ?? ''
    const asked = { recipient: `http://localhost:3000${RETURN}`, inResponseTo }
    const xml = response(signed(assertion(asked), keys.privateKey), asked)
    return { cookies: cookiesOf(answer), state: searchParams.get('RelayState') ?? '', xml }
  }
  // As a form on a page of the provider does: from another site, and without our cookie.
  const postBack = ({ state, xml }: { state: string; xml: string }) =>
    portal.app.inject({
      method: 'POST',
      url: RETURN,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://idp.huis.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams({ RelayState: state, SAMLResponse: Buffer.from(xml).toString('base64') }).toString(),
    })
  test('has its form refused where it has more fields than FORM_FIELDS', async () => {
    const post = (fields: number) =>
      portal.app.inject({
        method: 'POST',
        url: RETURN,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `RelayState=unknown&SAMLResponse=x${'&a'.repeat(fields - 2)}`,
      })
    expect((await post(100)).headers.location).toContain('reason=sign-on-over')
    expect((await post(101)).headers.location).toContain('reason=sign-on-invalid')
  })

  const comeFor = (url: unknown, cookies: Cookies) => portal.app.inject({ method: 'GET', url: String(url), cookies })

  test('[IDN-01] has its people posted back, and the browser that began is signed in', async () => {
    const { cookies, ...answer } = await started()
    const posted = await postBack(answer)
    expect(posted.statusCode).toBe(303)
    expect(posted.cookies).toEqual([])
    const back = await comeFor(posted.headers.location, cookies)
    expect(back.headers.location).toBe('/cart')
    const session = await portal.app.inject({ url: '/identity/session', cookies: cookiesOf(back) })
    expect(readPath(session.json(), 'user', 'email')).toBe(INVITED)
  })

  test('signs nobody in twice by one answer, nor in another browser', async () => {
    const { cookies, ...answer } = await started()
    const { location } = (await postBack(answer)).headers
    expect((await comeFor(location, {})).headers.location).toContain('reason=sign-on-over')
    expect((await comeFor(location, cookies)).headers.location).toBe('/cart')
    expect((await comeFor(location, cookies)).headers.location).toContain('reason=sign-on-over')
    expect((await postBack(answer)).headers.location).toContain('reason=sign-on-over')
  })

  test('proves nothing for another sign-on', async () => {
    const theirs = await started()
    const ours = await started()
    const { location } = (await postBack({ state: ours.state, xml: theirs.xml })).headers
    expect((await comeFor(location, ours.cookies)).headers.location).toContain('reason=sign-on-invalid')
  })

  test('is heard there only: nothing else is open to another site', async () => {
    const headers = { origin: 'https://idp.huis.example', 'sec-fetch-site': 'cross-site' }
    const answer = await portal.app.inject({ method: 'POST', url: '/identity/logout', headers })
    expect(answer.statusCode).toBe(403)
  })
})

describe('the login page', () => {
  test('names the providers, and tells by the domain alone who signs in where', async () => {
    expect((await get('/identity/single-sign-on')).json()).toEqual({
      providers: [{ name: 'huis', title: 'Het Huis' }],
      asksByEmail: true,
    })
    const wayOf = async (email: string) =>
      (await brewery.app.inject({ method: 'POST', url: '/identity/sign-in-way', payload: { email } })).json()
    const there = { provider: { name: 'huis', title: 'Het Huis' } }
    expect(await wayOf(INVITED)).toEqual(there)
    expect(await wayOf('nobody@HUIS.example ')).toEqual(there)
    expect(await wayOf(BUYER)).toEqual({ provider: null })
    expect(await wayOf('nobody@tenbrink.example')).toEqual({ provider: null })
  })

  test('lets the provider know what was typed', async () => {
    const { url } = await begin(`?email=${encodeURIComponent(INVITED)}&language=nl`)
    const { searchParams } = new URL(url)
    expect(searchParams.get('login_hint')).toBe(INVITED)
    expect(searchParams.get('ui_locales')).toBe('nl')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
  })
})

/** Signs in at a portal of its own with these providers, where two are invited; answers where they land. */
async function signInWith(signOn: SignOnProvider[], subject: string): Promise<string> {
  const portal = await openBrewery(
    { features: [serviceSignOnFeature, singleSignOnFeature], signOn },
    { PUBLIC_URL: 'http://localhost:3000' },
  )
  await insertRows(portal.pool, 'portal_user', [person('U91', INVITED, 'Invited'), person('U93', ELSEWHERE, 'Invited')])
  const started = await portal.app.inject({ method: 'GET', url: '/identity/single-sign-on/huis' })
  const cameTo = await provider.visit(String(started.headers.location), subject)
  const url = `${cameTo.pathname}${cameTo.search}`
  const back = await portal.app.inject({ method: 'GET', url, cookies: cookiesOf(started) })
  await portal.close()
  return String(back.headers.location)
}

test('a provider that says no word of having looked is believed about its own domains where the settings say so', async () => {
  expect(await signInWith([huis({ vouchesForDomains: true })], 'silent')).toBe('/')
})

test('a provider proves no address whose domain is that of another provider, of an invited account neither', async () => {
  const other = huis({ name: 'elders', domains: ['elders.example'] })
  expect(await signInWith([huis(), other], 'vos')).toContain('sign-on-unknown')
  expect(await signInWith([huis(), other], 'inge')).toBe('/')
})
