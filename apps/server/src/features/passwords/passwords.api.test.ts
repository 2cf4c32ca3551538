import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#platform/env.ts'
import type { Mail } from '#integrations/mail/index.ts'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { createWorker, leaveMessages } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { createPasswordLinks } from './password-links.service.ts'
import { linkMessage, OF_NO_SHIP_TO } from './password-message.ts'
import { passwordsFeature } from './passwords.feature.ts'

const NEW_PASSWORD = 'Krat-achter-de-bar-26'
const INVITED = 'invited@tenbrink.example'
const PORTAL = 'https://bestellen.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [passwordsFeature] })
  await brewery.pool.query(
    `insert into portal_user (id, email, first_name, last_name, status, is_validated, has_agreed_terms)
     values ('U90', $1, 'Inge', 'Vos', 'Invited', false, false)`,
    [INVITED],
  )
  await brewery.pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     values ('U90', 'C1', 'S1', 'SalesAssociate', 'Distributor')`,
  )
})
let hashes: { id: string; password_hash: string }[]
beforeEach(async () => {
  hashes ??= (await brewery.pool.query(`select id, password_hash from portal_user where password_hash is not null`))
    .rows
  await brewery.pool.query(
    'truncate outbox, one_time_token, former_password, session, service_code, service_sign_on, service_token',
  )
  await brewery.pool.query(
    `update portal_user set password_hash = null, failed_attempts = 0, locked_until = null, locale = 'en',
       status = case id when 'U90' then 'Invited' else 'Active' end`,
  )
  for (const { id, password_hash } of hashes)
    await brewery.pool.query('update portal_user set password_hash = $2 where id = $1', [id, password_hash])
})
afterAll(() => brewery.close())

const post = (url: string, payload: object) => brewery.app.inject({ method: 'POST', url, payload })
const askFor = (email: string) => post('/identity/password-link', { email })
const look = (token: string, purpose = 'password-reset') => post('/identity/link', { purpose, token })
const choose = (token: string, password = NEW_PASSWORD, more: object = {}) =>
  post('/identity/password', { purpose: 'password-reset', token, password, ...more })
const signIn = (email: string, password: string) => post('/identity/sign-in', { email, password })
const codeOf = (answer: { json: () => unknown }) => readPath(answer.json(), 'code')

/** Sends what waits; the mails that it became. */
async function deliver(): Promise<Mail[]> {
  const mailer = buildMailbox()
  const { db } = brewery
  const portal = createPortal({ store: createPortalStore(db), clock: { now: () => new Date('2026-11-23T09:00:00Z') } })
  const handlers = passwordsFeature.handlers({ db, settings: readSettings({}), mailer, portal, publicUrl: PORTAL })
  await createWorker({ db, log: buildLog(), handlers }).drain()
  return mailer.mails
}

const LINK = /https:\/\/bestellen\.example(\/[a-z-]+)#([\w-]{43})/

/** The token of the link that somebody is mailed who asks for one. */
async function tokenFor(email: string): Promise<string> {
  await askFor(email)
  // Beside it the word of an earlier change may go out.
  return tokenIn((await deliver()).find(({ text }) => LINK.test(text)))
}

function tokenIn(mail: Mail | undefined): string {
  const [, , token] = LINK.exec(mail?.text ?? '') ?? []
  if (!token) throw new Error('The mail has no link.')
  return token
}

describe('whoever forgot the password', () => {
  test('[IDN-30] is mailed a link, chooses a new one, and signs in with it alone', async () => {
    const token = await tokenFor(`  ${BUYER.toUpperCase()} `)
    expect((await look(token)).json()).toEqual({ email: BUYER, firstName: 'Jan' })
    expect((await choose(token)).statusCode).toBe(204)
    expect((await signIn(BUYER, PASSWORD)).statusCode).toBe(401)
    expect((await signIn(BUYER, NEW_PASSWORD)).statusCode).toBe(200)
  })

  test.each([
    ['nl', 'Een nieuw wachtwoord voor', 'binnen 60 minuten'],
    ['en', 'A new password for', 'within 60 minutes'],
  ])('reads in %s how long the link works', async (locale, subject, text) => {
    await brewery.pool.query('update portal_user set locale = $1', [locale])
    await askFor(BUYER)
    const [mail] = await deliver()
    expect(mail).toMatchObject({ to: BUYER, subject: expect.stringContaining(subject) })
    expect(mail?.text).toContain(text)
    expect(mail?.text).toContain(`${PORTAL}/reset-password#`)
  })

  test('is told of the change, with the sessions of all devices ended', async () => {
    const signedIn = await signIn(BUYER, PASSWORD)
    const cookies = { fust: signedIn.cookies[0]?.value ?? '' }
    const token = await tokenFor(BUYER)
    await choose(token)
    const session = await brewery.app.inject({ url: '/identity/session', cookies })
    expect(session.json()).toEqual({ user: null })
    const mails = await deliver()
    expect(mails).toMatchObject([{ to: BUYER, subject: expect.stringContaining('was changed') }])
    expect(mails[0]?.html).not.toContain('href')
  })

  test('may sign in at once, though the account was locked', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) await signIn(BUYER, 'Niet-mijn-wachtwoord-1')
    await choose(await tokenFor(BUYER))
    expect((await signIn(BUYER, NEW_PASSWORD)).statusCode).toBe(200)
  })

  test('does it as shops of Adobe Commerce do', async () => {
    const asked = await brewery.ask(
      'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }',
      { email: BUYER },
      { as: null },
    )
    expect(asked.data).toEqual({ requestPasswordResetEmail: true })
    const resetPasswordToken = tokenIn((await deliver())[0])
    const reset = (email: string, newPassword: string) =>
      brewery.ask(
        `mutation ($email: String!, $resetPasswordToken: String!, $newPassword: String!) {
           resetPassword(email: $email, resetPasswordToken: $resetPasswordToken, newPassword: $newPassword)
         }`,
        { email, resetPasswordToken, newPassword },
        { as: null },
      )
    const refusalOf = async (email: string, password: string) =>
      (await reset(email, password)).errors.map(({ extensions }) => [extensions.category, extensions.code])
    expect(await refusalOf('second@tenbrink.example', NEW_PASSWORD)).toEqual([['graphql-input', 'link-expired']])
    expect(await refusalOf(BUYER, 'short')).toEqual([['graphql-input', 'password-requirements']])
    expect((await reset(BUYER, NEW_PASSWORD)).data).toEqual({ resetPassword: true })
    expect(await refusalOf(BUYER, NEW_PASSWORD)).toEqual([['graphql-input', 'link-used']])
  })
})

