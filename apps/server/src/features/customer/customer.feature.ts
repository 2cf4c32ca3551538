import { authorizationError } from '#platform/graphql/index.ts'
import { sessionServices, unlessTooOften } from '#features/session/index.ts'
import type { Feature } from '../../feature.ts'
import { customerPolicy, customerResolvers } from './customer.resolvers.ts'

export const customerFeature = {
  policy: customerPolicy,
  resolvers: (kernel) => {
    const { sessions, mayTrySignIn } = sessionServices(kernel)
    return customerResolvers(sessions, async (context) => {
      if (kernel.settings.PASSWORD_GRANT === 'off') throw authorizationError('No token is given for a password.')
      await unlessTooOften(mayTrySignIn, context)
    })
  },
} satisfies Feature
