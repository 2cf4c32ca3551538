import type { FastifyInstance } from 'fastify'
import type { Database, Queries } from '#platform/database/database.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { passkeyPolicy, passkeyRoutes, passkeySignInRoutes, type PasskeyNeeds } from './passkeys/passkeys.routes.ts'
import { createPasskeyStore } from './passkeys/passkeys.store.ts'
import { createSecondFactorMail } from './second-factor-letter.service.ts'
import { FACTOR_TOPIC } from './second-factor-message.ts'
import {
  secondFactorPolicy,
  secondFactorRoutes,
  secondStepRoutes,
  type SecondFactorNeeds,
} from './second-factor.routes.ts'

const SWEEP_EVERY_MS = 60 * 60_000

export const secondFactorFeature = {
  policy: { ...secondFactorPolicy, ...passkeyPolicy },
  routes: {
    open: (app: FastifyInstance, needs: SecondFactorNeeds & PasskeyNeeds) => {
      secondStepRoutes(app, needs)
      passkeySignInRoutes(app, needs)
    },
    signed: (app: FastifyInstance, needs: SecondFactorNeeds & PasskeyNeeds) => {
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
}
