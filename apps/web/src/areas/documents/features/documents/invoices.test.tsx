import type { ArchivedInvoice } from '@fust/contract/rest'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { invoiceSearch } from './invoice-search.ts'
import { InvoicesPage } from './invoices-page.tsx'

const ARCHIVE = '*/nl/prod/api/v1/portal/invoiceolsa/getdatarchive'

const invoiceWith = (own: Partial<ArchivedInvoice> = {}): ArchivedInvoice => ({
  invoiceNumber: '90000001',
  date: '2026-10-02',
  orderNumber: '26-10001',
  shipToId: 'S1',
  shipToName: 'Depot 1',
  total: 1234.56,
  ...own,
})

/** Answers the archive; gives what was asked of it. */
function answerArchive(invoices: readonly ArchivedInvoice[], { total = invoices.length, sum = 0 } = {}): unknown[] {
  const asked: unknown[] = []
  server.use(
    http.post(ARCHIVE, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ invoices, total, sum })
    }),
  )
  return asked
}

const open = (search = '') =>
  renderPages(`/my-documents/invoices${search}`, {
    '/my-documents/invoices': { component: InvoicesPage, validateSearch: invoiceSearch },
    '/orders/history/$number': () => <p>An order</p>,
  })

let saved: Blob[]
beforeEach(() => {
  saved = []
  const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})

describe('invoices', () => {
  test('[DOC-06] are listed with their order, and with what all of them come to', async () => {
    answerArchive([invoiceWith()], { total: 12, sum: 9876.54 })
    open()
    expect(await screen.findByRole('link', { name: '26-10001' })).toHaveAttribute('href', '/orders/history/26-10001')
    const [, invoice, sum] = screen.getAllByRole('row')
    expect(invoice).toHaveTextContent(/90000001.*2 October 2026.*Depot 1.*€ 1\.234,56/)
    expect(sum).toHaveTextContent(/12 invoices.*€ 9\.876,54/)
  })

  test('are narrowed by days and words, page by page', async () => {
    const asked = answerArchive([invoiceWith()], { total: 30 })
    const router = open('?from=2026-10-01&page=2')
    await screen.findByRole('link', { name: '26-10001' })
    expect(asked[0]).toEqual({ from: '2026-10-01', limit: 10, offset: 10 })
    await userEvent.type(screen.getByRole('searchbox'), '26-1{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/my-documents/invoices?from=2026-10-01&words=26-1'))
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2026-10-01', search: '26-1', limit: 10, offset: 0 }))
  })

  test('are taken along as a CSV file, all that are shown', async () => {
    const asked = answerArchive([invoiceWith()])
    open('?from=2026-10-01')
    await userEvent.click(await screen.findByRole('button', { name: /CSV/ }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toContain('90000001')
    expect(asked.at(-1)).toEqual({ from: '2026-10-01', limit: 500, offset: 0 })
  })

  test('that are not there are said to be none, and what failed is asked for again', async () => {
    answerArchive([])
    open()
    expect(await screen.findByText('No invoices found')).toBeVisible()
  })
})
