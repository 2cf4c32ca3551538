import { CUSTOMER_TYPES, ROLES, type CustomerType, type Role } from '@fust/domain/access'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { ACCOUNT_MANAGER, addAccountManager } from '../session/ordering-for.builders.ts'
import {
  addBreweryPeople,
  addManagers,
  addRoles,
  ADMINISTRATOR,
  callUsers,
  DELEGATED,
  INTERNAL,
  OTHER_OWNER,
  OWNER,
} from './people.builders.ts'
import { usersFeature } from './users.feature.ts'

const STAFF: readonly string[] = ['InternalCustomer', 'AccountManagerOntrade', 'AccountManagerOfftrade']
const MANAGER = 'second@tenbrink.example'
const BASIC = 'basic@tenbrink.example'
const COLLEAGUE = 'U2'
const PHONE = '053 431 22 00'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [usersFeature] })
  await addManagers(brewery.pool)
  await addAccountManager(brewery.pool)
  await addBreweryPeople(brewery.pool)
  await brewery.pool.query(`update user_role set role = 'Manager' where user_id = 'U4'`)
})
afterAll(() => brewery.close())

const call = (...parts: Parameters<typeof callUsers> extends [unknown, ...infer Rest] ? Rest : never) =>
  callUsers(brewery, ...parts)

const rolesIn = async (condition: string) =>
  (
    await brewery.pool.query(
      `select user_id as person, ship_to_id as "shipTo", role, customer_type as type, is_active as "isActive"
       from user_role where ${condition} order by 1, 2, 3, 4`,
    )
  ).rows

const OF_STAFF = `customer_type in ('InternalCustomer', 'AccountManagerOntrade', 'AccountManagerOfftrade')`
const versionOf = async (id: string) =>
  (await brewery.pool.query('select version from portal_user where id = $1', [id])).rows[0]?.version

type RoleToGive = { shipToId: string; role: Role; customerType?: CustomerType }
let addresses = 0
function invite(as: string, roles: readonly RoleToGive[]) {
  addresses += 1
  const person = { email: `new${addresses}@tenbrink.example`, firstName: 'Inge', lastName: 'Vos', phone: PHONE }
  return call('POST', 'CreateNewUser', { as, body: { ...person, roles } })
}
async function update(as: string, id: string, roles: readonly RoleToGive[]) {
  const body = { firstName: 'Jan', lastName: 'Brink', phone: PHONE, version: await versionOf(id), roles }
  return call('PUT', `UpdateUser/${id}`, { as, body })
}

/** Every role of every customer type at a ship-to, each asked for alone; those that were given. */
async function given(ask: (role: RoleToGive) => Promise<{ status: number }>, shipToId = 'S1'): Promise<string[]> {
  const taken: string[] = []
  for (const customerType of CUSTOMER_TYPES)
    for (const role of ROLES) {
      const { status } = await ask({ shipToId, role, customerType })
      expect([200, 403, 404, 422]).toContain(status)
      if (status === 200) taken.push(`${role}.${customerType}`)
    }
  return taken
}

const FIVE = ROLES.map((role) => `${role}.Distributor`)
/** Who asks, and which roles they give at a ship-to of a distributor. */
const GIVERS: readonly [who: string, as: string, gives: readonly string[]][] = [
  ['the Key user', OWNER, FIVE],
  ['the designated administrator', DELEGATED, FIVE],
  ['a manager', MANAGER, []],
  ['a buyer', BUYER, []],
  ['a basic user', BASIC, []],
  ['the Key user of another company', OTHER_OWNER, []],
  ['the account manager', ACCOUNT_MANAGER, FIVE],
  ['an internal customer who looks after it', INTERNAL, FIVE],
  ['the administrator, whose company it is not', ADMINISTRATOR, []],
]

