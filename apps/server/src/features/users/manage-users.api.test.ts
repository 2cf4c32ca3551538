import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { place, readyCart } from '../../test/cart-calls.builders.ts'
import { BUYER, readPath } from '../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../test/resettable-brewery.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { ACCOUNT_MANAGER, addAccountManager } from '../session/ordering-for.builders.ts'
import { addManagers, addRoles, callUsers, DELEGATED, OTHER_OWNER, OWNER } from './people.builders.ts'
import { usersFeature } from './users.feature.ts'

let brewery: ResettableBrewery
beforeAll(async () => {
  brewery = await openResettableBrewery({ features: [cartFeature, notificationsFeature, ordersFeature, usersFeature] })
  return () => brewery.close()
})
beforeEach(async () => {
  await brewery.reset()
  await addManagers(brewery.pool)
})

const call = (...asked: Parameters<typeof callUsers> extends [unknown, ...infer Rest] ? Rest : never) =>
  callUsers(brewery, ...asked)

const inge = {
  email: 'Inge@TenBrink.example',
  firstName: 'Inge',
  lastName: 'ten Brink',
  phone: '06 1234 5678',
  roles: [{ shipToId: 'S1', role: 'SalesAssociate' }],
}

async function versionOf(id: string, as = OWNER): Promise<number> {
  return Number(readPath((await call('GET', `GetUserInfoById/${id}`, { as })).body, 'version'))
}

async function update(id: string, change: object, as = OWNER) {
  const said = { firstName: 'Jan', lastName: 'Brink', phone: '053 431 22 00', version: await versionOf(id, as) }
  return call('PUT', `UpdateUser/${id}`, { as, body: { ...said, ...change } })
}

const setStatus = (UID: string, status: string, as = OWNER) =>
  call('PATCH', 'SetUserStatus', { as, body: { UID, status } })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, readPath(body, 'code')]

const entriesOf = async (subject: string) =>
  (
    await brewery.pool.query(
      `select action, actor_id as by, company_id as company, ship_to_id as "shipTo", details
       from audit_entry where subject = $1 and action like 'person-%' order by id`,
      [subject],
    )
  ).rows

const orderable = (as: string) => brewery.ask('{ customerCart { id } }', {}, { as })

describe('somebody new', () => {
  test('[API-66] [USR-04] is invited by mail, with a role, and stands in the list as Invited', async () => {
    const answer = await call('POST', 'CreateNewUser', { body: inge })
    expect(answer).toEqual({ status: 200, body: { email: 'inge@tenbrink.example', status: 'Invited' } })
    const { body } = await call('GET', 'GetAllUsersInfo?status=Invited')
    expect(readPath(body, 'users', 0)).toMatchObject({
      email: 'inge@tenbrink.example',
      firstName: 'Inge',
      status: 'Invited',
      roles: [{ shipToId: 'S1', role: 'SalesAssociate', customerType: 'Distributor' }],
      invitation: { state: 'open' },
    })
    const id = String(readPath(body, 'users', 0, 'UID'))
    const { rows } = await brewery.pool.query(`select topic, payload from outbox`)
    expect(rows).toEqual([{ topic: 'mail.invitation', payload: { invitationId: id } }])
    expect(await entriesOf(id)).toEqual([
      { action: 'person-invited', by: 'K1', company: 'C1', shipTo: null, details: {} },
    ])
  })

  test.each([
    [{ phone: '12' }, 422, 'phone-invalid'],
    [{ email: 'inge' }, 422, 'email-invalid'],
    [{ firstName: ' ' }, 422, 'first-name-missing'],
    [{ email: BUYER }, 422, 'user-exists'],
    [{ roles: [] }, 422, 'invalid-input'],
    [{ roles: [{ shipToId: 'S9', role: 'Owner' }] }, 403, 'ship-to-not-yours'],
    [{ roles: [{ shipToId: 'S404', role: 'Owner' }] }, 403, 'ship-to-not-yours'],
    [{ roles: [{ shipToId: 'S1', role: 'Owner', customerType: 'Retail' }] }, 422, 'customer-type-unknown'],
    [{ status: 'Active' }, 422, 'invalid-input'],
  ])('[IDN-42] [API-66] with %j is refused', async (change, status, code) => {
    const answer = await call('POST', 'CreateNewUser', { body: { ...inge, ...change } })
    expect(codeOf(answer)).toEqual([status, code])
    expect((await call('GET', 'GetAllUsersInfo')).body).toMatchObject({ totalCount: 5 })
  })

  test('[ERR-44] without a phone number that can be called is told so', async () => {
    const answer = await call('POST', 'CreateNewUser', { body: { ...inge, phone: 'none' } })
    expect(readPath(answer.body, 'message')).toBe('Please insert valid phone number.')
  })

  test('who works for another company, too, keeps what they said of themselves', async () => {
    await addRoles(brewery.pool, 'U3', 'C1', ['S1'], 'Basic')
    await update('U3', { firstName: 'Pieter', roles: [{ shipToId: 'S2', role: 'Basic' }] })
    expect((await call('GET', 'GetUserInfoById/U3', { as: OTHER_OWNER })).body).toMatchObject({
      firstName: 'Jan',
      permissionSchema: [{ shipToId: 'S9' }],
    })
  })
})

