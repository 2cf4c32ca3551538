import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { ordering, signedIn, type PolicyTable } from '#request/policy.ts'
import type { WireProduct } from '#features/assortment/index.ts'
import type { Carts } from '#features/cart/index.ts'
import type { OrderHistory } from './history/order-history.service.ts'
import { cancelOrderMutation } from './cancelling/cancel-order.resolvers.ts'
import type { CancelOrder } from './cancelling/cancel-order.service.ts'
import { changeOrderMutation } from './changing/change-order.resolvers.ts'
import type { ChangeOrder } from './changing/change-order.service.ts'
import { orderFields } from './history/order-fields.resolvers.ts'
import { orderList } from './history/order-list.resolvers.ts'
import { wireOrder } from './history/order.wire.ts'
import type { PayOrder } from './paying/pay-order.service.ts'
import { paymentMutations, paymentQueries, paymentsPolicy } from './paying/payments.resolvers.ts'
import { placeOrderMutations } from './placing/place-order.resolvers.ts'
import type { PlaceOrder } from './placing/place-order.service.ts'
import { orderAgainQuery } from './reordering/order-again.resolvers.ts'
import type { OrderAgain } from './reordering/order-again.service.ts'
import { reorderMutations } from './reordering/reorder.resolvers.ts'
import { createReorder } from './reordering/reorder.service.ts'
import { createStockCheck } from './placing/stock-check.service.ts'

export const ordersPolicy: PolicyTable = {
  ...paymentsPolicy,
  'Mutation.placeOrder': ordering,
  'Mutation.setPaymentMethodAndPlaceOrder': ordering,
  'Mutation.checkProductsStock': ordering,
  'Mutation.reorderItems': ordering,
  'Mutation.cancelOrder': signedIn('My Orders'),
  'Mutation.changeOrder': ordering,
  'Customer.orders': signedIn('My Orders'),
  'Query.customerOrders': signedIn('My Orders'),
  'Query.orderAgain': signedIn('My Orders'),
}

export function ordersResolvers({
  placeOrder,
  payOrder,
  cancelOrder,
  changeOrder,
  carts,
  history,
  orderAgain,
  productOf,
}: {
  placeOrder: PlaceOrder
  payOrder: PayOrder
  cancelOrder: CancelOrder
  changeOrder: ChangeOrder
  carts: Carts
  history: OrderHistory
  orderAgain: OrderAgain
  productOf: (sku: string, context: GraphqlContext) => Promise<WireProduct | null>
}): Resolvers<GraphqlContext> {
  const listOrders = orderList(history)

  return {
    Query: {
      customerOrders: (_parent, _args, context, info) => listOrders('Query.customerOrders', {}, context, info),
      ...orderAgainQuery(orderAgain),
      ...paymentQueries(payOrder),
    },

    Mutation: {
      ...placeOrderMutations({ placeOrder, payOrder, carts, history }),
      ...paymentMutations(payOrder),
      ...cancelOrderMutation({
        cancelOrder,
        readOrder: async (order, { actor, language, brewery }) => {
          const stored = actor && (await history.read(actor, 'Mutation.cancelOrder', order))
          return stored && wireOrder(stored, language, brewery.market.timeZone)
        },
      }),
      ...changeOrderMutation(changeOrder),
      ...reorderMutations({ reorder: createReorder({ carts, history }), checkStock: createStockCheck({ carts }) }),
    },

    Customer: { orders: (_parent, args, context, info) => listOrders('Customer.orders', args, context, info) },

    ...orderFields(history),
    OrderItem: { product: ({ product_sku }, _args, context) => productOf(product_sku, context) },
    BundleOrderItem: { product: ({ product_sku }, _args, context) => productOf(product_sku, context) },
    ConfigurableOrderItem: {
      product: ({ parent_sku, product_sku }, _args, context) => productOf(parent_sku ?? product_sku, context),
      configured_variant: ({ product_sku }, _args, context) => productOf(product_sku, context),
    },
  }
}
