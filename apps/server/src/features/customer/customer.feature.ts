import { authorizationError } from '#platform/graphql/index.ts'
import type { Settings } from '#platform/env.ts'
import type { Authorise } from '#request/policy.ts'
import type { Addresses, Parties } from '#features/delivery/index.ts'
import type { ChoosePasswords } from '#features/passwords/index.ts'
import { unlessTooOften, type Sessions, type SignInLimit } from '#features/session/index.ts'
import type { OwnUser } from '#features/users/index.ts'
import { addressesResolvers, customerAddressesPolicy } from './addresses.resolvers.ts'
import { customerPolicy, customerResolvers } from './customer.resolvers.ts'

type Needs = {
  settings: Settings
  authorise: Authorise
  sessions: Sessions
  mayTrySignIn: SignInLimit
  addresses: Addresses
  parties: Parties
  ownUser: OwnUser
  choosePasswords: ChoosePasswords
}

export const customerFeature = {
  policy: { ...customerPolicy, ...customerAddressesPolicy },
  resolvers: ({ settings, authorise, sessions, mayTrySignIn, addresses, parties, ownUser, choosePasswords }: Needs) => [
    customerResolvers(
      sessions,
      async (context) => {
        if (settings.PASSWORD_GRANT === 'off') throw authorizationError('No token is given for a password.')
        await unlessTooOften(mayTrySignIn, context)
      },
      { ownUser, choosePasswords, limitPasswords: (context) => unlessTooOften(mayTrySignIn, context) },
    ),
    addressesResolvers({ addresses, parties, authorise }),
  ],
}
