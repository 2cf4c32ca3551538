import { oncePer } from '#platform/once-per.ts'
import { portalServices } from '#features/portal/index.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createPasskeys } from './passkeys/passkeys.service.ts'
import { createSecondFactors } from './second-factor.service.ts'

export const secondFactorServices = oncePer((kernel: Kernel) => {
  const { db, clock, passwords, publicUrl } = kernel
  const { portal } = portalServices(kernel)
  const { sessions } = sessionServices(kernel)
  return {
    secondFactors: createSecondFactors({ db, clock, passwords, sessions, portal }),
    passkeys: createPasskeys({ db, clock, passwords, sessions, portal, publicUrl }),
  }
})
