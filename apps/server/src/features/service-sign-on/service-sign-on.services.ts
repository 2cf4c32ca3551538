import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createServiceSignOn } from './service-sign-on.service.ts'
import { createServiceSignOut } from './sign-out.service.ts'

export const serviceSignOnServices = oncePer(({ db, clock, authorise, outside, publicUrl: issuer }: Kernel) => ({
  serviceSignOn: createServiceSignOn({ db, clock, authorise, outside, issuer }),
  serviceSignOut: createServiceSignOut({ db, clock, outside, issuer }),
}))
