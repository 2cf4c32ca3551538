import { permissionsOf, type Permission } from '@fust/domain/access'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addManagers, DELEGATED, OTHER_OWNER, OWNER } from '#features/users/people.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { permissionsFeature } from './permissions.feature.ts'

const ADMIN = '/nl/prod/api/v1/portal/admin'
const ADMINISTRATOR = OTHER_OWNER
const TYPE = 'Distributor'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, permissionsFeature] })
  await addManagers(brewery.pool)
  await brewery.pool.query(`update user_role set customer_type = 'InternalCustomer' where user_id = 'K9'`)
})
afterAll(() => brewery.close())
beforeEach(async () => {
  await brewery.pool.query('delete from role_permission')
  await brewery.pool.query(`delete from brewery_setting where name = 'role_permissions'`)
})

type Cell = { permission: Permission; isGiven: boolean; isByDefault: boolean; fixed: string | null; people: number }
type Seen = { version: string; roles: { role: string; permissions: Cell[] }[]; changes: unknown[] }

const isSeen = (body: unknown): body is Seen => Array.isArray(Reflect.get(Object(body), 'roles'))

async function read(customerType = TYPE): Promise<Seen> {
  const { body } = await brewery.get(`${ADMIN}/GetRolePermissions?customerType=${customerType}`, { as: ADMINISTRATOR })
  if (!isSeen(body)) throw new Error(`Not seen: ${JSON.stringify(body)}`)
  return body
}

const cell = ({ roles }: Seen, role: string, name: Permission) =>
  roles.find((of) => of.role === role)?.permissions.find(({ permission }) => permission === name)

const given = ({ roles }: Seen, role: string): Permission[] =>
  (roles.find((of) => of.role === role)?.permissions ?? [])
    .filter(({ isGiven }) => isGiven)
    .map(({ permission }) => permission)

