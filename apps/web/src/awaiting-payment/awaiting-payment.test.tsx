import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../lib/test/render-page.tsx'
import { server } from '../lib/test/server.ts'
import { useSession } from '../session/index.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { AwaitingPayment } from './awaiting-payment.tsx'
import { wireAwaitingWith } from './awaiting-payment.builders.ts'

const api = graphql.link('*/graphql')
type Wire = ReturnType<typeof wireAwaitingWith>

beforeEach(() => {
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })))
})

/** What the server lists; it can be changed while the page is shown. */
function open(...orders: Partial<Wire>[]) {
  const listed = { now: orders.map(wireAwaitingWith), calls: 0 }
  server.use(
    api.query('OrdersAwaitingPayment', () => {
      listed.calls += 1
      return HttpResponse.json({ data: { ordersAwaitingPayment: listed.now } })
    }),
  )
  renderPages('/', { '/': Home })
  return listed
}

function Home() {
  const { user } = useSession()
  return (
    <>
      <AwaitingPayment />
      {user && <h1>{user.firstName}</h1>}
    </>
  )
}

function endsAs(standing: { payment_status: string; is_given_up: boolean; is_cart_returned: boolean }) {
  const { cart_id, order_number, amount } = wireAwaitingWith()
  const rest = { payment_redirect_url: null, pay_until: null, refunded: { value: 0 } }
  server.use(
    api.mutation('ProcessPayment', () =>
      HttpResponse.json({
        data: { mollieProcessTransaction: { standing: { cart_id, order_number, amount, ...rest, ...standing } } },
      }),
    ),
  )
}

const lookAgain = () => fireEvent(window, new Event('visibilitychange'))

describe('an order that waits for its payment', () => {
  test('[ORD-15] is named with what is to be paid and until when it is kept, and is paid or cancelled from there', async () => {
    open({})
    const notice = await screen.findByRole('region', { name: '26-11830' })
    expect(notice).toHaveTextContent('Order 26-11830 is waiting for payment')
    expect(notice).toHaveTextContent('once € 178,50 is paid. We keep everything for you until 10:30.')
    expect(within(notice).getByRole('button', { name: 'Pay now' })).toBeEnabled()
    expect(within(notice).getByRole('button', { name: 'Cancel the order' })).toBeEnabled()
  })

  test('[ORD-15] goes on to the payment provider, and can be paid again after Back', async () => {
    const assign = vi.fn<(url: string) => void>()
    const real = window.location
    vi.stubGlobal(
      'location',
      new Proxy({}, { get: (_none, key) => (key === 'assign' ? assign : Reflect.get(real, key)) }),
    )
    const started: unknown[] = []
    const listed = open({})
    server.use(
      api.mutation('StartPayment', ({ variables }) => {
        started.push(variables)
        return HttpResponse.json({ data: { startPayment: { payment_redirect_url: 'https://bank.example/1' } } })
      }),
    )
    const pay = await screen.findByRole('button', { name: 'Pay now' })
    await userEvent.click(pay)
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://bank.example/1'))
    expect(started).toEqual([{ token: 'token-of-it' }])
    expect(pay).toHaveAttribute('aria-busy', 'true')
    const before = listed.calls
    fireEvent(window, new Event('pageshow'))
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(listed.calls).toBeGreaterThan(before))
  })

  test('[ORD-15] says that the payment provider does not answer', async () => {
    open({})
    server.use(
      api.mutation('StartPayment', () => HttpResponse.json({ data: { startPayment: { payment_redirect_url: null } } })),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment provider does not answer')
  })

  test('[ORD-16] is cancelled after one question, and its products are in the cart again', async () => {
    const listed = open({})
    endsAs({ payment_status: 'EXPIRED', is_given_up: true, is_cart_returned: true })
    const cancelled: unknown[] = []
    server.use(
      api.mutation('GiveUpPayment', ({ variables }) => {
        cancelled.push(variables)
        listed.now = []
        return HttpResponse.json({ data: { mollieRestoreCart: { cart: { id: 'c' } } } })
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const question = await screen.findByRole('dialog', { name: 'Cancel order 26-11830?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep the order' }))
    expect(cancelled).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const again = await screen.findByRole('dialog', { name: 'Cancel order 26-11830?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByText(/Its products are in your cart again/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
    expect(cancelled).toEqual([{ input: { cart_id: 'cart-of-it' } }])
  })

  test('[ORD-16] that is paid while its buyer cancels it says that it is paid', async () => {
    const listed = open({})
    endsAs({ payment_status: 'PAID', is_given_up: false, is_cart_returned: false })
    server.use(
      api.mutation('GiveUpPayment', () => {
        listed.now = []
        const extensions = { category: 'graphql-input', code: 'payment-made' }
        return HttpResponse.json({ data: { mollieRestoreCart: null }, errors: [{ message: 'Paid.', extensions }] })
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const question = await screen.findByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByText('Order 26-11830 is paid. The brewery starts on it.')).toBeVisible()
    expect(screen.queryByText(/was not cancelled/)).not.toBeInTheDocument()
  })

  test('offers neither payment nor cancelling while the bank works on it', async () => {
    open({ payment_status: 'PENDING' })
    expect(await screen.findByText(/The payment of order 26-11830 is under way/)).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('[IDN-25] of a customer is paid by who orders for them, and leads to the order instead of cancelling it', async () => {
    open({ is_own: false })
    expect(await screen.findByRole('button', { name: 'Pay now' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute('href', '/orders/history/26-11830')
  })

  test('stands beside another one', async () => {
    open({}, { order_number: '26-11831', payment_token: 'other' })
    expect(await screen.findByRole('region', { name: '26-11830' })).toBeVisible()
    expect(screen.getByRole('region', { name: '26-11831' })).toBeVisible()
  })
})

describe('an order that waits no more', () => {
  test.each([
    ['is paid', { payment_status: 'PAID', is_given_up: false, is_cart_returned: false }, /is paid. The brewery starts/],
    [
      'failed, with its products in the cart',
      { payment_status: 'FAILED', is_given_up: true, is_cart_returned: true },
      /was not paid, so it will not come. Its products are in your cart again/,
    ],
    [
      'failed, beside a filled cart',
      { payment_status: 'FAILED', is_given_up: true, is_cart_returned: false },
      /was not paid, so it will not come. You can order it again/,
    ],
    [
      'was paid too late',
      { payment_status: 'REFUNDED', is_given_up: true, is_cart_returned: false },
      /The money you paid is on its way back/,
    ],
  ])('[ORD-16] says so on the page that is open: it %s', async (_what, standing, text) => {
    const listed = open({})
    await screen.findByRole('button', { name: 'Pay now' })
    endsAs(standing)
    listed.now = []
    lookAgain()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument()
  })

  test('[ORD-16] puts the products back that were ordered before the portal was closed', async () => {
    endsAs({ payment_status: 'EXPIRED', is_given_up: true, is_cart_returned: true })
    open({ is_given_up: true, payment_status: 'EXPIRED', pay_until: null })
    expect(await screen.findByText(/Its products are in your cart again/)).toBeVisible()
  })
})

test('does not ask about payments for a person who may not order', async () => {
  server.use(
    http.get('*/identity/session', () =>
      HttpResponse.json({ user: userWith({ shipTos: [shipToWith({ permissions: ['My Profile'] })] }) }),
    ),
  )
  const listed = open({})
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(listed.calls).toBe(0)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