describe('a person', () => {
  test('[API-68] [USR-05] is changed: name, phone, language, and the roles at each ship-to', async () => {
    const roles = [
      { shipToId: 'S1', role: 'Manager' },
      { shipToId: 'S2', role: 'SalesAssociate' },
    ]
    const { status, body } = await update('U1', { firstName: 'Johan', locale: 'de', roles })
    expect(status).toBe(200)
    expect(body).toMatchObject({ firstName: 'Johan', locale: 'de', version: 2 })
    const schema = readPath(body, 'permissionSchema')
    expect(Array.isArray(schema) && schema.map((entry) => readPath(entry, 'rpDetails', 0, 'roleid'))).toEqual([
      'Manager.Distributor',
      'SalesAssociate.Distributor',
    ])
    expect(await entriesOf('U1')).toMatchObject([
      { action: 'person-updated', details: { changed: ['firstName', 'phone', 'locale'] } },
      { action: 'person-role-changed', shipTo: 'S1', details: { role: 'Manager', was: 'SalesAssociate' } },
      { action: 'person-role-taken', shipTo: 'S3', details: { role: null, was: 'SalesAssociate' } },
    ])
  })

  test('[USR-05] is told in the portal that their roles changed, by whoever else changed them', async () => {
    await brewery.pool.query(
      `update brewery_setting set value = jsonb_set(value, '{sections}', value -> 'sections' || '["My Profile"]')
       where name = 'portal'`,
    )
    const told = async (as: string) =>
      (await brewery.get('/nl/prod/api/v1/portal/notifications/GetNotifications', { as })).body
    await update('U1', { firstName: 'Johan' })
    expect(await told(BUYER)).toEqual([])
    await update('U1', { roles: [{ shipToId: 'S2', role: 'Basic' }] })
    expect(await told(BUYER)).toEqual([
      expect.objectContaining({ kind: 'user', text: 'Your roles at Ten Brink Dranken have changed.', shipToId: null }),
    ])
    expect(await told(OWNER)).toEqual([])
  })

  test('[USR-05] whose role is taken away orders no more with the next request', async () => {
    expect((await orderable(BUYER)).errors).toEqual([])
    await update('U1', { roles: [{ shipToId: 'S1', role: 'Basic' }] })
    expect((await orderable(BUYER)).errors[0]?.extensions.category).toBe('graphql-authorization')
  })

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const version = await versionOf('U1')
    expect((await update('U1', { firstName: 'Johan' })).status).toBe(200)
    const late = await update('U1', { firstName: 'Joop', version }, DELEGATED)
    expect(codeOf(late)).toEqual([409, 'changed-meanwhile'])
    expect((await call('GET', 'GetUserInfoById/U1')).body).toMatchObject({ firstName: 'Johan' })
  })

  test('[IDN-43] [USR-13] keeps their e-mail address', async () => {
    expect(codeOf(await update('U1', { email: 'jan@elsewhere.example' }))).toEqual([422, 'email-not-changeable'])
    expect((await update('U1', { email: BUYER.toUpperCase() })).status).toBe(200)
  })

  test.each([
    [{ roles: [{ shipToId: 'S9', role: 'Owner' }] }, 403, 'ship-to-not-yours'],
    [{ phone: '' }, 422, 'phone-invalid'],
    [{ lastName: '' }, 422, 'last-name-missing'],
  ])('with %j is refused', async (change, status, code) => {
    expect(codeOf(await update('U1', change))).toEqual([status, code])
  })

  test('without any role left is none of the company any more', async () => {
    await update('U1', { roles: [] })
    expect((await call('GET', 'GetUserInfoById/U1')).status).toBe(404)
    expect((await orderable(BUYER)).errors).toHaveLength(1)
  })
})

