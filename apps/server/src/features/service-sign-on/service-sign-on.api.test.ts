import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRows, PASSWORD } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { newSigningKey } from '#integrations/services/signing-keys.ts'
import {
  ACADEMY,
  createRelyingParty,
  PUB_MENU,
  PUBLIC_URL,
  RETURN_URL,
  type RelyingParty,
} from './relying-party.builders.ts'
import { openWithServices, signIn as signInAt, visit as visitAt, type Cookies } from './signed-on.builders.ts'
import { serviceSignOnFeature } from './service-sign-on.feature.ts'

const ONTRADE = 'eigenaar@horeca.example'
const DISTRIBUTOR = 'eigenaar@groothandel.example'
const BUYER = 'inkoper@horeca.example'
const ACADEMY_ALONE = 'leerling@horeca.example'

let brewery: OpenBrewery
let academy: RelyingParty
const keys = [newSigningKey(), newSigningKey()]

beforeAll(async () => {
  brewery = await openWithServices({ keys, services: [ACADEMY, PUB_MENU] }, [
    { id: 'U91', email: ONTRADE, role: 'Owner', customerType: 'Ontrade' },
    { id: 'U92', email: DISTRIBUTOR, role: 'Owner', customerType: 'Distributor' },
    { id: 'U93', email: BUYER, role: 'SalesAssociate', customerType: 'Ontrade' },
    { id: 'U94', email: ACADEMY_ALONE, role: 'Basic', customerType: 'Ontrade', only: ['Academy'] },
  ])
  academy = await createRelyingParty(brewery.app, ACADEMY)
})
afterAll(() => brewery.close())
beforeEach(() => brewery.pool.query('truncate service_code'))

const signIn = (email: string) => signInAt(brewery, email)
const visit = (url: string, cookies: Cookies = {}) => visitAt(brewery, url, cookies)

