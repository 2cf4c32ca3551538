import { ROLES } from '@fust/domain/access'
import type { PoolClient } from 'pg'

/** The roles that have what the administrator gives them, whatever a folder says; such as `Manager of Ontrade`. */
export async function rolesOfAdministrator(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ role: string }>(
    `select role || ' of ' || customer_type as role from role_permission
     order by customer_type, array_position($1::text[], role)`,
    [ROLES],
  )
  return rows.map(({ role }) => role)
}
