import type { Queries } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import type { Feature } from '../../feature.ts'
import { backlogPolicy, backlogRoutes } from './backlog.routes.ts'
import { outboxMeasures } from './outbox.measures.ts'
import { outboxServices } from './outbox.services.ts'
import { createOutboxStore } from './outbox.store.ts'

const SWEEP_EVERY_MS = 600_000

export const outboxFeature = {
  policy: backlogPolicy,
  routes: {
    calls: (app, kernel) => backlogRoutes(app, outboxServices(kernel).backlog),
  },
  jobs: ({ db, settings }: { db: Queries; settings: Settings }) => [
    {
      name: 'sweep-outbox',
      everyMs: SWEEP_EVERY_MS,
      run: () => createOutboxStore(db).sweepDone(settings.OUTBOX_KEPT_DAYS),
    },
  ],
  measures: (watched: { db: Queries }) => outboxMeasures(watched),
} satisfies Feature
