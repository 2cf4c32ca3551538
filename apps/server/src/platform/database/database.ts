import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { createOutages, type OutageLog, type Outages } from '../http/outage.ts'
import type { Queries, Statement, Transaction, Value } from './queries.ts'
import { inSavepoint, inSnapshot, inTransaction } from './transaction.ts'

export type { Queries, Statement, Transaction, Value } from './queries.ts'
export { CommitOutcomeUnknown } from './transaction.ts'

export type Database = Queries & {
  /** Runs the work in one transaction; a deadlock or serialization failure is tried again at most three times. */
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** All that `work` asks of this database, however deep inside, is one transaction; a transaction in it is a part of it. */
  together: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** Reads as of one moment, and cannot write; nothing is tried again. */
  snapshot: <T>(work: (tx: Queries) => Promise<T>) => Promise<T>
  pool: pg.Pool
  /** What it did not do, and that was nobody's mistake. */
  outages: Outages
  close: () => Promise<void>
}

const known = new Map<string, Statement<pg.QueryResultRow>>()

/** Declares a statement. Every declared statement is checked against the migrated database by a test. */
export function statement<Row extends pg.QueryResultRow = Record<string, never>>(
  name: string,
  text: string,
): Statement<Row> {
  if (known.has(name)) throw new Error(`Two statements are named ${name}.`)
  const declared = { name, text }
  known.set(name, declared)
  return declared
}

export function declaredStatements(): Statement<pg.QueryResultRow>[] {
  return [...known.values()]
}

export function createDatabase(pool: pg.Pool, log?: OutageLog): Database {
  const outages = createOutages(log)
  const loose = queriesOn(pool, outages)
  const whole = new AsyncLocalStorage<Transaction>()
  const queries = () => whole.getStore() ?? loose
  return {
    rows: (asked, values) => queries().rows(asked, values),
    row: (asked, values) => queries().row(asked, values),
    transaction: (work) => {
      const tx = whole.getStore()
      return retried(() => (tx ? inSavepoint(tx, work) : outages.notice(inTransaction(pool, work))))
    },
    together: (work) => {
      const outer = whole.getStore()
      if (outer) return retried(() => inSavepoint(outer, work))
      return retried(() => outages.notice(inTransaction(pool, (tx) => whole.run(tx, () => work(tx)))))
    },
    snapshot: (work) => outages.notice(inSnapshot(pool, work)),
    pool,
    outages,
    close: () => pool.end(),
  }
}

function queriesOn(client: pg.Pool, outages: Outages): Queries {
  const rows: Queries['rows'] = async <Row extends pg.QueryResultRow>(
    asked: Statement<Row>,
    values: readonly Value[] = [],
  ) => {
    const { name, text } = asked
    const answer = await outages.notice(client.query<Row>({ name, text, values: [...values] }))
    return answer.rows
  }
  return { rows, row: async (asked, values) => (await rows(asked, values))[0] }
}

const RETRIED_STATES = new Set(['40001', '40P01'])
const MAX_TRIES = 4

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= MAX_TRIES || !RETRIED_STATES.has(sqlState(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

/** The five-letter SQLSTATE of a database error, or undefined. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** The name of the constraint that refused a write, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
