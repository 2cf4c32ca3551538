import type { SupportContacts } from '@fust/contract/rest'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { ContactsPage } from './contacts-page.tsx'
import { ToContacts } from './to-contacts.tsx'

const CONTACTS: SupportContacts = {
  phone: '053 555 01 20',
  email: 'klantenservice@veenhof.example',
  address: ['Turfkade 12', '7511 PM Enschede'],
  hours: '',
  opensAt: '08:00',
  closesAt: '18:00',
  isOpen: true,
  answeredWithinDays: { least: 1, most: 3 },
}

const has = (own: Partial<SupportContacts> = {}) =>
  server.use(http.get('*/nl/prod/api/v1/portal/support/GetContacts', () => HttpResponse.json({ ...CONTACTS, ...own })))
const isThere = (user: unknown) => server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
const open = (href = '/support/contacts') =>
  renderPages(href, { '/support/contacts': ContactsPage, '/support/contact': ToContacts })

beforeEach(() => isThere(null))

describe('[SUP-11] the contacts', () => {
  test('[SUP-09] [SUP-10] [SUP-12] tell a visitor whom to ask, when, and whether somebody answers now', async () => {
    has()
    open()
    expect(await screen.findByRole('link', { name: '053 555 01 20' })).toHaveAttribute('href', 'tel:0535550120')
    expect(screen.getByRole('link', { name: 'klantenservice@veenhof.example' })).toHaveAttribute(
      'href',
      'mailto:klantenservice@veenhof.example',
    )
    expect(screen.getByText('Somebody answers now')).toBeVisible()
    expect(screen.getByText('On working days from 08:00 to 18:00.')).toBeVisible()
    expect(screen.getByText('Answered within 1 to 3 business days.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ask a question' })).not.toBeInTheDocument()
  })

  test('say so where nobody answers now, and leave out what the brewery does not have', async () => {
    has({ isOpen: false, email: '', address: [] })
    open()
    expect(await screen.findByText('Closed now')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'E-mail' })).not.toBeInTheDocument()
  })

  test('lead who may to a ticket', async () => {
    isThere(userWith({ shipTos: [shipToWith({ permissions: ['Support'] })] }))
    has()
    open()
    expect(await screen.findByRole('link', { name: 'Ask a question' })).toHaveAttribute(
      'href',
      '/support/tickets?write=yes',
    )
  })

  test('[RTE-19] are where the older address leads to', async () => {
    has()
    const router = open('/support/contact')
    await waitFor(() => expect(router.state.location.pathname).toBe('/support/contacts'))
  })
})
