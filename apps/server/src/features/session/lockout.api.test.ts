import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passwordsFeature } from '#features/passwords/passwords.feature.ts'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'

const WRONG = 'Niet-mijn-wachtwoord-1'
const HOME = '198.51.100.7'
const OFFICE = '198.51.100.8'
const STRANGE = '203.0.113.9'
const COLLEAGUE = 'second@tenbrink.example'

const TOKEN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'

/** Where a request comes from; `device` is the value of the device cookie. */
type From = { ip: string; device?: string }

let brewery: OpenBrewery
let passwordHash: unknown
beforeAll(async () => {
  brewery = await openBrewery({ features: [passwordsFeature] })
  const { rows } = await brewery.pool.query('select password_hash from portal_user where email = $1', [BUYER])
  passwordHash = rows[0].password_hash
})
beforeEach(async () => {
  await brewery.pool.query('truncate rate_limit, known_network, known_device, outbox')
  await brewery.pool.query('update portal_user set failed_attempts = 0, locked_until = null')
  await brewery.pool.query('update portal_user set password_hash = $1 where email = $2', [passwordHash, BUYER])
})
afterAll(() => brewery.close())

const cookiesOf = ({ device }: From) => (device === undefined ? {} : { cookies: { 'fust-device': device } })

const byRest = (from: From, password: string, email = BUYER) =>
  brewery.app.inject({
    method: 'POST',
    url: '/identity/sign-in',
    payload: { email, password },
    remoteAddress: from.ip,
    ...cookiesOf(from),
  })

const byGraphql = (from: From, password: string, email = BUYER) =>
  brewery.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: TOKEN, variables: { email, password } },
    remoteAddress: from.ip,
    ...cookiesOf(from),
  })

const DOORS = [
  ['REST', byRest, (body: unknown) => readPath(body, 'user', 'email') === BUYER],
  [
    'the GraphQL token',
    byGraphql,
    (body: unknown) => typeof readPath(body, 'data', 'generateCustomerToken', 'token') === 'string',
  ],
] as const

/** Signs in, and answers the value of the device cookie that the browser has then. */
async function deviceAt(ip: string, device?: string): Promise<string> {
  const answer = await byRest({ ip, ...(device !== undefined && { device }) }, PASSWORD)
  expect(answer.statusCode).toBe(200)
  return answer.cookies.find(({ name }) => name === 'fust-device')?.value ?? ''
}

async function fail(from: From, times = 5, door: typeof byRest = byRest): Promise<void> {
  for (let each = 0; each < times; each += 1) await door(from, WRONG)
}

/** Sets a new password by a link from a mail; the test after it begins with the old one again. */
async function chooseNewPassword(): Promise<string> {
  const [token, password] = ['a'.repeat(43), 'Vers-getapt-bier-26']
  await brewery.pool.query(
    `insert into one_time_token (token_hash, purpose, user_id, email, created_at, expires_at)
     select $2, 'password-reset', id, email, now(), now() + interval '1 hour' from portal_user where email = $1`,
    [BUYER, createHash('sha256').update(`password-reset:${token}`).digest()],
  )
  const answer = await brewery.app.inject({
    method: 'POST',
    url: '/identity/password',
    payload: { purpose: 'password-reset', token, password },
  })
  expect(answer.statusCode).toBe(204)
  return password
}

const mailedScopes = async () =>
  (await brewery.pool.query(`select payload ->> 'scope' as scope from outbox order by id`)).rows.map(
    ({ scope }) => scope,
  )

const withoutId = (body: string) => body.replaceAll(/"requestId":"[^"]*"/g, '')

describe.each(DOORS)('[IDN-38] [IDN-39] after five wrong passwords of a stranger, by %s', (_name, door, isIn) => {
  const comesIn = async (from: From) => isIn((await door(from, PASSWORD)).json())

  test('the right password comes in from a known network', async () => {
    await deviceAt(HOME)
    await fail({ ip: STRANGE }, 5, door)
    expect(await comesIn({ ip: HOME })).toBe(true)
  })

  test('the right password comes in from a known device, on whatever network', async () => {
    const device = await deviceAt(HOME)
    await fail({ ip: STRANGE }, 5, door)
    expect(await comesIn({ ip: OFFICE, device })).toBe(true)
    expect(await comesIn({ ip: STRANGE, device })).toBe(true)
  })

  test('the right password is refused from any unknown place, as a wrong one is', async () => {
    await deviceAt(HOME)
    await fail({ ip: STRANGE }, 5, door)
    for (const from of [{ ip: OFFICE }, { ip: STRANGE }, { ip: OFFICE, device: 'a'.repeat(43) }]) {
      const right = await door(from, PASSWORD)
      const wrong = await door(from, WRONG)
      expect(isIn(right.json())).toBe(false)
      expect(right.statusCode).toBe(wrong.statusCode)
      expect(withoutId(right.body)).toBe(withoutId(wrong.body))
    }
  })

  test('a known network refuses after five failures of its own, and a known device there still comes in', async () => {
    const device = await deviceAt(HOME)
    await deviceAt(OFFICE)
    await fail({ ip: HOME }, 5, door)
    expect(await comesIn({ ip: HOME })).toBe(false)
    expect(await comesIn({ ip: HOME, device })).toBe(true)
    expect(await comesIn({ ip: OFFICE })).toBe(true)
    expect(await comesIn({ ip: STRANGE })).toBe(true)
  })

  test('a known device refuses after five failures of its own, and another one comes in', async () => {
    const device = await deviceAt(HOME)
    const other = await deviceAt(HOME)
    await fail({ ip: HOME, device }, 5, door)
    expect(await comesIn({ ip: HOME, device })).toBe(false)
    expect(await comesIn({ ip: HOME, device: other })).toBe(true)
  })
})

