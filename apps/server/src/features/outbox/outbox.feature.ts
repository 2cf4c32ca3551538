import type { FastifyInstance } from 'fastify'
import type { Queries } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import { backlogPolicy, backlogRoutes } from './backlog.routes.ts'
import type { BacklogDesk } from './backlog.service.ts'
import { outboxMeasures } from './outbox.measures.ts'
import { createOutboxStore } from './outbox.store.ts'

const SWEEP_EVERY_MS = 600_000

export const outboxFeature = {
  policy: backlogPolicy,
  routes: {
    calls: (app: FastifyInstance, { backlog }: { backlog: BacklogDesk }) => backlogRoutes(app, backlog),
  },
  jobs: ({ db, settings }: { db: Queries; settings: Settings }) => [
    {
      name: 'sweep-outbox',
      everyMs: SWEEP_EVERY_MS,
      run: () => createOutboxStore(db).sweepDone(settings.OUTBOX_KEPT_DAYS),
    },
  ],
  measures: (watched: { db: Queries }) => outboxMeasures(watched),
}
