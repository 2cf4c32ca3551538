import type { Queries } from '#platform/database/database.ts'
import { createOutboxStore, type OutboxMeasures } from './outbox.store.ts'

/** What an alert hangs on: lag when nothing moves, dead when a person is needed. */
export function outboxMeasures({ db }: { db: Queries }) {
  let asked: Promise<OutboxMeasures> | undefined
  // All figures are read at once, so one look is enough for them.
  const measured = () =>
    (asked ??= createOutboxStore(db)
      .measure()
      .finally(() => (asked = undefined)))
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
