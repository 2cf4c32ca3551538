import { oncePer } from '#platform/once-per.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createSingleSignOn } from './single-sign-on.service.ts'

export const singleSignOnServices = oncePer((kernel: Kernel) => {
  const { db, clock, signOn: providers } = kernel
  const { sessions } = sessionServices(kernel)
  return { singleSignOn: createSingleSignOn({ db, clock, sessions, providers }) }
})
