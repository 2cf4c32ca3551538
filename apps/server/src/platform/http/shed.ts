import { outageOf } from './outage.ts'

/** Why a request is not worked on, as a REST call says it. */
export type ShedReason = 'too-many-requests' | 'overloaded' | 'closed'

const MESSAGES: Readonly<Record<ShedReason, string>> = {
  'too-many-requests': 'Too many requests. Try again later.',
  overloaded: 'The portal is busy. Try again in a moment.',
  closed: 'The portal is closed for maintenance. Try again later.',
}

/** A request that is not worked on now; `retryAfterSeconds` says when to come back. */
export class Shed extends Error {
  override name = 'Shed'
  readonly statusCode: 429 | 503
  readonly retryAfterSeconds: number
  readonly reason: ShedReason

  constructor(
    statusCode: 429 | 503,
    retryAfterSeconds: number,
    reason: ShedReason = statusCode === 429 ? 'too-many-requests' : 'overloaded',
  ) {
    super(MESSAGES[reason])
    this.statusCode = statusCode
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
  }
}

const RETRY_AFTER_SECONDS = 5
// Of the system: there are no more files, or connections, for this process.
const NO_FILES = new Set(['EMFILE', 'ENFILE'])
const OUT_OF_TIME = 'FST_ERR_HANDLER_TIMEOUT'

/** What was shed while it ran: by a limit of ours, by the database, or since it took too long; null for any other fault. */
export function shedOf(fault: unknown): Shed | null {
  if (fault instanceof Shed) return fault
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const isPassing = outageOf(fault) !== null || code === OUT_OF_TIME || NO_FILES.has(code)
  return isPassing ? new Shed(503, RETRY_AFTER_SECONDS) : null
}
