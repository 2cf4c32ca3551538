import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { cartOf } from '../state/cart.ts'
import type { CartCommand } from '../sync/cart-command.ts'
import { comeBack, headersOf } from './cart-calls.ts'

const applyDocument = graphql(`
  mutation ApplyCoupon($input: ApplyCouponToCartInput!) {
    applyCouponToCart(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

const removeDocument = graphql(`
  mutation RemoveCoupon($input: RemoveSpecificCouponFromCartInput!) {
    removeSpecificCouponFromCart(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

/** Puts a coupon on the cart (CRT-40); the server says which hold. */
export const applyCoupon = (code: string): CartCommand => ({
  mayWait: false,
  call: async (sending) => {
    const input = { cart_id: sending.cartId, coupon_code: code }
    const { applyCouponToCart } = await ask(applyDocument, { input }, { headers: headersOf(sending) })
    return { cart: cartOf(comeBack(applyCouponToCart).cart) }
  },
})

/** Takes a coupon off the cart. */
export const removeCoupon = (code: string): CartCommand => ({
  mayWait: false,
  call: async (sending) => {
    const input = { cart_id: sending.cartId, coupon_code: code }
    const { removeSpecificCouponFromCart } = await ask(removeDocument, { input }, { headers: headersOf(sending) })
    return { cart: cartOf(comeBack(removeSpecificCouponFromCart?.cart)) }
  },
})