describe('nobody learns who has an account', () => {
  const left = async () => (await brewery.pool.query('select topic, company_id, ship_to_id from outbox')).rows

  test('known, unknown, invited and inactive addresses are answered alike, and the same is written', async () => {
    await brewery.pool.query(`update portal_user set status = 'Inactive' where email = 'second@tenbrink.example'`)
    const seen: unknown[] = []
    for (const email of [BUYER, 'nobody@tenbrink.example', INVITED, 'second@tenbrink.example']) {
      await brewery.pool.query('truncate outbox')
      const { statusCode, body } = await askFor(email)
      seen.push({ statusCode, body, left: await left() })
    }
    expect(seen).toEqual(seen.map(() => seen[0]))
    expect(seen[0]).toMatchObject({ statusCode: 204, body: '' })
  })

  test('an unknown and an inactive address get no mail, and an invited one its invitation', async () => {
    await brewery.pool.query(`update portal_user set status = 'Inactive' where email = 'second@tenbrink.example'`)
    for (const email of ['nobody@tenbrink.example', 'second@tenbrink.example', INVITED]) await askFor(email)
    const mails = await deliver()
    expect(mails.map(({ to, subject }) => [to, subject.slice(0, 12)])).toEqual([[INVITED, 'Your account']])
  })

  test('an address is mailed five links an hour', async () => {
    for (let time = 1; time <= 7; time += 1) await askFor(BUYER)
    expect(await deliver()).toHaveLength(5)
  })

  test('a network asks as often as it may sign in', async () => {
    const narrow = await openBrewery({ features: [passwordsFeature] }, { SIGN_IN_RATE_PER_MINUTE: '5' })
    const ask = () =>
      narrow.app.inject({ method: 'POST', url: '/identity/password-link', payload: { email: 'nobody@a.example' } })
    const answers = []
    for (let time = 1; time <= 6; time += 1) answers.push((await ask()).statusCode)
    expect(answers).toEqual([204, 204, 204, 204, 204, 429])
    await narrow.close()
  })

  test('who asks too often by GraphQL is told so in their language', async () => {
    const narrow = await openBrewery({ features: [passwordsFeature] }, { SIGN_IN_RATE_PER_MINUTE: '5' })
    const ask = () =>
      narrow.ask(
        'mutation { requestPasswordResetEmail(email: "nobody@a.example") }',
        {},
        { as: null, headers: { store: 'LivePortal_NL_nl' } },
      )
    for (let time = 1; time <= 5; time += 1) await ask()
    expect((await ask()).errors[0]).toMatchObject({
      message: 'Te veel pogingen. Probeer het later opnieuw.',
      extensions: { category: 'graphql-input', code: 'too-many-requests' },
    })
    await narrow.close()
  })
})

