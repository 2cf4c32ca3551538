import pg from 'pg'
import type { Queries, Statement, Transaction, Value } from './queries.ts'
import { roundTrip } from './round-trip.ts'

/** The connection broke while committing: the work may or may not stand, and has to be looked up by its key. */
export class CommitOutcomeUnknown extends Error {
  override name = 'CommitOutcomeUnknown'
}

// Not declared: PREPARE, which checks what is declared, takes none of these.
const begin = { name: 'begin', text: 'begin' }
const beginSnapshot = { name: 'begin-snapshot', text: 'begin isolation level repeatable read, read only' }
const commit = { name: 'commit', text: 'commit' }
const savepoint = { name: 'database.savepoint', text: 'savepoint part' }
const release = { name: 'database.release', text: 'release savepoint part' }
const undo = { name: 'database.undo', text: 'rollback to savepoint part' }

/** Runs the work in one transaction. It begins with the first thing asked; `begin` and that go together. */
export function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransactionOf(begin, pool, work)
}

/** The same, for reading only, and all of it as of one moment; a standby does it, too. */
export function inSnapshot<T>(pool: pg.Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  return inTransactionOf(beginSnapshot, pool, work)
}

async function inTransactionOf<T>(
  beginning: Statement<pg.QueryResultRow>,
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const tx = transactionOn(client, beginning)
  const lost: { why?: Error } = {}
  const onError = (error: Error) => (lost.why ??= error)
  client.on('error', onError)
  try {
    const answer = await work(tx)
    if (lost.why) throw lost.why
    await tx.commit()
    return answer
  } catch (error) {
    tx.end()
    if (error instanceof CommitOutcomeUnknown) throw error
    // Why the connection ended says more than that a statement found it gone.
    const fault = lost.why ?? error
    if (tx.hasBegun()) await client.query('rollback').catch(onError)
    throw fault
  } finally {
    client.off('error', onError)
    client.release(lost.why)
  }
}

type Asked = {
  statement: Statement<pg.QueryResultRow>
  values: readonly Value[]
  resolve: (rows: pg.QueryResultRow[]) => void
  reject: (fault: unknown) => void
}

function transactionOn(client: pg.PoolClient, beginning: Statement<pg.QueryResultRow>) {
  // Goes with whatever is asked first: when it fails, nothing of that is done.
  let waiting: Asked[] = [unanswered(beginning, [])]
  let sending: Promise<void> | undefined
  let hasBegun = false
  let isOver = false
  let failure: { why: unknown } | undefined

  /** Sends all that was asked in the same moment, then what was asked meanwhile. */
  async function send(): Promise<void> {
    await Promise.resolve()
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      await answer(asked)
    }
    sending = undefined
  }

  async function answer(asked: readonly Asked[]): Promise<void> {
    if (isOver) return refuse(asked, new Error('The transaction is over.'))
    const isFirst = !hasBegun
    hasBegun = true
    try {
      const answers = await roundTrip(
        client,
        asked.map(({ statement: { name, text }, values }) => ({ name, text, values: [...values] })),
      )
      if (asked.some(({ statement }) => statement === undo)) failure = undefined
      for (const [nth, { resolve }] of asked.entries()) resolve(answers[nth] ?? [])
    } catch (fault) {
      failure ??= { why: fault }
      // Where it may not have begun, nothing more may be done.
      isOver ||= isFirst
      refuse(asked, fault)
    }
  }

  function ask(statement: Statement<pg.QueryResultRow>, values: readonly Value[]): Promise<pg.QueryResultRow[]> {
    return new Promise((resolve, reject) => {
      waiting.push({ statement, values, resolve, reject })
      sending ??= send()
    })
  }
  const rows: Queries['rows'] = async <Row extends pg.QueryResultRow>(
    statement: Statement<Row>,
    values: readonly Value[] = [],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement says what its rows are
  ) => (await ask(statement, values)) as Row[]

  return {
    rows,
    row: async <Row extends pg.QueryResultRow>(statement: Statement<Row>, values?: readonly Value[]) =>
      (await rows(statement, values))[0],
    leave: (statement: Statement<pg.QueryResultRow>, values: readonly Value[] = []) => {
      waiting.push(unanswered(statement, values))
    },
    hasBegun: () => hasBegun,
    /** From now on nothing more is asked: it would stand by itself. */
    end: () => {
      isOver = true
    },
    commit: async () => {
      if (!hasBegun && waiting.length === 1) return
      // PostgreSQL answers the commit of a transaction that has failed as if all were well, and undoes it.
      if (failure) throw failure.why
      try {
        await ask(commit, [])
        isOver = true
      } catch (error) {
        if (error instanceof pg.DatabaseError) throw error
        throw new CommitOutcomeUnknown('The connection was lost while committing.', { cause: error })
      }
    },
  }
}

function refuse(asked: readonly Asked[], fault: unknown): void {
  for (const { reject } of asked) reject(fault)
}

function unanswered(statement: Statement<pg.QueryResultRow>, values: readonly Value[]): Asked {
  return { statement, values, resolve: () => {}, reject: () => {} }
}

/** A part that is undone alone when it fails; what was done before it stays. */
export async function inSavepoint<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
  tx.leave(savepoint)
  try {
    const answer = await work(tx)
    await tx.rows(release)
    return answer
  } catch (error) {
    await Promise.all([tx.rows(undo), tx.rows(release)])
    throw error
  }
}
