import { authorizationError } from '#platform/graphql/index.ts'
import type { Settings } from '#platform/env.ts'
import type { Authorise } from '#request/policy.ts'
import type { Addresses, Parties } from '#features/delivery/index.ts'
import { unlessTooOften, type Sessions, type SignInLimit } from '#features/session/index.ts'
import { addressesResolvers, customerAddressesPolicy } from './addresses.resolvers.ts'
import { customerPolicy, customerResolvers } from './customer.resolvers.ts'

type Needs = {
  settings: Settings
  authorise: Authorise
  sessions: Sessions
  mayTrySignIn: SignInLimit
  addresses: Addresses
  parties: Parties
}

export const customerFeature = {
  policy: { ...customerPolicy, ...customerAddressesPolicy },
  resolvers: ({ settings, authorise, sessions, mayTrySignIn, addresses, parties }: Needs) => [
    customerResolvers(sessions, async (context) => {
      if (settings.PASSWORD_GRANT === 'off') throw authorizationError('No token is given for a password.')
      await unlessTooOften(mayTrySignIn, context)
    }),
    addressesResolvers({ addresses, parties, authorise }),
  ],
}
