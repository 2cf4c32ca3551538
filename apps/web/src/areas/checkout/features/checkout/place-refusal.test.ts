import { expect, test } from 'vitest'
import { placeRefusalOf } from './place-refusal.ts'

test.each([
  ['cart-empty', [], 'messages.cart-empty', '', 'catalogue'],
  ['delivery-date-unavailable', [], 'messages.delivery-date-unavailable', '', 'date'],
  ['delivery-hours-not-offered', [], 'messages.delivery-hours-not-offered', '', 'hours'],
  ['day-just-filled', [], 'messages.delivery-date-unavailable', '', 'date'],
  [
    'product-not-available-on-date',
    ['HB-F20', '4711'],
    'messages.product-not-available-on-date',
    'HB-F20, 4711',
    'date',
  ],
  ['stock-short', ['HB-F20'], 'messages.stock-short', 'HB-F20', 'cart'],
  ['minimum-pallets-not-reached', [], 'messages.minimum-pallets-not-reached', '', 'cart'],
  ['payment-method-not-offered', [], 'messages.payment-method-not-offered', '', 'payment'],
  ['title-too-long', [], 'messages.title-too-long', '', 'title'],
  ['note-too-long', [], 'messages.note-too-long', '', 'note'],
  ['return-items-only', ['VP-F50'], 'messages.return-items-only', 'VP-F50', 'cart'],
  ['tank-top-up-too-small', [], 'messages.tank-top-up-too-small', '', 'tanks'],
  ['coupon-not-valid', [], 'messages.coupon-not-valid', '', 'cart'],
  ['address-not-yours', [], 'messages.address-not-yours', '', 'cart'],
  ['cart-changed', [], 'messages.cart-changed', '', 'place-again'],
  ['cart-of-another-ship-to', [], 'messages.cart-of-another-ship-to', '', 'cart'],
  ['nobody-thought-of-this', ['HB-F20'], 'messages.something-went-wrong', '', 'customer-service'],
])('[ERR-11] %s, about %j, is told as %s', (reason, skus, key, details, next) => {
  expect(placeRefusalOf({ reason, skus })).toEqual({ key, details, next })
})
