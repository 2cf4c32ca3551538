import type { CustomerOrdersFilterInput, Resolvers } from '@fust/contract/resolvers'
import {
  askedPage,
  decimalToCents,
  mergeSpellings,
  pageInfo,
  pageOffset,
  pageRefusalText,
  reviewPage,
  reviewPageExists,
  wireDateTime,
} from '@fust/contract/wire'
import type { Outcome } from '@fust/domain/outcome'
import { cartError, type Carts } from '#features/cart/index.ts'
import { addDays, calendarDate, isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import type { GraphQLResolveInfo } from 'graphql'
import { instantOfWall } from '#platform/clock.ts'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { authorizationError, inputError, noSuchEntity, selects } from '#platform/graphql/index.ts'
import { signedIn, type PolicyTable } from '#platform/policy.ts'
import { cancelOrderMutation } from './cancel-order.resolvers.ts'
import type { CancelOrders } from './cancel-order.service.ts'
import type { AskedOrders, OrderDetails, OrderHistory, OrderSort } from './order-history.service.ts'
import { orderKindsOf } from './order-kinds.ts'
import { wireInvoice, wireOrder, wireOrderItem, wireShipment } from './order.wire.ts'
import type { PlaceOrder, PlaceOrderRefusal, PlacedOrder } from './place-order.service.ts'
import { reorderMutations } from './reorder.resolvers.ts'
import { createReorder } from './reorder.service.ts'
import { createStockCheck } from './stock-check.service.ts'
import { refusalText } from './refusal-text.ts'

const ORDERING = signedIn('cart', 'Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials')

export const ordersPolicy: PolicyTable = {
  'Mutation.placeOrder': ORDERING,
  'Mutation.setPaymentMethodAndPlaceOrder': ORDERING,
  'Mutation.checkProductsStock': ORDERING,
  'Mutation.reorderItems': ORDERING,
  'Mutation.cancelOrder': signedIn('order', 'My Orders'),
  'Customer.orders': signedIn('order', 'My Orders'),
}

const DEFAULT_PAGE_SIZE = 100

export function ordersResolvers({
  placeOrder,
  cancelOrders,
  carts,
  history,
  timeZone,
  productOf,
}: {
  placeOrder: PlaceOrder
  cancelOrders: CancelOrders
  carts: Carts
  history: OrderHistory
  timeZone: () => Promise<string>
  productOf: NonNullable<NonNullable<Resolvers<GraphqlContext>['OrderItem']>['product']>
}): Resolvers<GraphqlContext> {
  async function answerOf(
    outcome: Outcome<PlacedOrder, PlaceOrderRefusal>,
    operation: string,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) {
    if (!outcome.ok) return refusedOrder(outcome.refusal, info)
    const { value: order } = outcome
    const placed = {
      order_number: order.number,
      customer_order_number: order.customerOrderNumber,
      note_for_driver: order.noteForDriver,
      sap_id: order.sapId,
      payment_token: null,
      payment_redirect_url: null,
    }
    const stored =
      context.actor && selects(info, 'orderV2') ? await history.find(context.actor, operation, order) : null
    return {
      ...placed,
      order: { ...placed, order_id: order.number, mollie_payment_token: null, mollie_redirect_url: null },
      orderV2: stored && wireOrder(stored, context.language, await timeZone()),
      errors: [],
    }
  }

  return {
    Mutation: {
      placeOrder: async (_parent, { input, ...flat }, context, info) => {
        const { values, contradictions } = mergeSpellings<NonNullable<typeof input>>(input, flat)
        if (contradictions.length > 0) throw inputError(`Contradicting values for ${contradictions.join(', ')}.`)
        if (!values.cart_id) throw inputError('Required parameter "cart_id" is missing.')
        const note = values.notefordriver ?? context.headers.noteForDriver
        const outcome = await placeOrder(
          context.actor,
          'Mutation.placeOrder',
          values.cart_id,
          {
            ...(values.custom_email && { customEmail: values.custom_email }),
            ...(values.deliveryaftersixpm != null && { afterSix: values.deliveryaftersixpm }),
            ...(values.deliveryonpallet != null && { onPallet: values.deliveryonpallet }),
            ...(note != null && { noteForDriver: note }),
          },
          context.language,
        )
        return answerOf(outcome, 'Mutation.placeOrder', context, info)
      },

      setPaymentMethodAndPlaceOrder: async (_parent, { input }, context, info) => {
        const operation = 'Mutation.setPaymentMethodAndPlaceOrder'
        const { actor, language, headers } = context
        if (!input) throw inputError('Required parameter "input" is missing.')
        const choice = { paymentMethod: input.payment_method.code }
        const chosen = await carts.chooseDelivery(actor, operation, input.cart_id, choice, language)
        // A cart that is placed already takes no choice; placing it again answers the same order.
        if (!chosen.ok && chosen.refusal.code !== 'cart-not-found') throw cartError(chosen.refusal)
        const wishes = headers.noteForDriver === undefined ? {} : { noteForDriver: headers.noteForDriver }
        return answerOf(await placeOrder(actor, operation, input.cart_id, wishes, language), operation, context, info)
      },

      ...cancelOrderMutation({
        cancelOrder: cancelOrders.cancelOrder,
        readOrder: async (order, { actor, language }) => {
          const stored = actor && (await history.find(actor, 'Mutation.cancelOrder', order))
          return stored && wireOrder(stored, language, await timeZone())
        },
      }),
      ...reorderMutations({ reorder: createReorder({ carts, history }), checkStock: createStockCheck({ carts }) }),
    },

    Customer: {
      orders: async (_parent, { filter, sort, ...paging }, { actor, language }) => {
        const page = askedPage(paging, DEFAULT_PAGE_SIZE)
        const wrongPage = reviewPage(page)
        if (wrongPage) throw inputError(pageRefusalText(wrongPage))
        const order: OrderSort = `${sort?.sort_field ?? 'CREATED_AT'} ${sort?.sort_direction ?? 'DESC'}`
        const zone = await timeZone()
        const outcome = await history.list(actor, 'Customer.orders', askedOrders(filter, zone), {
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
      },
    },

    CustomerOrder: {
      available_actions: async ({ status, additional_data: details }, _args, context) => {
        const isInWindow = await windowOf(context, cancelOrders)
        const deliveryDate = calendarDate(details?.delivery_date ?? '')
        return isInWindow({ status, deliveryDate }) ? ['REORDER', 'CANCEL'] : ['REORDER']
      },
      items: async (order, _args, context) =>
        (await detailsOf(context, history).lines.load(keyOf(order))).map((line) =>
          wireOrderItem(line, order, context.language),
        ),
      items_eligible_for_return: () => [],
      shipments: async (order, _args, context) =>
        (await detailsOf(context, history).deliveries.load(keyOf(order))).map(wireShipment),
      invoices: async (order, _args, context) =>
        (await detailsOf(context, history).invoices.load(keyOf(order))).map(wireInvoice),
      comments: async (order, _args, context) => {
        const zone = await timeZone()
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

const windows = new WeakMap<object, ReturnType<CancelOrders['cancelWindow']>>()

/** Asked once for all orders of a request. */
function windowOf(context: GraphqlContext, cancelOrders: CancelOrders) {
  const known = windows.get(context) ?? cancelOrders.cancelWindow()
  windows.set(context, known)
  return known
}

function keyOf(order: { company_id: string; order_id: number }) {
  return { companyId: order.company_id, id: order.order_id }
}

/** Clients that do not ask for `errors` are told at the top level instead (graphql.md §2.2). */
function refusedOrder(refusal: PlaceOrderRefusal, info: GraphQLResolveInfo) {
  if (refusal.code === 'unauthorized' || refusal.code === 'forbidden') throw authorizationError()
  const message = refusalText(refusal)
  if (!selects(info, 'errors'))
    throw refusal.code === 'cart-not-found' ? noSuchEntity(message) : inputError(message, refusal.code)
  const code =
    refusal.code === 'cart-not-found'
      ? ('CART_NOT_FOUND' as const)
      : refusal.code === 'cart-not-active'
        ? ('CART_NOT_ACTIVE' as const)
        : ('UNABLE_TO_PLACE_ORDER' as const)
  return { order: null, orderV2: null, errors: [{ code, message }] }
}

function askedOrders(filter: CustomerOrdersFilterInput | null | undefined, zone: string): AskedOrders {
  const part = filter?.number?.match ?? null
  if (part !== null && part.length < 3) throw inputError('Order number filters need 3 characters or more.')
  return {
    numbers: valuesOf(filter?.number),
    numberPart: part,
    statuses: valuesOf(filter?.status),
    kinds: orderKindsOf(valuesOf(filter?.material_type)),
    shipToIds: valuesOf(filter?.ship_to_id),
    sapIds: valuesOf(filter?.sap_id),
    placedFrom: midnightOf(dayOf(filter?.order_date?.from), zone),
    placedBefore: midnightOf(dayAfter(dayOf(filter?.order_date?.to)), zone),
    minCents: centsOf(filter?.grand_total?.from),
    maxCents: centsOf(filter?.grand_total?.to),
  }
}

type Condition = { eq?: string | null | undefined; in?: (string | null | undefined)[] | null | undefined }

/** The values of a condition; an empty one means nothing was asked (graphql.md §3.2). */
function valuesOf(condition: Condition | null | undefined): string[] | null {
  const listed = [condition?.eq, ...(condition?.in ?? [])].filter((value) => value != null && value !== '')
  return listed.length === 0 ? null : listed.filter((value) => value != null)
}

/** The day of a filter; a time of day behind it counts nothing. */
function dayOf(text: string | null | undefined): CalendarDate | null {
  if (text == null || text === '') return null
  const [day = ''] = text.split(/[ T]/)
  if (!isCalendarDate(day)) throw inputError(`"${text}" is not a date.`)
  return day
}

const dayAfter = (day: CalendarDate | null) => day && addDays(day, 1)

/** When a day begins on the brewery's wall. */
const midnightOf = (day: CalendarDate | null, zone: string) => day && instantOfWall(day, 0, zone)

function centsOf(text: string | null | undefined): number | null {
  if (text == null || text === '') return null
  const cents = decimalToCents(text)
  if (cents === undefined) throw inputError(`"${text}" is not an amount.`)
  return cents
}
