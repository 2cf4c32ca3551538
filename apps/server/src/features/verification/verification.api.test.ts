import { accept } from '@fust/domain/outcome'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Sms } from '#integrations/sms/index.ts'
import { createOneTimeLinks } from '#features/one-time-links/index.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { passwordsFeature } from '#features/passwords/passwords.feature.ts'
import { CHEAP_HASH, insertRows, PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { verificationFeature } from './verification.feature.ts'

const BY_PHONE = 'jan@tenbrink.example'
const UNFINISHED = 'piet@tenbrink.example'
const WITHOUT_ROLES = 'rens@tenbrink.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, passwordsFeature, verificationFeature] })
  const person = { first_name: 'Jan', last_name: 'Brink', password_hash: CHEAP_HASH, locale: 'nl' }
  await insertRows(brewery.pool, 'portal_user', [
    { ...person, id: 'U80', email: BY_PHONE, phone: '+31 6 5550 1001', is_phone_login: true, is_validated: false },
    { ...person, id: 'U81', email: UNFINISHED, is_validated: false, has_agreed_terms: false },
    { ...person, id: 'U82', email: WITHOUT_ROLES },
  ])
  await insertRows(brewery.pool, 'user_role', [
    { user_id: 'U80', company_id: 'C1', ship_to_id: 'S1', role: 'SalesAssociate', customer_type: 'Distributor' },
  ])
})
beforeEach(async () => {
  await brewery.pool.query('truncate phone_code, rate_limit, outbox')
  await brewery.pool.query(`update portal_user set is_validated = false where id in ('U80', 'U81')`)
})
afterAll(() => brewery.close())

type Cookies = Record<string, string>
type Answer = { cookies: { name: string; value: string }[]; json: () => unknown }
const cookiesOf = ({ cookies }: Answer): Cookies => Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
const post = (url: string, payload?: object, cookies: Cookies = {}) =>
  brewery.app.inject({ method: 'POST', url, cookies, ...(payload && { payload }) })
const codeOf = (answer: Answer) => readPath(answer.json(), 'code')
const userOf = async (cookies: Cookies) =>
  readPath((await brewery.app.inject({ url: '/identity/session', cookies })).json(), 'user')
const signIn = async (email: string) => cookiesOf(await post('/identity/sign-in', { email, password: PASSWORD }))

/** Sends what waits; the messages that it became. */
async function deliver(): Promise<Sms[]> {
  const sent: Sms[] = []
  const { db } = brewery
  const portal = createPortal({ store: createPortalStore(db), clock: { now: () => new Date() } })
  const sms = {
    send: async (message: Sms) => {
      sent.push(message)
      return accept(undefined)
    },
  }
  await createWorker({ db, log: buildLog(), handlers: verificationFeature.handlers({ db, sms, portal }) }).drain()
  return sent
}

async function sentCode(cookies: Cookies): Promise<string> {
  await brewery.pool.query('truncate rate_limit')
  expect((await post('/identity/phone-code', undefined, cookies)).statusCode).toBe(204)
  const [sms] = await deliver()
  return /\d{6}/.exec(sms?.text ?? '')?.[0] ?? ''
}

const verify = (code: string, cookies: Cookies) => post('/identity/phone-verification', { code }, cookies)

