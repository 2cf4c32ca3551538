import { queryOptions } from '@tanstack/react-query'
import type { PaymentStatusEnum, ProcessPaymentMutation } from '../../gql/graphql.ts'
import { graphql } from '../../gql/index.ts'
import { centsOf } from '../../lib/market/cents.ts'
import { graphql as ask, GraphqlError } from '../../lib/server/graphql.ts'
import { instantOf } from '../../lib/market/market-time.ts'

const processDocument = graphql(`
  mutation ProcessPayment($token: String!) {
    mollieProcessTransaction(payment_token: $token) {
      standing {
        order_number
        cart_id
        payment_status
        payment_redirect_url
        pay_until
        is_given_up
        is_cart_returned
        amount {
          value
        }
        refunded {
          value
        }
      }
    }
  }
`)

const startDocument = graphql(`
  mutation StartPayment($token: String!) {
    startPayment(payment_token: $token) {
      payment_redirect_url
    }
  }
`)

const restoreDocument = graphql(`
  mutation GiveUpPayment($input: MollieResetCartInput!) {
    mollieRestoreCart(input: $input) {
      cart {
        id
      }
    }
  }
`)

/** How far an order is paid. */
export type PaymentStanding = {
  orderNumber: string
  /** The cart that it was placed from. */
  cartId: string
  status: PaymentStatusEnum
  /** Where it can be paid. */
  payUrl: string | null
  /** ISO instant; null once it is not waited for any more. */
  payUntil: string | null
  amountCents: number
  refundedCents: number
  /** It will not come. */
  isGivenUp: boolean
  /** Its goods are in the cart again, as far as they could be had. */
  isCartReturned: boolean
}

const LOOK_EVERY_MS = 3_000

/** Asks the provider how far the payment is, again and again while it is under way; null: no payment of this person's. */
export function paymentQuery(token: string) {
  return queryOptions({
    queryKey: ['payment', token],
    queryFn: async ({ signal }): Promise<PaymentStanding | null> => {
      try {
        const { mollieProcessTransaction: answer } = await ask(processDocument, { token }, { signal })
        return answer?.standing ? standingOf(answer.standing) : null
      } catch (fault) {
        if (fault instanceof GraphqlError && fault.category === 'graphql-no-such-entity') return null
        throw fault
      }
    },
    // What it is now is asked for, not what it was before the person went to pay.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  })
}

export const isUnderWay = ({ isGivenUp, status }: PaymentStanding): boolean =>
  !isGivenUp && status !== 'PAID' && status !== 'REFUNDED'

/** Where the order can be paid now; null while the provider does not answer. */
export async function startPayment(token: string): Promise<string | null> {
  const { startPayment: started } = await ask(startDocument, { token })
  return started?.payment_redirect_url ?? null
}

/** Gives the order up that was placed from a cart; its goods are in the cart again. */
export const giveUpPayment = (cartId: string) => ask(restoreDocument, { input: { cart_id: cartId } })

/** True for the refusal that an order was paid, so that it is not given up. */
export const isPaymentMade = (fault: unknown): boolean => fault instanceof GraphqlError && fault.code === 'payment-made'

type WireStanding = NonNullable<NonNullable<ProcessPaymentMutation['mollieProcessTransaction']>['standing']>

function standingOf(wire: WireStanding): PaymentStanding {
  return {
    orderNumber: wire.order_number,
    cartId: wire.cart_id ?? '',
    status: wire.payment_status,
    payUrl: wire.payment_redirect_url ?? null,
    payUntil: wire.pay_until ? instantOf(wire.pay_until) : null,
    amountCents: centsOf(wire.amount.value),
    refundedCents: centsOf(wire.refunded.value),
    isGivenUp: wire.is_given_up,
    isCartReturned: wire.is_cart_returned,
  }
}
