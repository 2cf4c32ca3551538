import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError, inputError } from '#platform/graphql/index.ts'
import { everybody, signedIn, type PolicyTable } from '#request/policy.ts'
import { wording } from '#words/words.ts'

export const notOfferedPolicy: PolicyTable = {
  'Query.guestOrder': everybody,
  'Query.guestOrderByToken': everybody,
  'Mutation.createGuestCart': everybody,
  'Mutation.assignCustomerToGuestCart': everybody,
  'Mutation.requestGuestOrderCancel': everybody,
  'Mutation.requestGuestReturn': everybody,
  'Mutation.createCustomer': everybody,
  'Mutation.createCustomerV2': everybody,
  'Mutation.confirmEmail': everybody,
  'Mutation.resendConfirmationEmail': everybody,
  'Mutation.updateCustomerEmail': signedIn(),
  'Mutation.deletePaymentToken': signedIn(),
  'Mutation.requestReturn': signedIn(),
  'Mutation.confirmReturn': signedIn(),
  'Mutation.confirmCancelOrder': signedIn(),
  'Mutation.applyGiftCardToCart': signedIn(),
  'Mutation.removeGiftCardFromCart': signedIn(),
  'Mutation.setGiftOptionsOnCart': signedIn(),
}

/** Guests have nothing here; what a guest asks for, a signed-in person has by another call. */
function refuseGuest(): never {
  throw authorizationError(wording('sign-in-first'), 'sign-in-first')
}

function refuse(): never {
  throw inputError(wording('not-offered'), 'not-offered')
}

function refuseSignedIn(_parent: unknown, _args: unknown, { actor }: GraphqlContext): never {
  if (!actor) throw authorizationError()
  return refuse()
}

/** Calls of Adobe Commerce that are refused by name, so that a client reads why. */
export const notOfferedResolvers: Resolvers<GraphqlContext> = {
  Query: {
    guestOrder: refuseGuest,
    guestOrderByToken: refuseGuest,
  },
  Mutation: {
    createGuestCart: refuseGuest,
    assignCustomerToGuestCart: refuseGuest,
    requestGuestOrderCancel: refuseGuest,
    requestGuestReturn: refuseGuest,
    createCustomer: refuse,
    createCustomerV2: refuse,
    confirmEmail: refuse,
    resendConfirmationEmail: refuse,
    updateCustomerEmail: refuseSignedIn,
    deletePaymentToken: refuseSignedIn,
    requestReturn: refuseSignedIn,
    confirmReturn: refuseSignedIn,
    confirmCancelOrder: refuseSignedIn,
    applyGiftCardToCart: refuseSignedIn,
    removeGiftCardFromCart: refuseSignedIn,
    setGiftOptionsOnCart: refuseSignedIn,
  },
}