describe('[IDN-11] [IDN-28] somebody who signs in by phone', () => {
  test('is signed in, and may do nothing before the phone is verified', async () => {
    const cookies = await signIn(BY_PHONE)
    expect(await userOf(cookies)).toMatchObject({ userValidation: false, emailLogin: false })
    const answer = await post('/graphql', { query: '{ customer { email } }' }, cookies)
    expect(readPath(answer.json(), 'errors', 0, 'extensions', 'category')).toBe('graphql-authorization')
  })

  test('is sent a code of six digits, in their language', async () => {
    const cookies = await signIn(BY_PHONE)
    await post('/identity/phone-code', undefined, cookies)
    expect(await deliver()).toEqual([
      { to: '+31 6 5550 1001', text: expect.stringMatching(/^\d{6} is uw code voor /), messageKey: expect.any(String) },
    ])
  })

  test('is in with the code, and in a session of its own', async () => {
    const cookies = await signIn(BY_PHONE)
    const answer = await verify(await sentCode(cookies), cookies)
    expect(answer.statusCode).toBe(200)
    expect(readPath(answer.json(), 'user', 'userValidation')).toBe(true)
    expect(await userOf(cookies)).toBeNull()
    const query = await post('/graphql', { query: '{ customer { email } }' }, cookiesOf(answer))
    expect(readPath(query.json(), 'data', 'customer', 'email')).toBe(BY_PHONE)
  })

  test('[ERR-49] hears one answer to a wrong code, an old one, one of before and too many', async () => {
    const cookies = await signIn(BY_PHONE)
    const before = await sentCode(cookies)
    const code = await sentCode(cookies)
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = [await verify(wrong, cookies)]
    if (before !== code) answers.push(await verify(before, cookies))
    while (answers.length < 5) answers.push(await verify(wrong, cookies))
    answers.push(await verify(code, cookies))
    const fresh = await sentCode(cookies)
    await brewery.pool.query(`update phone_code set expires_at = now() - interval '1 second'`)
    answers.push(await verify(fresh, cookies))
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        code: 'phone-code-wrong',
        message: 'Your phone verification has some error, please retry',
      })
    }
    expect(await userOf(cookies)).toMatchObject({ userValidation: false })
  })

  test('is not verified by the code of somebody else, nor twice by one', async () => {
    const cookies = await signIn(BY_PHONE)
    const code = await sentCode(cookies)
    expect(codeOf(await verify(code, await signIn(UNFINISHED)))).toBe('phone-code-wrong')
    const [first, second] = await Promise.all([verify(code, cookies), verify(code, cookies)])
    expect([first, second].filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('is sent one code a minute, and none where the phone is verified or there is none', async () => {
    const cookies = await signIn(BY_PHONE)
    await post('/identity/phone-code', undefined, cookies)
    expect(codeOf(await post('/identity/phone-code', undefined, cookies))).toBe('too-many-requests')
    await deliver()
    for (const email of [BUYER, UNFINISHED])
      expect((await post('/identity/phone-code', undefined, await signIn(email))).statusCode).toBe(204)
    expect(await deliver()).toEqual([])
  })

  test('stays unverified by a new password alone', async () => {
    const wish = { purpose: 'password-reset' as const, userId: 'U80', email: BY_PHONE, minutes: 60, publicUrl: '' }
    const token = (await createOneTimeLinks(brewery.db).issue(wish)).split('#')[1]
    const chosen = { purpose: wish.purpose, token, password: 'Krat-achter-de-bar-26' }
    expect((await post('/identity/password', chosen)).statusCode).toBe(204)
    await brewery.pool.query(`update portal_user set password_hash = $1 where id = 'U80'`, [CHEAP_HASH])
    expect(await userOf(await signIn(BY_PHONE))).toMatchObject({ userValidation: false })
  })
})

describe('[IDN-31] the terms', () => {
  test('are accepted by who is signed in, once', async () => {
    await brewery.pool.query('update portal_user set has_agreed_terms = false where email = $1', [BUYER])
    const cookies = await signIn(BUYER)
    expect(await userOf(cookies)).toMatchObject({ termsAgreed: false })
    for (const answer of [
      await post('/identity/terms', undefined, cookies),
      await post('/identity/terms', undefined, cookies),
    ])
      expect(readPath(answer.json(), 'user', 'termsAgreed')).toBe(true)
    const { rows } = await brewery.pool.query(`select from audit_entry where action = 'terms-accepted'`)
    expect(rows).toHaveLength(1)
  })
})

test.each(['/identity/phone-code', '/identity/phone-verification', '/identity/terms'])(
  '%s is for who is signed in',
  async (url) => {
    expect((await post(url, url.endsWith('verification') ? { code: '000000' } : undefined)).statusCode).toBe(401)
  },
)

test('[IDN-12] [ERR-01] somebody without roles is signed in, with an empty permission schema', async () => {
  expect(await userOf(await signIn(WITHOUT_ROLES))).toMatchObject({
    userValidation: true,
    isActive: true,
    permissionSchema: [],
    allAvailablePermission: [],
  })
})

test('[IDN-21] a logout ends the session for the calls of the store, too', async () => {
  const cookies = await signIn(BUYER)
  const cart = () => post('/graphql', { query: '{ customerCart { id } }' }, cookies)
  expect(readPath((await cart()).json(), 'data', 'customerCart', 'id')).toEqual(expect.any(String))
  await post('/identity/logout', undefined, cookies)
  expect(readPath((await cart()).json(), 'errors', 0, 'extensions', 'category')).toBe('graphql-authorization')
})

describe('[IDN-30] [ERR-43] account recovery', () => {
  const NUMBER = 'F-2026-1001'
  let right: { customerNumber: string; postcode: string; invoiceNumber: string }
  beforeAll(async () => {
    const { pool } = brewery
    const { rows } = await pool.query<{ postcode: string }>(`select postcode from company where id = 'C1'`)
    right = { customerNumber: 'C1', postcode: rows[0]?.postcode ?? '', invoiceNumber: NUMBER }
    await pool.query(
      `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
       values ('U82', 'C1', 'S1', 'Owner', 'Distributor')`,
    )
    // Of an order that this brewery need not have.
    await pool.query(
      `set session_replication_role = replica;
       insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
       values ('C1', 0, '${NUMBER}', now(), 100), ('C1', 0, 'OLD', now() - interval '2 years', 100);
       set session_replication_role = origin`,
    )
  })
  const recover = (own: object = {}) => post('/identity/account-recovery', { ...right, ...own })

  test('tells as much of the Key users’ addresses as one knows one’s own by', async () => {
    const answer = await recover({ postcode: right.postcode.toLowerCase().replace(' ', '') })
    expect(readPath(answer.json(), 'addresses')).toContain('r••••@tenbrink.example')
  })

  test.each([
    ['another number', { customerNumber: 'C2' }],
    ['a number that nobody has', { customerNumber: 'C999' }],
    ['another postcode', { postcode: '1000 AA' }],
    ['an invoice that is none', { invoiceNumber: 'F-1' }],
    ['an invoice of years ago', { invoiceNumber: 'OLD' }],
  ])('has one answer to %s', async (_what, own) => {
    const answer = await recover(own)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      status: 422,
      code: 'no-email-found',
      message: 'No email found for the given details',
      requestId: expect.any(String),
    })
  })

  test('is tried a few times a minute, whoever tries', async () => {
    for (let tries = 0; tries < 5; tries += 1) await recover({ invoiceNumber: String(tries) })
    expect(codeOf(await recover())).toBe('too-many-requests')
  })
})
