import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { OutsideServices } from '#integrations/services/index.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Feature } from '../../feature.ts'
import { openIdProviderPolicy, openIdProviderRoutes } from './open-id-provider.routes.ts'
import { createServiceCodeStore } from './service-code.store.ts'
import { serviceSignOnPolicy, serviceSignOnRoutes } from './service-sign-on.routes.ts'
import { serviceSignOnServices } from './service-sign-on.services.ts'
import { createServiceSignOnStore } from './service-sign-on.store.ts'
import { signOutPolicy, signOutRoutes } from './sign-out.routes.ts'
import { SIGN_OUT_TOPIC } from './sign-out.payload.ts'
import { createTellSignOut } from './tell-sign-out.service.ts'

const SWEEP_EVERY_MS = 600_000

export const serviceSignOnFeature = {
  policy: { ...serviceSignOnPolicy, ...openIdProviderPolicy, ...signOutPolicy },
  routes: {
    open: (app, kernel) => openIdProviderRoutes(app, { ...kernel, ...serviceSignOnServices(kernel) }),
    signed: (app, kernel) => {
      const needs = { ...kernel, ...sessionServices(kernel), ...serviceSignOnServices(kernel) }
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
} satisfies Feature
