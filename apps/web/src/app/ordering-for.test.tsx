import type { CustomersPage as Found } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAt } from './app.builders.tsx'
import { server } from '../lib/test/server.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'

const SHOP = { companyId: 'C7', companyName: 'Het Kruikje' }
const PLACE = { shipToId: 'S7', name: 'Het Kruikje Arnhem', address: 'Rijnkade 4, Arnhem', isSuspended: false }
const kees = userWith({ hasCustomers: true })
const forShop = userWith({ hasCustomers: true, orderingFor: SHOP, shipTos: [shipToWith({ id: 'S7' })] })

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

/** Answers with the shop where the words are in its name, and keeps what was asked. */
function hasShop(): string[] {
  const asked: string[] = []
  server.use(
    http.get('*/identity/customers', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      asked.push(search)
      const customers = search === 'nobody' ? [] : [{ ...SHOP, shipTos: [PLACE] }]
      return HttpResponse.json({
        customers,
        totalCount: customers.length,
        totalPages: customers.length,
      } satisfies Found)
    }),
  )
  return asked
}

describe('[IDN-25] ordering for a customer', () => {
  test('[IDN-25] finds the own customers by words, and begins for one of them', async () => {
    openAt('/my-profile/customers', kees)
    const asked = hasShop()
    expect(await screen.findByRole('row', { name: /^Het Kruikje/ })).toHaveTextContent('Rijnkade 4, Arnhem')
    await userEvent.type(screen.getByLabelText('Name, number, ship-to or town'), 'nobody{Enter}')
    expect(await screen.findByText('No customers found')).toBeVisible()
    expect(asked).toEqual(['', 'nobody'])
    await userEvent.click(screen.getByRole('button', { name: 'All customers' }))
    server.use(http.post('*/identity/ordering-for', () => HttpResponse.json({ user: forShop })))
    await userEvent.click(await screen.findByRole('button', { name: 'Order for Het Kruikje' }))
    expect(await screen.findByRole('complementary', { name: 'Order for a customer' })).toHaveTextContent(
      'You are ordering for Het Kruikje',
    )
  })

  test('[IDN-25] says so when a customer is not theirs any more', async () => {
    openAt('/my-profile/customers', kees)
    hasShop()
    server.use(http.post('*/identity/ordering-for', () => HttpResponse.json({ code: 'not-found' }, { status: 404 })))
    await userEvent.click(await screen.findByRole('button', { name: 'Order for Het Kruikje' }))
    expect(await screen.findByText(/not yours any more/)).toBeVisible()
    expect(screen.queryByRole('complementary', { name: 'Order for a customer' })).not.toBeInTheDocument()
  })

  test('[IDN-25] is stopped from the line above every page', async () => {
    openAt('/error403', forShop)
    const note = await screen.findByRole('complementary', { name: 'Order for a customer' })
    hasShop()
    server.use(http.delete('*/identity/ordering-for', () => HttpResponse.json({ user: kees })))
    await userEvent.click(within(note).getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    expect(await screen.findByRole('heading', { level: 1, name: 'Order for a customer' })).toBeVisible()
  })

  test.each(['/', '/cart', '/checkoutpayment?payment_token=t'])('[IDN-25] is told above %s', async (path) => {
    openAt(path, forShop)
    expect(await screen.findByRole('complementary', { name: 'Order for a customer' })).toHaveTextContent(
      'You are ordering for Het Kruikje',
    )
  })

  test('[IDN-25] is not there for whoever is not of the brewery', async () => {
    const router = openAt('/my-profile/customers', userWith())
    await waitFor(() => expect(router.state.location.pathname).toBe('/error403'))
  })
})
