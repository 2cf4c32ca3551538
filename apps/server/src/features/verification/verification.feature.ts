import type { Queries } from '#platform/database/database.ts'
import type { SmsSender } from '#integrations/sms/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Feature } from '../../feature.ts'
import { CODE_TOPIC } from './phone-code.ts'
import { verificationPolicy, verificationRoutes } from './verification.routes.ts'
import { createCodeSms } from './verification.service.ts'
import { verificationServices } from './verification.services.ts'
import { createVerificationStore } from './verification.store.ts'

const SWEEP_EVERY_MS = 600_000

export const verificationFeature = {
  policy: verificationPolicy,
  routes: {
    open: (app, kernel) =>
      verificationRoutes(app, { ...kernel, ...sessionServices(kernel), ...verificationServices(kernel) }),
  },
  handlers: (work: { db: Queries; sms: SmsSender | null; portal: Portal }) => ({ [CODE_TOPIC]: createCodeSms(work) }),
  jobs: ({ db }: { db: Queries }) => [
    { name: 'sweep-phone-codes', everyMs: SWEEP_EVERY_MS, run: createVerificationStore(db).sweep },
  ],
} satisfies Feature