describe.each(GIVERS)('[PRM-39] %s', (_who, as, gives) => {
  let staff: unknown
  beforeEach(async () => {
    staff = await rolesIn(OF_STAFF)
  })

  test('gives somebody new what the table says', async () => {
    expect(await given((role) => invite(as, [role]))).toEqual(gives)
    expect(await rolesIn(OF_STAFF)).toEqual(staff)
  })

  test('gives a colleague what the table says', async () => {
    expect(await given((role) => update(as, COLLEAGUE, [{ shipToId: 'S2', role: 'Basic' }, role]))).toEqual(gives)
    expect(await rolesIn(OF_STAFF)).toEqual(staff)
    await brewery.pool.query(`delete from user_role where user_id = $1`, [COLLEAGUE])
    await addRoles(brewery.pool, COLLEAGUE, 'C1', ['S1'], 'Basic')
  })

  test('gives nothing by a file, of roles that are read at the type of the ship-to alone', async () => {
    const users = ROLES.map((role) => ({
      email: `row-${role.toLowerCase()}@tenbrink.example`,
      firstName: 'Inge',
      lastName: 'Vos',
      phone: PHONE,
      locale: '',
      role,
      shipToIds: ['S1'],
    }))
    const { status, body } = await call('POST', 'CreateNewUsers', { as, body: { isDryRun: true, users } })
    expect(status).toBe(gives.length > 0 ? 200 : as === ADMINISTRATOR || as === OTHER_OWNER ? 200 : 403)
    const rows = readPath(body, 'rows')
    const right = Array.isArray(rows) ? rows.filter((row) => readPath(row, 'problems', 0) === undefined) : []
    expect(right).toHaveLength(gives.length)
  })

  // An internal customer belongs to the company of the administrator.
  test.each(as === ADMINISTRATOR ? ['UAM'] : ['UAM', 'I1'])(
    'neither finds nor changes %s of the brewery',
    async (id) => {
      const isOneself = (as === ACCOUNT_MANAGER && id === 'UAM') || (as === INTERNAL && id === 'I1')
      expect((await call('GET', `GetUserInfoById/${id}`, { as })).status).toBe(isOneself ? 200 : 404)
      for (const roles of [[], [{ shipToId: 'S1', role: 'Basic' as const }]])
        expect([403, 404]).toContain((await update(as, id, roles)).status)
      for (const status of ['Inactive', 'Active'])
        expect([403, 404]).toContain((await call('PATCH', 'SetUserStatus', { as, body: { UID: id, status } })).status)
      const resent = await call('POST', `ResendVerificationEmail/${id}`, { as, body: { email: ACCOUNT_MANAGER } })
      expect([403, 404]).toContain(resent.status)
      expect(await rolesIn(OF_STAFF)).toEqual(staff)
    },
  )

  test('is offered as choices what they may give', async () => {
    const { body } = await call('GET', 'GetManagedShipTos', { as })
    const shipTos = readPath(body, 'shipTos')
    const here = Array.isArray(shipTos) ? shipTos.find((shipTo) => readPath(shipTo, 'shipToId') === 'S1') : undefined
    const choices = readPath(here, 'choices')
    const offered = (Array.isArray(choices) ? choices : []).flatMap((choice) => {
      const roles = readPath(choice, 'roles')
      return (Array.isArray(roles) ? roles : []).map((role) => `${role}.${String(readPath(choice, 'customerType'))}`)
    })
    expect(offered).toEqual(gives)
  })
})

