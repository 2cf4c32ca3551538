import type { FastifyInstance } from 'fastify'
import type { Queries } from '#platform/database/database.ts'
import type { SmsSender } from '#integrations/sms/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { CODE_TOPIC } from './phone-code.ts'
import { verificationPolicy, verificationRoutes, type VerificationNeeds } from './verification.routes.ts'
import { createCodeSms } from './verification.service.ts'
import { createVerificationStore } from './verification.store.ts'

const SWEEP_EVERY_MS = 600_000

export const verificationFeature = {
  policy: verificationPolicy,
  routes: { open: (app: FastifyInstance, needs: VerificationNeeds) => verificationRoutes(app, needs) },
  handlers: (work: { db: Queries; sms: SmsSender | null; portal: Portal }) => ({ [CODE_TOPIC]: createCodeSms(work) }),
  jobs: ({ db }: { db: Queries }) => [
    { name: 'sweep-phone-codes', everyMs: SWEEP_EVERY_MS, run: createVerificationStore(db).sweep },
  ],
}
