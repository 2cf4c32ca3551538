import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { createOutboxStore } from './outbox.store.ts'
import type { WorkLog } from './work-log.ts'
import type pg from 'pg'

export type TestClock = Clock & { advance: (ms: number) => void }

/** A clock that stands still until it is moved on. */
export function buildClock(start = '2026-11-23T09:00:00Z'): TestClock {
  let nowMs = Date.parse(start)
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms
    },
  }
}

export type TestLog = WorkLog & { errors: string[] }

/** Keeps what a person would be told. */
export function buildLog(): TestLog {
  const errors: string[] = []
  return {
    errors,
    info: () => undefined,
    warn: () => undefined,
    error: (fields, text) => errors.push(`${text} ${JSON.stringify(fields)}`),
  }
}

export type WishedMessage = {
  key: string
  topic?: string
  shipToId?: string
  companyId?: string
  payload?: unknown
}

/** Writes messages as a decision would, in this order. */
export async function insertMessages(pool: pg.Pool, messages: readonly WishedMessage[]): Promise<void> {
  for (const { key, topic = 'erp.test', shipToId = 'S1', companyId = 'C1', payload = {} } of messages)
    await pool.query('insert into outbox (key, topic, company_id, ship_to_id, payload) values ($1, $2, $3, $4, $5)', [
      key,
      topic,
      companyId,
      shipToId,
      JSON.stringify(payload),
    ])
}

/** Moves all that workers compare with the database's clock into the past, as if it were so much later. */
export async function letTimePass(pool: pg.Pool, ms: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - $1 * interval '1 ms'`
  const moments = ['created_at', 'available_at', 'leased_until', 'done_at', 'dead_at'].map(earlier)
  await pool.query(`update outbox set ${moments.join(', ')}`, [ms])
  await pool.query(`update sales_order set ${earlier('erp_check_due_at')}`, [ms])
  await pool.query(`update order_invoice set ${earlier('receivable_check_due_at')}`, [ms])
  await pool.query(`update payment set ${earlier('check_due_at')}`, [ms])
}

/** What is not done yet: key by key, with what is known of it. */
export const waitingMessages = (db: Queries) => createOutboxStore(db).readWaiting({ all: true, limit: 500 })
