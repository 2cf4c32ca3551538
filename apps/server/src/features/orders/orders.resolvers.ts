import type { CustomerOrdersArgs, Resolvers, Wire } from '@fust/contract/resolvers'
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
import type { GraphQLResolveInfo } from 'graphql'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { authorizationError, inputError, selects } from '#platform/graphql/index.ts'
import { signedIn, type PolicyTable } from '#platform/policy.ts'
import type { Carts } from '#features/cart/index.ts'
import { askedOrders } from './asked-orders.ts'
import type { OrderDetails, OrderHistory, OrderSort } from './order-history.service.ts'
import { cancelOrderMutation } from './cancel-order.resolvers.ts'
import { isInWindow, type CancelOrder } from './cancel-order.service.ts'
import { wireComments, wireEmpties, wireInvoice, wireOrder, wireOrderItem, wireShipment } from './order.wire.ts'
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
    info: GraphQLResolveInfo,
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
      withEvents: selects(info, 'items', 'comments'),
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

  async function withEmpties(
    order: OrderKeys,
    details: NonNullable<Wire<'CustomerOrder'>['additional_data']>,
    context: GraphqlContext,
  ) {
    const lines = await detailsOf(context, history).lines.load(keyOf(order))
    return { ...details, empties: wireEmpties(lines, context.language) }
  }

  async function commentsOf(order: OrderKeys, context: GraphqlContext) {
    const events = await detailsOf(context, history).events.load(keyOf(order))
    return wireComments(
      events.map(({ status, happenedAt }) => [status, happenedAt.getTime()]),
      context.brewery.market.timeZone,
    )
  }

  return {
    Query: { customerOrders: (_parent, _args, context, info) => listOrders('Query.customerOrders', {}, context, info) },

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

    Customer: { orders: (_parent, args, context, info) => listOrders('Customer.orders', args, context, info) },

    CustomerOrder: {
      // Whatever needs no promise is answered without one: there are a hundred orders on a page.
      additional_data: (order, _args, context, info) =>
        order.additional_data && selects(info, 'empties')
          ? withEmpties(order, order.additional_data, context)
          : (order.additional_data ?? null),
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
      comments: (order, _args, context) => order.comments ?? commentsOf(order, context),
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

type OrderKeys = { company_id: string; order_id: number }

function keyOf(order: OrderKeys) {
  return { companyId: order.company_id, id: order.order_id }
}
