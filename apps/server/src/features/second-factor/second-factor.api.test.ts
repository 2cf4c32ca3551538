import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { usersFeature } from '#features/users/users.feature.ts'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { removeSecondFactorCommand } from './second-factor.cli.ts'
import { secondFactorFeature } from './second-factor.feature.ts'
import { createTakeAway } from './take-away.service.ts'
import { codeAt } from './totp.builders.ts'

const FACTOR = '/identity/second-factor'
const OTHER = 'second@tenbrink.example'
const START = new Date('2026-11-23T09:00:00Z')

let brewery: OpenBrewery
let now: Date
beforeAll(async () => {
  brewery = await openBrewery({ features: [secondFactorFeature, usersFeature] })
})
beforeEach(async () => {
  await brewery.pool.query(
    'truncate second_factor, recovery_code, pending_sign_in, rate_limit, outbox, session, service_code, service_sign_on, service_token, known_device, known_network',
  )
  await brewery.pool.query(
    `update portal_user set failed_attempts = 0, locked_until = null, status = 'Active', locale = 'en'`,
  )
  goTo(0)
})
afterAll(() => brewery.close())

/** So many half minutes after the start. */
function goTo(steps: number) {
  now = new Date(START.getTime() + steps * 30_000)
  brewery.setClock(now.toISOString())
}

const post = (url: string, payload: object, fust = '') =>
  brewery.app.inject({ method: 'POST', url, payload, ...(fust !== '' && { cookies: { fust } }) })
const begin = (email = BUYER, password = PASSWORD) => post('/identity/sign-in', { email, password })
const stepOf = (answer: { json: () => unknown }) => String(readPath(answer.json(), 'secondStep'))
const finish = (token: string, code: string) => post('/identity/second-step', { token, code })
const codeOf = (answer: { json: () => unknown }) => readPath(answer.json(), 'code')
const sessionOf = (answer: { cookies: { value: string }[] }) => answer.cookies[0]?.value ?? ''
const userOf = async (fust: string) =>
  readPath((await brewery.app.inject({ url: '/identity/session', cookies: { fust } })).json(), 'user')
const stateOf = async (fust: string): Promise<unknown> =>
  (await brewery.app.inject({ url: FACTOR, cookies: { fust } })).json()

/** The secret as its owner's app has it. */
async function secretOf(email: string): Promise<Buffer> {
  const { rows } = await brewery.pool.query(
    'select secret from second_factor f join portal_user u on u.id = f.user_id where u.email = $1',
    [email],
  )
  return rows[0].secret
}

/** Somebody with a second factor, whose next code is of now. */
async function withFactor(email = BUYER) {
  const fust = sessionOf(await begin(email))
  await post(FACTOR, { password: PASSWORD }, fust)
  const secret = await secretOf(email)
  const on = await post(`${FACTOR}/confirmation`, { code: codeAt(secret, now) }, fust)
  const codes: string[] = on.json().codes
  goTo(1)
  return { fust, secret, codes, code: () => codeAt(secret, now) }
}

/** What people are mailed. */
async function told(): Promise<string> {
  const { db } = brewery
  const mailer = buildMailbox()
  const portal = createPortal({ store: createPortalStore(db), clock: { now: () => now } })
  const handlers = secondFactorFeature.handlers({ db, mailer, portal, publicUrl: 'https://bestellen.example' })
  await createWorker({ db, log: buildLog(), handlers }).drain()
  return mailer.mails.map(({ text }) => text).join('\n')
}

const audited = async () =>
  (await brewery.pool.query(`select action, actor_id from audit_entry where action like 'second-factor%' order by id`))
    .rows

