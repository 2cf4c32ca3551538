import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { PaymentPage } from './payment-page.tsx'

const api = graphql.link('*/graphql')

const OPEN = {
  order_number: '26-11830',
  cart_id: 'cart-of-it',
  payment_status: 'OPEN',
  payment_redirect_url: null,
  pay_until: '2026-11-23 10:30:00',
  is_given_up: false,
  is_cart_returned: false,
  amount: { value: 178.5 },
  refunded: { value: 0 },
}

type Standing = Omit<typeof OPEN, 'pay_until' | 'payment_redirect_url'> & {
  pay_until: string | null
  payment_redirect_url: string | null
}

/** What the server says of the payment, one answer after the other, the last of them again. */
function open(standings: Partial<Standing>[]) {
  let asked = 0
  server.use(
    api.mutation('ProcessPayment', () => {
      const standing = standings[Math.min(asked, standings.length - 1)]
      asked += 1
      return HttpResponse.json({
        data: {
          mollieProcessTransaction: { standing: { ...OPEN, ...standing } },
        },
      })
    }),
  )
  return renderPages('/checkoutpayment?payment_token=t', {
    '/checkoutpayment': PaymentPage,
    '/thanks': () => <h1>Thank you</h1>,
  })
}

describe('whoever comes back from paying', () => {
  test('[ORD-16] is thanked once the payment has arrived', async () => {
    const router = open([{ payment_status: 'PAID', pay_until: null }])
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(router.state.location.href).toBe('/thanks?order=26-11830')
  })

  test('[ORD-16] waits as long as the payment is under way', async () => {
    const router = open([{ payment_status: 'PENDING' }, { payment_status: 'PAID', pay_until: null }])
    expect(await screen.findByRole('heading', { name: 'Your payment is under way' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/thanks')
  })

  test.each([
    ['FAILED', 'The payment did not succeed'],
    ['CANCELED', 'The payment was cancelled'],
    ['EXPIRED', 'The payment has expired'],
  ])('[ORD-16] reads what became of it, and that the goods are in the cart again: %s', async (status, title) => {
    open([{ payment_status: status, is_given_up: true, is_cart_returned: true, pay_until: null }])
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(/is in your cart again/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout')
  })

  test('reads that the order can be ordered again where its goods are in no cart', async () => {
    open([{ payment_status: 'FAILED', is_given_up: true, pay_until: null }])
    expect(await screen.findByRole('link', { name: 'To the order' })).toHaveAttribute(
      'href',
      '/orders/history/26-11830',
    )
  })

  test('reads that money comes back which came too late', async () => {
    open([{ payment_status: 'REFUNDED', is_given_up: true, pay_until: null }])
    expect(await screen.findByRole('heading', { name: 'Your order cannot come any more' })).toBeVisible()
    expect(screen.getByText(/Your money is on its way back/)).toBeVisible()
  })

  test('gives an order up that is not paid', async () => {
    const given: unknown[] = []
    open([{}, { payment_status: 'EXPIRED', is_given_up: true, is_cart_returned: true, pay_until: null }])
    server.use(
      api.mutation('GiveUpPayment', ({ variables }) => {
        given.push(variables)
        return HttpResponse.json({ data: { mollieRestoreCart: { cart: { id: 'c' } } } })
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Do not pay, back to the cart' }))
    expect(await screen.findByRole('heading', { name: 'The payment has expired' })).toBeVisible()
    expect(given).toEqual([{ input: { cart_id: 'cart-of-it' } }])
  })

  test('[ORD-15] tries again when the provider did not answer, and is told when it still does not', async () => {
    open([{ payment_status: 'CREATED' }])
    server.use(
      api.mutation('StartPayment', () => HttpResponse.json({ data: { startPayment: { payment_redirect_url: null } } })),
    )
    expect(await screen.findByText('We keep everything for you until 10:30.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment provider does not answer')
  })

  test('with the payment of somebody else reads that it is not known', async () => {
    server.use(
      api.mutation('ProcessPayment', () =>
        HttpResponse.json({
          data: { mollieProcessTransaction: null },
          errors: [{ message: 'Could not find the payment.', extensions: { category: 'graphql-no-such-entity' } }],
        }),
      ),
    )
    renderPages('/checkoutpayment?payment_token=t', { '/checkoutpayment': PaymentPage })
    expect(await screen.findByRole('heading', { name: 'We do not know this payment' })).toBeVisible()
  })
})
