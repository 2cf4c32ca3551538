import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { ordering, type PolicyTable } from '#request/policy.ts'
import { adobeCartMutations } from './adobe/adobe-cart.resolvers.ts'
import { budgetResolvers } from './budget/budget.resolvers.ts'
import { cartAddressMutations } from './delivery/cart-addresses.resolvers.ts'
import { contentsResolvers } from './cart-contents.resolvers.ts'
import { cartDeliveryMutations } from './delivery/cart-delivery.resolvers.ts'
import type { Carts } from './cart.service.ts'
import { couponMutations } from './coupons/coupons.resolvers.ts'
import { multiShippingMutations } from './delivery/multi-shipping.resolvers.ts'

export const cartPolicy: PolicyTable = {
  'Query.cart': ordering,
  'Query.customerCart': ordering,
  'Mutation.createEmptyCart': ordering,
  'Mutation.addProductsToCart': ordering,
  'Mutation.updateCartItems': ordering,
  'Mutation.removeItemFromCart': ordering,
  'Mutation.removeAllItems': ordering,
  'Mutation.setTransportType': ordering,
  'Mutation.updatePrices': ordering,
  'Mutation.setPaymentMethodOnCart': ordering,
  'Mutation.setDeliveryMethod': ordering,
  'Mutation.setShippingMethodsOnCart': ordering,
  'Mutation.setShippingAddressesOnCart': ordering,
  'Mutation.setBillingAddressOnCart': ordering,
  'Mutation.setGuestEmailOnCart': ordering,
  'Mutation.saveCustomerOrderNumber': ordering,
  'Mutation.estimateShippingMethods': ordering,
  'Mutation.estimateTotals': ordering,
  'Mutation.createMultiShippingQuote': ordering,
  'Mutation.setActiveantsLogisticsOptionOnCart': ordering,
  'Mutation.addMultiShippingMethods': ordering,
  'Mutation.deleteAddress': ordering,
  'Mutation.clearCart': ordering,
  'Mutation.mergeCarts': ordering,
  'Mutation.addSimpleProductsToCart': ordering,
  'Mutation.addVirtualProductsToCart': ordering,
  'Mutation.addConfigurableProductsToCart': ordering,
  'Mutation.addBundleProductsToCart': ordering,
  'Mutation.applyCouponToCart': ordering,
  'Mutation.applyCouponsToCart': ordering,
  'Mutation.removeSpecificCouponFromCart': ordering,
  'Mutation.removeCouponFromCart': ordering,
  'Mutation.removeCouponsFromCart': ordering,
  'Mutation.calculateBudget': ordering,
}

export function cartResolvers(carts: Carts): Resolvers<GraphqlContext> {
  const contents = contentsResolvers(carts)
  const budget = budgetResolvers(carts.budgets)
  return {
    ...contents,
    Cart: { ...contents.Cart, ...budget.Cart },
    Mutation: {
      ...contents.Mutation,
      ...budget.Mutation,
      ...adobeCartMutations(carts),
      ...cartDeliveryMutations(carts),
      ...cartAddressMutations(carts),
      ...multiShippingMutations(carts),
      ...couponMutations(carts.coupons),
    },
  }
}