describe('setting it up', () => {
  test('takes the password and a first code; then ten recovery codes are shown, and other sessions have ended', async () => {
    const elsewhere = sessionOf(await begin())
    const fust = sessionOf(await begin())
    const begun = await post(FACTOR, { password: PASSWORD }, fust)
    expect(begun.json()).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringMatching(/^otpauth:\/\/totp\/.*buyer%40tenbrink\.example\?secret=/),
    })
    const { squares } = begun.json()
    expect(new Set(squares.map((row: string) => row.length))).toEqual(new Set([squares.length]))
    expect(await stateOf(fust)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false, passkeys: [] })
    expect(codeOf(await post(`${FACTOR}/confirmation`, { code: '000000' }, fust))).toBe('second-factor-wrong')
    const code = codeAt(await secretOf(BUYER), now)
    const on = await post(`${FACTOR}/confirmation`, { code: `${code.slice(0, 3)} ${code.slice(3)}` }, fust)
    expect(new Set(on.json().codes).size).toBe(10)
    expect(await stateOf(fust)).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 })
    expect(await userOf(elsewhere)).toBeNull()
    expect(await told()).toContain('a code is asked after your password')
  })

  test('is refused without the password, and after five tries of it for a while', async () => {
    const fust = sessionOf(await begin())
    for (const call of ['', '/recovery-codes', '/removal'])
      expect(codeOf(await post(FACTOR + call, { password: 'Niet-mijn-wachtwoord-1' }, fust))).toBe('password-wrong')
    for (const _ of [4, 5]) await post(FACTOR, { password: 'Niet-mijn-wachtwoord-1' }, fust)
    const answer = await post(FACTOR, { password: PASSWORD }, fust)
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBeDefined()
  })

  test('does not replace one that is in use', async () => {
    const { fust, secret } = await withFactor()
    expect(codeOf(await post(FACTOR, { password: PASSWORD }, fust))).toBe('second-factor-on')
    expect(await secretOf(BUYER)).toEqual(secret)
  })

  test('keeps no recovery code as it is written', async () => {
    const { codes } = await withFactor()
    const { rows } = await brewery.pool.query(`select encode(code_hash, 'escape') as hash from recovery_code`)
    expect(rows).toHaveLength(10)
    for (const { hash } of rows) expect(codes.join()).not.toContain(hash)
  })
})

describe('signing in', () => {
  test('[IDN-02] asks for a code after the right password, and opens the session with it', async () => {
    const { code } = await withFactor()
    const begun = await begin()
    expect(begun.json().user).toBeNull()
    expect(begun.cookies).toEqual([])
    const done = await finish(stepOf(begun), code())
    expect(readPath(done.json(), 'user', 'email')).toBe(BUYER)
    expect(readPath(await userOf(sessionOf(done)), 'email')).toBe(BUYER)
  })

  test('[GQL-81] says to a wrong password what it says of accounts without one, and of none', async () => {
    await withFactor()
    const answerTo = async (email: string) => ({
      ...(await begin(email, 'Niet-mijn-wachtwoord-1')).json(),
      requestId: '',
    })
    expect(await answerTo(BUYER)).toEqual(await answerTo('nobody@tenbrink.example'))
    expect(await answerTo(BUYER)).toEqual(await answerTo(OTHER))
  })

  test('takes a code once, of several requests by one', async () => {
    const { code } = await withFactor()
    const tokens = [stepOf(await begin()), stepOf(await begin()), stepOf(await begin())]
    const answers = await Promise.all(tokens.map((token) => finish(token, code())))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(2)
    expect(codeOf(await finish(stepOf(await begin()), code()))).toBe('second-factor-wrong')
  })

  test('takes no code that came before one that was taken', async () => {
    const { secret, code } = await withFactor()
    const earlier = code()
    goTo(2)
    expect((await finish(stepOf(await begin()), code())).statusCode).toBe(200)
    expect(codeAt(secret, now)).not.toBe(earlier)
    expect(codeOf(await finish(stepOf(await begin()), earlier))).toBe('second-factor-wrong')
  })

  test('takes a recovery code once, whatever stands between its letters, and tells the person', async () => {
    const { codes } = await withFactor()
    const [first = ''] = codes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    const tokens = [stepOf(await begin()), stepOf(await begin())]
    const answers = await Promise.all(tokens.map((token) => finish(token, typed)))
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(1)
    const done = answers.find(({ statusCode }) => statusCode === 200)
    expect(await stateOf(done ? sessionOf(done) : '')).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await told()).toContain('one of your recovery codes')
  })

  test('takes no code of another person', async () => {
    const mine = await withFactor()
    const theirs = await withFactor(OTHER)
    const token = stepOf(await begin())
    expect(codeOf(await finish(token, theirs.codes[0] ?? ''))).toBe('second-factor-wrong')
    expect(codeOf(await finish(token, theirs.code()))).toBe('second-factor-wrong')
    expect((await finish(token, mine.codes[0] ?? '')).statusCode).toBe(200)
  })

  test('is over after ten minutes, once it was finished, and with a new password', async () => {
    const { fust, codes } = await withFactor()
    expect(codeOf(await finish('unknown', codes[0] ?? ''))).toBe('second-step-over')
    const late = stepOf(await begin())
    await brewery.pool.query(`update pending_sign_in set expires_at = expires_at - interval '10 minutes'`)
    expect(codeOf(await finish(late, codes[0] ?? ''))).toBe('second-step-over')
    const once = stepOf(await begin())
    expect((await finish(once, codes[0] ?? '')).statusCode).toBe(200)
    expect(codeOf(await finish(once, codes[1] ?? ''))).toBe('second-step-over')
    const before = stepOf(await begin())
    await brewery.app.inject({
      method: 'PUT',
      url: '/alcdcservice/api/v1/portal/users/ChangePassword/U1',
      cookies: { fust },
      payload: { oldPassword: PASSWORD, newPassword: 'Krat-achter-de-bar-26' },
    })
    expect(codeOf(await finish(before, codes[1] ?? ''))).toBe('second-step-over')
    const { rows } = await brewery.pool.query(`select password_hash from portal_user where email = $1`, [OTHER])
    await brewery.pool.query('update portal_user set password_hash = $1 where email = $2', [
      rows[0].password_hash,
      BUYER,
    ])
  })

  test('[IDN-39] counts wrong codes with wrong passwords: five lock the account, also for the right code, and the right password forgives none', async () => {
    const { codes, code } = await withFactor()
    for (const _ of [1, 2]) await begin(BUYER, 'Niet-mijn-wachtwoord-1')
    const token = stepOf(await begin())
    const answers = await Promise.all(['000000', '000001', '000002', '000003'].map((wrong) => finish(token, wrong)))
    for (const answer of answers) expect(codeOf(answer)).toBe('second-factor-wrong')
    expect(codeOf(await finish(token, code()))).toBe('second-factor-wrong')
    expect(codeOf(await finish(token, codes[0] ?? ''))).toBe('second-factor-wrong')
    expect(codeOf(await begin())).toBe('wrong-credentials')
  })

  test('tells whoever was deactivated meanwhile', async () => {
    const { codes } = await withFactor()
    const token = stepOf(await begin())
    await brewery.pool.query(`update portal_user set status = 'Inactive' where email = $1`, [BUYER])
    expect(codeOf(await finish(token, codes[0] ?? ''))).toBe('account-inactive')
  })

  test('gives no token to clients of the calls', async () => {
    await withFactor()
    const document =
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
    const answer = await brewery.ask(document, { email: BUYER, password: PASSWORD }, { as: null })
    expect(answer.data?.['generateCustomerToken']).toBeNull()
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authentication')
    expect(answer.errors[0]?.message).toContain('second factor')
  })
})

