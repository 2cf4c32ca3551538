import { expect, test } from 'vitest'
import { placeRefusalOf } from './place-refusal.ts'

test.each([
  ['The cart is Empty', 'messages.cart-empty', '', 'catalogue'],
  ['Shipping cannot be ordered. Choose a different date.', 'messages.delivery-date-unavailable', '', 'date'],
  [
    'PRODUCT NOT AVAILABLE ON THE SELECTED DATE: HB-F20, VP-KR2430',
    'messages.product-not-available-on-date',
    'HB-F20, VP-KR2430',
    'date',
  ],
  ['Only 12 of HB-F20 in stock.', 'messages.stock-short', 'HB-F20', 'cart'],
  ['The minimum quantity of pallet has not been reached', 'messages.minimum-pallets-not-reached', '', 'cart'],
  ['The requested Payment Method is not available.', 'messages.payment-method-not-offered', '', 'payment'],
  ['Something nobody thought of', 'messages.something-went-wrong', '', 'customer-service'],
])('[ERR-11] %s', (text, key, details, next) => {
  expect(placeRefusalOf(text)).toEqual({ key, details, next })
})
