import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from './brewery.builders.ts'
import { BUYER, type OpenBrewery, openBrewery } from './open-brewery.ts'

let secure: OpenBrewery
let plain: OpenBrewery
let proxied: OpenBrewery
beforeAll(async () => {
  secure = await openBrewery({ features: [], isSecure: true })
  plain = await openBrewery({ features: [] })
  proxied = await openBrewery(
    { features: [], isSecure: true },
    { TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1', RATE_PER_MINUTE: '10' },
  )
})
afterAll(() => Promise.all([secure, plain, proxied].map((brewery) => brewery.close())))

const signIn = (brewery: OpenBrewery, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  brewery.app.inject({
    method: 'POST',
    url: '/identity/sign-in',
    payload: { email: BUYER, password: PASSWORD },
    ...more,
  })

describe('behind https', () => {
  test('the session is in a __Host- cookie that no script and no other site gets', async () => {
    const answer = await signIn(secure)
    expect(answer.cookies).toMatchObject([
      { name: '__Host-fust', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: '__Host-fust-device', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
    ])
    for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain')
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  test('a plain cookie of the same name without its prefix opens nothing', async () => {
    const token = (await signIn(secure)).cookies[0]?.value ?? ''
    const user = async (name: string) =>
      (await secure.app.inject({ url: '/identity/session', cookies: { [name]: token } })).json<{ user: unknown }>().user
    expect(await user('fust')).toBeNull()
    expect(await user('__Host-fust')).not.toBeNull()
  })
})

describe('over plain http, in the demo', () => {
  test('the cookie is plain and HttpOnly, and nothing asks for https', async () => {
    const answer = await signIn(plain)
    expect(answer.cookies).toMatchObject([
      { name: 'fust', httpOnly: true, sameSite: 'Lax' },
      { name: 'fust-device', httpOnly: true, sameSite: 'Lax' },
    ])
    for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('secure')
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(answer.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

describe('a proxy', () => {
  const from = (remoteAddress: string, client: string, host = 'bestellen.veenhof.example') => ({
    remoteAddress,
    headers: { 'x-forwarded-for': client, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
  })
  /** How a caller is limited tells which address the server took it for. */
  const answerTo = async (caller: ReturnType<typeof from>) =>
    (await proxied.app.inject({ url: '/identity/session', ...caller })).statusCode

  test('that is trusted speaks for its client', async () => {
    for (let count = 0; count < 10; count += 1) await answerTo(from('10.1.2.3', '1.1.1.1'))
    expect(await answerTo(from('192.168.1.1', '1.1.1.1'))).toBe(429)
    expect(await answerTo(from('10.1.2.3', '1.1.1.2'))).toBe(200)
  })

  test('that is not trusted speaks for itself, whatever it says', async () => {
    for (let count = 0; count < 10; count += 1) await answerTo(from('9.9.9.9', `2.2.2.${count}`))
    expect(await answerTo(from('9.9.9.9', '3.3.3.3'))).toBe(429)
  })

  test.each([
    ['localhost:3000', 'http://localhost:3000', 204],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000', 204],
    ['localhost:3000', 'http://localhost:4000', 403],
    ['bestellen.veenhof.example', 'http://bestellen.veenhof.example', 403],
  ])('%s takes changes from %s: %i, as this machine alone is trusted over http', async (host, origin, status) => {
    const call = { method: 'POST' as const, url: '/identity/logout', headers: { host, origin } }
    expect((await proxied.app.inject(call)).statusCode).toBe(status)
  })

  test('gives the host that Origin is held against, only when it is trusted', async () => {
    const origin = 'https://bestellen.veenhof.example'
    const logout = async (remoteAddress: string) => {
      const { headers } = from(remoteAddress, '4.4.4.4')
      const call = { method: 'POST' as const, url: '/identity/logout', remoteAddress, headers: { ...headers, origin } }
      return (await proxied.app.inject(call)).statusCode
    }
    expect(await logout('10.1.2.3')).toBe(204)
    expect(await logout('8.8.8.8')).toBe(403)
  })
})
