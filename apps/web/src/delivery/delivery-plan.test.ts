import { expect, test } from 'vitest'
import { cartOf } from '../cart/state/cart.ts'
import { wireCartWith, type CartWishes } from '../cart/cart.builders.ts'
import { cartView } from '../cart/index.ts'
import { RETURN_ITEM } from '../product/product.builders.ts'
import { isStarting } from './delivery-plan.ts'

const FILLED: CartWishes = { lines: [{ pallets: 25 }] }

test.each<[string, boolean, CartWishes]>([
  ['holds something and says where, how, when and how it is paid', false, FILLED],
  ['holds nothing', true, {}],
  ['says no transport', true, { ...FILLED, delivery_method: null }],
  ['says a transport that does not carry its goods', true, { lines: [{ pallets: 1, product: RETURN_ITEM }] }],
  ['says no day', true, { ...FILLED, delivery_date: null }],
  ['does not say how it is paid', true, { ...FILLED, paymentMethod: null }],
  ['is for another ship-to', true, { ...FILLED, ship_to_id: '2' }],
])('[BAR-31] a cart that %s starts: %s', (_what, starts, cart) => {
  expect(isStarting(cartView(cartOf(wireCartWith(cart))), '1')).toBe(starts)
})
