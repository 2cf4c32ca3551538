import type pg from 'pg'
import type { Database } from '#platform/database.ts'

/** Runs work of which the database knows nothing afterwards. */
export type TakeBack = (db: Database, work: () => Promise<void>) => Promise<void>

/** As a database comes back from a copy: every row of every table as it was, and no trigger sees it. */
export const byRestore: TakeBack = async ({ pool }, work) => {
  const tables = await tablesOf(pool)
  await pool.query(`create schema kept; ${each(tables, (name) => `create table kept.${name} as table ${name}`)}`)
  await work()
  await pool.query(`begin; set local session_replication_role = replica;
    ${each(tables, (name) => `delete from ${name}; insert into ${name} overriding system value table kept.${name}`)};
    drop schema kept cascade; commit`)
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

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}

function each(names: readonly string[], sql: (name: string) => string): string {
  return names.map(sql).join(';\n')
}
