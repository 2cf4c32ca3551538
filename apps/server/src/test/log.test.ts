import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { PASSWORD } from './brewery.builders.ts'
import { place, readyCart } from './cart-calls.builders.ts'
import { BUYER, openBrewery, type OpenBrewery } from './open-brewery.ts'

type Line = Record<string, unknown> & { requestId?: string; event?: string; err?: object }

const written: string[] = []
let brewery: OpenBrewery
let secrets: string[] = []
beforeAll(async () => {
  const logger = createLog({ level: 'debug', destination: { write: (line) => written.push(line) } })
  brewery = await openBrewery({ SIGN_IN_RATE_PER_MINUTE: '8' }, { logger })
  await brewery.pool.query(`update portal_user set phone = '+31 6 12345678'`)

  const signIn = (password: string, email = BUYER) =>
    brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email, password } })
  const cookie = (await signIn(PASSWORD)).cookies[0]?.value ?? ''
  const token = await brewery.tokenOf(BUYER)
  await brewery.app.inject({ url: `/identity/session?email=${BUYER}`, cookies: { fust: cookie } })
  await brewery.app.inject({ url: `/somewhere/${BUYER}` })
  await place(brewery, await readyCart(brewery), { headers: { 'idempotency-key': 'key-of-mine-123' } })
  for (let attempt = 1; attempt <= 5; attempt += 1) await signIn('Niet-mijn-wachtwoord-1', 'second@tenbrink.example')
  await signIn(PASSWORD)
  await signIn(PASSWORD)
  await brewery.app.inject({
    method: 'POST',
    url: '/identity/logout',
    headers: { origin: 'https://elsewhere.example' },
  })
  await brewery.pool.query('alter table cart rename to cart_gone')
  await brewery.ask(
    `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } createEmptyCart }`,
  )
  await brewery.pool.query('alter table cart_gone rename to cart')
  secrets = [PASSWORD, 'Niet-mijn-wachtwoord-1', cookie, token, BUYER, 'second@tenbrink.example', '12345678', '@']
})
afterAll(() => brewery.close())

const lines = () => written.map((line): Line => JSON.parse(line))

test('no line holds a password, a token, a cookie, an e-mail address or a phone number', () => {
  expect(secrets.every((secret) => secret !== '')).toBe(true)
  const told = written.filter((line) => secrets.some((secret) => withoutStacks(line).includes(secret)))
  expect(told).toEqual([])
  // The fault of a document that holds a password is among them.
  expect(lines().map(({ msg }) => msg)).toContain('a GraphQL field failed')
})

test('every line carries the id of its request, and one line says how it was answered', () => {
  expect(lines().filter(({ requestId }) => !/^[0-9a-f-]{36}$/.test(requestId ?? ''))).toEqual([])
  const answered = lines().filter(({ event }) => event === 'request')
  expect(new Set(answered.map(({ requestId }) => requestId)).size).toBe(answered.length)
  expect(answered.length).toBeGreaterThan(10)
})

test('an answer to somebody who is signed in says to whom, and for which ship-to', () => {
  const placed = lines().filter(({ event, route }) => event === 'request' && route === '/graphql')
  expect(placed).toContainEqual(expect.objectContaining({ actor: 'U1', shipTo: 'S1', status: 200, method: 'POST' }))
})

test.each(['sign-in', 'sign-in-refused', 'account-locked', 'limit', 'cross-site-refused'])(
  'the security event %s is told',
  (event) => {
    expect(lines().map((line) => line.event)).toContain(event)
  },
)

/** A stack names packages such as `node_modules/@fastify`. */
function withoutStacks(line: string): string {
  const parsed: Line = JSON.parse(line)
  return JSON.stringify({ ...parsed, err: { ...parsed.err, stack: '' } })
}