async function change(
  roles: { role: string; permissions: readonly string[] }[],
  { version, customerType = TYPE, as = ADMINISTRATOR }: { version?: string; customerType?: string; as?: string } = {},
): Promise<{ status: number; body: unknown }> {
  const seen = version ?? (await read(customerType)).version
  const answer = await brewery.app.inject({
    method: 'POST',
    url: `${ADMIN}/ChangeRolePermissions`,
    headers: { authorization: `Bearer ${await brewery.tokenOf(as)}` },
    payload: { customerType, version: seen, roles },
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

/** What the role has by the product, without these. */
const all = (...taken: Permission[]) =>
  permissionsOf('SalesAssociate', TYPE).filter((permission) => !taken.includes(permission))

const take = (...taken: Permission[]) => change([{ role: 'SalesAssociate', permissions: all(...taken) }])

const findCart = async () =>
  readPath((await brewery.ask('mutation { createEmptyCart }', {}, { as: BUYER })).data, 'createEmptyCart')

describe('what a role gives', () => {
  test('[PRM-30] is told by role, with what is fixed and how many people have it', async () => {
    const seen = await read()
    expect(seen.roles.map(({ role }) => role)).toEqual([
      'Owner',
      'DelegatedOwner',
      'Manager',
      'SalesAssociate',
      'Basic',
    ])
    expect(given(seen, 'SalesAssociate')).toEqual(all())
    expect(cell(seen, 'SalesAssociate', 'Catalogue Beer')).toMatchObject({
      isGiven: true,
      isByDefault: true,
      fixed: null,
    })
    expect(cell(seen, 'SalesAssociate', 'Home Page')?.fixed).toBe('always-allowed')
    expect(cell(seen, 'SalesAssociate', 'Catalogue Tank')).toBeUndefined()
    const { rows } = await brewery.pool.query<{ people: number }>(
      `select count(distinct user_id)::int as people from user_role where role = 'Owner' and customer_type = $1`,
      [TYPE],
    )
    expect(cell(seen, 'Owner', 'Reporting')?.people).toBe(rows[0]?.people)
  })

  test('[PRM-30] whoever has it withheld, or a list of their own, does not count', async () => {
    const before = cell(await read(), 'Owner', 'Reporting')?.people ?? 0
    await brewery.pool.query(`update user_role set withheld = '{Reporting}' where user_id = 'K1'`)
    const seen = await read()
    expect(cell(seen, 'Owner', 'Reporting')?.people).toBe(before - 1)
    expect(cell(seen, 'Owner', 'Contracts')?.people).toBe(before)
    await brewery.pool.query(
      `update user_role set withheld = '{}', only_permissions = '{Support}' where user_id = 'K1'`,
    )
    expect(cell(await read(), 'Owner', 'Contracts')?.people).toBe(before - 1)
    await brewery.pool.query(`update user_role set only_permissions = '{}' where user_id = 'K1'`)
  })

  test('[PRM-30] is another with the next request of everybody, until it is put back', async () => {
    expect(await findCart()).toEqual(expect.any(String))
    const taken = await take('Catalogue Beer', 'Catalogue POS Materials')
    expect(taken.status).toBe(200)
    expect(isSeen(taken.body) && given(taken.body, 'SalesAssociate')).not.toContain('Catalogue')
    expect(await findCart()).toBeNull()
    expect((await take()).status).toBe(200)
    expect(await findCart()).toEqual(expect.any(String))
    expect((await brewery.pool.query('select from role_permission')).rowCount).toBe(0)
  })

  test('[PRM-30] changes for one customer type alone', async () => {
    await take('Support')
    expect(given(await read('Trade'), 'SalesAssociate')).toContain('Support')
    expect(given(await read(), 'SalesAssociate')).not.toContain('Support')
    expect(given(await read(), 'Manager')).toContain('Support')
  })

  test('[PRM-30] is what the administrator says, else what the folder says', async () => {
    const folder = (list: string[]) =>
      brewery.pool.query(
        `insert into brewery_setting (name, value) values ('role_permissions', $1)
         on conflict (name) do update set value = excluded.value`,
        [JSON.stringify({ SalesAssociate: list })],
      )
    await folder(all('Support'))
    expect(cell(await read(), 'SalesAssociate', 'Support')).toMatchObject({ isGiven: false, isByDefault: false })
    await take('Notifications')
    await folder(all('Marketing Materials'))
    const seen = await read()
    expect(cell(seen, 'SalesAssociate', 'Notifications')).toMatchObject({ isGiven: false, isByDefault: true })
    expect(cell(seen, 'SalesAssociate', 'Marketing Materials')).toMatchObject({ isGiven: true, isByDefault: false })
  })
})

describe('a change', () => {
  test('[PRM-30] stands in the trail with who, what was given and what was taken', async () => {
    await take('Support')
    await change([{ role: 'SalesAssociate', permissions: all('Notifications') }])
    const { rows } = await brewery.pool.query(
      `select actor_id, action, subject, details from audit_entry where action = 'role-permissions-changed'
       order by id desc limit 2`,
    )
    const told = { actor_id: 'K9', action: 'role-permissions-changed', subject: 'Distributor Sales Associate' }
    const of = { role: 'SalesAssociate', customerType: TYPE }
    expect(rows).toEqual([
      { ...told, details: { ...of, given: ['Support'], taken: ['Notifications'] } },
      { ...told, details: { ...of, given: [], taken: ['Support'] } },
    ])
    expect((await read()).changes[0]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      byName: 'Ties Veldboer',
      role: 'SalesAssociate',
      given: ['Support'],
      taken: ['Notifications'],
    })
  })

  test('[PRM-30] that changes nothing leaves no trace', async () => {
    const count = async () =>
      (await brewery.pool.query(`select from audit_entry where action = 'role-permissions-changed'`)).rowCount
    const before = await count()
    expect((await take()).status).toBe(200)
    expect(await count()).toBe(before)
  })

  test('[PRM-30] of what somebody else changed meanwhile is told, and changes nothing', async () => {
    const { version } = await read()
    await take('Support')
    const late = await change([{ role: 'SalesAssociate', permissions: all('Notifications') }], { version })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    expect(given(await read(), 'SalesAssociate')).toEqual(all('Support'))
  })

  test('[PRM-30] by two at once is made by one of them', async () => {
    const { version } = await read()
    const answers = await Promise.all(
      (['Support', 'Notifications'] as const).map((taken) =>
        change([{ role: 'SalesAssociate', permissions: all(taken) }], { version }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each<[string, string, string, readonly string[]]>([
    ['takes what is always allowed', 'SalesAssociate', TYPE, all('Home Page')],
    ['gives what the customer type cannot have', 'SalesAssociate', TYPE, [...all(), 'Catalogue Tank']],
    ['gives a Basic user a catalogue [PRM-27]', 'Basic', TYPE, [...permissionsOf('Basic', TYPE), 'Catalogue Beer']],
    [
      'takes from who administers',
      'Owner',
      'InternalCustomer',
      permissionsOf('Owner', 'InternalCustomer').filter((permission) => permission !== 'My Profile'),
    ],
  ])('[PRM-30] that %s is refused as a whole', async (_title, role, customerType, permissions) => {
    const also = { role: 'Manager', permissions: permissionsOf('Manager', customerType).filter((p) => p !== 'Support') }
    const answer = await change([also, { role, permissions }], { customerType })
    expect(answer).toMatchObject({ status: 422, body: { code: 'permission-fixed' } })
    expect((await brewery.pool.query('select from role_permission')).rowCount).toBe(0)
  })

  test('[PRM-30] that nobody can read is refused', async () => {
    const twice = { role: 'Manager', permissions: permissionsOf('Manager', TYPE) }
    expect((await change([twice, twice])).body).toMatchObject({ code: 'role-twice' })
    expect((await change([{ role: 'King', permissions: [] }])).status).toBe(422)
    expect((await change([{ role: 'Manager', permissions: ['Everything'] }])).status).toBe(422)
    expect((await change([])).status).toBe(422)
    expect((await change([twice], { version: 'x'.repeat(65) })).status).toBe(422)
    const unknown = await brewery.get(`${ADMIN}/GetRolePermissions?customerType=Pirate`, { as: ADMINISTRATOR })
    expect(unknown.status).toBe(422)
  })
})

describe('nobody else', () => {
  test.each([
    ['a Key user of a customer', OWNER],
    ['a designated administrator of a customer', DELEGATED],
    ['a buyer', BUYER],
  ])('[PRM-39] %s is let in', async (_title, as) => {
    expect((await brewery.get(`${ADMIN}/GetRolePermissions?customerType=${TYPE}`, { as })).status).toBe(403)
    expect((await change([{ role: 'Manager', permissions: [] }], { as })).status).toBe(403)
  })

  test('[PRM-39] without a session nothing is told', async () => {
    expect((await brewery.get(`${ADMIN}/GetRolePermissions?customerType=${TYPE}`, { as: null })).status).toBe(401)
  })
})
