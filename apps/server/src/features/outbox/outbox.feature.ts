import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database.ts'
import type { Settings } from '#platform/env.ts'
import { outboxMeasures } from './outbox.measures.ts'
import { createOutboxSweep } from './sweep.ts'

const SWEEP_EVERY_MS = 600_000

export const outboxFeature = {
  policy: {},
  jobs: ({ db, clock, settings }: { db: Queries; clock: Clock; settings: Settings }) => [
    {
      name: 'sweep-outbox',
      everyMs: SWEEP_EVERY_MS,
      run: createOutboxSweep({ db, clock, keptDays: settings.OUTBOX_KEPT_DAYS }),
    },
  ],
  measures: (watched: { db: Queries; clock: Clock }) => outboxMeasures(watched),
}
