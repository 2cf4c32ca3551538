import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenBrewery } from '../../test/open-brewery.ts'
import { newSigningKey } from '#integrations/services/signing-keys.ts'
import { ACADEMY, createRelyingParty, PUB_MENU, type RelyingParty } from './relying-party.builders.ts'
import { openWithServices, signIn, visit, type Cookies } from './signed-on.builders.ts'

const ONTRADE = 'eigenaar@horeca.example'

let brewery: OpenBrewery
let academy: RelyingParty
let menu: RelyingParty
beforeAll(async () => {
  brewery = await openWithServices({ keys: [newSigningKey()], services: [ACADEMY, PUB_MENU] }, [
    { id: 'U91', email: ONTRADE, role: 'Owner', customerType: 'Ontrade' },
  ])
  academy = await createRelyingParty(brewery.app, ACADEMY)
  menu = await createRelyingParty(brewery.app, PUB_MENU)
})
afterAll(() => brewery.close())

/** A token in the hands of a service, by a session of its own. */
async function tokenAt(service: RelyingParty, cookies?: Cookies) {
  const asked = await service.ask()
  const { to } = await visit(brewery, asked.path, cookies ?? (await signIn(brewery, ONTRADE)))
  return (await service.tokensFor(to.href, asked)).access_token
}

const ask = (authorization?: string, method: 'GET' | 'POST' = 'GET') =>
  brewery.app.inject({
    method,
    url: '/identity/provider/userinfo',
    headers: { ...(authorization !== undefined && { authorization }) },
  })
const statusOf = async (token: string) => (await ask(`Bearer ${token}`)).statusCode

describe('a service asks once more who came', () => {
  test('[NAV-21] and hears what the ID token says, checked by a library that is not ours', async () => {
    expect(academy.config.serverMetadata().userinfo_endpoint).toMatch(/\/identity\/provider\/userinfo$/)
    expect(await academy.userInfo(await tokenAt(academy), 'U91')).toEqual({
      sub: 'U91',
      aud: 'academy',
      email: ONTRADE,
      email_verified: true,
      name: 'Inge Vos',
      given_name: 'Inge',
      family_name: 'Vos',
      locale: 'nl',
      customer_number: 'C1',
      ship_to: 'S1',
    })
  })

  test('and the library believes it of nobody else', async () => {
    await expect(academy.userInfo(await tokenAt(academy), 'U92')).rejects.toThrow(/unexpected JSON attribute value/)
  })

  test('by GET and by POST, and nobody keeps the answer', async () => {
    const token = await tokenAt(academy)
    const answers = [await ask(`Bearer ${token}`), await ask(`Bearer ${token}`, 'POST')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
  })

  test('by what they are called now', async () => {
    const token = await tokenAt(academy)
    await brewery.pool.query(`update portal_user set first_name = 'Imke' where id = 'U91'`)
    const { name } = (await ask(`Bearer ${token}`)).json<{ name: string }>()
    await brewery.pool.query(`update portal_user set first_name = 'Inge' where id = 'U91'`)
    expect(name).toBe('Imke Vos')
  })
})

describe('a token of a service', () => {
  test('is over after five minutes', async () => {
    const token = await tokenAt(academy)
    const { rows } = await brewery.pool.query(
      `select max(extract(epoch from expires_at - now())) between 290 and 300 as soon from service_token`,
    )
    expect(rows).toEqual([{ soon: true }])
    await brewery.pool.query(`update service_token set expires_at = now() - interval '1 second'`)
    expect(await statusOf(token)).toBe(401)
  })

  test('is kept as a hash', async () => {
    const token = await tokenAt(academy)
    const { rows } = await brewery.pool.query(`select token_hash, encode(token_hash, 'hex') as hex from service_token`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('goes with the session that its person signs out of', async () => {
    const cookies = await signIn(brewery, ONTRADE)
    const token = await tokenAt(academy, cookies)
    expect(await statusOf(token)).toBe(200)
    await brewery.app.inject({ method: 'POST', url: '/identity/logout', cookies })
    expect(await statusOf(token)).toBe(401)
  })

  test('tells nothing of who was deactivated since, with the next request', async () => {
    const token = await tokenAt(academy)
    await brewery.pool.query(`update portal_user set status = 'Inactive' where id = 'U91'`)
    const status = await statusOf(token)
    await brewery.pool.query(`update portal_user set status = 'Active' where id = 'U91'`)
    expect(status).toBe(401)
  })

  test('is worth nothing for another service, also of one whom both are for', async () => {
    const cookies = await signIn(brewery, ONTRADE)
    const [ofAcademy, ofMenu] = [await tokenAt(academy, cookies), await tokenAt(menu, cookies)]
    await brewery.pool.query(`update user_role set withheld = '{Academy}' where user_id = 'U91'`)
    const statuses = [await statusOf(ofAcademy), await statusOf(ofMenu)]
    await brewery.pool.query(`update user_role set withheld = '{}' where user_id = 'U91'`)
    expect(statuses).toEqual([401, 200])
    expect((await ask(`Bearer ${ofMenu}`)).json()).toMatchObject({ aud: 'pub-menu' })
  })

  test('opens nothing else, and nothing else is one', async () => {
    const cookies = await signIn(brewery, ONTRADE)
    const asked = await academy.ask()
    const { to } = await visit(brewery, asked.path, cookies)
    const code = to.searchParams.get('code') ?? ''
    const tokens = await academy.tokensFor(to.href, asked)
    const session = await brewery.tokenOf(ONTRADE)
    const others = [code, tokens.id_token ?? '', session, cookies['fust'] ?? '', '', 'x'.repeat(5_000)]
    expect(await Promise.all(others.map(statusOf))).toEqual(others.map(() => 401))
    const { access_token: token } = tokens
    const asBearer = await brewery.app.inject({
      url: '/identity/services/eLearning',
      headers: { authorization: `Bearer ${token}` },
    })
    const asCookie = await brewery.app.inject({ url: '/identity/session', cookies: { fust: token } })
    expect([asBearer.statusCode, asCookie.json()]).toEqual([401, { user: null }])
  })

  test.each([undefined, '', 'Bearer', 'Basic YTpi', 'bearer unknown'])(
    'that is none is refused: %s',
    async (header) => {
      const answer = await ask(header)
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'invalid_token' }])
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    },
  )
})
