import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { createSingleSignOnStore } from './single-sign-on.store.ts'
import { singleSignOnPolicy, singleSignOnRoutes, type SingleSignOnNeeds } from './single-sign-on.routes.ts'

const SWEEP_EVERY_MS = 600_000

export const singleSignOnFeature = {
  policy: singleSignOnPolicy,
  routes: { open: (app: FastifyInstance, needs: SingleSignOnNeeds) => singleSignOnRoutes(app, needs) },
  jobs: ({ db }: { db: Database }) => [
    { name: 'sweep-sign-ons', everyMs: SWEEP_EVERY_MS, run: createSingleSignOnStore(db).sweep },
  ],
}
