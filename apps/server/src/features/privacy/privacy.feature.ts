import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { Portal } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { createErasureSweep } from './erase-person.ts'
import { createErasureMail } from './erasure-letters.service.ts'
import { ERASURE_TOPIC } from './erasure-message.ts'
import { privacyPolicy, privacyRoutes } from './privacy.routes.ts'
import { privacyServices } from './privacy.services.ts'

const ERASE_EVERY_MS = 600_000

export const privacyFeature = {
  policy: privacyPolicy,
  routes: {
    signed: (app, kernel) => privacyRoutes(app, { ...kernel, ...privacyServices(kernel) }),
  },
  handlers: ({
    settings,
    ...work
  }: {
    db: Database
    settings: Settings
    mailer: Mailer
    portal: Portal
    publicUrl: string
  }) => ({ [ERASURE_TOPIC]: createErasureMail({ ...work, operatorEmail: settings.OPERATOR_EMAIL }) }),
  jobs: ({ db, clock }: { db: Database; clock: Clock }) => [
    { name: 'erase-people', everyMs: ERASE_EVERY_MS, run: createErasureSweep({ db, now: () => clock.now() }) },
  ],
} satisfies Feature
