import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database.ts'
import { createOutboxStore } from './outbox.store.ts'

/** Waiting includes dead; `heldBack` counts ship-tos behind a dead message; the lag is the age of the oldest that waits. */
export type OutboxMeasures = { waiting: number; dead: number; heldBack: number; lagSeconds: number }

export async function measureOutbox(db: Queries, clock: Clock): Promise<OutboxMeasures> {
  const { waiting, dead, heldBack, oldestAt } = await createOutboxStore(db).measure()
  const lagMs = oldestAt ? clock.now().getTime() - oldestAt.getTime() : 0
  return { waiting, dead, heldBack, lagSeconds: Math.max(0, Math.round(lagMs / 1000)) }
}

/** What an alert hangs on: lag when nothing moves, dead when a person is needed. */
export function outboxMeasures({ db, clock }: { db: Queries; clock: Clock }) {
  let asked: Promise<OutboxMeasures> | undefined
  // All figures are read at once, so one look is enough for them.
  const measured = () => (asked ??= measureOutbox(db, clock).finally(() => (asked = undefined)))
  const read = (figure: keyof OutboxMeasures) => async () => (await measured())[figure]
  return [
    { name: 'fust_outbox_waiting', help: 'Messages that are not done, dead ones included.', read: read('waiting') },
    { name: 'fust_outbox_dead', help: 'Messages that a person has to look at.', read: read('dead') },
    {
      name: 'fust_outbox_held_back',
      help: 'Ship-tos whose orders wait behind a dead message.',
      read: read('heldBack'),
    },
    { name: 'fust_outbox_lag_seconds', help: 'Age of the oldest message that is not done.', read: read('lagSeconds') },
  ]
}
