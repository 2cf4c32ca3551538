import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { inputError } from '#platform/graphql/index.ts'
import { merged, required, shown } from './cart-arguments.ts'
import type { Coupons } from './coupons.service.ts'
import { cartError } from './refusal-error.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

export function couponMutations(coupons: Coupons) {
  return {
    applyCouponToCart: async (_parent, { input, ...flat }, { actor, language }) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const choice = { code: required(asked.coupon_code, 'coupon_code'), replaces: false }
      return { cart: shown(await coupons.apply(actor, 'Mutation.applyCouponToCart', cartId, choice), language) }
    },

    applyCouponsToCart: async (_parent, { input }, { actor, language }) => {
      const [code, ...more] = namedCodes(input?.coupon_codes)
      if (more.length > 0) throw cartError({ code: 'one-coupon-per-cart' })
      const choice = { code: required(code, 'coupon_codes'), replaces: input?.type === 'REPLACE' }
      const cartId = required(input?.cart_id, 'cart_id')
      return { cart: shown(await coupons.apply(actor, 'Mutation.applyCouponsToCart', cartId, choice), language) }
    },

    removeSpecificCouponFromCart: async (_parent, { input, ...flat }, { actor, language }) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const codes = [required(asked.coupon_code, 'coupon_code')]
      const view = await coupons.remove(actor, 'Mutation.removeSpecificCouponFromCart', cartId, codes)
      return { cart: shown(view, language) }
    },

    removeCouponFromCart: async (_parent, { input }, { actor, language }) => {
      const cartId = required(input?.cart_id, 'cart_id')
      return { cart: shown(await coupons.remove(actor, 'Mutation.removeCouponFromCart', cartId, null), language) }
    },

    removeCouponsFromCart: async (_parent, { input }, { actor, language }) => {
      const cartId = required(input?.cart_id, 'cart_id')
      const codes = namedCodes(input?.coupon_codes)
      if (codes.length === 0) throw inputError('Required parameter "coupon_codes" is missing.')
      return { cart: shown(await coupons.remove(actor, 'Mutation.removeCouponsFromCart', cartId, codes), language) }
    },
  } satisfies Mutations
}

function namedCodes(codes: readonly (string | null | undefined)[] | undefined): string[] {
  return [...new Set((codes ?? []).flatMap((code) => (code ? [code] : [])))]
}
