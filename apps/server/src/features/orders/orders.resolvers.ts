import type { CustomerOrdersArgs, Resolvers } from '@fust/contract/resolvers'
import {
  askedPage,
  pageInfo,
  pageOffset,
  pageRefusalText,
  reviewPage,
  reviewPageExists,
  wireDateTime,
} from '@fust/contract/wire'
import { calendarDate } from '@fust/domain/calendar'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { authorizationError, inputError, selects } from '#platform/graphql/index.ts'
import { signedIn, type PolicyTable } from '#platform/policy.ts'
import type { Carts } from '#features/cart/index.ts'
import { askedOrders } from './asked-orders.ts'
import type { OrderDetails, OrderHistory, OrderSort } from './order-history.service.ts'
import { cancelOrderMutation } from './cancel-order.resolvers.ts'
import { isInWindow, type CancelOrder } from './cancel-order.service.ts'
import { wireEmpties, wireInvoice, wireOrder, wireOrderItem, wireShipment } from './order.wire.ts'
import { placeOrderMutations } from './place-order.resolvers.ts'
import type { PlaceOrder } from './place-order.service.ts'
import { reorderMutations } from './reorder.resolvers.ts'
import { createReorder } from './reorder.service.ts'
import { createStockCheck } from './stock-check.service.ts'

const ORDERING = signedIn('cart', 'Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials')

export const ordersPolicy: PolicyTable = {
  'Mutation.placeOrder': ORDERING,
  'Mutation.setPaymentMethodAndPlaceOrder': ORDERING,
  'Mutation.checkProductsStock': ORDERING,
  'Mutation.reorderItems': ORDERING,
  'Mutation.cancelOrder': signedIn('order', 'My Orders'),
  'Customer.orders': signedIn('order', 'My Orders'),
  'Query.customerOrders': signedIn('order', 'My Orders'),
}

const DEFAULT_PAGE_SIZE = 100

export function ordersResolvers({
  placeOrder,
  cancelOrder,
  carts,
  history,
  productOf,
}: {
  placeOrder: PlaceOrder
  cancelOrder: CancelOrder
  carts: Carts
  history: OrderHistory
  productOf: NonNullable<NonNullable<Resolvers<GraphqlContext>['OrderItem']>['product']>
}): Resolvers<GraphqlContext> {
  async function listOrders(
    operation: string,
    { filter, sort, ...paging }: Partial<CustomerOrdersArgs>,
    { actor, brewery, language }: GraphqlContext,
  ) {
    const page = askedPage(paging, DEFAULT_PAGE_SIZE)
    const wrongPage = reviewPage(page)
    if (wrongPage) throw inputError(pageRefusalText(wrongPage))
    const order: OrderSort = `${sort?.sort_field ?? 'CREATED_AT'} ${sort?.sort_direction ?? 'DESC'}`
    const zone = brewery.market.timeZone
    const outcome = await history.list(actor, operation, askedOrders(filter, zone), {
      sort: order,
      limit: page.pageSize,
      offset: pageOffset(page),
    })
    if (!outcome.ok) throw authorizationError()
    const { orders, totalCount, firstPlacedAt } = outcome.value
    const beyond = reviewPageExists(page, totalCount)
    if (beyond) throw inputError(pageRefusalText(beyond))
    return {
      items: orders.map((own) => wireOrder(own, language, zone)),
      total_count: totalCount,
      page_info: pageInfo(page, totalCount),
      date_of_first_order: firstPlacedAt && wireDateTime(firstPlacedAt, zone),
    }
  }

  return {
    Query: { customerOrders: (_parent, _args, context) => listOrders('Query.customerOrders', {}, context) },

    Mutation: {
      ...placeOrderMutations({ placeOrder, carts, history }),
      ...cancelOrderMutation({
        cancelOrder,
        readOrder: async (order, { actor, language, brewery }) => {
          const stored = actor && (await history.find(actor, 'Mutation.cancelOrder', order))
          return stored && wireOrder(stored, language, brewery.market.timeZone)
        },
      }),
      ...reorderMutations({ reorder: createReorder({ carts, history }), checkStock: createStockCheck({ carts }) }),
    },

    Customer: { orders: (_parent, args, context) => listOrders('Customer.orders', args, context) },

    CustomerOrder: {
      additional_data: async (order, _args, context, info) => {
        const { additional_data: details } = order
        if (!details || !selects(info, 'empties')) return details ?? null
        const lines = await detailsOf(context, history).lines.load(keyOf(order))
        return { ...details, empties: wireEmpties(lines, context.language) }
      },
      available_actions: ({ status, additional_data: details }, _args, context) => {
        const deliveryDate = calendarDate(details?.delivery_date ?? '')
        return isInWindow({ status, deliveryDate }, context.brewery) ? ['REORDER', 'CANCEL'] : ['REORDER']
      },
      items: async (order, _args, context) =>
        (await detailsOf(context, history).lines.load(keyOf(order))).map((line) =>
          wireOrderItem(line, order, context.language),
        ),
      items_eligible_for_return: () => [],
      shipments: async (order, _args, context) =>
        (await detailsOf(context, history).deliveries.load(keyOf(order))).map((delivery) =>
          wireShipment(delivery, context.language),
        ),
      invoices: async (order, _args, context) =>
        (await detailsOf(context, history).invoices.load(keyOf(order))).map(wireInvoice),
      comments: async (order, _args, context) => {
        const zone = context.brewery.market.timeZone
        const events = await detailsOf(context, history).events.load(keyOf(order))
        return events.map((event) => ({ message: event.status, timestamp: wireDateTime(event.happenedAt, zone) }))
      },
    },
    OrderItem: { product: productOf },
  }
}

const loaders = new WeakMap<object, OrderDetails>()

/** One set of loaders for each request. */
function detailsOf(context: GraphqlContext, history: OrderHistory): OrderDetails {
  const known = loaders.get(context)
  if (known) return known
  const details = history.details()
  loaders.set(context, details)
  return details
}

function keyOf(order: { company_id: string; order_id: number }) {
  return { companyId: order.company_id, id: order.order_id }
}
