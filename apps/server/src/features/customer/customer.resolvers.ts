import type { Resolvers } from '@fust/contract/resolvers'
import { accessTo, type Actor } from '#request/actor.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import {
  authenticationError,
  authorizationError,
  inputError,
  merged,
  parameterMissing,
} from '#platform/graphql/index.ts'
import { wording, type WordKey } from '#words/words.ts'
import { everybody, signedIn, type PolicyTable } from '#request/policy.ts'
import type { Sessions, SignInRefusal } from '#features/session/index.ts'
import { wireCustomer } from './customer.wire.ts'

export const customerPolicy: PolicyTable = {
  'Query.customer': signedIn(),
  'Query.customerDownloadableProducts': signedIn(),
  'Query.customerPaymentTokens': signedIn(),
  'Mutation.generateCustomerToken': everybody,
  'Mutation.revokeCustomerToken': signedIn(),
  'Mutation.setCustomerGroup': signedIn(),
  'Query.isEmailAvailable': everybody,
}

// Nobody is asked for a code here: such an account has no token.
const REFUSAL_WORDS: Readonly<Record<SignInRefusal['code'], WordKey>> = {
  'wrong-credentials': 'sign-in-failed',
  'account-inactive': 'sign-in-inactive',
  'too-many-requests': 'sign-in-too-often',
  'second-factor-needed': 'sign-in-second-factor',
}

/** Adobe's customer, and the tokens of API clients. `limitSignIns` throws when an address tries too often, or passwords give no tokens. */
export function customerResolvers(
  sessions: Sessions,
  limitSignIns: (context: GraphqlContext) => Promise<void>,
): Resolvers<GraphqlContext> {
  return {
    Query: {
      customer: (_parent, _args, { actor }) => {
        if (!actor) throw authorizationError()
        return wireCustomer(actor)
      },
      customerDownloadableProducts: (_parent, _args, { actor }) => listOfNone(actor),
      customerPaymentTokens: (_parent, _args, { actor }) => listOfNone(actor),
      // The same answer for every address: nobody learns who has an account.
      isEmailAvailable: () => ({ is_email_available: true }),
    },
    Mutation: {
      setCustomerGroup: async (_parent, { input, ...flat }, { actor, token }) => {
        const { outletid } = merged<{ outletid: string }>(input, flat)
        if (!outletid) throw parameterMissing('outletid')
        const access = actor && accessTo(actor, outletid)
        if (!access || token === null) throw authorizationError()
        await sessions.selectShipTo(token, access.shipToId)
        return { success: true, message: null, customer_group: access.priceGroup, customer_group_id: null }
      },

      generateCustomerToken: async (_parent, { email, password }, context) => {
        await limitSignIns(context)
        const { ip, deviceToken } = context
        const client = { kind: 'bearer' as const, device: '', ip, deviceToken }
        const outcome = await sessions.signIn(email, password, client, context.log)
        if (outcome.ok) return { token: outcome.value.token }
        const { code } = outcome.refusal
        const words = wording(REFUSAL_WORDS[code])
        // As where one address tries too often.
        throw code === 'too-many-requests' ? inputError(words, code) : authenticationError(words)
      },
      revokeCustomerToken: async (_parent, _args, { actor, bearer }) => {
        if (!actor) throw authorizationError()
        if (bearer) await sessions.signOut(bearer)
        return { result: bearer !== null }
      },
    },
  }
}

/** Of what shops ask for, and a person has none of here. */
function listOfNone(actor: Actor | null): { items: [] } {
  if (!actor) throw authorizationError()
  return { items: [] }
}
