import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import type { OrdersAwaitingPaymentQuery } from '../gql/graphql.ts'
import { server } from '../lib/test/server.ts'

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

/** The server lists these orders. */
export function awaitsPayment(...orders: Partial<WireAwaiting>[]): void {
  const ordersAwaitingPayment = orders.map(wireAwaitingWith)
  server.use(
    graphql
      .link('*/graphql')
      .query('OrdersAwaitingPayment', () => HttpResponse.json({ data: { ordersAwaitingPayment } })),
  )
}

/** True where an order that waits stands before the title of the page. */
export async function isAwaitingFirst(title: string | RegExp): Promise<boolean> {
  const pay = await screen.findByRole('button', { name: 'Pay now' })
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  return pay.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_FOLLOWING
}
