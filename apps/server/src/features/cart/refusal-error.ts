import type { GraphQLError } from 'graphql'
import { alreadyExists, authorizationError, inputError, noSuchEntity } from '#platform/graphql/index.ts'
import type { CartRefusal } from './cart-refusal.ts'
import { CART_REFUSALS, cartIdTaken, cartNotFound } from './refusal-words.ts'

/** What a refusal is called at the top level of an answer. */
export function cartError(refusal: CartRefusal): GraphQLError {
  switch (refusal.code) {
    case 'unauthorized':
    case 'forbidden':
    case 'ship-to-not-yours':
      return authorizationError()
    case 'cart-not-found':
      return noSuchEntity(cartNotFound(refusal.cartId), refusal.code)
    case 'line-not-found':
    case 'coupon-not-known':
    case 'coupon-not-applied':
    case 'address-not-on-cart':
    case 'service-point-not-offered':
      return noSuchEntity(CART_REFUSALS[refusal.code], refusal.code)
    case 'lines-refused':
      return (refusal.error.code === 'PRODUCT_NOT_FOUND' ? noSuchEntity : inputError)(
        refusal.error.message,
        refusal.error.code,
      )
    case 'cart-id-taken':
      return alreadyExists(cartIdTaken(refusal.cartId))
    default:
      return inputError(CART_REFUSALS[refusal.code], refusal.code)
  }
}
