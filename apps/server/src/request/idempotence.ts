import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { createHash } from 'node:crypto'
import { CommitOutcomeUnknown, statement, type Database, type Queries } from '#platform/database/database.ts'

/** An answer as it is kept: the text of its body, to the byte. */
export type KeptAnswer = { status: number; body: string }

export type IdempotenceRefusal = { code: 'idempotency-conflict' } | { code: 'in-progress' }

/** A request that may be sent again: whose and what it is, the key its sender gave it, and all that it asks. */
export type KeyedRequest = { scope: string; key: string; body: string }

export const KEY_MAXIMUM_CHARACTERS = 255

const takeTurn = statement<{ isMine: boolean }>(
  'idempotence.take-turn',
  `select pg_try_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0)) as "isMine"`,
)

const find = statement<{ bodyHash: Buffer; answer: KeptAnswer }>(
  'idempotence.find',
  `select body_hash as "bodyHash", answer from idempotency_record where scope = $1 and key = $2`,
)

const keep = statement(
  'idempotence.keep',
  `insert into idempotency_record (scope, key, body_hash, answer, created_at) values ($1, $2, $3, $4, now())`,
)

const sweep = statement(
  'idempotence.sweep',
  `delete from idempotency_record where created_at <= now() - interval '72 hours'`,
)

/** Answers a request that is sent again as it was answered the first time (decisions, "idempotence"). */
export function createIdempotence(db: Database) {
  /** Runs `work` and keeps its answer in one transaction; an answer that does not stand undoes all of it and is not kept. */
  async function once(
    { scope, key, body }: KeyedRequest,
    work: () => Promise<KeptAnswer & { stands: boolean }>,
  ): Promise<Outcome<KeptAnswer, IdempotenceRefusal>> {
    const bodyHash = createHash('sha256').update(body).digest()
    const run = () =>
      db.together(async (tx): Promise<Outcome<KeptAnswer, IdempotenceRefusal>> => {
        // Held until the end of the transaction: whoever comes meanwhile is told at once, not kept waiting.
        if (!(await tx.row(takeTurn, [scope, key]))?.isMine) return refuse({ code: 'in-progress' })
        const earlier = await tx.row(find, [scope, key])
        if (earlier)
          return earlier.bodyHash.equals(bodyHash) ? accept(earlier.answer) : refuse({ code: 'idempotency-conflict' })
        const { stands, status, body: text } = await work()
        if (!stands) throw new AnswerOfUndone({ status, body: text })
        await insert(tx, { scope, key, bodyHash, answer: { status, body: text } })
        return accept({ status, body: text })
      })

    try {
      return await run()
    } catch (error) {
      if (error instanceof AnswerOfUndone) return accept(error.answer)
      // Whether it stands is looked up, never guessed: the record tells, or it is done now.
      if (error instanceof CommitOutcomeUnknown) return run()
      throw error
    }
  }

  const insert = (tx: Queries, record: { scope: string; key: string; bodyHash: Buffer; answer: KeptAnswer }) =>
    tx.rows(keep, [record.scope, record.key, record.bodyHash, JSON.stringify(record.answer)])

  return {
    once,
    /** Forgets what was answered more than three days ago. */
    sweep: () => db.rows(sweep),
  }
}

export type Idempotence = ReturnType<typeof createIdempotence>

/** Carries an answer out of a transaction that has to be undone. */
class AnswerOfUndone extends Error {
  readonly answer: KeptAnswer
  constructor(answer: KeptAnswer) {
    super('undone')
    this.answer = answer
  }
}
