import { createLocalJWKSet, decodeJwt, jwtVerify, SignJWT } from 'jose'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { OpenIdService } from '#integrations/services/index.ts'
import { newSigningKey } from '#integrations/services/signing-keys.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { PASSWORD } from '../../test/brewery.builders.ts'
import type { OpenBrewery } from '../../test/open-brewery.ts'
import { ACADEMY, createRelyingParty, PUB_MENU, PUBLIC_URL, type RelyingParty } from './relying-party.builders.ts'
import { SIGN_OUT_TOPIC } from './sign-out.payload.ts'
import { openWithServices, signIn, visit, type Cookies } from './signed-on.builders.ts'
import { createTellSignOut } from './tell-sign-out.service.ts'

const OWNER = 'eigenaar@horeca.example'
const COLLEAGUE = 'collega@horeca.example'
const AFTER = 'https://academy.example/bye?tenant=1'
const key = newSigningKey()

let brewery: OpenBrewery
let academy: RelyingParty
let menu: RelyingParty
let listening: Server
let services: OpenIdService[]
/** What the academy was posted, and how it answers. */
let posted: string[] = []
let answersWith = 200

beforeAll(async () => {
  listening = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      posted.push(body)
      response.writeHead(answersWith, answersWith === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : undefined
  services = [{ ...ACADEMY, logoutUrl: `http://127.0.0.1:${port}/logout` }, PUB_MENU]
  brewery = await openWithServices({ keys: [key], services }, [
    { id: 'U91', email: OWNER, role: 'Owner', customerType: 'Ontrade' },
    { id: 'U92', email: COLLEAGUE, role: 'Owner', customerType: 'Ontrade' },
  ])
  academy = await createRelyingParty(brewery.app, ACADEMY)
  menu = await createRelyingParty(brewery.app, PUB_MENU)
})
afterAll(async () => {
  await brewery.close()
  listening.close()
})
beforeEach(async () => {
  await brewery.pool.query('delete from session')
  await brewery.pool.query('truncate outbox')
  posted = []
  answersWith = 200
})

/** Signs somebody on at a service, from a session. */
async function goTo(service: RelyingParty, cookies: Cookies) {
  const asked = await service.ask()
  const { to } = await visit(brewery, asked.path, cookies)
  const { id_token: idToken = '' } = await service.tokensFor(to.href, asked)
  return { idToken, signOn: String(decodeJwt(idToken)['sid']) }
}

const logOut = (cookies: Cookies, uid?: string) =>
  brewery.app.inject({ method: 'POST', url: `/identity/logout${uid === undefined ? '' : `?uid=${uid}`}`, cookies })

/** Works on what waits; answers what failed. */
async function deliver(connected: readonly OpenIdService[] = services) {
  const tell = createTellSignOut({
    clock: systemClock,
    outside: { keys: [key], services: connected },
    publicUrl: PUBLIC_URL,
  })
  const log = buildLog()
  await createWorker({ db: brewery.db, log, handlers: { [SIGN_OUT_TOPIC]: tell } }).drain()
}

/** What the academy was told, as it checks that: by the rules of OpenID Connect Back-Channel Logout, section 2.6. */
const heard = () =>
  Promise.all(
    posted.map(async (body) => {
      const token = new URLSearchParams(body).get('logout_token') ?? ''
      const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [key.published] }), {
        issuer: PUBLIC_URL,
        audience: ACADEMY.clientId,
        algorithms: ['RS256'],
        typ: 'logout+jwt',
        requiredClaims: ['iat', 'exp', 'jti', 'events', 'sub', 'sid'],
        maxTokenAge: '2 minutes',
      })
      return payload
    }),
  )

const waiting = async () =>
  (
    await brewery.pool.query<Record<string, unknown>>(
      `select key, attempts, last_error from outbox where done_at is null`,
    )
  ).rows

