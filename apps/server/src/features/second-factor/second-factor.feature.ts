import type { Database, Queries } from '#platform/database/database.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Feature } from '../../feature.ts'
import type { Kernel } from '../../kernel.ts'
import { passkeyPolicy, passkeyRoutes, passkeySignInRoutes } from './passkeys/passkeys.routes.ts'
import { createPasskeyStore } from './passkeys/passkeys.store.ts'
import { createSecondFactorMail } from './second-factor-letter.service.ts'
import { FACTOR_TOPIC } from './second-factor-message.ts'
import { secondFactorPolicy, secondFactorRoutes, secondStepRoutes } from './second-factor.routes.ts'
import { secondFactorServices } from './second-factor.services.ts'

const SWEEP_EVERY_MS = 60 * 60_000

const needsOf = (kernel: Kernel) => ({ ...kernel, ...sessionServices(kernel), ...secondFactorServices(kernel) })

export const secondFactorFeature = {
  policy: { ...secondFactorPolicy, ...passkeyPolicy },
  routes: {
    open: (app, kernel) => {
      const needs = needsOf(kernel)
      secondStepRoutes(app, needs)
      passkeySignInRoutes(app, needs)
    },
    signed: (app, kernel) => {
      const needs = needsOf(kernel)
      secondFactorRoutes(app, needs)
      passkeyRoutes(app, needs)
    },
  },
  jobs: ({ db }: { db: Database }) => [
    { name: 'sweep-passkey-challenges', everyMs: SWEEP_EVERY_MS, run: createPasskeyStore(db).sweep },
  ],
  handlers: (work: { db: Queries; mailer: Mailer; portal: Portal; publicUrl: string }) => ({
    [FACTOR_TOPIC]: createSecondFactorMail(work),
  }),
} satisfies Feature
