import pg from 'pg'
import { databaseFault, type DatabaseFault } from '../database/database-faults.ts'
import { CommitOutcomeUnknown } from '../database/transaction.ts'

/**
 * Why the database did not do what it was asked, where neither who asked nor our statement was wrong. Who asks again later
 * may hear better; with the same key, the truth.
 */
export const OUTAGES = ['busy', 'away', 'read-only', 'no-space', 'unheard'] as const
export type Outage = (typeof OUTAGES)[number]

// What the database says of a statement that it did not carry out (PostgreSQL, appendix A).
const STATES: Readonly<Record<string, Outage>> = {
  '25P03': 'busy', // a silent transaction was ended
  '55P03': 'busy', // no lock in time
  '57014': 'busy', // a statement took too long
  '57P05': 'away', // the session was idle for too long
  '53100': 'no-space',
  '53200': 'no-space', // of memory
  '58030': 'no-space', // a disk that takes nothing
}

// Whoever is being talked to already has an address that can be read: what remains is a file that is missing elsewhere.
const FAULTS: Readonly<Record<Exclude<DatabaseFault, 'address-unreadable'>, Outage>> = {
  'host-unknown': 'away',
  'host-unreachable': 'away',
  'nothing-listens': 'away',
  'no-answer-in-time': 'busy',
  'connection-lost': 'away',
  'no-postgresql': 'away',
  'no-tls': 'away',
  'certificate-refused': 'away',
  'wrong-password': 'away',
  'not-let-in': 'away',
  'no-such-database': 'away',
  'no-connection-left': 'busy',
  'starting-or-stopping': 'away',
  'read-only': 'read-only',
}

/** What a fault says of the database; null for one that asking again would not mend. */
export function outageOf(fault: unknown): Outage | null {
  if (fault instanceof CommitOutcomeUnknown) return 'unheard'
  const said = fault instanceof pg.DatabaseError ? STATES[fault.code ?? ''] : undefined
  if (said) return said
  const kind = databaseFault(fault)
  return kind === undefined || kind === 'address-unreadable' ? null : FAULTS[kind]
}

export type OutageLog = { error: (fields: { event: string; code: string; error: string }, text: string) => void }

/** How often the database did not do what it was asked, by why, since the process began. */
export type Outages = {
  /** Passes on what comes of it; of an outage it takes note. */
  notice: <T>(work: Promise<T>) => Promise<T>
  countOf: (outage: Outage) => number
}

// While there is no database every request meets an outage: one line a second says as much as all of them.
const TOLD_EVERY_MS = 1_000

export function createOutages(log?: OutageLog): Outages {
  const counts = new Map<Outage, number>()
  let toldMs = -TOLD_EVERY_MS

  function note(fault: unknown): void {
    const outage = outageOf(fault)
    if (!outage) return
    counts.set(outage, (counts.get(outage) ?? 0) + 1)
    if (performance.now() - toldMs < TOLD_EVERY_MS) return
    toldMs = performance.now()
    const error = fault instanceof Error ? fault.message : String(fault)
    log?.error({ event: 'outage', code: outage, error }, 'the database did not do what it was asked')
  }

  return {
    notice: async (work) => {
      try {
        return await work
      } catch (fault) {
        note(fault)
        throw fault
      }
    },
    countOf: (outage) => counts.get(outage) ?? 0,
  }
}
