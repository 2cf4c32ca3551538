import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { BudgetPage } from './budget-page.tsx'
import { budgetSearch } from './budget-search.ts'

const api = graphql.link('*/graphql')
const PATH = '/orders/posm/budget'

const CHANGES = [
  {
    id: '3',
    at: '2026-11-20 10:00:00',
    kind: 'BOOKING',
    amount: -120,
    balance: 230,
    order_number: null,
    reference: 'FAIR-26',
    note: 'Lamps at the fair',
    by: 'Jan Brink',
  },
  {
    id: '2',
    at: '2026-11-19 10:00:00',
    kind: 'ORDER',
    amount: -150,
    balance: 350,
    order_number: '26-11790',
    reference: null,
    note: null,
    by: 'Jan Brink',
  },
  {
    id: '1',
    at: '2026-01-05 10:00:00',
    kind: 'GRANT',
    amount: 500,
    balance: 500,
    order_number: null,
    reference: null,
    note: null,
    by: null,
  },
]

beforeEach(() => {
  localStorage.setItem('shipToId', '1')
  const user = userWith({ shipTos: [shipToWith(), shipToWith({ id: '2' })] })
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
})

describe('the ledger of a budget', () => {
  test('[ENT-39] [CRT-41] tells what was given, what it was spent on, by whom, and what was left', async () => {
    hasLedger()
    open()
    const booking = await screen.findByRole('row', { name: /FAIR-26/ })
    const table = screen.getByRole('table', { name: 'What was given and spent' })
    expect(booking).toHaveTextContent('Booked FAIR-26Lamps at the fair20 November 2026Jan Brink−€ 120,00€ 230,00 left')
    const order = within(table).getByRole('row', { name: /26-11790/ })
    expect(within(order).getByRole('link', { name: '26-11790' })).toHaveAttribute('href', '/orders/history/26-11790')
    expect(within(table).getByRole('row', { name: /Given by the brewery/ })).toHaveTextContent('The brewery€ 500,00')
    expect(screen.getByText('€ 40,00 was used before this list begins.')).toBeVisible()
    expect(screen.getByText('Used').nextSibling).toHaveTextContent('€ 270,00')
    expect(screen.getByText('Left').nextSibling).toHaveTextContent('€ 230,00')
  })

  test('is read by the year and for another ship-to, which the address keeps', async () => {
    const asked = hasLedger()
    const router = open()
    await userEvent.click(await screen.findByRole('combobox', { name: /Year/ }))
    await userEvent.click(await screen.findByRole('option', { name: '2025' }))
    await waitFor(() => expect(router.state.location.href).toBe(`${PATH}?year=2025`))
    await userEvent.click(await screen.findByRole('combobox', { name: /Ship-to/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Depot 2/ }))
    await waitFor(() => expect(router.state.location.href).toBe(`${PATH}?shipTo=2`))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ shipTo: '2', currentPage: 1 }))
    // The one that is ordered for stays.
    expect(localStorage.getItem('shipToId')).toBe('1')
  })

  test('says where none is kept', async () => {
    server.use(api.query('BudgetLedger', () => HttpResponse.json({ data: { posmBudget: null } })))
    open()
    expect(await screen.findByText('There is no budget here')).toBeVisible()
  })

  test('says when it could not be read', async () => {
    server.use(api.query('BudgetLedger', () => HttpResponse.json({ errors: [{ message: 'no' }] })))
    open()
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})

function open() {
  return renderPages(PATH, {
    [PATH]: { component: BudgetPage, validateSearch: budgetSearch },
    '/orders/history/$number': () => <p>Order</p>,
  })
}

function hasLedger() {
  const asked: unknown[] = []
  server.use(
    api.query('BudgetLedger', ({ variables }) => {
      asked.push(variables)
      const transactions = { page_info: { total_pages: 1 }, items: CHANGES }
      return HttpResponse.json({
        data: {
          posmBudget: {
            year: variables['year'] ?? 2026,
            years: [2026, 2025],
            granted: 500,
            left: 230,
            used_before: 40,
            transactions,
          },
        },
      })
    }),
  )
  return asked
}
