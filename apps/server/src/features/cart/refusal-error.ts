import type { GraphQLError } from 'graphql'
import { alreadyExists, authorizationError, inputError, noSuchEntity } from '#platform/graphql/index.ts'
import type { CartRefusal } from './cart-refusal.ts'

/** What a refusal is called at the top level of an answer; texts in quotes in the specification stay as written (C§8). */
export function cartError(refusal: CartRefusal): GraphQLError {
  switch (refusal.code) {
    case 'unauthorized':
    case 'forbidden':
    case 'ship-to-not-yours':
      return authorizationError()
    case 'cart-not-found':
      return noSuchEntity(`Could not find a cart with ID "${refusal.cartId}"`)
    case 'line-not-found':
      return noSuchEntity("The cart doesn't contain the item")
    case 'coupon-not-known':
      return noSuchEntity('Invalid discount code')
    case 'coupon-not-applied':
      return noSuchEntity('This discount code is not applied to the cart.')
    case 'lines-refused':
      return refusal.error.code === 'PRODUCT_NOT_FOUND'
        ? noSuchEntity(refusal.error.message)
        : inputError(refusal.error.message, refusal.error.code)
    case 'cart-id-taken':
      return alreadyExists(`Cart with ID "${refusal.cartId}" already exists.`)
    default:
      return inputError(TEXTS[refusal.code], refusal.code)
  }
}

const TEXTS = {
  'too-many-lines': 'At most 500 lines in one call.',
  'cart-id-length': 'Cart ID length should be 32 symbols.',
  'cart-of-another-ship-to': 'This cart belongs to another ship-to.',
  'cart-empty': 'The cart is Empty',
  'ship-to-suspended': 'ShipTo suspended - Select another ShipTo',
  'method-not-offered': 'This transport is not offered for the ship-to.',
  'payment-method-not-offered': 'The requested Payment Method is not available.',
  'delivery-date-empty': 'Delivery date has to not be empty!',
  'delivery-date-unavailable': 'Shipping cannot be ordered. Choose a different date.',
  'title-too-long': 'The order title has at most 40 characters.',
  'note-too-long': 'The delivery note has at most 70 characters.',
  'coupon-applied-before': 'This discount code is already applied to the cart.',
  'one-coupon-per-cart': 'A cart takes one discount code. Remove the other first.',
  'address-not-a-ship-to': 'Goods go to a ship-to. Choose one of yours.',
  'address-not-the-payer': 'The invoice goes to the payer of the ship-to.',
  'one-address-per-cart': 'A cart goes to one address.',
  'custom-email-not-allowed': 'The confirmation can only go to an address of your company.',
} as const