describe('a service hears that somebody is signed out', () => {
  test('[API-107] who logs out of the portal, by a signed word about that sign-on', async () => {
    const cookies = await signIn(brewery, OWNER)
    const { signOn } = await goTo(academy, cookies)
    await logOut(cookies)
    await deliver()
    const told = await heard()
    expect(told).toEqual([
      {
        iss: PUBLIC_URL,
        aud: 'academy',
        sub: 'U91',
        sid: signOn,
        iat: expect.any(Number),
        exp: expect.any(Number),
        jti: expect.stringMatching(/.{30}/),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      },
    ])
  })

  test.each<[string, (cookies: Cookies) => Promise<unknown>]>([
    ['[IDN-20] by their number', (cookies) => logOut(cookies, 'U91')],
    ['deactivated', () => brewery.pool.query(`update portal_user set status = 'Inactive' where id = 'U91'`)],
    ['signed out elsewhere', () => brewery.pool.query(`delete from session where user_id = 'U91'`)],
    [
      'signed in anew, by another account',
      async (cookies) => {
        const payload = { email: COLLEAGUE, password: PASSWORD }
        await brewery.app.inject({ method: 'POST', url: '/identity/sign-in', cookies, payload })
      },
    ],
  ])('who is signed out %s', async (_how, end) => {
    const cookies = await signIn(brewery, OWNER)
    await goTo(academy, cookies)
    await end(cookies)
    await brewery.pool.query(`update portal_user set status = 'Active' where id = 'U91'`)
    await deliver()
    expect((await heard()).map(({ sub }) => sub)).toEqual(['U91'])
  })

  test('once for each session, and of no session that goes on', async () => {
    const [first, second] = [await signIn(brewery, OWNER), await signIn(brewery, OWNER)]
    const before = await goTo(academy, first)
    expect((await goTo(academy, first)).signOn).toBe(before.signOn)
    const other = await goTo(academy, second)
    expect(other.signOn).not.toBe(before.signOn)
    await logOut(first)
    await deliver()
    expect((await heard()).map(({ sid }) => sid)).toEqual([before.signOn])
  })

  test('not of somebody who never came, and not at a service that wants no word', async () => {
    const cookies = await signIn(brewery, OWNER)
    await goTo(menu, cookies)
    await logOut(cookies)
    await logOut(await signIn(brewery, COLLEAGUE))
    await deliver()
    expect([posted, await waiting()]).toEqual([[], []])
  })

  test('not where it is not connected any more', async () => {
    const cookies = await signIn(brewery, OWNER)
    await goTo(academy, cookies)
    await logOut(cookies)
    await deliver([PUB_MENU])
    expect([posted, await waiting()]).toEqual([[], []])
  })

  test.each([500, 400, 302])('later, where it answers with %s now', async (status) => {
    const cookies = await signIn(brewery, OWNER)
    await goTo(academy, cookies)
    await logOut(cookies)
    answersWith = status
    await deliver()
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: expect.stringMatching(/\w/) }])
    answersWith = 204
    await brewery.pool.query('update outbox set available_at = now()')
    await deliver()
    expect(await waiting()).toEqual([])
    expect(posted).toHaveLength(2)
  })
})

describe('a service leads somebody who has logged out there', () => {
  test('to a question first, which asks with what the service has sent', async () => {
    const cookies = await signIn(brewery, OWNER)
    const { idToken } = await goTo(academy, cookies)
    const path = academy.logout({ id_token_hint: idToken, post_logout_redirect_uri: AFTER, state: 'a&b' })
    const { to } = await visit(brewery, path, cookies)
    expect(`${to.origin}${to.pathname}`).toBe(`${PUBLIC_URL}/log-out`)
    const back = new URL(to.searchParams.get('back') ?? '', PUBLIC_URL)
    expect(back.pathname).toBe('/identity/provider/logout')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      id_token_hint: idToken,
      client_id: 'academy',
      post_logout_redirect_uri: AFTER,
      state: 'a&b',
    })
    const session = await brewery.app.inject({ url: '/identity/session', cookies })
    expect(session.json()).toMatchObject({ user: { UID: 'U91' } })
  })

  test('and back, once nobody is signed in here any more', async () => {
    const cookies = await signIn(brewery, OWNER)
    const { idToken } = await goTo(academy, cookies)
    await logOut(cookies)
    const path = academy.logout({ id_token_hint: idToken, post_logout_redirect_uri: AFTER, state: 'a&b' })
    const { to } = await visit(brewery, path, cookies)
    expect(to.href).toBe(`${AFTER}&state=a%26b`)
  })

  test('by a form that it posts, too: our cookie comes along with what that leads to', async () => {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: '/identity/provider/logout',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://academy.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'client_id=academy&state=a%26b',
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/identity/provider/logout?client_id=academy&state=a%26b',
    ])
  })

  test('to the login where it shows nothing, or names no address', async () => {
    const cookies = await signIn(brewery, OWNER)
    const { idToken } = await goTo(academy, cookies)
    for (const query of [`id_token_hint=${idToken}`, 'client_id=academy'])
      expect((await visit(brewery, `/identity/provider/logout?${query}`)).to.href).toBe(`${PUBLIC_URL}/login`)
  })

  test('also with an ID token that is over long since', async () => {
    const { idToken } = await goTo(academy, await signIn(brewery, OWNER))
    const { payload } = await jwtVerify(idToken, createLocalJWKSet({ keys: [key.published] }))
    const old = await signed({ ...payload, iat: 1_700_000_000, exp: 1_700_000_300 })
    const path = academy.logout({ id_token_hint: old, post_logout_redirect_uri: AFTER })
    expect((await visit(brewery, path)).to.href).toBe(AFTER)
  })
})

