import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../../test/open-brewery.ts'
import { removeSecondFactorCommand } from '../second-factor.cli.ts'
import { createTakeAway } from '../take-away.service.ts'
import { buildDevice } from './device.builders.ts'
import { secondFactorFeature } from '../second-factor.feature.ts'

const FACTOR = '/identity/second-factor'
const KEYS = '/identity/passkeys'
const SIGN_IN = '/identity/passkey-sign-in'
const STEP = '/identity/second-step/passkey'
const OTHER = 'second@tenbrink.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [secondFactorFeature] })
})
beforeEach(async () => {
  await brewery.pool.query(
    `truncate passkey, passkey_challenge, second_factor, recovery_code, pending_sign_in, rate_limit, outbox, session,
       service_code, service_sign_on, service_token`,
  )
  await brewery.pool.query('truncate known_device, known_network')
  await brewery.pool.query(`update portal_user set failed_attempts = 0, locked_until = null, status = 'Active'`)
})
afterAll(() => brewery.close())

type Answer = { json: () => unknown; statusCode: number; cookies: { name: string; value: string }[] }
type Device = ReturnType<typeof buildDevice>

const call = (method: 'POST' | 'PATCH', url: string, payload: object, cookies: Record<string, string> = {}) =>
  brewery.app.inject({ method, url, payload, cookies })
const post = (url: string, payload: object, cookies: Record<string, string> = {}) => call('POST', url, payload, cookies)
const begin = (email = BUYER) => post('/identity/sign-in', { email, password: PASSWORD })
const codeOf = (answer: Answer) => readPath(answer.json(), 'code')
const cookieOf = (answer: Answer, name: string) => answer.cookies.find((cookie) => cookie.name === name)?.value ?? ''
const sessionOf = (answer: Answer) => cookieOf(answer, 'fust')
const emailIn = (answer: Answer) => readPath(answer.json(), 'user', 'email')
const stateOf = async (fust: string) => (await brewery.app.inject({ url: FACTOR, cookies: { fust } })).json()
const userOf = async (fust: string) =>
  readPath((await brewery.app.inject({ url: '/identity/session', cookies: { fust } })).json(), 'user')

/** Adds this device's passkey in that session. */
async function add(fust: string, device: Device, name = 'Telefoon') {
  const options = await post(`${KEYS}/options`, { password: PASSWORD }, { fust })
  return post(KEYS, { name, created: device.create(options.json()) }, { fust })
}

/** Somebody with a passkey. */
async function withPasskey(email = BUYER) {
  const device = buildDevice()
  const fust = sessionOf(await begin(email))
  const added = await add(fust, device)
  const codes: string[] = added.json().codes
  return { device, fust, codes }
}

/** What the server asks of a passkey that comes alone, and the browser that was asked. */
async function asked(browser = '') {
  const answer = await post(`${SIGN_IN}/options`, {}, browser === '' ? {} : { 'fust-passkey': browser })
  return { options: answer.json(), browser: cookieOf(answer, 'fust-passkey') }
}

const come = (proof: object, browser: string) => post(SIGN_IN, { proof }, { 'fust-passkey': browser })

