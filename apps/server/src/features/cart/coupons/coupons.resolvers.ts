import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { merged, parameterMissing } from '#platform/graphql/index.ts'
import { required, shown } from '../cart-arguments.ts'
import type { Coupons } from './coupons.service.ts'
import { cartError } from '../refusal-error.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

export function couponMutations(coupons: Coupons) {
  return {
    applyCouponToCart: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const choice = { code: required(asked.coupon_code, 'coupon_code'), replaces: false }
      return {
        cart: shown(await coupons.apply(context, 'Mutation.applyCouponToCart', cartId, choice), context.language),
      }
    },

    applyCouponsToCart: async (_parent, { input }, context) => {
      const [code, ...more] = namedCodes(input?.coupon_codes)
      if (more.length > 0) throw cartError({ code: 'one-coupon-per-cart' })
      const choice = { code: required(code, 'coupon_codes'), replaces: input?.type === 'REPLACE' }
      const cartId = required(input?.cart_id, 'cart_id')
      return {
        cart: shown(await coupons.apply(context, 'Mutation.applyCouponsToCart', cartId, choice), context.language),
      }
    },

    removeSpecificCouponFromCart: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const codes = [required(asked.coupon_code, 'coupon_code')]
      const view = await coupons.remove(context, 'Mutation.removeSpecificCouponFromCart', cartId, codes)
      return { cart: shown(view, context.language) }
    },

    removeCouponFromCart: async (_parent, { input }, context) => {
      const cartId = required(input?.cart_id, 'cart_id')
      return {
        cart: shown(await coupons.remove(context, 'Mutation.removeCouponFromCart', cartId, null), context.language),
      }
    },

    removeCouponsFromCart: async (_parent, { input }, context) => {
      const cartId = required(input?.cart_id, 'cart_id')
      const codes = namedCodes(input?.coupon_codes)
      if (codes.length === 0) throw parameterMissing('coupon_codes')
      return {
        cart: shown(await coupons.remove(context, 'Mutation.removeCouponsFromCart', cartId, codes), context.language),
      }
    },
  } satisfies Mutations
}

function namedCodes(codes: readonly (string | null | undefined)[] | undefined): string[] {
  return [...new Set((codes ?? []).flatMap((code) => (code ? [code] : [])))]
}
