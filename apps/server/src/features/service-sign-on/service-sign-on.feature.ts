import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database.ts'
import { openIdProviderPolicy, openIdProviderRoutes } from './open-id-provider.routes.ts'
import { createServiceCodeStore } from './service-code.store.ts'
import { serviceSignOnPolicy, serviceSignOnRoutes, type ServiceSignOnNeeds } from './service-sign-on.routes.ts'

const SWEEP_EVERY_MS = 600_000

export const serviceSignOnFeature = {
  policy: { ...serviceSignOnPolicy, ...openIdProviderPolicy },
  routes: {
    open: (app: FastifyInstance, needs: ServiceSignOnNeeds) => openIdProviderRoutes(app, needs),
    signed: (app: FastifyInstance, needs: ServiceSignOnNeeds) => serviceSignOnRoutes(app, needs),
  },
  jobs: ({ db }: { db: Database }) => [
    { name: 'sweep-service-codes', everyMs: SWEEP_EVERY_MS, run: createServiceCodeStore(db).sweep },
  ],
}
