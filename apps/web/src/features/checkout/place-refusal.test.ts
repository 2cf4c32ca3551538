import { expect, test } from 'vitest'
import { placeRefusalOf } from './place-refusal.ts'

test.each([
  ['cart-empty', 'The cart is Empty', 'messages.cart-empty', '', 'catalogue'],
  ['delivery-date-unavailable', 'Other words', 'messages.delivery-date-unavailable', '', 'date'],
  ['delivery-hours-not-offered', '', 'messages.delivery-hours-not-offered', '', 'hours'],
  ['day-just-filled', '', 'messages.delivery-date-unavailable', '', 'date'],
  [
    'product-not-available-on-date',
    'PRODUCT NOT AVAILABLE ON THE SELECTED DATE: HB-F20, VP-KR2430',
    'messages.product-not-available-on-date',
    'HB-F20, VP-KR2430',
    'date',
  ],
  ['stock-short', 'Only 12 of HB-F20 in stock.', 'messages.stock-short', 'HB-F20', 'cart'],
  ['minimum-pallets-not-reached', '', 'messages.minimum-pallets-not-reached', '', 'cart'],
  ['payment-method-not-offered', '', 'messages.payment-method-not-offered', '', 'payment'],
  ['title-too-long', '', 'messages.title-too-long', '', 'title'],
  ['note-too-long', '', 'messages.note-too-long', '', 'note'],
  ['coupon-not-valid', '', 'messages.coupon-not-valid', '', 'cart'],
  ['cart-changed', '', 'messages.cart-changed', '', 'place-again'],
  ['cart-of-another-ship-to', '', 'messages.cart-of-another-ship-to', '', 'cart'],
  ['nobody-thought-of-this', 'The cart is Empty', 'messages.something-went-wrong', '', 'customer-service'],
])('[ERR-11] %s: "%s" is told as %s', (reason, message, key, details, next) => {
  expect(placeRefusalOf({ reason, message })).toEqual({ key, details, next })
})