describe('a Key user', () => {
  test('gives themselves no role of the brewery', async () => {
    const gives = await given((role) => update(OWNER, 'K1', [{ shipToId: 'S1', role: 'Owner' }, role]), 'S2')
    expect(gives).toEqual(FIVE)
    expect(await rolesIn(`user_id = 'K1' and ${OF_STAFF}`)).toEqual([])
  })

  test('is told why, and the denial is one for the log', async () => {
    const answer = await invite(OWNER, [{ shipToId: 'S1', role: 'Basic', customerType: 'AccountManagerOfftrade' }])
    expect(answer).toMatchObject({ status: 403, body: { code: 'role-not-yours' } })
    const other = await invite(OWNER, [{ shipToId: 'S1', role: 'Basic', customerType: 'Retail' }])
    expect(other).toMatchObject({ status: 422, body: { code: 'customer-type-unknown' } })
  })

  test('leaves what somebody has for the brewery as it is, and takes what is of the company', async () => {
    await addRoles(brewery.pool, 'UAM', 'C1', ['S2'], 'Basic')
    const { body } = await call('GET', 'GetUserInfoById/UAM')
    expect(readPath(body, 'permissionSchema')).toMatchObject([
      { shipToId: 'S2', rpDetails: [{ roleid: 'Basic.Distributor' }] },
    ])
    const staff = await rolesIn(`user_id = 'UAM' and ${OF_STAFF}`)
    await call('PATCH', 'SetUserStatus', { body: { UID: 'UAM', status: 'Inactive' } })
    expect(await rolesIn(`user_id = 'UAM' and ${OF_STAFF}`)).toEqual(staff)
    expect((await update(OWNER, 'UAM', [])).status).toBe(404)
    expect(await rolesIn(`user_id = 'UAM'`)).toEqual(staff)
    const { rows } = await brewery.pool.query(`select status, first_name as name from portal_user where id = 'UAM'`)
    expect(rows).toEqual([{ status: 'Active', name: 'Kees' }])
  })

  test('takes a role of another type away, and does not give it', async () => {
    await brewery.pool.query(
      `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
       values ('U1', 'C1', 'S1', 'Manager', 'OntradeTank')`,
    )
    const tank = { shipToId: 'S1', role: 'Manager', customerType: 'OntradeTank' } as const
    expect((await update(OWNER, 'U1', [{ shipToId: 'S1', role: 'Basic' }, tank])).status).toBe(200)
    expect(await update(OWNER, 'U1', [{ ...tank, role: 'Owner' }])).toMatchObject({ status: 422 })
    expect((await update(OWNER, 'U1', [{ shipToId: 'S1', role: 'Basic' }])).status).toBe(200)
    expect(await update(OWNER, 'U1', [tank])).toMatchObject({ status: 422 })
  })
})

describe('the administrator of the brewery', () => {
  const asked = (role: RoleToGive) => invite(ADMINISTRATOR, [role])

  test('gives every role of staff at a ship-to of the brewery, and none of a customer', async () => {
    const gives = await given(asked, 'B1')
    expect(gives).toEqual(
      CUSTOMER_TYPES.filter((type) => STAFF.includes(type)).flatMap((type) => ROLES.map((role) => `${role}.${type}`)),
    )
  })

  test('changes and takes away what staff has there', async () => {
    expect((await update(ADMINISTRATOR, 'I1', [{ shipToId: 'B2', role: 'Manager' }])).status).toBe(200)
    expect(await rolesIn(`user_id = 'I1' and company_id = 'B'`)).toMatchObject([
      { shipTo: 'B2', type: 'AccountManagerOfftrade' },
    ])
    await brewery.pool.query(`delete from user_role where user_id = 'I1' and company_id = 'B'`)
  })

  test('makes nobody of the brewery who is of a customer', async () => {
    await brewery.pool.query(
      `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
       values ('U3', 'B', 'B1', 'Basic', 'InternalCustomer')`,
    )
    const role = { shipToId: 'B2', role: 'Manager' } as const
    expect(await update(ADMINISTRATOR, 'U3', [role])).toMatchObject({ status: 403, body: { code: 'role-not-yours' } })
    await brewery.pool.query(`delete from user_role where user_id = 'U3' and company_id = 'B'`)
  })
})

test('[IDN-25] while somebody of the brewery orders for a customer they manage nobody', async () => {
  const headers = { authorization: `Bearer ${await brewery.tokenOf(ACCOUNT_MANAGER)}` }
  const url = '/identity/ordering-for'
  const begun = await brewery.app.inject({ method: 'POST', url, headers, payload: { companyId: 'C1' } })
  expect(begun.json()).toMatchObject({ user: { managesUsers: false } })
  expect((await call('GET', 'GetAllUsersInfo', { as: ACCOUNT_MANAGER })).status).toBe(403)
  const ended = await brewery.app.inject({ method: 'DELETE', url, headers })
  expect(ended.json()).toMatchObject({ user: { managesUsers: true } })
})