describe('a person that is deactivated', () => {
  test('[API-70] [USR-06] [USR-07] acts no more with the next request, with all their roles switched off', async () => {
    expect((await orderable(BUYER)).errors).toEqual([])
    const { status, body } = await setStatus('U1', 'Inactive')
    expect(status).toBe(200)
    expect(body).toMatchObject({ UID: 'U1', isActive: false, status: 'Inactive' })
    expect((await orderable(BUYER)).errors[0]?.extensions.category).toBe('graphql-authorization')
    const { rows } = await brewery.pool.query(`select is_active from user_role where user_id = 'U1'`)
    expect(rows).toEqual([{ is_active: false }, { is_active: false }, { is_active: false }])
    expect(await entriesOf('U1')).toMatchObject([{ action: 'person-deactivated', by: 'K1', company: 'C1' }])
  })

  test('[USR-08] has all roles again once activated, and signs in anew; no device of theirs is told anything', async () => {
    await brewery.tokenOf(BUYER)
    await brewery.pool.query(
      `insert into push_device (user_id, device_hash, endpoint, public_key, auth_secret, kinds, allowed_at)
       select 'U1', sha256('phone'), 'https://push.example/1', decode(repeat('00', 65), 'hex'),
         decode(repeat('00', 16), 'hex'), '{order}', now()`,
    )
    await setStatus('U1', 'Inactive')
    expect((await setStatus('U1', 'Active')).body).toMatchObject({ status: 'Active', isActive: true })
    expect((await orderable(BUYER)).status).toBe(401)
    expect((await brewery.pool.query('select from push_device')).rows).toEqual([])
    const { rows } = await brewery.pool.query(
      `select count(*)::int as count from user_role where user_id = 'U1' and is_active`,
    )
    expect(rows).toEqual([{ count: 3 }])
  })

  test('[USR-12] without a password yet is Invited once activated', async () => {
    await call('POST', 'CreateNewUser', { body: inge })
    const { body } = await call('GET', 'GetAllUsersInfo?status=Invited')
    const id = String(readPath(body, 'users', 0, 'UID'))
    expect((await setStatus(id, 'Inactive')).body).toMatchObject({ status: 'Inactive' })
    expect((await setStatus(id, 'Active')).body).toMatchObject({ status: 'Invited' })
  })

  test('[USR-07] by one company still works for another', async () => {
    await addRoles(brewery.pool, 'U1', 'C2', ['S9'], 'SalesAssociate')
    await setStatus('U1', 'Inactive')
    const { data } = await brewery.ask('{ customer { email } }', {}, { as: BUYER, headers: { outletid: 'S9' } })
    expect(readPath(data, 'customer', 'email')).toBe(BUYER)
    const own = await brewery.ask('{ customer { email } }', {}, { as: BUYER, headers: { outletid: 'S1' } })
    expect(own.errors[0]?.extensions.category).toBe('graphql-authorization')
    expect((await call('GET', 'GetUserInfoById/U1')).body).toMatchObject({ status: 'Inactive' })
    expect((await call('GET', 'GetUserInfoById/U1', { as: OTHER_OWNER })).body).toMatchObject({ status: 'Active' })
  })
})

