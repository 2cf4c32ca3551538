import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { startTestServer, TEMPLATE_DATABASE } from '../../apps/server/src/platform/test/test-server.ts'
import { withDatabase } from '../../apps/server/src/platform/test/database-url.ts'
import { type Column, printDatabaseTypes } from './print-database-types.ts'

export const GENERATED_FILE = 'apps/server/src/platform/database.generated.ts'

/** Whether the committed types tell what the migrations make. */
export async function databaseTypesProblems(root: string): Promise<string[]> {
  const file = path.join(root, GENERATED_FILE)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return committed === (await generateDatabaseTypes())
    ? []
    : [`${GENERATED_FILE} is not what the migrations make: npm run codegen:database`]
}

/** The types of a database that every migration went through. */
export async function generateDatabaseTypes(): Promise<string> {
  const server = await startTestServer('18')
  try {
    return printDatabaseTypes(await readColumns(withDatabase(server.url, TEMPLATE_DATABASE)))
  } finally {
    await server.stop()
  }
}

async function readColumns(url: string): Promise<Column[]> {
  const pool = createPool(url, { max: 1 })
  try {
    const { rows } = await pool.query<Column>(COLUMNS)
    return rows
  } finally {
    await pool.end()
  }
}

// Partitions are reached through their table, and the migrations' own table is nobody's business.
const COLUMNS = `
  select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as "table",
         a.attname as name,
         format_type(coalesce(nullif(t.typbasetype, 0), case when t.typelem <> 0 and t.typcategory = 'A' then t.typelem end, a.atttypid), null) as type,
         t.typcategory = 'A' as "isArray",
         not (a.attnotnull or t.typnotnull) as "isNullable",
         a.attgenerated <> '' or a.attidentity = 'a' as "isAlwaysGenerated",
         a.atthasdef or a.attidentity <> '' as "hasDefault",
         (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid in (a.atttypid, t.typelem)) as labels
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
   where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
     and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
     and c.relname <> 'schema_migrations'
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by 1, a.attnum`