const redeem = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  brewery.app.inject({
    method: 'POST',
    url: '/identity/provider/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })

/** A code in the hands of the academy, and what it needs to redeem it. */
async function codeFor(email: string) {
  const asked = await academy.ask()
  const { to } = await visit(asked.path, await signIn(email))
  const form = {
    grant_type: 'authorization_code',
    code: to.searchParams.get('code') ?? '',
    redirect_uri: RETURN_URL,
    code_verifier: asked.verifier,
    client_id: ACADEMY.clientId,
    client_secret: ACADEMY.clientSecret,
  }
  return { asked, to, form }
}

describe('a service asks who is signed in', () => {
  test('[NAV-21] and hears it by the code flow, checked by a library that is not ours', async () => {
    const { asked, to } = await codeFor(ONTRADE)
    expect(`${to.origin}${to.pathname}`).toBe(RETURN_URL)
    expect(await academy.whoCame(to.href, asked)).toMatchObject({
      iss: PUBLIC_URL,
      aud: 'academy',
      sub: 'U91',
      email: ONTRADE,
      email_verified: true,
      name: 'Inge Vos',
      customer_number: 'C1',
      ship_to: 'S1',
    })
  })

  test('may prove who it is in the form or in the header, and not in both', async () => {
    const { form } = await codeFor(ONTRADE)
    const { client_id: id, client_secret: secret, ...rest } = form
    const basic = { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` }
    expect((await redeem(form, basic)).statusCode).toBe(401)
    expect((await redeem(rest, basic)).statusCode).toBe(200)
  })

  test('finds the keys, also the one that signs no more', async () => {
    const answer = await brewery.app.inject('/identity/provider/keys')
    expect(answer.json()).toEqual({ keys: keys.map(({ published }) => published) })
    expect(answer.body).not.toContain('"d"')
  })

  test('whoever is not signed in logs in first, and comes back', async () => {
    const asked = await academy.ask()
    const { to } = await visit(asked.path)
    expect(to.pathname).toBe('/login')
    const back = to.searchParams.get('back') ?? ''
    expect(back.startsWith(asked.path)).toBe(true)
    const again = await visit(back, await signIn(ONTRADE))
    expect(await academy.whoCame(again.to.href, asked)).toMatchObject({ sub: 'U91' })
  })

  test('whoever comes from the login as nobody is not sent there for ever', async () => {
    const asked = await academy.ask()
    const back = (await visit(asked.path)).to.searchParams.get('back') ?? ''
    const { to } = await visit(back)
    expect(to.searchParams.get('error')).toBe('login_required')
    expect(to.searchParams.get('state')).toBe(asked.state)
  })

  test('an expired session is none: its person logs in', async () => {
    const cookies = await signIn(ONTRADE)
    await brewery.pool.query(`update session set expires_at = now() - interval '1 second' where user_id = 'U91'`)
    expect((await visit((await academy.ask()).path, cookies)).to.pathname).toBe('/login')
  })

  test.each([
    ['silently, of nobody', { prompt: 'none' }, 'login_required'],
    ['for a password once more', { prompt: 'login' }, 'invalid_request'],
    ['for a token in the address', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['without openid', { scope: 'email' }, 'invalid_scope'],
    ['without a challenge', { code_challenge: null }, 'invalid_request'],
    ['with a challenge in the clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['by a request elsewhere', { request_uri: 'https://elsewhere.example/r' }, 'request_uri_not_supported'],
  ])('who asks %s is told why not', async (_how, own, error) => {
    const { to } = await visit((await academy.ask(own)).path)
    expect(`${to.origin}${to.pathname}`).toBe(RETURN_URL)
    expect(to.searchParams.get('error')).toBe(error)
  })

  test('[PRM-20] somebody of another customer type is not let in, and nobody is told who they are', async () => {
    const menu = await createRelyingParty(brewery.app, PUB_MENU)
    const { to } = await visit((await menu.ask()).path, await signIn(DISTRIBUTOR))
    expect([...to.searchParams.keys()].toSorted()).toEqual(['error', 'state'])
    expect(to.searchParams.get('error')).toBe('access_denied')
    const { to: cameTo } = await visit((await menu.ask()).path, await signIn(ONTRADE))
    expect(cameTo.searchParams.get('code')).toMatch(/.{40}/)
  })
})

describe('nobody is sent where no service is', () => {
  test.each([
    'https://elsewhere.example/oidc/return',
    'http://academy.example/oidc/return',
    `${RETURN_URL}/more`,
    `${RETURN_URL}?next=//elsewhere.example`,
    `${RETURN_URL}#fragment`,
    'https://academy.example@elsewhere.example/oidc/return',
    'https://academy.example.elsewhere.example/oidc/return',
    'https://academy.example:8443/oidc/return',
    '//academy.example/oidc/return',
    '/identity/session',
    'javascript:alert(1)',
    'https://menu.example/return',
  ])('back to %s', async (redirectUri) => {
    const { to } = await visit((await academy.ask({ redirect_uri: redirectUri })).path, await signIn(ONTRADE))
    expect(to.href).toBe(`${PUBLIC_URL}/saml-error?reason=service-request-invalid`)
  })

  test('a foreign client is none', async () => {
    const { to } = await visit((await academy.ask({ client_id: 'stranger' })).path, await signIn(ONTRADE))
    expect(to.href).toBe(`${PUBLIC_URL}/saml-error?reason=service-request-invalid`)
  })

  test('what is said twice may be read in two ways, and is not read', async () => {
    const { path } = await academy.ask()
    const twice = `${path}&redirect_uri=${encodeURIComponent('https://elsewhere.example/')}`
    expect((await visit(twice, await signIn(ONTRADE))).to.pathname).toBe('/saml-error')
  })

  test('an address that only reads like the listed one leads to the listed one', async () => {
    const asked = await academy.ask({ redirect_uri: 'https://ACADEMY.example:443/oidc/x/../return' })
    const { to } = await visit(asked.path, await signIn(ONTRADE))
    expect(`${to.origin}${to.pathname}`).toBe(RETURN_URL)
  })
})

describe('a code', () => {
  test('is good once', async () => {
    const { form } = await codeFor(ONTRADE)
    expect((await redeem(form)).statusCode).toBe(200)
    const again = await redeem(form)
    expect([again.statusCode, again.json()]).toEqual([400, { error: 'invalid_grant' }])
  })

  test('of two that come at once, one is good', async () => {
    const { form } = await codeFor(ONTRADE)
    const answers = await Promise.all([redeem(form), redeem(form), redeem(form)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test.each([
    ['with another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['with another address', { redirect_uri: 'https://academy.example/oidc/other?tenant=1' }, 'invalid_grant'],
    ['by another service', { client_id: PUB_MENU.clientId, client_secret: PUB_MENU.clientSecret }, 'invalid_grant'],
    ['with another secret', { client_secret: 'guessed-guessed-guessed-guessed-guess' }, 'invalid_client'],
    ['by nobody', { client_id: 'stranger' }, 'invalid_client'],
    ['for a password', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is not redeemed %s', async (_how, own, error) => {
    const { form } = await codeFor(ONTRADE)
    expect((await redeem({ ...form, ...own })).json()).toEqual({ error })
  })

  test('that somebody else has tried is used up', async () => {
    const { form } = await codeFor(ONTRADE)
    await redeem({ ...form, code_verifier: 'x'.repeat(43) })
    expect((await redeem(form)).json()).toEqual({ error: 'invalid_grant' })
  })

  test('is over after a minute', async () => {
    const { form } = await codeFor(ONTRADE)
    const { rows } = await brewery.pool.query(
      `select extract(epoch from expires_at - now()) < 61 as soon from service_code`,
    )
    expect(rows).toEqual([{ soon: true }])
    await brewery.pool.query(`update service_code set expires_at = now() - interval '1 second'`)
    expect((await redeem(form)).json()).toEqual({ error: 'invalid_grant' })
  })

  test('goes with the session that it was given in', async () => {
    const { form } = await codeFor(ONTRADE)
    await brewery.pool.query(`delete from session where user_id = 'U91'`)
    expect((await redeem(form)).json()).toEqual({ error: 'invalid_grant' })
  })

  test('tells nothing of who was deactivated since', async () => {
    const { form } = await codeFor(ONTRADE)
    await brewery.pool.query(`update portal_user set status = 'Inactive' where id = 'U91'`)
    const answer = await redeem(form)
    await brewery.pool.query(`update portal_user set status = 'Active' where id = 'U91'`)
    expect(answer.json()).toEqual({ error: 'invalid_grant' })
  })

  test('is kept as a hash', async () => {
    const { form } = await codeFor(ONTRADE)
    const { rows } = await brewery.pool.query(`select code_hash from service_code`)
    expect(JSON.stringify(rows)).not.toContain(form.code)
  })
})

describe('[API-107] somebody is led to a service', () => {
  const start = (service: string, query: Record<string, string> = {}) =>
    `/identity/services/${service}?${new URLSearchParams(query).toString()}`

  test('[NAV-21] where its sign-on begins, and knows who leads there and to which page', async () => {
    const { status, to } = await visit(start('eLearning'), await signIn(ONTRADE))
    expect(status).toBe(303)
    expect(`${to.origin}${to.pathname}`).toBe('https://academy.example/oidc/start')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      tenant: 'veenhof',
      iss: PUBLIC_URL,
      target_link_uri: 'https://academy.example/',
    })
  })

  test('with a redirect URL that the service has listed', async () => {
    const redirectUrl = 'https://academy.example/courses/tapping'
    const { to } = await visit(start('eLearning', { redirectUrl }), await signIn(ONTRADE))
    expect(to.searchParams.get('target_link_uri')).toBe(redirectUrl)
  })

  test.each([
    'https://elsewhere.example/',
    'https://academy.example/courses/tapping/../../admin',
    '//academy.example/',
    'https://academy.example\\@elsewhere.example/',
    'https://menu.example/',
    'javascript:alert(1)',
  ])('and to no page that it has not: %s', async (redirectUrl) => {
    const cookies = await signIn(ONTRADE)
    const { to } = await visit(start('eLearning', { redirectUrl }), cookies)
    expect(to.href).toBe(`${PUBLIC_URL}/saml-error?reason=service-request-invalid`)
    const answer = await brewery.app.inject({ url: start('eLearning', { redirectUrl }), cookies })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid-input'])
  })

  test.each([
    ['[PRM-09] the academy for who may learn', 'eLearning', DISTRIBUTOR, 303],
    ['[IDN-14] the academy for who has nothing else', 'eLearning', ACADEMY_ALONE, 303],
    ['[PRM-09] no academy for a buyer', 'eLearning', BUYER, 403],
    ['[PRM-20] the pub menu at an outlet', 'pubMenu', BUYER, 303],
    ['[PRM-20] no pub menu at a wholesaler', 'pubMenu', DISTRIBUTOR, 403],
    ['[IDN-14] no pub menu for who has the academy alone', 'pubMenu', ACADEMY_ALONE, 403],
  ])('%s', async (_what, service, email, status) => {
    const answer = await brewery.app.inject({ url: start(service), cookies: await signIn(email) })
    expect(answer.statusCode).toBe(status)
  })

  test('a person who may not reads so, and one who is not signed in logs in first', async () => {
    const { to } = await visit(start('pubMenu'), await signIn(DISTRIBUTOR))
    expect(to.href).toBe(`${PUBLIC_URL}/saml-error?reason=service-forbidden`)
    const { to: login } = await visit(start('pubMenu'))
    expect(login.pathname).toBe('/login')
    expect(login.searchParams.get('back')).toBe('/identity/services/pubMenu?after_login=1')
    expect((await brewery.app.inject(start('pubMenu'))).statusCode).toBe(401)
  })

  test('one ship-to that lets them is enough', async () => {
    await insertRows(brewery.pool, 'user_role', [
      { user_id: 'U92', company_id: 'C1', ship_to_id: 'S2', role: 'Owner', customer_type: 'Ontrade' },
    ])
    const { status } = await visit(start('pubMenu'), await signIn(DISTRIBUTOR))
    await brewery.pool.query(`delete from user_role where user_id = 'U92' and ship_to_id = 'S2'`)
    expect(status).toBe(303)
  })
})

describe('where no service is connected', () => {
  let bare: OpenBrewery
  beforeAll(async () => {
    bare = await openBrewery({ features: [serviceSignOnFeature] }, { PUBLIC_URL })
    await bare.pool.query(`update user_role set customer_type = 'Ontrade'`)
  })
  afterAll(() => bare.close())

  test('a person reads so, and the portal is nobody’s provider', async () => {
    const signedIn = await bare.app.inject({
      method: 'POST',
      url: '/identity/sign-in',
      payload: { email: 'buyer@tenbrink.example', password: PASSWORD },
    })
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]))
    const ask = (headers: Record<string, string>) =>
      bare.app.inject({ url: '/identity/services/pubMenu', cookies, headers })
    expect((await ask({ accept: 'text/html' })).headers.location).toBe('/saml-error?reason=service-unknown')
    expect((await ask({})).statusCode).toBe(404)
    for (const url of ['/.well-known/openid-configuration', '/identity/provider/keys'])
      expect((await bare.app.inject(url)).statusCode).toBe(404)
  })
})