describe('adding a passkey', () => {
  test('takes the password; it is listed by its name, recovery codes come with the first, other sessions have ended', async () => {
    const elsewhere = sessionOf(await begin())
    const fust = sessionOf(await begin())
    const device = buildDevice()
    const options = await post(`${KEYS}/options`, { password: PASSWORD }, { fust })
    expect(options.json()).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: BUYER },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const added = await post(KEYS, { name: 'Telefoon', created: device.create(options.json()) }, { fust })
    expect(added.json().codes).toHaveLength(10)
    expect(await stateOf(fust)).toMatchObject({
      since: null,
      recoveryCodesLeft: 10,
      passkeys: [{ name: 'Telefoon', since: expect.any(String), lastUsed: null }],
    })
    expect(await userOf(elsewhere)).toBeNull()
    expect((await add(fust, buildDevice(), 'Laptop')).json().codes).toEqual([])
  })

  test('is refused without the password, and ten are enough', async () => {
    const fust = sessionOf(await begin())
    expect(codeOf(await post(`${KEYS}/options`, { password: 'Niet-mijn-wachtwoord-1' }, { fust }))).toBe(
      'password-wrong',
    )
    await brewery.pool.query(
      `insert into passkey (user_id, credential_id, public_key, sign_count, name)
       select id, convert_to('key ' || n, 'UTF8'), 'key', 0, n::text
       from portal_user, generate_series(1, 10) n where email = $1`,
      [BUYER],
    )
    expect(codeOf(await post(`${KEYS}/options`, { password: PASSWORD }, { fust }))).toBe('too-many-passkeys')
  })

  test.each([
    ['of another origin', { origin: 'http://localhost.example' }],
    ['for another host', { host: 'example' }],
    ['of a device that did not ask who it is', { isVerified: false }],
  ])('takes none %s', async (_title, wishes) => {
    const fust = sessionOf(await begin())
    const options = await post(`${KEYS}/options`, { password: PASSWORD }, { fust })
    const created = buildDevice().create(options.json(), wishes)
    expect(codeOf(await post(KEYS, { name: 'Telefoon', created }, { fust }))).toBe('passkey-wrong')
  })

  test('answers a challenge once, in the session that asked for it, and never one that is for signing in', async () => {
    const fust = sessionOf(await begin())
    const other = sessionOf(await begin())
    const options = (await post(`${KEYS}/options`, { password: PASSWORD }, { fust })).json()
    const device = buildDevice()
    const created = device.create(options)
    expect(codeOf(await post(KEYS, { name: 'A', created }, { fust: other }))).toBe('passkey-wrong')
    expect((await post(KEYS, { name: 'A', created }, { fust })).statusCode).toBe(200)
    expect(codeOf(await post(KEYS, { name: 'A', created }, { fust }))).toBe('passkey-wrong')
    const { options: forSignIn } = await asked(fust)
    const foreign = buildDevice().create({ ...forSignIn, user: options.user })
    expect(codeOf(await post(KEYS, { name: 'A', created: foreign }, { fust }))).toBe('passkey-wrong')
  })

  test('a passkey that somebody has belongs to nobody else', async () => {
    const { device } = await withPasskey()
    const fust = sessionOf(await begin(OTHER))
    expect(codeOf(await add(fust, device))).toBe('passkey-wrong')
  })
})

