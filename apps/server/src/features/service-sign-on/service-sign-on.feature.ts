import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { OutsideServices } from '#integrations/services/index.ts'
import { openIdProviderPolicy, openIdProviderRoutes, type OpenIdProviderNeeds } from './open-id-provider.routes.ts'
import { createServiceCodeStore } from './service-code.store.ts'
import { serviceSignOnPolicy, serviceSignOnRoutes, type ServiceSignOnNeeds } from './service-sign-on.routes.ts'
import { createServiceSignOnStore } from './service-sign-on.store.ts'
import { signOutPolicy, signOutRoutes, type SignOutNeeds } from './sign-out.routes.ts'
import { SIGN_OUT_TOPIC } from './sign-out.payload.ts'
import { createTellSignOut } from './tell-sign-out.service.ts'

const SWEEP_EVERY_MS = 600_000

export const serviceSignOnFeature = {
  policy: { ...serviceSignOnPolicy, ...openIdProviderPolicy, ...signOutPolicy },
  routes: {
    open: (app: FastifyInstance, needs: OpenIdProviderNeeds) => openIdProviderRoutes(app, needs),
    signed: (app: FastifyInstance, needs: ServiceSignOnNeeds & SignOutNeeds) => {
      serviceSignOnRoutes(app, needs)
      signOutRoutes(app, needs)
    },
  },
  handlers: (work: { clock: Clock; outside: OutsideServices; publicUrl: string }) => ({
    [SIGN_OUT_TOPIC]: createTellSignOut(work),
  }),
  jobs: ({ db }: { db: Database }) => [
    { name: 'sweep-service-codes', everyMs: SWEEP_EVERY_MS, run: createServiceCodeStore(db).sweep },
    { name: 'sweep-service-tokens', everyMs: SWEEP_EVERY_MS, run: createServiceSignOnStore(db).sweep },
  ],
}
