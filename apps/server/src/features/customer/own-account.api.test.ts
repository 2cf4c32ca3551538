import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, readPath, type OpenBrewery } from '../../test/open-brewery.ts'
import { createPasswords } from '#platform/passwords.ts'
import { ownAccountFeature } from './own-account.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [ownAccountFeature] })
})
afterAll(() => brewery.close())

const NEW_PASSWORD = 'Fust-onder-de-trap-27'
const CHANGE = `mutation ($old: String!, $new: String!) {
  changeCustomerPassword(currentPassword: $old, newPassword: $new) { email firstname } }`

describe('the own password', () => {
  const freshToken = async (password: string) => {
    const { data } = await brewery.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email: BUYER, password },
      { as: null },
    )
    return readPath(data, 'generateCustomerToken', 'token')
  }
  const changeWith = (token: unknown, variables: { old: string; new: string }) =>
    brewery.ask(CHANGE, variables, { as: null, headers: { authorization: `Bearer ${String(token)}` } })
  const isSignedIn = async (token: unknown) => {
    const headers = { authorization: `Bearer ${String(token)}` }
    return (await brewery.ask('{ customer { email } }', {}, { as: null, headers })).status === 200
  }

  beforeEach(async () => {
    const passwords = createPasswords({ concurrency: 1, queue: 10 })
    await brewery.pool.query('update portal_user set password_hash = $2 where email = $1', [
      BUYER,
      await passwords.hash(PASSWORD),
    ])
    await brewery.pool.query('delete from rate_limit')
  })

  test('[IDN-38] is changed, and ends all other sessions', async () => {
    const [here, elsewhere] = [await freshToken(PASSWORD), await freshToken(PASSWORD)]
    const { data, errors } = await changeWith(here, { old: PASSWORD, new: NEW_PASSWORD })
    expect(errors).toEqual([])
    expect(readPath(data, 'changeCustomerPassword')).toEqual({ email: BUYER, firstname: 'Jan' })
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await freshToken(PASSWORD)).toBeUndefined()
    expect(await freshToken(NEW_PASSWORD)).toEqual(expect.any(String))
  })

  test.each([
    ['the old one is wrong', 'Niet-mijn-wachtwoord-1', NEW_PASSWORD, 'old-password-wrong'],
    ['the new one is too simple', PASSWORD, 'simple', 'password-requirements'],
    ['the new one was used before', PASSWORD, PASSWORD, 'password-used-before'],
  ])('[IDN-38] stays when %s', async (_, old, next, code) => {
    const token = await freshToken(PASSWORD)
    const { data, errors } = await changeWith(token, { old, new: next })
    expect(data).toEqual({ changeCustomerPassword: null })
    expect(errors[0]?.extensions).toEqual({ category: 'graphql-input', code })
    expect(await freshToken(PASSWORD)).toEqual(expect.any(String))
  })

  test('is not guessed: the sixth try in a minute is refused', async () => {
    const token = await freshToken(PASSWORD)
    const codes: unknown[] = []
    for (let time = 0; time < 6; time++)
      codes.push((await changeWith(token, { old: 'wrong', new: NEW_PASSWORD })).errors[0]?.extensions.code)
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'old-password-wrong'))
    expect(codes[5]).toBe('too-many-requests')
  })

  test('of nobody in particular is not changed', async () => {
    const { errors } = await brewery.ask(CHANGE, { old: PASSWORD, new: NEW_PASSWORD }, { as: null })
    expect(errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

test('the number of an invited person, whose UID has none, is null', async () => {
  const as = 'invited@tenbrink.example'
  const invited = JSON.stringify({ id: 'U5f1c0d9be07a4b1e93a2c6d8', email: as })
  await brewery.pool.query(
    `insert into portal_user select (jsonb_populate_record(p, $2)).* from portal_user p where email = $1`,
    [BUYER, invited],
  )
  await brewery.pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select 'U5f1c0d9be07a4b1e93a2c6d8', company_id, ship_to_id, role, customer_type from user_role where user_id = 'U1'`,
  )
  const { data, errors } = await brewery.ask('{ customer { id email } }', {}, { as })
  expect(errors).toEqual([])
  expect(readPath(data, 'customer')).toEqual({ id: null, email: as })
})

const NAMES = `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname lastname email } } }`
const OLDER = `mutation ($input: CustomerInput!) { updateCustomer(input: $input) { customer { firstname lastname } } }`

describe('the own names', () => {
  beforeEach(async () => {
    await brewery.pool.query(
      `update portal_user set first_name = 'Jan', last_name = 'Brink', version = 1 where email = $1`,
      [BUYER],
    )
  })
  const stored = async () => {
    const { rows } = await brewery.pool.query<Record<string, unknown>>(
      'select first_name as first, last_name as last, version from portal_user where email = $1',
      [BUYER],
    )
    return rows[0]
  }

  test('are changed and noted in the audit trail', async () => {
    const { data, errors } = await brewery.ask(NAMES, { input: { firstname: ' Johan ', lastname: 'Smit' } })
    expect(errors).toEqual([])
    expect(readPath(data, 'updateCustomerV2', 'customer')).toEqual({
      firstname: 'Johan',
      lastname: 'Smit',
      email: BUYER,
    })
    expect(await stored()).toEqual({ first: 'Johan', last: 'Smit', version: 2 })
    const { rows } = await brewery.pool.query<Record<string, unknown>>(
      'select action, details from audit_entry order by id desc limit 1',
    )
    expect(rows).toEqual([{ action: 'profile-changed', details: { changed: ['firstName', 'lastName'] } }])
  })

  test('stay where they are left out or null', async () => {
    await brewery.ask(NAMES, { input: { lastname: 'Smit', firstname: null } })
    expect(await stored()).toEqual({ first: 'Jan', last: 'Smit', version: 2 })
    const { data } = await brewery.ask(NAMES, { input: {} })
    expect(readPath(data, 'updateCustomerV2', 'customer')).toMatchObject({ firstname: 'Jan', lastname: 'Smit' })
  })

  test.each([
    [{ firstname: ' ' }, 'first-name-missing'],
    [{ lastname: '' }, 'last-name-missing'],
    [{ lastname: 'x'.repeat(61) }, 'last-name-missing'],
    [{ firstname: 'Johan', taxvat: 'NL1' }, 'customer-field-not-kept'],
    [{ firstname: 'Johan', is_subscribed: true }, 'customer-field-not-kept'],
    [{ firstname: 'Johan', gender: 2 }, 'customer-field-not-kept'],
    [
      { firstname: 'Johan', custom_attributes: [{ attribute_code: 'hobby', value: 'beer' }] },
      'customer-field-not-kept',
    ],
  ])('are refused with %j, and nothing is changed', async (input, code) => {
    const { errors } = await brewery.ask(NAMES, { input })
    expect(errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code })
    expect(await stored()).toEqual({ first: 'Jan', last: 'Brink', version: 1 })
  })

  test('are changed beside fields that say what the portal answers', async () => {
    const input = {
      firstname: 'Johan',
      middlename: '',
      prefix: null,
      suffix: '',
      date_of_birth: null,
      dob: '',
      gender: 0,
      taxvat: '',
      is_subscribed: false,
      allow_remote_shopping_assistance: false,
      custom_attributes: [],
    }
    expect((await brewery.ask(NAMES, { input })).errors).toEqual([])
    expect(await stored()).toMatchObject({ first: 'Johan' })
  })

  test('are changed by the older call too, which keeps the address', async () => {
    const same = await brewery.ask(OLDER, {
      input: { firstname: 'Johan', email: BUYER.toUpperCase(), password: 'not looked at' },
    })
    expect(readPath(same.data, 'updateCustomer', 'customer')).toEqual({ firstname: 'Johan', lastname: 'Brink' })
    const other = await brewery.ask(OLDER, { input: { firstname: 'Piet', email: 'piet@pub.example' } })
    expect(other.errors[0]?.extensions).toEqual({ category: 'graphql-input', code: 'email-not-changeable' })
    expect(await stored()).toMatchObject({ first: 'Johan' })
  })

  test('of nobody in particular are not changed', async () => {
    for (const document of [NAMES, OLDER]) {
      const { errors } = await brewery.ask(document, { input: { firstname: 'Johan' } }, { as: null })
      expect(errors[0]?.extensions.category).toBe('graphql-authorization')
    }
  })
})
