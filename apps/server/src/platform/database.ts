import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** One SQL text with a stable name: PostgreSQL plans it once per connection. `Row` is what a row of the answer looks like. */
export type Statement<Row extends pg.QueryResultRow> = {
  readonly name: string
  readonly text: string
  readonly row?: Row
}

export type Value = string | number | boolean | Date | Buffer | null | readonly Value[]

export type Queries = {
  rows: <Row extends pg.QueryResultRow>(statement: Statement<Row>, values?: readonly Value[]) => Promise<Row[]>
  row: <Row extends pg.QueryResultRow>(statement: Statement<Row>, values?: readonly Value[]) => Promise<Row | undefined>
}

export type Database = Queries & {
  /** Runs the work in one transaction; a deadlock or serialization failure is tried again at most three times. */
  transaction: <T>(work: (tx: Queries) => Promise<T>) => Promise<T>
  /** All that `work` asks of this database, however deep inside, is one transaction; a transaction in it is a part of it. */
  together: <T>(work: (tx: Queries) => Promise<T>) => Promise<T>
  pool: pg.Pool
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

export function createDatabase(pool: pg.Pool): Database {
  const loose = queriesOn(pool)
  const whole = new AsyncLocalStorage<Queries>()
  const queries = () => whole.getStore() ?? loose
  return {
    rows: (asked, values) => queries().rows(asked, values),
    row: (asked, values) => queries().row(asked, values),
    transaction: (work) => {
      const tx = whole.getStore()
      return retried(() => (tx ? inSavepoint(tx, work) : inTransaction(pool, work)))
    },
    together: (work) =>
      retried(() => inTransaction(pool, (tx) => inTurn(tx, (own) => whole.run(own, () => work(own))))),
    pool,
    close: () => pool.end(),
  }
}

// Not declared: PREPARE, which checks what is declared, takes no savepoints.
const savepoint = { name: 'database.savepoint', text: 'savepoint part' }
const release = { name: 'database.release', text: 'release savepoint part' }
const undo = { name: 'database.undo', text: 'rollback to savepoint part' }

/** A part that is undone alone when it fails; what was done before it stays. */
async function inSavepoint<T>(tx: Queries, work: (tx: Queries) => Promise<T>): Promise<T> {
  await tx.rows(savepoint)
  try {
    const answer = await work(tx)
    await tx.rows(release)
    return answer
  } catch (error) {
    await tx.rows(undo)
    await tx.rows(release)
    throw error
  }
}

/** One connection does one thing at a time; fields of an answer are asked for at once. */
function inTurn<T>(tx: Queries, work: (tx: Queries) => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  const rows: Queries['rows'] = (asked, values) => {
    const own = last.then(() => tx.rows(asked, values))
    last = own.catch(() => {})
    return own
  }
  return work({ rows, row: async (asked, values) => (await rows(asked, values))[0] })
}

function queriesOn(client: pg.Pool | pg.PoolClient): Queries {
  const rows: Queries['rows'] = async <Row extends pg.QueryResultRow>(
    asked: Statement<Row>,
    values: readonly Value[] = [],
  ) => {
    const answer = await client.query<Row>({ name: asked.name, text: asked.text, values: [...values] })
    return answer.rows
  }
  return { rows, row: async (asked, values) => (await rows(asked, values))[0] }
}

/** The connection broke while committing: the work may or may not stand, and has to be looked up by its key. */
export class CommitOutcomeUnknown extends Error {
  override name = 'CommitOutcomeUnknown'
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const lost: { why?: Error } = {}
  const onError = (error: Error) => (lost.why ??= error)
  client.on('error', onError)
  try {
    await client.query('begin')
    const answer = await work(queriesOn(client))
    if (lost.why) throw lost.why
    await commit(client)
    return answer
  } catch (error) {
    if (error instanceof CommitOutcomeUnknown) throw error
    // Why the connection ended says more than that a statement found it gone.
    const fault = lost.why ?? error
    await client.query('rollback').catch(onError)
    throw fault
  } finally {
    client.off('error', onError)
    client.release(lost.why)
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('commit')
  } catch (error) {
    if (sqlState(error)) throw error
    throw new CommitOutcomeUnknown('The connection was lost while committing.', { cause: error })
  }
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
function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** The name of the constraint that refused a write, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

const OVERLOAD_STATES = new Set(['25P03', '53300', '55P03', '57014'])
// The pool's words for waiting in vain: for a connection that is free, and for a new one.
const NO_CONNECTION_IN_TIME = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]

/** True when it only took too long: no free connection, no lock, no time. Nothing was done; later it may be. */
export function isOverload(error: unknown): boolean {
  if (error instanceof Error && NO_CONNECTION_IN_TIME.includes(error.message)) return true
  return OVERLOAD_STATES.has(sqlState(error) ?? '')
}
