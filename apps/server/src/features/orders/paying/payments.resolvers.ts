import type { PaymentStatusEnum, Resolvers } from '@fust/contract/resolvers'
import { money, wireDateTime } from '@fust/contract/wire'
import type { PaymentState } from '@fust/domain/payment'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError, inputError, merged, noSuchEntity, parameterMissing } from '#platform/graphql/index.ts'
import { ordering, type PolicyTable } from '#request/policy.ts'
import { wording } from '#words/words.ts'
import { wireCart } from '#features/cart/index.ts'
import type { PaymentStanding, PayOrder, PayRefusal } from './pay-order.service.ts'

type Queries = NonNullable<Resolvers<GraphqlContext>['Query']>
type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

export const paymentsPolicy: PolicyTable = {
  'Query.ordersAwaitingPayment': ordering,
  'Mutation.mollieProcessTransaction': ordering,
  'Mutation.mollieRestoreCart': ordering,
  'Mutation.startPayment': ordering,
}

const STATUSES: Readonly<Record<PaymentState, PaymentStatusEnum>> = {
  started: 'CREATED',
  open: 'OPEN',
  pending: 'PENDING',
  authorized: 'AUTHORIZED',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
}

export function paymentQueries(payOrder: PayOrder) {
  return {
    ordersAwaitingPayment: async (_parent, _args, context) => {
      const awaiting = await payOrder.awaiting(context.actor, 'Query.ordersAwaitingPayment')
      if (!awaiting.ok) throw payError(awaiting.refusal)
      return awaiting.value.map((standing) => wireStanding(standing, context))
    },
  } satisfies Queries
}

export function paymentMutations(payOrder: PayOrder) {
  return {
    mollieProcessTransaction: async (_parent, { input, ...flat }, context) => {
      const { payment_token: token } = merged<NonNullable<typeof input>>(input, flat)
      if (!token) throw parameterMissing('payment_token')
      const { language } = context
      const processed = await payOrder.process(context, 'Mutation.mollieProcessTransaction', token, language)
      if (!processed.ok) throw payError(processed.refusal)
      const { standing, cart } = processed.value
      const isOver = standing.order.status === 'Canceled'
      return {
        paymentStatus: statusOf(standing),
        cart: cart && wireCart(cart, language),
        redirect_to_cart: isOver,
        redirect_to_success_page: !isOver,
        standing: wireStanding(standing, context),
      }
    },

    mollieRestoreCart: async (_parent, { input }, context) => {
      if (!input) throw parameterMissing('input')
      const { language } = context
      const restored = await payOrder.restore(context, 'Mutation.mollieRestoreCart', input.cart_id, language)
      if (!restored.ok) throw payError(restored.refusal)
      return { cart: wireCart(restored.value, language) }
    },

    startPayment: async (_parent, { payment_token: token, return_url: returnUrl }, context) => {
      if (returnUrl != null && !payOrder.mayReturnTo(returnUrl)) throw returnUrlError()
      const started = await payOrder.start(context, 'Mutation.startPayment', token, returnUrl ?? undefined)
      if (!started.ok) throw payError(started.refusal)
      return wireStanding(started.value, context)
    },
  } satisfies Mutations
}

/** People are sent back to the portal, or not at all. */
export const returnUrlError = () => inputError(wording('payment.return-url'), 'return-url-not-ours')

function wireStanding(standing: PaymentStanding, { actor, brewery }: GraphqlContext) {
  const { order, checkoutUrl, refundedCents } = standing
  const isAwaiting = order.paymentStage === 'awaiting'
  return {
    order_number: order.number,
    payment_token: order.token,
    cart_id: order.cartId,
    payment_status: statusOf(standing),
    payment_redirect_url: checkoutUrl,
    pay_until: isAwaiting ? wireDateTime(order.payUntil, brewery.market.timeZone) : null,
    amount: money(order.amountCents),
    refunded: money(refundedCents),
    is_given_up: order.status === 'Canceled',
    is_cart_returned: order.returnedCartId !== null,
    is_own: order.userId !== null && order.userId === actor?.userId,
  }
}

/** An order that was given up before anybody paid has expired, whatever its payments say. */
function statusOf({ order, state }: PaymentStanding): PaymentStatusEnum {
  if (order.paymentStage === 'refunding' || order.paymentStage === 'refunded') return 'REFUNDED'
  const told = state === null ? 'CREATED' : STATUSES[state]
  const isUnderWay = state === null || ['started', 'open', 'pending', 'authorized'].includes(state)
  return order.paymentStage === 'lapsed' && isUnderWay ? 'EXPIRED' : told
}

function payError(refusal: PayRefusal) {
  if (refusal.code === 'payment-not-found') return noSuchEntity(wording('payment.not-found'), refusal.code)
  if (refusal.code === 'payment-made') return inputError(wording('payment.made'), refusal.code)
  return authorizationError()
}
