import type { PoolClient } from 'pg'

/** People in the file who have no password yet and are not to choose one by an invitation. */
export async function usersWithoutPassword(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select s.id from stage_portal_user s left join portal_user u using (id)
      where u.password_hash is null and s.status <> 'Invited' order by s.id`,
  )
  return rows.map(({ id }) => id)
}

export async function setPasswords(client: PoolClient, hashes: ReadonlyMap<string, string>): Promise<void> {
  await client.query(
    `update portal_user u set password_hash = h.hash from unnest($1::text[], $2::text[]) h (id, hash)
      where u.id = h.id and u.password_hash is null`,
    [[...hashes.keys()], [...hashes.values()]],
  )
}