describe('what becomes of it', () => {
  test('new recovery codes take the place of those before', async () => {
    const { fust, codes } = await withFactor()
    const renewed: string[] = (await post(`${FACTOR}/recovery-codes`, { password: PASSWORD }, fust)).json().codes
    expect(renewed).toHaveLength(10)
    const token = stepOf(await begin())
    expect(codeOf(await finish(token, codes[0] ?? ''))).toBe('second-factor-wrong')
    expect((await finish(token, renewed[0] ?? '')).statusCode).toBe(200)
  })

  test('switched off, the password alone signs in, and sessions elsewhere have ended', async () => {
    const { fust, code } = await withFactor()
    const elsewhere = sessionOf(await finish(stepOf(await begin()), code()))
    expect((await post(`${FACTOR}/removal`, { password: PASSWORD }, fust)).statusCode).toBe(204)
    expect(codeOf(await post(`${FACTOR}/recovery-codes`, { password: PASSWORD }, fust))).toBe('second-factor-off')
    expect(await userOf(elsewhere)).toBeNull()
    expect(readPath((await begin()).json(), 'user', 'email')).toBe(BUYER)
  })

  test('whoever runs the portal takes it away from who has lost it', async () => {
    const { fust } = await withFactor()
    const said: string[] = []
    const takeAway = createTakeAway({ db: brewery.db, clock: { now: () => now } })
    const run = (...args: string[]) =>
      removeSecondFactorCommand(args, { db: brewery.db, takeAway, print: (line) => said.push(line) })
    expect(await run()).toBe(2)
    expect(await run(OTHER)).toBe(1)
    expect(await run('Buyer@TenBrink.example')).toBe(0)
    expect(said.at(-1)).toContain('by the password alone')
    expect(await userOf(fust)).toBeNull()
    expect(readPath((await begin()).json(), 'user', 'email')).toBe(BUYER)
    expect((await audited()).at(-1)).toEqual({ action: 'second-factor-taken-away', actor_id: null })
    expect(await told()).toContain('we took away')
  })
})
