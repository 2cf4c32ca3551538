import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { createSessionStore } from '#features/session/index.ts'
import { recordFactor } from './record-factor.ts'
import { createSecondFactorStore } from './second-factor.store.ts'

export type TakeAway = ReturnType<typeof createTakeAway>

/** Takes away the second factors, passkeys among them, that their person has lost, and ends all their sessions; false where none was in use. */
export function createTakeAway({ db, clock }: { db: Database; clock: Clock }) {
  return (userId: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const own = createSecondFactorStore(tx)
      const hadApp = await own.remove(userId)
      const hadPasskeys = await own.removePasskeys(userId)
      if (!hadApp && !hadPasskeys) return false
      await own.forgetIdleCodes(userId)
      await createSessionStore(tx).endAll(userId, null)
      recordFactor(tx, userId, { at: clock.now(), actorId: null, change: 'taken-away' })
      return true
    })
}