describe('the last Key user', () => {
  const asBasic = { firstName: 'Femke', lastName: 'Veldboer', roles: [{ shipToId: 'S1', role: 'Basic' }] }

  test('[PRM-31] [USR-02] cannot demote, remove or deactivate themselves, nor can the administrator', async () => {
    for (const as of [OWNER, DELEGATED]) {
      expect(codeOf(await update('K1', asBasic, as))).toEqual([422, 'last-key-user'])
      expect(codeOf(await update('K1', { ...asBasic, roles: [] }, as))).toEqual([422, 'last-key-user'])
      expect(codeOf(await setStatus('K1', 'Inactive', as))).toEqual([422, 'last-key-user'])
    }
  })

  test('can once somebody else is one', async () => {
    await update('K2', { roles: [{ shipToId: 'S2', role: 'Owner' }] })
    expect((await update('K1', asBasic)).status).toBe(200)
    expect(codeOf(await call('GET', 'GetAllUsersInfo'))).toEqual([403, 'forbidden'])
  })

  test('is not replaced by one who has not accepted yet', async () => {
    await call('POST', 'CreateNewUser', { body: { ...inge, roles: [{ shipToId: 'S1', role: 'Owner' }] } })
    expect(codeOf(await update('K1', asBasic))).toEqual([422, 'last-key-user'])
  })

  test('of two who demote each other at once one stays', async () => {
    await update('K2', { roles: [{ shipToId: 'S1', role: 'Owner' }] })
    const [ofK1, ofK2] = [await versionOf('K1'), await versionOf('K2')]
    const said = { ...asBasic, phone: '053 431 22 00' }
    const answers = await Promise.all([
      call('PUT', 'UpdateUser/K2', { as: OWNER, body: { ...said, version: ofK2 } }),
      call('PUT', 'UpdateUser/K1', { as: DELEGATED, body: { ...said, version: ofK1 } }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
    const { rows } = await brewery.pool.query(
      `select count(*)::int as count from user_role where role = 'Owner' and company_id = 'C1'`,
    )
    expect(rows[0]?.count).toBeGreaterThan(0)
  })
})

describe('an invitation', () => {
  beforeEach(() => call('POST', 'CreateNewUser', { body: inge }))

  async function invitedId(): Promise<string> {
    return String(readPath((await call('GET', 'GetAllUsersInfo?status=Invited')).body, 'users', 0, 'UID'))
  }

  test('[API-71] [USR-09] is mailed again to the address of the person, and to no other', async () => {
    const id = await invitedId()
    const resend = (email: string) => call('POST', `ResendVerificationEmail/${id}`, { body: { email } })
    expect(await resend('INGE@tenbrink.example')).toEqual({ status: 200, body: { success: true } })
    expect((await resend('elsewhere@tenbrink.example')).status).toBe(404)
    const { rows } = await brewery.pool.query(`select payload from outbox where topic = 'mail.invitation' order by id`)
    expect(rows.map(({ payload }) => payload.invitationId)).toEqual([id, id])
  })

  test('[ERR-42] is not mailed to who has a password', async () => {
    const answer = await call('POST', 'ResendVerificationEmail/U1', { body: { email: BUYER } })
    expect(answer.body).toMatchObject({ status: 422, message: 'User already validated.' })
  })
})

describe('a file of people', () => {
  const row = (change: object = {}) => ({
    email: 'inge@tenbrink.example',
    firstName: 'Inge',
    lastName: 'ten Brink',
    phone: '06 1234 5678',
    locale: '',
    role: 'SalesAssociate',
    shipToIds: ['S1'],
    ...change,
  })
  const users = [
    row(),
    row({ email: 'INGE@tenbrink.example ' }),
    row({ email: BUYER }),
    row({ email: 'sanne', phone: '', role: 'Boss', shipToIds: ['S9'], locale: 'fr' }),
    row({ email: 'sanne@tenbrink.example', role: 'Basic', shipToIds: ['S1', 'S2'], locale: 'en' }),
  ]
  const problems = [
    [],
    ['email-twice'],
    ['user-exists'],
    ['email-invalid', 'phone-invalid', 'language-unknown', 'role-unknown', 'ship-to-unknown'],
    [],
  ]
  const rows = users.map(({ email }, index) => ({ email, problems: problems[index] }))

  test('[USR-04] is looked at first, row by row, and invites nobody by that', async () => {
    const answer = await call('POST', 'CreateNewUsers', { body: { isDryRun: true, users } })
    expect(answer).toEqual({ status: 200, body: { rows, invited: 0 } })
    expect((await call('GET', 'GetAllUsersInfo')).body).toMatchObject({ totalCount: 5 })
  })

  test('[USR-04] invites those with nothing wrong', async () => {
    const answer = await call('POST', 'CreateNewUsers', { body: { isDryRun: false, users } })
    expect(answer).toEqual({ status: 200, body: { rows, invited: 2 } })
    expect((await call('GET', 'GetAllUsersInfo?status=Invited')).body).toMatchObject({ totalCount: 2 })
  })
})

describe('what was done to people', () => {
  test('is told to their company, the newest first, by whom and where', async () => {
    await update('U1', { roles: [{ shipToId: 'S1', role: 'Basic' }] })
    await setStatus('U1', 'Inactive')
    const { body } = await call('GET', 'GetUserChanges?id=U1')
    const changes = readPath(body, 'changes')
    expect(changes).toMatchObject([
      { action: 'deactivated', by: 'Femke Veldboer', UID: 'U1', name: 'Jan Brink', shipToName: null, role: null },
      { action: 'role-taken', shipToName: 'Depot Dicht', role: null, was: 'SalesAssociate' },
      { action: 'role-taken', shipToName: 'Depot Goor' },
      { action: 'role-changed', shipToName: 'Depot Boekelo', role: 'Basic', was: 'SalesAssociate' },
      { action: 'updated' },
    ])
    const before = Number(readPath(changes, 3, 'id'))
    const older = await call('GET', `GetUserChanges?id=U1&before=${before}`)
    expect(older.body).toMatchObject({ changes: [{ action: 'updated' }], hasMore: false })
    expect((await call('GET', 'GetUserChanges', { as: OTHER_OWNER })).body).toEqual({ changes: [], hasMore: false })
  })

  test('[IDN-25] with it who of the brewery began and ended ordering for them, and what was ordered so', async () => {
    await addAccountManager(brewery.pool)
    const as = ACCOUNT_MANAGER
    const orderingFor = async (method: 'POST' | 'DELETE') => {
      const headers = { authorization: `Bearer ${await brewery.tokenOf(as)}` }
      const payload = method === 'POST' ? { payload: { companyId: 'C1' } } : {}
      const answer = await brewery.app.inject({ method, url: '/identity/ordering-for', headers, ...payload })
      expect(answer.statusCode).toBe(200)
    }
    await place(brewery, await readyCart(brewery))
    await orderingFor('POST')
    const placed = await place(brewery, await readyCart(brewery, {}, { as }), { as })
    await orderingFor('DELETE')
    const { body } = await call('GET', 'GetUserChanges')
    const done = { by: 'Kees de Vries', UID: '', name: '', role: null, was: null }
    expect(readPath(body, 'changes')).toMatchObject([
      { ...done, action: 'ordering-for-ended', shipToName: null, orderNumber: null },
      {
        ...done,
        action: 'order-placed',
        shipToName: 'Depot Boekelo',
        orderNumber: readPath(placed.data, 'placeOrder', 'order', 'order_number'),
      },
      { ...done, action: 'ordering-for-began', shipToName: null, orderNumber: null },
    ])
    for (const query of ['id=UAM', `id=${String(readPath(body, 'changes', 1, 'orderNumber'))}`])
      expect((await call('GET', `GetUserChanges?${query}`)).body).toEqual({ changes: [], hasMore: false })
    expect((await call('GET', 'GetUserChanges', { as: OTHER_OWNER })).body).toEqual({ changes: [], hasMore: false })
    expect((await call('GET', 'GetUserChanges', { as: BUYER })).status).toBe(403)
  })
})
