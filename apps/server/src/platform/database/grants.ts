import pg from 'pg'

/** What the product does with its tables, and nothing else: it reads the list of migrations and adds to the audit trail. */
const grantsFor = (role: string) => `
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  revoke insert, update, delete on schema_migrations from ${role};
  revoke update, delete on audit_entry from ${role};
  grant usage, select, update on all sequences in schema public to ${role};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema public grant usage, select, update on sequences to ${role}`

/** Lets a role run the product on tables that another role owns, those of later migrations too. */
export async function grantProduct(pool: pg.Pool, role: string): Promise<void> {
  await pool.query(grantsFor(pg.escapeIdentifier(role)))
}

export async function roleExists(pool: pg.Pool, role: string): Promise<boolean> {
  const { rows } = await pool.query('select from pg_roles where rolname = $1', [role])
  return rows.length > 0
}

/** Whether the role that we are could change what stands in the audit trail, were it not for a trigger. */
export async function mayRewriteAudit(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select has_table_privilege('audit_entry', 'update, delete, truncate') as may`,
  )
  return rows[0]?.may ?? false
}