describe('renaming and removing one', () => {
  test('is for its person alone; removing takes the password, and with the last one the recovery codes go', async () => {
    const { fust } = await withPasskey()
    const { id } = (await stateOf(fust)).passkeys[0]
    const stranger = sessionOf(await begin(OTHER))
    for (const cookies of [{ fust: stranger }]) {
      expect((await call('PATCH', `${KEYS}/${id}`, { name: 'Mijn' }, cookies)).statusCode).toBe(404)
      expect((await post(`${KEYS}/${id}/removal`, { password: PASSWORD }, cookies)).statusCode).toBe(404)
    }
    expect((await call('PATCH', `${KEYS}/${id}`, { name: 'Bar' }, { fust })).statusCode).toBe(204)
    expect((await stateOf(fust)).passkeys).toMatchObject([{ id, name: 'Bar' }])
    expect(codeOf(await post(`${KEYS}/${id}/removal`, { password: 'Niet-mijn-wachtwoord-1' }, { fust }))).toBe(
      'password-wrong',
    )
    expect((await post(`${KEYS}/${id}/removal`, { password: PASSWORD }, { fust })).statusCode).toBe(204)
    expect(await stateOf(fust)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect(readPath((await begin()).json(), 'user', 'email')).toBe(BUYER)
  })

  test('each change is in the audit trail and told by mail', async () => {
    const { fust } = await withPasskey()
    const { id } = (await stateOf(fust)).passkeys[0]
    await post(`${KEYS}/${id}/removal`, { password: PASSWORD }, { fust })
    const { rows } = await brewery.pool.query(
      `select action from audit_entry where action like 'second-factor-passkey%' order by id desc limit 2`,
    )
    expect(rows).toEqual([{ action: 'second-factor-passkey-removed' }, { action: 'second-factor-passkey-added' }])
    const { rows: mails } = await brewery.pool.query(
      `select payload->>'change' as change from outbox where topic = 'mail.second-factor' order by change`,
    )
    expect(mails).toEqual([{ change: 'passkey-added' }, { change: 'passkey-removed' }])
  })

  test('`fust remove-second-factor` takes passkeys away, too', async () => {
    const { fust } = await withPasskey()
    const { db } = brewery
    const takeAway = createTakeAway({ db, clock: { now: () => new Date() } })
    expect(await removeSecondFactorCommand([BUYER], { db, takeAway, print: () => undefined })).toBe(0)
    expect(await userOf(fust)).toBeNull()
    expect(emailIn(await begin())).toBe(BUYER)
  })
})

describe('signing in by a passkey alone', () => {
  test('[IDN-02] opens a session; the day of it is listed', async () => {
    const { device } = await withPasskey()
    const { options, browser } = await asked()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const done = await come(device.prove(options), browser)
    expect(emailIn(done)).toBe(BUYER)
    const state = await stateOf(sessionOf(done))
    expect(state.passkeys).toMatchObject([{ lastUsed: expect.any(String) }])
  })

  test('[GQL-81] says the same of a passkey that nobody has, and of one whose answer does not fit', async () => {
    const { device } = await withPasskey()
    const stranger = buildDevice()
    const answers = []
    for (const wishes of [
      { origin: 'http://evil.example' },
      { host: 'evil.example' },
      { isVerified: false },
      { count: 0 },
      { type: 'webauthn.create' },
    ]) {
      const { options, browser } = await asked()
      answers.push({ ...(await come(device.prove(options, wishes), browser)).json(), requestId: '' })
    }
    const { options, browser } = await asked()
    const unknown = { ...(await come(stranger.prove(options), browser)).json(), requestId: '' }
    expect(unknown.code).toBe('passkey-wrong')
    expect(answers).toEqual(answers.map(() => unknown))
  })

  test('takes an answer once, and only in the browser that asked', async () => {
    const { device } = await withPasskey()
    const { options, browser } = await asked()
    const { browser: elsewhere } = await asked()
    const proof = device.prove(options)
    expect(codeOf(await come(proof, elsewhere))).toBe('passkey-wrong')
    expect((await come(proof, browser)).statusCode).toBe(200)
    expect(codeOf(await come(proof, browser))).toBe('passkey-wrong')
  })

  test('takes none that is asked for too long ago', async () => {
    const { device } = await withPasskey()
    const { options, browser } = await asked()
    await brewery.pool.query(`update passkey_challenge set expires_at = now()`)
    expect(codeOf(await come(device.prove(options), browser))).toBe('passkey-wrong')
  })

  test('takes none of a copy, which has counted less than the device', async () => {
    const { device } = await withPasskey()
    const first = await asked()
    expect((await come(device.prove(first.options, { count: 9 }), first.browser)).statusCode).toBe(200)
    for (const count of [9, 8]) {
      const { options, browser } = await asked()
      expect(codeOf(await come(device.prove(options, { count }), browser))).toBe('passkey-wrong')
    }
  })

  test('opens nothing for an account that is not active, of which its person alone is told', async () => {
    const { device } = await withPasskey()
    await brewery.pool.query(`update portal_user set status = 'Inactive' where email = $1`, [BUYER])
    const { options, browser } = await asked()
    const answer = await come(device.prove(options), browser)
    expect(codeOf(answer)).toBe('account-inactive')
    expect(answer.cookies).toEqual([])
  })

  test('a session of it ends as any other, with the others, when the second factor changes', async () => {
    const { device, fust } = await withPasskey()
    const { options, browser } = await asked()
    const session = sessionOf(await come(device.prove(options), browser))
    expect(readPath(await userOf(session), 'email')).toBe(BUYER)
    await add(fust, buildDevice(), 'Laptop')
    expect(await userOf(session)).toBeNull()
  })
})

describe('a passkey after the password', () => {
  const stepOf = async (email = BUYER) => String(readPath((await begin(email)).json(), 'secondStep'))

  test('[IDN-02] opens the session in place of a code, one of the person’s own', async () => {
    const { device, codes } = await withPasskey()
    const begun = (await begin()).json()
    expect(begun).toMatchObject({ user: null, hasPasskey: true })
    const { secondStep: token } = begun
    const options = (await post(`${STEP}-options`, { token })).json()
    expect(options.allowCredentials).toEqual([{ id: device.id, type: 'public-key' }])
    expect(emailIn(await post(STEP, { token, proof: device.prove(options) }))).toBe(BUYER)
    const again = await stepOf()
    expect(emailIn(await post('/identity/second-step', { token: again, code: codes[0] }))).toBe(BUYER)
  })

  test('takes no passkey of somebody else, and counts it with wrong passwords', async () => {
    await withPasskey()
    const { device: foreign } = await withPasskey(OTHER)
    const token = await stepOf()
    for (const _ of [1, 2, 3, 4, 5]) {
      const options = (await post(`${STEP}-options`, { token })).json()
      expect(codeOf(await post(STEP, { token, proof: foreign.prove(options) }))).toBe('second-factor-wrong')
    }
    expect(codeOf(await begin())).toBe('wrong-credentials')
  })

  test('takes no answer that was asked for signing in alone, and none for another sign-in', async () => {
    const { device } = await withPasskey()
    const token = await stepOf()
    const { options } = await asked(token)
    expect(codeOf(await post(STEP, { token, proof: device.prove(options) }))).toBe('second-factor-wrong')
    const options2 = (await post(`${STEP}-options`, { token })).json()
    expect(codeOf(await post(STEP, { token: await stepOf(), proof: device.prove(options2) }))).toBe(
      'second-factor-wrong',
    )
  })

  test('asks nothing of who has begun nothing', async () => {
    expect(codeOf(await post(`${STEP}-options`, { token: 'made-up' }))).toBe('second-step-over')
  })
})
