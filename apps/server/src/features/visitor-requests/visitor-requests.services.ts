import { oncePer } from '#platform/once-per.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { portalServices } from '#features/portal/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createChallenges } from './challenges.service.ts'
import { createVisitorLimits } from './visitor-limit.ts'
import { createVisitorRequests } from './visitor-requests.service.ts'

export const visitorRequestsServices = oncePer((kernel: Kernel) => {
  const { db, clock, settings } = kernel
  const { portal } = portalServices(kernel)
  const challenges = createChallenges({ db, clock })
  return {
    challenges,
    visitorRequests: createVisitorRequests({ db, clock, portal, challenges }),
    visitorLimits: createVisitorLimits({
      rateLimit: createRateLimit(db),
      perMinute: settings.SIGN_IN_RATE_PER_MINUTE,
    }),
  }
})
