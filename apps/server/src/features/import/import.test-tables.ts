import type { Pool } from 'pg'

// What an import decides anew: surrogate ids, times of the import itself, and the ledgers behind a balance.
const NOT_COMPARED = new Set([
  'schema_migrations',
  'stock_movement',
  'budget_movement',
  'audit_entry',
  'ordered_change',
])
const OWN_COLUMNS: Record<string, readonly string[]> = {
  product: ['id', 'updated_at'],
  portal_user: ['password_hash', 'demo_password_hash'],
  sales_order: ['id', 'cart_id', 'token'],
  order_event: ['id'],
}

export type Tables = Record<string, unknown[]>

/** Everything that the tables of a brewery hold, so that two databases can be compared. */
export async function readTables(pool: Pool): Promise<Tables> {
  const tables: Tables = {}
  for (const table of await tableNames(pool)) {
    if (NOT_COMPARED.has(table)) continue
    const ofOrder = table.startsWith('order_') && table !== 'order_day'
    const { rows } = await pool.query<{ row: unknown }>(
      `select to_jsonb(t) - $1::text[] ${ofOrder ? "|| jsonb_build_object('number', o.number)" : ''} as row
        from "${table}" t ${ofOrder ? 'join sales_order o on o.company_id = t.company_id and o.id = t.order_id' : ''}
        order by ${ofOrder ? 'o.number, ' : ''}${table === 'order_event' ? 't.id' : '1'}`,
      [[...(OWN_COLUMNS[table] ?? []), ...(ofOrder ? ['order_id'] : [])]],
    )
    tables[table] = rows.map(({ row }) => row)
  }
  return tables
}

/** Which transaction wrote each row last: a repeated import must leave every one of them alone. */
export async function readRowVersions(pool: Pool): Promise<Record<string, string[]>> {
  const names = await tableNames(pool)
  const selects = names.map((name) => `select '${name}' as name, ctid, xmin from "${name}"`)
  const { rows } = await pool.query<{ name: string; versions: string[] }>(
    `select name, array_agg(ctid::text || ' ' || xmin::text order by ctid) as versions
     from (${selects.join(' union all ')}) t group by name`,
  )
  const found = new Map(rows.map(({ name, versions }) => [name, versions]))
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? []]))
}

// The audit trail cannot be emptied.
const KEPT = new Set(['schema_migrations', 'audit_entry'])

/**
 * Deletes what is there, where truncating would give each of some hundred empty tables and their indexes new files: that
 * takes 0.3 s of processor. Without triggers, as when truncating; identities begin again.
 */
export async function emptyTables(pool: Pool): Promise<void> {
  const names = (await tableNames(pool)).filter((name) => !KEPT.has(name))
  const deletions = names.map((name) => `delete from "${name}";`)
  await pool.query(
    `begin; set local session_replication_role = replica; ${deletions.join(' ')}
     select setval(s.seqrelid::regclass, s.seqstart, false)
     from pg_sequence s join pg_depend d on d.objid = s.seqrelid and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid
     where t.relname in (${names.map((name) => `'${name}'`).join(', ')}); commit`,
  )
}

async function tableNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}
