import { createIdempotence } from '#request/idempotence.ts'
import { openApiPolicy } from '#request/openapi.ts'
import { everybody } from '#request/policy.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { customerFeature } from '#features/customer/customer.feature.ts'
import { portalFeature } from '#features/portal/portal.feature.ts'
import { sessionFeature } from '#features/session/session.feature.ts'
import type { Feature } from './feature.ts'

const SWEEP_EVERY_MS = 600_000

/** What the server answers by itself. */
const serverFeature: Feature = {
  policy: {
    'GET /live': everybody,
    'GET /ready': everybody,
    // Everybody may knock; the token decides.
    'GET /metrics': everybody,
    ...openApiPolicy,
  },
  jobs: ({ db }) => [
    { name: 'sweep-idempotence', everyMs: SWEEP_EVERY_MS, run: createIdempotence(db).sweep },
    { name: 'sweep-limits', everyMs: SWEEP_EVERY_MS, run: createRateLimit(db).sweep },
  ],
}

/** What every composition has: the server itself, the brewery's settings, and signing in. */
export const CORE_FEATURES: readonly Feature[] = [serverFeature, portalFeature, sessionFeature, customerFeature]
