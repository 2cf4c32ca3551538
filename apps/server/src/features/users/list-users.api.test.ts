import { ROLES } from '@fust/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { addManagers, callUsers, DELEGATED, OTHER_OWNER } from './people.builders.ts'
import { usersFeature } from './users.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [usersFeature] })
  await addManagers(brewery.pool)
})
afterAll(() => brewery.close())

const call = (...asked: Parameters<typeof callUsers> extends [unknown, ...infer Rest] ? Rest : never) =>
  callUsers(brewery, ...asked)

const inge = {
  email: 'inge@tenbrink.example',
  firstName: 'Inge',
  lastName: 'ten Brink',
  phone: '06 1234 5678',
  roles: [{ shipToId: 'S1', role: 'SalesAssociate' }],
}

const setStatus = (UID: string, status: string, as?: string) =>
  call('PATCH', 'SetUserStatus', { ...(as !== undefined && { as }), body: { UID, status } })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, readPath(body, 'code')]

describe('the people of a company', () => {
  test('[API-65] [USR-03] are listed to its Key user by name, with their roles, and nobody else is', async () => {
    const { status, body } = await call('GET', 'GetAllUsersInfo')
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalCount: 5, totalPages: 1 })
    const users = readPath(body, 'users')
    expect(Array.isArray(users) && users.map((user) => readPath(user, 'UID'))).toEqual(['U1', 'U2', 'U4', 'K2', 'K1'])
    expect(readPath(users, 0)).toEqual({
      UID: 'U1',
      firstName: 'Jan',
      lastName: 'Brink',
      email: BUYER,
      phone: '',
      status: 'Active',
      invitation: null,
      roles: ['S1', 'S3', 'S2'].map((shipToId) => ({
        shipToId,
        shipToName: { S1: 'Depot Boekelo', S2: 'Depot Goor', S3: 'Depot Dicht' }[shipToId],
        customerType: 'Distributor',
        role: 'SalesAssociate',
      })),
    })
  })

  test.each([
    ['search=BRINK%20basic', ['U2']],
    ['search=%25', []],
    ['role=Basic', ['U2']],
    ['shipToId=S2', ['U1', 'K1']],
    ['shipToId=S9', []],
    ['status=Invited', []],
    ['sort=email-asc&pageSize=2', ['U2', 'U1']],
    ['sort=email-asc&pageSize=2&currentPage=3', ['U4']],
    ['currentPage=9', []],
  ])('[API-65] are searched and filtered: %s', async (query, ids) => {
    const { body } = await call('GET', `GetAllUsersInfo?${query}`)
    const users = readPath(body, 'users')
    expect(Array.isArray(users) && users.map((user) => readPath(user, 'UID'))).toEqual(ids)
  })

  test.each([BUYER, 'basic@tenbrink.example'])(
    '[USR-02] [PRM-39] are for a Key user and a designated administrator, not for %s',
    async (as) => {
      expect((await call('GET', 'GetAllUsersInfo', { as: DELEGATED })).status).toBe(200)
      for (const path of ['GetAllUsersInfo', 'GetUserChanges', 'GetManagedShipTos'])
        expect(codeOf(await call('GET', path, { as }))).toEqual([403, 'forbidden'])
      expect(codeOf(await call('POST', 'CreateNewUser', { as, body: inge }))).toEqual([403, 'forbidden'])
      expect(codeOf(await setStatus('U4', 'Inactive', as))).toEqual([403, 'forbidden'])
    },
  )

  test('[API-64] [USR-03] [USR-16] are known to their Key user with roles and version, to others they are unknown', async () => {
    const { body } = await call('GET', 'GetUserInfoById/U2')
    expect(body).toMatchObject({ UID: 'U2', status: 'Active', isActive: true, isLoggedIn: false, version: 1 })
    expect((await call('GET', 'GetUserInfoById/U2', { as: OTHER_OWNER })).body).toMatchObject({ status: 404 })
    expect((await call('GET', 'GetUserInfoById/U2', { as: BUYER })).status).toBe(404)
  })

  test('[USR-15] the ship-tos of the company are told with how many active people can order there', async () => {
    const { body } = await call('GET', 'GetManagedShipTos')
    expect(readPath(body, 'shipTos', 0)).toEqual({
      companyId: 'C1',
      companyName: 'Ten Brink Dranken',
      shipToId: 'S1',
      shipToName: 'Depot Boekelo',
      address: 'Windmolenweg 14, Boekelo',
      customerType: 'Distributor',
      orderingPeople: 4,
      choices: [{ customerType: 'Distributor', roles: [...ROLES] }],
    })
    await setStatus('U4', 'Inactive')
    expect(readPath((await call('GET', 'GetManagedShipTos')).body, 'shipTos', 0, 'orderingPeople')).toBe(3)
    await setStatus('U4', 'Active')
  })

  test.each(['U3', 'U404'])('[USR-02] %s, of nobody here, is not found by any call', async (id) => {
    expect((await call('GET', `GetUserInfoById/${id}`)).status).toBe(404)
    const said = { firstName: 'Jan', lastName: 'Brink', phone: '053 431 22 00', version: 1, roles: [] }
    expect((await call('PUT', `UpdateUser/${id}`, { body: said })).status).toBe(404)
    expect((await setStatus(id, 'Inactive')).status).toBe(404)
    const email = 'buyer@turf.example'
    expect((await call('POST', `ResendVerificationEmail/${id}`, { body: { email } })).status).toBe(404)
    expect((await call('GET', `GetUserChanges?id=${id}`)).body).toEqual({ changes: [], hasMore: false })
  })
})
