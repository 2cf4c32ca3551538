import type { FastifyInstance } from 'fastify'
import type { Queries } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { SessionCookie } from '#request/session-token.ts'
import type { Portal } from '#features/portal/index.ts'
import { LOCKED_TOPIC } from './account-locked.payload.ts'
import { createAccountLockedMail } from './account-locked.service.ts'
import { sessionRoutePolicy, sessionRoutes } from './session.routes.ts'
import { createSessionSweep, type Sessions } from './session.service.ts'
import type { SignInLimit } from './sign-in-limit.ts'
import { orderingForPolicy, orderingForRoutes } from './ordering-for.routes.ts'
import { ownSessionsPolicy, ownSessionsRoutes } from './own-sessions.routes.ts'

const SWEEP_EVERY_MS = 600_000

export const sessionFeature = {
  policy: { ...sessionRoutePolicy, ...ownSessionsPolicy, ...orderingForPolicy },
  routes: {
    open: (
      app: FastifyInstance,
      { portal, ...needs }: { sessions: Sessions; cookie: SessionCookie; portal: Portal; mayTrySignIn: SignInLimit },
    ) => sessionRoutes(app, { ...needs, readDemoAccounts: portal.readDemoAccounts }),
    signed: (app: FastifyInstance, needs: { sessions: Sessions; cookie: SessionCookie }) => {
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
}