describe('nobody is led elsewhere', () => {
  const INVALID = `${PUBLIC_URL}/saml-error?reason=service-request-invalid`

  test.each([
    'https://elsewhere.example/',
    'https://academy.example/bye',
    'https://academy.example/bye?tenant=1&next=//elsewhere.example',
    'https://academy.example@elsewhere.example/bye?tenant=1',
    'https://menu.example/bye',
    '//academy.example/bye?tenant=1',
    '/log-out',
    'javascript:alert(1)',
  ])('back to %s, signed in or not', async (address) => {
    const cookies = await signIn(brewery, OWNER)
    const { idToken } = await goTo(academy, cookies)
    const path = academy.logout({ id_token_hint: idToken, post_logout_redirect_uri: address })
    expect((await visit(brewery, path)).to.href).toBe(INVALID)
    expect((await visit(brewery, path, cookies)).to.href).toBe(INVALID)
  })

  test('without an ID token that proves who asks', async () => {
    const path = academy.logout({ post_logout_redirect_uri: AFTER })
    expect((await visit(brewery, path)).to.href).toBe(INVALID)
  })

  test('by the ID token of another service, or twice the same', async () => {
    const { idToken } = await goTo(menu, await signIn(brewery, OWNER))
    const path = academy.logout({ id_token_hint: idToken, post_logout_redirect_uri: AFTER })
    expect((await visit(brewery, path)).to.href).toBe(INVALID)
    const twice = `/identity/provider/logout?client_id=academy&client_id=pub-menu`
    expect((await visit(brewery, twice)).to.href).toBe(INVALID)
  })

  test.each<[string, () => Promise<string> | string]>([
    ['that a stranger has signed', () => signed(CLAIMS, { by: newSigningKey() })],
    [
      'that says whose key it is, and is not signed by it',
      () => signed(CLAIMS, { by: { ...newSigningKey(), id: key.id } }),
    ],
    ['that is not signed', () => `${encoded({ alg: 'none', kid: key.id })}.${encoded(CLAIMS)}.`],
    ['of another issuer', () => signed({ ...CLAIMS, iss: 'https://elsewhere.example' })],
    ['that is the word of a logout', () => signed(CLAIMS, { typ: 'logout+jwt' })],
    ['that is a text', () => 'x'.repeat(3_000)],
  ])('by a token %s', async (_which, make) => {
    const query = new URLSearchParams({ id_token_hint: await make(), post_logout_redirect_uri: AFTER })
    const { to } = await visit(brewery, `/identity/provider/logout?${query.toString()}`)
    expect(to.href).toBe(INVALID)
  })

  test('a token as it should be leads back', async () => {
    const query = new URLSearchParams({ id_token_hint: await signed(CLAIMS), post_logout_redirect_uri: AFTER })
    const { to } = await visit(brewery, `/identity/provider/logout?${query.toString()}`)
    expect(to.href).toBe(AFTER)
  })
})

const CLAIMS = { iss: PUBLIC_URL, aud: 'academy', sub: 'U91', sid: 'one' }
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const signed = (claims: object, { by = key, typ }: { by?: typeof key; typ?: string } = {}) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: by.id, ...(typ !== undefined && { typ }) })
    .sign(by.privateKey)
