import pg from 'pg'
import { CommitOutcomeUnknown } from './transaction.ts'

/**
 * Why the database did not do what it was asked, where neither who asked nor our statement was wrong. Who asks again later
 * may hear better; with the same key, the truth.
 */
export const OUTAGES = ['busy', 'away', 'read-only', 'no-space', 'unheard'] as const
export type Outage = (typeof OUTAGES)[number]

// SQLSTATEs, or the classes that they begin with (PostgreSQL, appendix A).
const STATES: Readonly<Record<string, Outage>> = {
  '25P03': 'busy', // a silent transaction was ended
  '53300': 'busy', // no connection is left
  '55P03': 'busy', // no lock in time
  '57014': 'busy', // a statement took too long
  '57P01': 'away', // it is being stopped
  '57P02': 'away', // another of its processes crashed
  '57P03': 'away', // it is starting, or stopping
  '57P05': 'away', // the session was idle for too long
  '25006': 'read-only', // a standby, or one that was told to be
  '53100': 'no-space',
  '53200': 'no-space', // of memory
  '58030': 'no-space', // a disk that takes nothing
  '08': 'away',
}

// Of the system, for a connection that cannot be made, or that broke.
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const CONNECTING = new Set(['connect', 'getaddrinfo'])

// The driver and its pool have no codes for these.
const SAID: Readonly<Record<string, Outage>> = {
  'timeout exceeded when trying to connect': 'busy',
  'Connection terminated due to connection timeout': 'away',
  'Connection terminated unexpectedly': 'away',
  'Connection terminated': 'away',
  'Client has encountered a connection error and is not queryable': 'away',
  'Client was closed and is not queryable': 'away',
}

/** What a fault says of the database; null for one that asking again would not mend. */
export function outageOf(fault: unknown): Outage | null {
  if (fault instanceof CommitOutcomeUnknown) return 'unheard'
  if (!(fault instanceof Error)) return null
  const { code = '', syscall = '', message }: NodeJS.ErrnoException = fault
  if (fault instanceof pg.DatabaseError) return STATES[code] ?? STATES[code.slice(0, 2)] ?? null
  if (CONNECTION_CODES.has(code) || CONNECTING.has(syscall)) return 'away'
  return SAID[message] ?? null
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
