import type pg from 'pg'
import type { Database } from '#platform/database/database.ts'

/** Runs work of which the database knows nothing afterwards. */
export type TakeBack = (db: Database, work: () => Promise<void>) => Promise<void>

/** As a database comes back from a copy: every row of every table as it was, and no trigger sees it. */
export const byRestore: TakeBack = async ({ pool }, work) => {
  const tables = await tablesOf(pool)
  await pool.query(`create schema kept; ${each(tables, ({ name }) => `create table kept.${name} as table ${name}`)}`)
  await work()
  const comesBack = ({ name, columns }: Table) => `delete from ${name};
    insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`
  await pool.query(`begin; set local session_replication_role = replica;
    ${each(tables, comesBack)}; drop schema kept cascade; commit`)
}

/** As a transaction takes back what was done and read in it. */
export const byRollback: TakeBack = async (db, work) => {
  const undone = new Error('undone')
  const outcome: unknown = await db
    .together(async () => {
      await work()
      throw undone
    })
    .catch((fault: unknown) => fault)
  if (outcome !== undone) throw outcome
}

type Table = { name: string; columns: string }

/** With the columns that are written, and not worked out from others. */
async function tablesOf(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select quote_ident(table_name) as name, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.tables join information_schema.columns using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by table_name`,
  )
  return rows
}

function each(tables: readonly Table[], sql: (table: Table) => string): string {
  return tables.map(sql).join(';\n')
}
