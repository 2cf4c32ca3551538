import type { Queries } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import { portalServices, type Portal } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { LOCKED_TOPIC } from './account-locked.payload.ts'
import { createAccountLockedMail } from './account-locked.service.ts'
import { sessionRoutePolicy, sessionRoutes } from './session.routes.ts'
import { createSessionSweep } from './session.service.ts'
import { sessionServices } from './session.services.ts'
import { orderingForPolicy, orderingForRoutes } from './ordering-for.routes.ts'
import { ownSessionsPolicy, ownSessionsRoutes } from './own-sessions.routes.ts'

const SWEEP_EVERY_MS = 600_000

export const sessionFeature = {
  policy: { ...sessionRoutePolicy, ...ownSessionsPolicy, ...orderingForPolicy },
  routes: {
    open: (app, kernel) =>
      sessionRoutes(app, {
        ...kernel,
        ...sessionServices(kernel),
        readDemoAccounts: portalServices(kernel).portal.readDemoAccounts,
      }),
    signed: (app, kernel) => {
      const needs = { ...kernel, ...sessionServices(kernel) }
      ownSessionsRoutes(app, needs)
      orderingForRoutes(app, needs)
    },
  },
  handlers: (work: { db: Queries; mailer: Mailer; portal: Portal; publicUrl: string }) => ({
    [LOCKED_TOPIC]: createAccountLockedMail(work),
  }),
  jobs: ({ db, settings }: { db: Queries; settings: Settings }) => [
    {
      name: 'sweep-sessions',
      everyMs: SWEEP_EVERY_MS,
      run: createSessionSweep({ db, idleHours: settings.SESSION_IDLE_HOURS }),
    },
  ],
} satisfies Feature
