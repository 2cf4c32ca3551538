import type { Resolvers, Wire } from '@fust/contract/resolvers'
import { calendarDate } from '@fust/domain/calendar'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { selects } from '#platform/graphql/index.ts'
import { isInWindow } from '../cancelling/cancel-order.service.ts'
import type { OrderDetails, OrderHistory } from './order-history.service.ts'
import { wireComments, wireEmpties, wireInvoice, wireOrderItem, wireShipment } from './order.wire.ts'

/** What is read of an order only when it is asked for. */
export function orderFields(history: OrderHistory): NonNullable<Resolvers<GraphqlContext>['CustomerOrder']> {
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
