import type { PoolClient } from 'pg'
import { LINK_TOPIC } from '#features/passwords/index.ts'
import type { Table } from '../format/index.ts'

/** People in the file who have no password yet and are not to choose one by an invitation. */
export async function usersWithoutPassword(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select s.id from stage_portal_user s left join portal_user u using (id)
      where u.password_hash is null and s.status <> 'Invited' order by s.id`,
  )
  return rows.map(({ id }) => id)
}

/** Gives the demo password, and notes that it is one. */
export async function setDemoPassword(
  client: PoolClient,
  { people, hash }: { people: string[]; hash: string },
): Promise<void> {
  await client.query(
    `update portal_user set password_hash = $2, demo_password_hash = $2
      where id = any($1) and password_hash is null`,
    [people, hash],
  )
}

/** Takes the demo password from everybody who still has it, and signs them out; answers how many had. */
export async function withdrawDemoPasswords(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with withdrawn as (
       update portal_user set password_hash = null, demo_password_hash = null
       where password_hash = demo_password_hash returning id),
     signed_out as (delete from session where user_id in (select id from withdrawn))
     select count(*)::int as count from withdrawn`,
  )
  return rows[0]?.count ?? 0
}

const bringsPeople = (tables: readonly Table[]) => tables.some(({ table }) => table === 'portal_user')

/** Whoever accepted an invitation stays active, though the file that was written before still says `Invited`. */
export async function keepAccepted(client: PoolClient, tables: readonly Table[]): Promise<void> {
  if (!bringsPeople(tables)) return
  await client.query(
    `update stage_portal_user s set status = u.status, is_validated = u.is_validated, has_agreed_terms = u.has_agreed_terms
     from portal_user u
     where u.id = s.id and s.status = 'Invited' and u.status = 'Active' and u.password_hash is not null`,
  )
}

/** Whoever was erased does not come back: their rows are taken out of what was read; answers how many people that were. */
export async function leaveOutErased(client: PoolClient, tables: readonly Table[]): Promise<number> {
  if (!bringsPeople(tables)) return 0
  const erased = `(select user_id from erasure where erased_at is not null)`
  if (tables.some(({ table }) => table === 'user_role'))
    await client.query(`delete from stage_user_role where user_id in ${erased}`)
  const { rowCount } = await client.query(`delete from stage_portal_user where id in ${erased}`)
  return rowCount ?? 0
}

/** Whoever was deactivated by their company, with all their roles, stays so, whatever was written before; so does who asked to be erased. */
export async function keepDeactivated(client: PoolClient, tables: readonly Table[]): Promise<void> {
  if (!bringsPeople(tables)) return
  await client.query(
    `update stage_portal_user s set status = u.status
     from portal_user u
     where u.id = s.id and u.status = 'Inactive'
       and exists (select from user_role r where r.user_id = u.id)
       and not exists (select from user_role r where r.user_id = u.id and r.is_active)
       or u.id = s.id and exists (select from erasure e where e.user_id = u.id)`,
  )
}

/** People of the file who cannot sign in before they have chosen a password, and were never asked to. */
export async function uninvitedPeople(client: PoolClient, tables: readonly Table[]): Promise<string[]> {
  if (!bringsPeople(tables)) return []
  const { rows } = await client.query<{ id: string }>(
    `select s.id from stage_portal_user s left join portal_user u using (id)
     where s.status <> 'Inactive' and u.password_hash is null
       and not exists (select from one_time_token t where t.user_id = s.id)
       and not exists (select from outbox o
         where o.topic = $1 and o.done_at is null and o.payload ->> 'userId' = s.id)
     order by s.id`,
    [LINK_TOPIC],
  )
  return rows.map(({ id }) => id)
}
