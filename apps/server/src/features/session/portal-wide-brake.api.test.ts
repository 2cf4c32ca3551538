import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'

const LIMIT = 12
const HOME = '198.51.100.7'
const ELSEWHERE = '203.0.113.9'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [] }, { FAILED_SIGN_INS_PER_MINUTE: String(LIMIT) })
})
beforeEach(async () => {
  await brewery.pool.query(
    'truncate rate_limit, known_network, known_device, session, service_code, service_sign_on, service_token',
  )
  await brewery.pool.query('update portal_user set failed_attempts = 0, locked_until = null')
})
afterAll(() => brewery.close())

const signIn = (remoteAddress: string, email = BUYER, password = PASSWORD, device?: string) =>
  brewery.app.inject({
    method: 'POST',
    url: '/identity/sign-in',
    payload: { email, password },
    remoteAddress,
    ...(device !== undefined && { cookies: { 'fust-device': device } }),
  })
const codeOf = (answer: { json: () => unknown }) => readPath(answer.json(), 'code')

/** A stranger who tries one password each for many accounts, from as many addresses. */
async function guess(times = LIMIT): Promise<void> {
  for (let each = 0; each < times; each += 1)
    await signIn(`192.0.2.${each}`, `person-${each}@tenbrink.example`, 'Zomer-2026-abc')
}

describe('[IDN-39] while passwords are guessed for many accounts from many addresses', () => {
  test('strangers wait, who knows the password among them, and are told how long', async () => {
    await guess()
    const answer = await signIn(ELSEWHERE)
    expect(answer.statusCode).toBe(429)
    expect(codeOf(answer)).toBe('too-many-requests')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    const token = await brewery.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email: BUYER, password: PASSWORD },
      { as: null },
    )
    expect(token.errors).toMatchObject([{ extensions: { code: 'too-many-requests' } }])
  })

  test('whoever signed in at a place before goes on signing in there, and nobody else there', async () => {
    await signIn(HOME)
    await guess()
    expect((await signIn(HOME)).statusCode).toBe(200)
    expect((await signIn(HOME, 'second@tenbrink.example')).statusCode).toBe(429)
    expect((await signIn(ELSEWHERE)).statusCode).toBe(429)
  })

  test('[IDN-38] a known device is never held up, on whatever network; it is known to its own account alone', async () => {
    const { cookies } = await signIn(HOME)
    const device = cookies.find(({ name }) => name === 'fust-device')?.value ?? ''
    await guess()
    expect((await signIn(ELSEWHERE, BUYER, PASSWORD, device)).statusCode).toBe(200)
    expect((await signIn(ELSEWHERE, 'second@tenbrink.example', PASSWORD, device)).statusCode).toBe(429)
    const token = await brewery.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } }` },
      remoteAddress: '203.0.113.10',
      cookies: { 'fust-device': device },
    })
    expect(readPath(token.json(), 'data', 'generateCustomerToken', 'token')).toEqual(expect.any(String))
  })

  test('[GQL-81] an account that nobody has is answered as one that somebody has', async () => {
    await guess()
    const answerTo = async (email: string) => ({ ...(await signIn(ELSEWHERE, email)).json(), requestId: '' })
    expect(await answerTo('nobody@tenbrink.example')).toEqual(await answerTo(BUYER))
  })

  test('a wrong password that is not even looked at locks nobody', async () => {
    await guess()
    for (let tries = 0; tries < 6; tries += 1) await signIn(ELSEWHERE, BUYER, 'Zomer-2026-abc')
    const { rows } = await brewery.pool.query(
      'select failed_attempts, locked_until from portal_user where email = $1',
      [BUYER],
    )
    expect(rows).toEqual([{ failed_attempts: 0, locked_until: null }])
  })

  test('a session goes on, and a minute later everybody may come again', async () => {
    const session = (await signIn(HOME)).cookies[0]?.value ?? ''
    await guess()
    const { statusCode } = await brewery.app.inject({
      url: '/identity/sessions',
      cookies: { fust: session },
      remoteAddress: ELSEWHERE,
    })
    expect(statusCode).toBe(200)
    await brewery.pool.query(`update rate_limit set window_ends_at = now()`)
    expect((await signIn(ELSEWHERE)).statusCode).toBe(200)
  })

  test('a place where somebody was last three months ago is as strange as any', async () => {
    await signIn(HOME)
    await brewery.pool.query('update known_network set last_seen_on = current_date - 90')
    await guess()
    expect((await signIn(HOME)).statusCode).toBe(429)
  })

  test('[IDN-38] who guesses at one account from one network holds up nobody else', async () => {
    for (let each = 0; each < LIMIT + 3; each += 1)
      await signIn('192.0.2.1', 'second@tenbrink.example', 'Zomer-2026-abc')
    expect((await signIn(ELSEWHERE)).statusCode).toBe(200)
  })

  test('fewer than that hold nobody up', async () => {
    await guess(LIMIT - 1)
    expect((await signIn(ELSEWHERE)).statusCode).toBe(200)
  })
})

test('a place is kept as a hash that differs from person to person', async () => {
  await signIn(HOME)
  await signIn(HOME, 'second@tenbrink.example')
  const { rows } = await brewery.pool.query(
    `select count(distinct network_hash)::int as hashes
     from known_network`,
  )
  expect(rows).toMatchObject([{ hashes: 2 }])
})
