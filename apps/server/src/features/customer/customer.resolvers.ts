import type { Resolvers } from '@fust/contract/resolvers'
import { accessTo } from '#request/actor.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authenticationError, authorizationError, merged, parameterMissing } from '#platform/graphql/index.ts'
import type { Wording } from '#platform/language.ts'
import { everybody, signedIn, type PolicyTable } from '#request/policy.ts'
import type { Sessions } from '#features/session/index.ts'

export const customerPolicy: PolicyTable = {
  'Query.customer': signedIn(),
  'Mutation.generateCustomerToken': everybody,
  'Mutation.revokeCustomerToken': signedIn(),
  'Mutation.setCustomerGroup': signedIn(),
  'Query.isEmailAvailable': everybody,
}

const SIGN_IN_FAILED: Wording = {
  en: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  nl: 'Aanmelden is niet gelukt, of uw account is tijdelijk geblokkeerd. Wacht even en probeer het opnieuw.',
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
        return {
          id: Number(actor.userId.replaceAll(/\D/g, '')) || null,
          email: actor.email,
          firstname: actor.firstName,
          lastname: actor.lastName,
          middlename: null,
          prefix: null,
          suffix: null,
          date_of_birth: null,
          dob: null,
          gender: null,
          taxvat: null,
          created_at: null,
          group_id: null,
          is_subscribed: false,
          custom_attributes: [],
          default_ship_to_id: actor.defaultShipToId,
          customer_type: actor.shipTo?.customerType ?? null,
          locale: actor.locale,
        }
      },
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
        const outcome = await sessions.signIn(email, password, 'bearer', context.log)
        if (outcome.ok) return { token: outcome.value.token }
        throw authenticationError(SIGN_IN_FAILED)
      },
      revokeCustomerToken: async (_parent, _args, { actor, bearer }) => {
        if (!actor) throw authorizationError()
        if (bearer) await sessions.signOut(bearer)
        return { result: bearer !== null }
      },
    },
  }
}
