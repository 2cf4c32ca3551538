import { statement, type Database } from './database.ts'
import type { Measure } from '../log/metrics.ts'
import { OUTAGES, type Outage } from '../http/outage.ts'

const countLockWaits = statement<{ waits: number }>(
  'database.lock-waits',
  `select count(*)::int as waits from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
)

/** How long the queue before the database is, and how many wait inside it for somebody else's lock. */
export function databaseMeasures(db: Database): Measure[] {
  return [
    {
      name: 'fust_pool_waiting',
      help: 'Requests that wait for a database connection.',
      read: async () => db.pool.waitingCount,
    },
    {
      name: 'fust_lock_waiting',
      help: 'Statements of all processes that wait for a lock.',
      read: async () => (await db.rows(countLockWaits))[0]?.waits ?? 0,
    },
    ...OUTAGES.map((outage) => ({
      name: `fust_database_${outage.replace('-', '_')}`,
      help: `Statements and commits that came to nothing: ${WHY[outage]}.`,
      read: async () => db.outages.countOf(outage),
    })),
  ]
}

const WHY: Readonly<Record<Outage, string>> = {
  busy: 'no connection, no lock, or no time for them',
  away: 'the database was not there',
  'read-only': 'the database takes no changes',
  'no-space': 'the disk is full, or memory',
  unheard: 'nobody heard whether the commit was carried out',
}
