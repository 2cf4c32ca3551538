import { afterAll, beforeAll, test } from 'vitest'
import { COMPANY, openHouse, PATIENT, SHIP_TO, type Buyer, type House } from '../support/open-house.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const KEY_USERS = 8

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: KEY_USERS + 1, settings: PATIENT })
})
afterAll(() => house.close())

const keyUsers = () => house.buyers.slice(0, KEY_USERS)

/** The company has these Key users, and no other. */
async function appoint(): Promise<void> {
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
