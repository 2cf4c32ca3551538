import { passwordsServices } from '#features/passwords/index.ts'
import { sessionServices, unlessTooOften } from '#features/session/index.ts'
import { usersServices } from '#features/users/index.ts'
import type { Feature } from '../../feature.ts'
import { ownAccountPolicy, ownAccountResolvers } from './own-account.resolvers.ts'

export const ownAccountFeature = {
  policy: ownAccountPolicy,
  resolvers: (kernel) => {
    const { mayTrySignIn } = sessionServices(kernel)
    return ownAccountResolvers({
      ...usersServices(kernel),
      ...passwordsServices(kernel),
      limitPasswords: (context) => unlessTooOften(mayTrySignIn, context),
    })
  },
} satisfies Feature
