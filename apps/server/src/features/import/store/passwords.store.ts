import type { PoolClient } from 'pg'

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
