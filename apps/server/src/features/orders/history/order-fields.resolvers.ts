import type { Resolvers, Wire } from '@fust/contract/resolvers'
import { money } from '@fust/contract/wire'
import { calendarDate } from '@fust/domain/calendar'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { selects } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { isInWindow } from '../cancelling/cancel-order.service.ts'
import type { OrderDetails, OrderHistory, ReplacedOrder } from './order-history.service.ts'
import { wireComments, wireEmpties, wireHeldBack, wireInvoice, wireOrderItem, wireShipment } from './order.wire.ts'

type Fields = Pick<Resolvers<GraphqlContext>, 'Cart' | 'CustomerOrder' | 'ReplacedOrder'>

/** What is read of an order only when it is asked for; of a cart, the order whose place it takes. */
export function orderFields(history: OrderHistory): Fields {
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

  async function readReplaced(key: OrderKeys, context: GraphqlContext) {
    const [order] = await detailsOf(context, history).replaced.load(keyOf(key))
    return order && history.maySee(context.actor, order.shipToId) ? order : null
  }

  /** Tells of an order that is replaced: nobody comes here who may not see it. */
  const ofReplaced =
    <Told>(tell: (order: ReplacedOrder, context: GraphqlContext) => Told) =>
    async (key: OrderKeys, _args: unknown, context: GraphqlContext): Promise<Told> => {
      const order = await readReplaced(key, context)
      if (!order) throw new Error(`Order ${key.order_id} is told of to somebody who may not see it.`)
      return tell(order, context)
    }

  const ifSeen = async ({ replaces: key }: { replaces?: OrderKeys | null | undefined }, context: GraphqlContext) =>
    key && (await readReplaced(key, context)) ? key : null

  return {
    Cart: {
      replaces: (cart, _args, context) => (cart.replaces ? ifSeen(cart, context) : null),
    },
    ReplacedOrder: {
      order_number: ofReplaced(({ number }) => number),
      grand_total: ofReplaced(({ grandTotalCents }) => money(grandTotalCents)),
      delivery_date: ofReplaced(({ deliveryDate }) => deliveryDate),
      delivery_hours_from: ofReplaced(({ hoursFrom }) => hoursFrom),
      delivery_hours_to: ofReplaced(({ hoursTo }) => hoursTo),
      delivery_after_six_pm: ofReplaced(({ afterSix }) => afterSix),
      delivery_on_pallet: ofReplaced(({ onPallet }) => onPallet),
      is_open: ofReplaced((order, { brewery }) => isInWindow(order, brewery)),
      items: async (key, _args, context) =>
        (await detailsOf(context, history).lines.load(keyOf(key))).map((line) => ({
          product_sku: line.sku,
          product_name: textIn(context.language, line.productName),
          number_of_packages: line.packages,
          number_of_layer: line.layers,
          number_of_pallet: line.pallets,
          liters: line.litres,
        })),
    },
    CustomerOrder: {
      // Whatever needs no promise is answered without one: there are a hundred orders on a page.
      additional_data: (order, _args, context, info) =>
        order.additional_data && selects(info, 'empties')
          ? withEmpties(order, order.additional_data, context)
          : (order.additional_data ?? null),
      available_actions: (order, _args, context) => (isOpen(order, context) ? ['REORDER', 'CANCEL'] : ['REORDER']),
      // What is paid online can be cancelled only.
      can_be_changed: (order, _args, context) => order.payment_status == null && isOpen(order, context),
      replaces: (order, _args, context) => (order.replaces ? ifSeen(order, context) : null),
      replaced_by: async (order, _args, context) => {
        const [other] = await detailsOf(context, history).replacing.load(keyOf(order))
        return other && history.maySee(context.actor, other.shipToId) ? other.number : null
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
      held_back: async (order, _args, context) => {
        const isStaff = history.isStaffAt(context.actor, order.ship_to_id ?? '')
        return wireHeldBack(await detailsOf(context, history).erpMessages.load(keyOf(order)), isStaff)
      },
      invoices: async (order, _args, context) => {
        const isPaymentTold = history.mayKnowPayments(context.actor, order.ship_to_id ?? '')
        const { today } = context.brewery.now
        return (await detailsOf(context, history).invoices.load(keyOf(order))).map((invoice) =>
          wireInvoice(isPaymentTold ? invoice : { ...invoice, dueOn: null, paidCents: null }, today),
        )
      },
      comments: (order, _args, context) => order.comments ?? commentsOf(order, context),
    },
  }
}

type Standing = Pick<Wire<'CustomerOrder'>, 'status' | 'additional_data'>

function isOpen({ status, additional_data: details }: Standing, { brewery }: GraphqlContext): boolean {
  return isInWindow({ status, deliveryDate: calendarDate(details?.delivery_date ?? '') }, brewery)
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