describe('a link', () => {
  test('works once', async () => {
    const token = await tokenFor(BUYER)
    await choose(token)
    expect(codeOf(await look(token))).toBe('link-used')
    expect(codeOf(await choose(token, 'Krat-achter-de-bar-27'))).toBe('link-used')
  })

  test('of many uses at once sets one password', async () => {
    const token = await tokenFor(BUYER)
    const answers = await Promise.all(['27', '28', '29'].map((n) => choose(token, `Krat-achter-de-bar-${n}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  })

  test('works for an hour', async () => {
    const token = await tokenFor(BUYER)
    const letTimePass = (length: string) =>
      brewery.pool.query(
        `update one_time_token set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval`,
        [length],
      )
    await letTimePass('59 minutes')
    expect((await look(token)).statusCode).toBe(200)
    await letTimePass('1 minute')
    expect(codeOf(await look(token))).toBe('link-expired')
    expect(codeOf(await choose(token))).toBe('link-expired')
  })

  test('ends with a newer one', async () => {
    const older = await tokenFor(BUYER)
    const newer = await tokenFor(BUYER)
    expect(codeOf(await look(older))).toBe('link-expired')
    expect((await choose(newer)).statusCode).toBe(204)
  })

  test('is of one purpose', async () => {
    const token = await tokenFor(BUYER)
    expect(codeOf(await look(token, 'invitation'))).toBe('link-expired')
    expect(codeOf(await choose(token, NEW_PASSWORD, { purpose: 'invitation', acceptsTerms: true }))).toBe(
      'link-expired',
    )
  })

  test.each([
    ['has another address', `email = 'elsewhere@tenbrink.example'`],
    ['is not active any more', `status = 'Inactive'`],
  ])('ends when its person %s', async (_what, change) => {
    const token = await tokenFor(BUYER)
    await brewery.pool.query(`update portal_user set ${change} where id = 'U1'`)
    expect(codeOf(await choose(token))).toBe('link-expired')
    await brewery.pool.query(`update portal_user set email = $1 where id = 'U1'`, [BUYER])
  })

  test('is stored as a hash, and nowhere else', async () => {
    const token = await tokenFor(BUYER)
    const { rows } = await brewery.pool.query(
      `select (select json_agg(t) from one_time_token t)::text || (select json_agg(o) from outbox o)::text as all`,
    )
    expect(String(rows[0]?.all)).toContain('token_hash')
    expect(String(rows[0]?.all)).not.toContain(token)
  })

  test.each(['', 'x', 'a'.repeat(64)])('%j is none', async (token) => {
    expect((await look(token)).statusCode).toBe(422)
  })
})

describe('a new password', () => {
  test.each([
    ['[IDN-32]', 'Elfduizend1'],
    ['[IDN-33]', 'KRAT-ACHTER-DE-BAR-26'],
    ['[IDN-34]', 'krat-achter-de-bar-26'],
    ['[IDN-35]', 'Krat-achter-de-bar'],
    ['that many people use', 'Welkom-2026-2026'],
  ])('%s cannot be %s, and the link can be used again', async (_id, password) => {
    const token = await tokenFor(BUYER)
    expect(codeOf(await choose(token, password))).toBe('password-requirements')
    expect((await choose(token)).statusCode).toBe(204)
  })

  test('[IDN-38] is none of the last five', async () => {
    const passwords = [1, 2, 3, 4, 5].map((n) => `Krat-nummer-${n}-van-zes`)
    for (const password of passwords) {
      await brewery.pool.query('truncate one_time_token')
      expect((await choose(await tokenFor(BUYER), password)).statusCode).toBe(204)
    }
    await brewery.pool.query('truncate one_time_token')
    const token = await tokenFor(BUYER)
    for (const password of passwords)
      expect(codeOf(await choose(token, password.normalize('NFD')))).toBe('password-used-before')
    // The one before those five is forgotten.
    expect((await choose(token, PASSWORD)).statusCode).toBe(204)
    const { rows } = await brewery.pool.query('select from former_password')
    expect(rows).toHaveLength(4)
  })

  test('stands in the audit trail, and in no log or audit the password', async () => {
    await choose(await tokenFor(BUYER))
    const { rows } = await brewery.pool.query(
      'select action, actor_id, subject, details from audit_entry order by id desc limit 1',
    )
    expect(rows).toEqual([{ action: 'password-changed', actor_id: 'U1', subject: 'U1', details: {} }])
  })
})

describe('an invited person', () => {
  const accept72 = { purpose: 'invitation', acceptsTerms: true }

  test('keeps the link that was made for them while the invitation of an import waited', async () => {
    const { db } = brewery
    const leaveInvitation = () =>
      db.transaction(async (tx) =>
        leaveMessages(tx, OF_NO_SHIP_TO, [linkMessage(randomUUID(), { userId: 'U90', isAsked: false })]),
      )
    await leaveInvitation()
    const links = createPasswordLinks({ db, settings: readSettings({}), publicUrl: PORTAL })
    const issued = await links.issue('U90', { only: 'invitation' })
    expect(await deliver()).toEqual([])
    const [, , token = ''] = LINK.exec(issued.ok ? issued.value.url : '') ?? []
    expect((await look(token, 'invitation')).statusCode).toBe(200)
    await leaveInvitation()
    expect(await deliver()).toHaveLength(1)
  })

  test('[IDN-27] [IDN-31] [USR-12] chooses a first password, accepts the terms, and is active', async () => {
    await askFor(INVITED)
    const [mail] = await deliver()
    expect(mail?.text).toContain('within 72 hours')
    expect(LINK.exec(mail?.text ?? '')?.[1]).toBe('/verification')
    const token = tokenIn(mail)
    expect((await look(token, 'invitation')).json()).toEqual({ email: INVITED, firstName: 'Inge' })
    expect(codeOf(await choose(token, NEW_PASSWORD, { purpose: 'invitation' }))).toBe('terms-not-accepted')
    expect((await choose(token, NEW_PASSWORD, accept72)).statusCode).toBe(204)
    const signedIn = await signIn(INVITED, NEW_PASSWORD)
    expect(readPath(signedIn.json(), 'user')).toMatchObject({
      isActive: true,
      userValidation: true,
      termsAgreed: true,
    })
    expect(await deliver()).toEqual([])
  })
})

test('[IDN-27] of an accepted invitation is told in the portal who invited, once', async () => {
  await brewery.pool.query(
    `insert into audit_entry (happened_at, actor_id, company_id, action, subject)
     values (now(), 'U1', 'C1', 'person-invited', 'U90'), (now(), 'U2', 'C1', 'person-invited', 'U90')`,
  )
  const told = async () =>
    (await brewery.pool.query(`select user_id, kind, subject from notification where news = 'invitation-accepted'`))
      .rows
  for (let round = 0; round < 2; round += 1) {
    await askFor(INVITED)
    await choose(tokenIn((await deliver())[0]), NEW_PASSWORD, { purpose: 'invitation', acceptsTerms: true })
    expect(await told()).toEqual([{ user_id: 'U2', kind: 'user', subject: 'Inge Vos' }])
    await brewery.pool.query(`update portal_user set status = 'Invited', password_hash = null where id = 'U90'`)
    await brewery.pool.query('truncate former_password')
  }
})

describe('somebody who is not active', () => {
  test('is told so after the right password, by every way to sign in, and nobody else is', async () => {
    await brewery.pool.query(`update portal_user set status = 'Inactive' where email = $1`, [BUYER])
    const right = await signIn(BUYER, PASSWORD)
    expect({ status: right.statusCode, code: codeOf(right), cookies: right.cookies }).toEqual({
      status: 403,
      code: 'account-inactive',
      cookies: [],
    })
    const token =
      'mutation ($password: String!) { generateCustomerToken(email: "buyer@tenbrink.example", password: $password) { token } }'
    const byGraphql = await brewery.ask(token, { password: PASSWORD }, { as: null })
    expect(byGraphql.errors[0]).toMatchObject({
      message: expect.stringContaining('no longer active'),
      extensions: { category: 'graphql-authentication' },
    })
    expect(codeOf(await signIn(BUYER, 'Niet-mijn-wachtwoord-1'))).toBe('wrong-credentials')
    expect((await brewery.pool.query('select from session')).rows).toEqual([])
  })
})