describe('[IDN-38] a count of failures', () => {
  test('is one for all doors', async () => {
    await fail({ ip: STRANGE }, 3, byRest)
    await fail({ ip: OFFICE }, 2, byGraphql)
    expect((await byRest({ ip: STRANGE }, PASSWORD)).statusCode).toBe(401)
  })

  test('ends with a sign-in there: five have to be in a row', async () => {
    const device = await deviceAt(HOME)
    for (const _ of [1, 2]) {
      await fail({ ip: HOME, device }, 4)
      await deviceAt(HOME, device)
    }
    await fail({ ip: HOME, device }, 4)
    expect((await byRest({ ip: HOME, device }, PASSWORD)).statusCode).toBe(200)
  })

  test('ends with its lock, after fifteen minutes', async () => {
    const device = await deviceAt(HOME)
    await fail({ ip: HOME, device })
    const letTimePass = (length: string) =>
      brewery.pool.query('update known_device set locked_until = locked_until - $1::interval', [length])
    await letTimePass('14 minutes')
    expect((await byRest({ ip: HOME, device }, PASSWORD)).statusCode).toBe(401)
    await letTimePass('1 minute')
    expect((await byRest({ ip: HOME, device }, PASSWORD)).statusCode).toBe(200)
  })

  test('of strangers stays locked when the person comes in from a known place', async () => {
    await deviceAt(HOME)
    await fail({ ip: STRANGE })
    await deviceAt(HOME)
    expect((await byRest({ ip: STRANGE }, PASSWORD)).statusCode).toBe(401)
  })

  test('of every place ends with a new password', async () => {
    const device = await deviceAt(HOME)
    await fail({ ip: HOME, device })
    await fail({ ip: HOME })
    await fail({ ip: STRANGE })
    const places = [{ ip: HOME, device }, { ip: HOME }, { ip: STRANGE }]
    for (const place of places) expect((await byRest(place, PASSWORD)).statusCode).toBe(401)
    const password = await chooseNewPassword()
    for (const place of places) expect((await byRest(place, password)).statusCode).toBe(200)
  })
})

describe('[IDN-38] a place is known', () => {
  test('to its own account alone', async () => {
    const device = await deviceAt(HOME)
    for (let each = 0; each < 5; each += 1) await byRest({ ip: STRANGE }, WRONG, COLLEAGUE)
    expect((await byRest({ ip: HOME, device }, PASSWORD, COLLEAGUE)).statusCode).toBe(401)
  })

  test('for ninety days after the last sign-in there', async () => {
    const device = await deviceAt(HOME)
    const letDaysPass = (days: number) =>
      brewery.pool.query(
        `with devices as (update known_device set last_seen_on = current_date - $1::int)
         update known_network set last_seen_on = current_date - $1::int`,
        [days],
      )
    await fail({ ip: STRANGE })
    await letDaysPass(90)
    expect((await byRest({ ip: HOME, device }, PASSWORD)).statusCode).toBe(401)
    await letDaysPass(89)
    expect((await byRest({ ip: HOME, device }, PASSWORD)).statusCode).toBe(200)
  })

  test('not by a wrong password, and not by the right one in a place that is locked', async () => {
    await fail({ ip: STRANGE })
    await byRest({ ip: STRANGE }, PASSWORD)
    const { rows } = await brewery.pool.query('select from known_device union all select from known_network')
    expect(rows).toEqual([])
  })

  test('after a logout, too', async () => {
    const answer = await byRest({ ip: HOME }, PASSWORD)
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    const out = await brewery.app.inject({ method: 'POST', url: '/identity/logout', cookies, remoteAddress: HOME })
    expect(out.cookies.map(({ name }) => name)).toEqual(['fust'])
    await fail({ ip: STRANGE })
    expect((await byRest({ ip: OFFICE, device: cookies['fust-device'] ?? '' }, PASSWORD)).statusCode).toBe(200)
  })
})

test('[IDN-39] the person gets a mail for each place that is locked, and the log and the trail say which kind it is', async () => {
  const device = await deviceAt(HOME)
  await fail({ ip: STRANGE })
  await fail({ ip: HOME, device })
  await fail({ ip: HOME })
  expect(await mailedScopes()).toEqual(['elsewhere', 'device', 'network'])
  const { rows } = await brewery.pool.query(
    `select details ->> 'scope' as scope from audit_entry where action = 'account-locked' order by id desc limit 3`,
  )
  expect(rows.map(({ scope }) => scope)).toEqual(['network', 'device', 'elsewhere'])
})

test('the device cookie cannot be read by a script, and what is stored of it is a hash that differs from person to person', async () => {
  const answer = await byRest({ ip: HOME }, PASSWORD)
  const cookie = answer.cookies.find(({ name }) => name === 'fust-device')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  await byRest({ ip: HOME, device: cookie?.value ?? '' }, PASSWORD, COLLEAGUE)
  const { rows } = await brewery.pool.query(
    `select count(distinct device_hash)::int as hashes, count(*)::int as people from known_device`,
  )
  expect(rows).toEqual([{ hashes: 2, people: 2 }])
})
