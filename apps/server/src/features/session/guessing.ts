import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { createGuessingStore, FAILURES } from './guessing.store.ts'

/**
 * Slows guessing that is spread over many accounts and many addresses, of which no limit of one of them knows. When too many
 * passwords were wrong within a minute, whoever they were for, only people at a network that they signed in at before are let
 * try; an account that nobody has is at none.
 */
export function createGuessing({ db, failuresPerMinute }: { db: Database; failuresPerMinute: number }) {
  const store = createGuessingStore(db)
  const limit = createRateLimit(db)
  return {
    /** Null, or after how many seconds strangers may try again. */
    async heldUpFor(userId: string | null, ip: string): Promise<number | null> {
      const failed = await store.readFailures(userId, networkHash(userId, ip))
      return failed && failed.hits >= failuresPerMinute && !failed.isKnown ? Math.max(1, failed.secondsLeft) : null
    },
    /** One more; true when it is the one from which on strangers wait. */
    noteFailure: async () => !(await limit.allows(FAILURES, failuresPerMinute - 1)),
    noteSuccess: (userId: string, ip: string) => store.noteNetwork(userId, networkHash(userId, ip)),
  }
}

const networkHash = (userId: string | null, ip: string): Buffer =>
  createHash('sha256')
    .update(`network:${userId ?? ''}:${networkOf(ip)}`)
    .digest()
