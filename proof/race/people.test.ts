import { afterAll, beforeAll, test } from 'vitest'
import { COMPANY, openHouse, PATIENT, SHIP_TO, type Buyer, type House } from '../support/open-house.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const KEY_USERS = 8
// Five ways, each of which asks anew.
const TWO_ROUNDS = Math.ceil(ROUNDS / 4)

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: KEY_USERS + 1, settings: PATIENT })
})
afterAll(() => house.close())

const keyUsers = () => house.buyers.slice(0, KEY_USERS)

/** The company has these Key users, and no other. */
async function appoint(): Promise<void> {
  await house.pool.query(`update portal_user set status = 'Active' where id like 'B%'`)
  await house.pool.query(`delete from user_role where company_id = $1 and user_id like 'B%'`, [COMPANY])
  await house.pool.query(`update user_role set role = 'Manager' where company_id = $1 and role = 'Owner'`, [COMPANY])
  await house.pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select u.id, $1, $2, case when u.id = any($3) then 'Owner' else 'Basic' end, 'Distributor'
     from portal_user u where u.id like 'B%'`,
    [COMPANY, SHIP_TO, keyUsers().map(({ id }) => id)],
  )
}

async function versionOf(id: string): Promise<number> {
  const { rows } = await house.pool.query<{ version: number }>('select version from portal_user where id = $1', [id])
  return rows[0]?.version ?? 0
}

type Edit = { by: Buyer; of: string; version: number; role: string; firstName?: string }

/** Sends all of them together, to both servers in turn; answers their statuses. */
const editAtOnce = (edits: readonly Edit[]): Promise<number[]> =>
  Promise.all(
    edits.map(async ({ by, of, version, role, firstName = 'Jan' }, index) => {
      const url = house.servers[index % house.servers.length]?.url ?? ''
      const answer = await fetch(`${url}/alcdcservice/api/v1/portal/users/UpdateUser/${of}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          firstName,
          lastName: 'Brink',
          phone: '053 431 22 00',
          version,
          roles: [{ shipToId: SHIP_TO, role }],
        }),
      })
      await answer.text()
      return answer.status
    }),
  )

test('[PRM-31] [USR-02] of all Key users of a company, who step down at once, one stays', () =>
  prove('all Key users step down', ROUNDS, async () => {
    await appoint()
    const edits = await Promise.all(
      keyUsers().map(async (by) => ({ by, of: by.id, version: await versionOf(by.id), role: 'Basic' })),
    )
    const statuses = await editAtOnce(edits)
    const { rowCount } = await house.pool.query(
      `select from user_role where company_id = $1 and role = 'Owner' and is_active`,
      [COMPANY],
    )
    return [
      ...(rowCount === 1 ? [] : [`${rowCount} Key users are left`]),
      ...statuses.filter((status) => status !== 200 && status !== 422).map((status) => `answered with ${status}`),
    ]
  }))

/** A way by which a Key user can go, for each of the two that are left. */
const STEPPING_DOWN: readonly [title: string, ways: readonly [Way, Way]][] = [
  ['deactivate each other', ['deactivates the other', 'deactivates the other']],
  ['deactivate themselves', ['deactivates oneself', 'deactivates oneself']],
  ['give themselves no role', ['without any role', 'without any role']],
  ['go by different ways', ['deactivates oneself', 'without any role']],
  ['go, and take the other along', ['without any role', 'deactivates the other']],
]
type Way = 'deactivates the other' | 'deactivates oneself' | 'without any role'

/** Sends what one of two Key users does; answers the status. */
async function go(way: Way, [own, other]: readonly [Buyer, Buyer], version: number, url: string): Promise<number> {
  const UID = way === 'deactivates the other' ? other.id : own.id
  const [method, call, body] =
    way === 'without any role'
      ? [
          'PUT',
          `UpdateUser/${UID}`,
          { firstName: 'Jan', lastName: 'Brink', phone: '053 431 22 00', version, roles: [] },
        ]
      : ['PATCH', 'SetUserStatus', { UID, status: 'Inactive' }]
  const answer = await fetch(`${url}/alcdcservice/api/v1/portal/users/${call}`, {
    method,
    headers: { authorization: `Bearer ${own.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  return answer.status
}

test.each(STEPPING_DOWN)('[PRM-31] [USR-02] of the last two Key users, who %s at once, one stays', (title, ways) =>
  prove(`two Key users ${title}`, TWO_ROUNDS, async (round) => {
    await appoint()
    const [one, two] = [house.buyers[round % KEY_USERS], house.buyers[(round + 1) % KEY_USERS]]
    if (!one || !two) throw new Error('There are no two.')
    await house.pool.query(
      `update user_role set role = 'Basic' where company_id = $1 and role = 'Owner' and user_id <> all($2)`,
      [COMPANY, [one.id, two.id]],
    )
    const urls = house.servers.map(({ url }) => url)
    const versions = await Promise.all([versionOf(one.id), versionOf(two.id)])
    const statuses = await Promise.all([
      go(ways[0], [one, two], versions[0], urls[0] ?? ''),
      go(ways[1], [two, one], versions[1], urls[1] ?? ''),
    ])
    const { rowCount } = await house.pool.query(
      `select from user_role r join portal_user u on u.id = r.user_id
       where r.company_id = $1 and r.role = 'Owner' and r.is_active and u.status = 'Active'`,
      [COMPANY],
    )
    // Whom the other deactivated first is not let in at all.
    const known = [200, 204, 401, 403, 404, 409, 422]
    return [
      ...(rowCount === 1 ? [] : [`${rowCount} Key users are left: ${statuses.join(', ')}`]),
      ...statuses.filter((status) => !known.includes(status)).map((status) => `answered with ${status}`),
    ]
  }),
)

test('[USR-02] of Key users who edit one person at once one does it, and the others are told', () =>
  prove('several edit one person', ROUNDS, async (round) => {
    await appoint()
    const of = house.buyers.at(-1)?.id ?? ''
    const version = await versionOf(of)
    const edits = keyUsers().map((by, index) => ({
      by,
      of,
      version,
      role: index % 2 ? 'Manager' : 'SalesAssociate',
      firstName: `Jan ${round} ${index}`,
    }))
    const statuses = await editAtOnce(edits)
    const [done, told] = [200, 409].map((status) => statuses.filter((own) => own === status).length)
    return done === 1 && told === KEY_USERS - 1 ? [] : [`${done} did it, ${told} were told: ${statuses.join(', ')}`]
  }))
