import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database.ts'
import { createOutboxStore } from './outbox.store.ts'

/** When a message that is done was done, at the latest, to be forgotten now. */
export function forgottenBefore(now: Date, keptDays: number): Date {
  return new Date(now.getTime() - keptDays * 86_400_000)
}

/** Removes what was done long ago; what waits or is dead stays however old it is. */
export function createOutboxSweep({ db, clock, keptDays }: { db: Queries; clock: Clock; keptDays: number }) {
  const store = createOutboxStore(db)
  return () => store.sweepDone(forgottenBefore(clock.now(), keptDays))
}
