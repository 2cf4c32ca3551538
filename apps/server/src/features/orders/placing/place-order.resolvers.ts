import type { Resolvers } from '@fust/contract/resolvers'
import { centsToDecimal, money } from '@fust/contract/wire'
import type { Outcome } from '@fust/domain/outcome'
import type { GraphQLResolveInfo } from 'graphql'
import type { GraphqlContext } from '#request/graphql-context.ts'
import {
  authorizationError,
  inputError,
  merged,
  noSuchEntity,
  parameterMissing,
  selects,
} from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import type { OperationName } from '#request/policy.ts'
import { cartError, type Carts } from '#features/cart/index.ts'
import type { OrderHistory } from '../history/order-history.service.ts'
import { wireOrder } from '../history/order.wire.ts'
import type { PlaceOrder, PlaceOrderRefusal, PlacedOrder } from './place-order.service.ts'
import type { PayOrder } from '../paying/pay-order.service.ts'
import { returnUrlError } from '../paying/payments.resolvers.ts'
import { refusalReason, refusalSkus, refusalWording } from '../refusal-text.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>
type Answered = {
  outcome: Outcome<PlacedOrder, PlaceOrderRefusal>
  operation: OperationName
  shown?: number | null | undefined
  returnUrl?: string | undefined
}

export function placeOrderMutations({
  placeOrder,
  payOrder,
  carts,
  history,
}: {
  placeOrder: PlaceOrder
  payOrder: PayOrder
  carts: Carts
  history: OrderHistory
}) {
  async function answerOf(
    { outcome, operation, shown, returnUrl }: Answered,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) {
    if (!outcome.ok) return refusedOrder(outcome.refusal, context.language, info)
    const { value: order } = outcome
    const isToPay = order.paymentStage === 'awaiting'
    const placed = {
      order_number: order.number,
      customer_order_number: order.customerOrderNumber,
      note_for_driver: order.noteForDriver,
      sap_id: order.sapId,
      payment_token: order.paymentStage === null ? null : order.token,
      // The order is committed: what goes wrong from here on is tried again by its token.
      payment_redirect_url: isToPay ? await payOrder.begin(order, returnUrl) : null,
      grand_total: money(order.grandTotalCents),
      price_changed: shown == null ? null : shown !== centsToDecimal(order.grandTotalCents),
    }
    const stored =
      context.actor && selects(info, 'orderV2') ? await history.read(context.actor, operation, order) : null
    return {
      ...placed,
      order: {
        ...placed,
        order_id: order.number,
        mollie_payment_token: placed.payment_token,
        mollie_redirect_url: placed.payment_redirect_url,
      },
      orderV2: stored && wireOrder(stored, context.language, context.brewery.market.timeZone),
      errors: [],
    }
  }

  return {
    placeOrder: async (_parent, { input, ...flat }, context, info) => {
      const operation = 'Mutation.placeOrder'
      const values = merged<NonNullable<typeof input>>(input, flat)
      if (!values.cart_id) throw parameterMissing('cart_id')
      const note = values.notefordriver ?? context.headers.noteForDriver
      const wishes = {
        ...(values.custom_email && { customEmail: values.custom_email }),
        ...(values.deliveryaftersixpm != null && { afterSix: values.deliveryaftersixpm }),
        ...(values.deliveryonpallet != null && { onPallet: values.deliveryonpallet }),
        ...(note != null && { noteForDriver: note }),
        ...(values.cart_version != null && { seenVersion: values.cart_version }),
      }
      const returnUrl = values.return_url ?? values.mollie_return_url ?? undefined
      if (returnUrl !== undefined && !payOrder.mayReturnTo(returnUrl)) throw returnUrlError()
      const outcome = await placeOrder(context, operation, values.cart_id, wishes, context.language)
      return answerOf({ outcome, operation, shown: values.shown_grand_total, returnUrl }, context, info)
    },

    setPaymentMethodAndPlaceOrder: async (_parent, { input }, context, info) => {
      const operation = 'Mutation.setPaymentMethodAndPlaceOrder'
      const { language, headers } = context
      if (!input) throw parameterMissing('input')
      const choice = { paymentMethod: input.payment_method.code }
      const chosen = await carts.chooseDelivery(context, operation, input.cart_id, choice, language)
      // A cart that is placed already takes no choice; placing it again answers the same order.
      if (!chosen.ok && chosen.refusal.code !== 'cart-not-found') throw cartError(chosen.refusal)
      const wishes = headers.noteForDriver === undefined ? {} : { noteForDriver: headers.noteForDriver }
      const outcome = await placeOrder(context, operation, input.cart_id, wishes, language)
      return answerOf({ outcome, operation }, context, info)
    },
  } satisfies Mutations
}

/** Clients that do not ask for `errors` are told at the top level instead (graphql.md §2.2). */
function refusedOrder(refusal: PlaceOrderRefusal, language: string, info: GraphQLResolveInfo) {
  if (refusal.code === 'unauthorized' || refusal.code === 'forbidden') throw authorizationError()
  const wording = refusalWording(refusal)
  if (!selects(info, 'errors'))
    throw (refusal.code === 'cart-not-found' ? noSuchEntity : inputError)(wording, refusalReason(refusal))
  const message = textIn(language, wording)
  const code =
    refusal.code === 'cart-not-found'
      ? ('CART_NOT_FOUND' as const)
      : refusal.code === 'cart-not-active'
        ? ('CART_NOT_ACTIVE' as const)
        : ('UNABLE_TO_PLACE_ORDER' as const)
  const error = { code, message, reason: refusalReason(refusal), skus: [...refusalSkus(refusal)] }
  return { order: null, orderV2: null, errors: [error] }
}
