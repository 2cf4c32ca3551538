import type { Database } from '#platform/database/database.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Feature } from '../../feature.ts'
import { createSingleSignOnStore } from './single-sign-on.store.ts'
import { singleSignOnPolicy, singleSignOnRoutes } from './single-sign-on.routes.ts'
import { singleSignOnServices } from './single-sign-on.services.ts'

const SWEEP_EVERY_MS = 600_000

export const singleSignOnFeature = {
  policy: singleSignOnPolicy,
  routes: {
    open: (app, kernel) =>
      singleSignOnRoutes(app, { ...kernel, ...sessionServices(kernel), ...singleSignOnServices(kernel) }),
  },
  jobs: ({ db }: { db: Database }) => [
    { name: 'sweep-sign-ons', everyMs: SWEEP_EVERY_MS, run: createSingleSignOnStore(db).sweep },
  ],
} satisfies Feature
