import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { PayerCredit } from './payer-credit.tsx'

const CREDIT = '*/nl/prod/api/v1/portal/paymentmethod/GetCreditByOutletId'
const UNREAD = { state: 'unread', creditLimit: null, openBalance: null }
const UNREAD_TEXT = 'Your credit could not be read just now. You can order all the same.'

afterEach(() => onlineManager.setOnline(true))

/** What the server answers, one after the other; the last one stays. */
function answers(...bodies: object[]): URL[] {
  const asked: URL[] = []
  server.use(
    http.get(CREDIT, ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json(bodies[Math.min(asked.length, bodies.length) - 1])
    }),
  )
  return asked
}

const known = (creditLimit: number, openBalance: number) => ({ state: 'known', creditLimit, openBalance })

function open(orderCents: number) {
  renderPages('/', { '/': () => <PayerCredit shipToId="3000101" orderCents={orderCents} /> }, <main />)
}

const sums = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  )

describe('the credit of who pays', () => {
  test('is told with what this order leaves of it', async () => {
    const asked = answers(known(5_000, 1_234.56))
    open(65_544)
    await screen.findByText('Credit limit')
    expect(sums()).toEqual({
      'Credit limit': '€ 5.000,00',
      'Open balance': '€ 1.234,56',
      'Left after this order': '€ 3.110,00',
    })
    expect(screen.getByText('Unpaid invoices count, orders without an invoice do not yet.')).toBeVisible()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(asked.map(({ searchParams }) => searchParams.get('ShipToId'))).toEqual(['3000101'])
  })

  test('warns of an order that goes over it, with whom to call', async () => {
    answers(known(1_000, 900))
    open(15_050)
    const warning = await screen.findByText(
      'With this order you are € 50,50 over your credit limit: the brewery decides about it.',
    )
    expect(warning.closest('[role=status]')).toHaveTextContent(/Call customer service: 053.555.01.20\./)
    expect(sums()).toMatchObject({ 'Left after this order': '−€ 50,50' })
  })

  test('is a zero where the limit is zero, and what was paid ahead is below it', async () => {
    answers(known(0, -20))
    open(2_000)
    await screen.findByText('Credit limit')
    expect(sums()).toEqual({
      'Credit limit': '€ 0,00',
      'Open balance': '−€ 20,00',
      'Left after this order': '€ 0,00',
    })
  })

  test('is not spoken of where there is none', async () => {
    const asked = answers({ state: 'none', creditLimit: null, openBalance: null })
    open(100)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.queryByText(/credit/i)).not.toBeInTheDocument()
    expect(screen.queryByText(/€/)).not.toBeInTheDocument()
  })

  test('that could not be read is told so, never as zero, and asked for again', async () => {
    answers(UNREAD, known(5_000, 0))
    open(100)
    expect(await screen.findByText(UNREAD_TEXT)).toBeVisible()
    expect(screen.queryByText(/€/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('€ 5.000,00')).toBeVisible()
    expect(screen.queryByText(UNREAD_TEXT)).not.toBeInTheDocument()
  })

  test('is told the same where the server itself fails', async () => {
    server.use(http.get(CREDIT, () => HttpResponse.json({ code: 'internal' }, { status: 500 })))
    open(100)
    expect(await screen.findByText(UNREAD_TEXT)).toBeVisible()
  })

  test('is not waited for without a network', async () => {
    onlineManager.setOnline(false)
    const asked = answers(known(5_000, 0))
    open(100)
    await screen.findByRole('main')
    expect(screen.queryByText(/credit/i)).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })
})
