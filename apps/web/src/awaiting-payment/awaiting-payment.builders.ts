import type { OrdersAwaitingPaymentQuery } from '../gql/graphql.ts'

type WireAwaiting = OrdersAwaitingPaymentQuery['ordersAwaitingPayment'][number]

/** An order of this person that waits for € 178,50, kept until half past ten. */
export const wireAwaitingWith = (wishes: Partial<WireAwaiting> = {}): WireAwaiting => ({
  order_number: '26-11830',
  payment_token: 'token-of-it',
  cart_id: 'cart-of-it',
  payment_status: 'OPEN',
  pay_until: '2026-11-23 10:30:00',
  is_given_up: false,
  is_own: true,
  amount: { value: 178.5 },
  ...wishes,
})
