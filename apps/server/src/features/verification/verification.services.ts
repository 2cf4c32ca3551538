import { oncePer } from '#platform/once-per.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createRecoverAccount } from './recover-account.service.ts'
import { createVerification } from './verification.service.ts'

export const verificationServices = oncePer((kernel: Kernel) => {
  const { db, clock } = kernel
  const { sessions } = sessionServices(kernel)
  return {
    verification: createVerification({ db, clock, sessions }),
    recoverAccount: createRecoverAccount(db),
  }
})
