import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { privacyFeature } from '#features/privacy/privacy.feature.ts'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { buildDevice } from './passkeys/device.builders.ts'
import { codeAt } from './totp.builders.ts'
import { secondFactorFeature } from './second-factor.feature.ts'

const FACTOR = '/identity/second-factor'
const KEYS = '/identity/passkeys'
const ADMINISTRATOR = 'second@tenbrink.example'
const NOW = new Date('2026-11-23T09:00:00Z')

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [privacyFeature, secondFactorFeature] }, { ADMIN_SECOND_FACTOR: 'on' })
  await brewery.pool.query(
    `update user_role set role = 'Owner', customer_type = 'InternalCustomer'
     where user_id = (select id from portal_user where email = $1)`,
    [ADMINISTRATOR],
  )
})
beforeEach(async () => {
  await brewery.pool.query(
    'truncate passkey, second_factor, recovery_code, pending_sign_in, rate_limit, session, service_code, service_sign_on, service_token',
  )
})
afterAll(() => brewery.close())

const post = (url: string, payload: object, fust = '') =>
  brewery.app.inject({ method: 'POST', url, payload, cookies: { fust } })
const begin = (email = ADMINISTRATOR) => post('/identity/sign-in', { email, password: PASSWORD })
const sessionOf = (answer: { cookies: { value: string }[] }) => answer.cookies[0]?.value ?? ''
const codeOf = (answer: { json: () => unknown }) => readPath(answer.json(), 'code')
const get = (url: string, fust: string) => brewery.app.inject({ url, cookies: { fust } })
const owes = async (fust: string) => readPath((await get('/identity/session', fust)).json(), 'user', 'owesSecondFactor')

async function setUpApp(fust: string): Promise<void> {
  await post(FACTOR, { password: PASSWORD }, fust)
  const { rows } = await brewery.pool.query('select secret from second_factor')
  await post(`${FACTOR}/confirmation`, { code: codeAt(rows[0].secret, NOW) }, fust)
}

async function setUpPasskey(fust: string): Promise<void> {
  const asked = await post(`${KEYS}/options`, { password: PASSWORD }, fust)
  await post(KEYS, { name: 'Telefoon', created: buildDevice().create(asked.json()) }, fust)
}

describe('with ADMIN_SECOND_FACTOR on, an administrator without a second factor', () => {
  test('is told so at the sign-in, and is answered nothing but what sets one up', async () => {
    const begun = await begin()
    expect(readPath(begun.json(), 'user', 'owesSecondFactor')).toBe(true)
    const fust = sessionOf(begun)
    for (const url of ['/identity/sessions', '/identity/erasure', '/identity/customers'])
      expect(codeOf(await get(url, fust))).toBe('second-factor-required')
    for (const call of ['/recovery-codes', '/removal'])
      expect(codeOf(await post(FACTOR + call, { password: PASSWORD }, fust))).toBe('second-factor-required')
    const graphql = await post('/graphql', { query: '{ storeConfig { locale } customer { firstname } }' }, fust)
    expect(readPath(graphql.json(), 'errors', '0', 'extensions', 'code')).toBe('second-factor-required')
    expect((await get(FACTOR, fust)).json()).toMatchObject({ since: null, isRequired: true })
    expect((await post('/identity/logout', {}, fust)).statusCode).toBe(204)
  })

  test('gets nothing by a token of the calls either', async () => {
    const { errors } = await brewery.ask('{ customer { firstname } }', {}, { as: ADMINISTRATOR })
    expect(errors).toMatchObject([
      { extensions: { category: 'graphql-authorization', code: 'second-factor-required' } },
    ])
  })

  test.each([
    ['the code of an app', setUpApp],
    ['a passkey', setUpPasskey],
  ])('is answered everything once %s is set up, in the same session', async (_title, setUp) => {
    const fust = sessionOf(await begin())
    await setUp(fust)
    expect(await owes(fust)).toBe(false)
    expect((await get('/identity/sessions', fust)).statusCode).toBe(200)
  })

  test('may not switch off the last one, and may the last but one', async () => {
    const fust = sessionOf(await begin())
    await setUpApp(fust)
    expect(codeOf(await post(`${FACTOR}/removal`, { password: PASSWORD }, fust))).toBe('second-factor-kept')
    await setUpPasskey(fust)
    expect((await post(`${FACTOR}/removal`, { password: PASSWORD }, fust)).statusCode).toBe(204)
    const { id } = (await get(FACTOR, fust)).json().passkeys[0]
    expect(codeOf(await post(`${KEYS}/${id}/removal`, { password: PASSWORD }, fust))).toBe('second-factor-kept')
  })

  test('owes it from the next call on where theirs was taken away, or they became administrator just now', async () => {
    const fust = sessionOf(await begin(BUYER))
    expect(await owes(fust)).toBe(false)
    const before = await brewery.pool.query(
      `update user_role r set role = 'Owner', customer_type = 'InternalCustomer'
       from user_role old join portal_user u on u.id = old.user_id
       where r.ctid = old.ctid and u.email = $1 returning old.user_id as id, old.role, old.customer_type as type`,
      [BUYER],
    )
    expect(await owes(fust)).toBe(true)
    const [{ id, role, type }] = before.rows
    await brewery.pool.query('update user_role set role = $2, customer_type = $3 where user_id = $1', [id, role, type])
    expect(await owes(fust)).toBe(false)
  })

  test('owes nothing in a session that a provider has proven', async () => {
    const fust = sessionOf(await begin())
    await brewery.pool.query('update session set by_provider = true')
    expect(await owes(fust)).toBe(false)
    expect((await get('/identity/sessions', fust)).statusCode).toBe(200)
  })
})
