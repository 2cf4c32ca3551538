import type { ArchivedInvoice, InvoiceArchive } from '@fust/contract/rest'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { readTableFile } from '../../../../lib/files/table-file/table-file.ts'
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
  dueDate: null,
  paid: null,
  open: null,
  state: null,
  ...own,
})

/** Answers the archive; gives what was asked of it. */
function answerArchive(
  invoices: readonly ArchivedInvoice[],
  { total = invoices.length, ...own }: Partial<InvoiceArchive> = {},
): unknown[] {
  const asked: unknown[] = []
  server.use(
    http.post(ARCHIVE, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ invoices, total, sum: 0, open: [], unknown: 0, ...own })
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

  test('which a report led to are its ones, until all of them are asked for', async () => {
    const asked = answerArchive([invoiceWith()], {})
    const router = open('?from=2026-10-01&to=2026-10-31&report=sales')
    await screen.findByRole('link', { name: '26-10001' })
    expect(asked[0]).toEqual({ from: '2026-10-01', to: '2026-10-31', report: 'sales', limit: 10, offset: 0 })
    await userEvent.click(screen.getByRole('combobox', { name: 'Which invoices' }))
    await userEvent.click(await screen.findByRole('option', { name: 'All' }))
    await waitFor(() => expect(router.state.location.href).toBe('/my-documents/invoices?from=2026-10-01&to=2026-10-31'))
    expect(screen.getByRole('combobox', { name: 'Which invoices' })).toHaveFocus()
    await userEvent.click(screen.getByRole('combobox', { name: 'Which invoices' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Those that the report counts' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ report: 'sales' }))
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

  test('are taken along as a workbook, all that are shown, with amounts that are numbers', async () => {
    const asked = answerArchive([invoiceWith({ shipToName: '=1+1' })])
    open('?from=2026-10-01')
    await userEvent.click(await screen.findByRole('button', { name: 'Excel' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [workbook = new Blob()] = saved
    const read = await readTableFile(workbook)
    const [heads, invoice] = 'cells' in read ? read.cells : []
    expect(heads).toContain('Ship-to')
    expect(invoice).toEqual(expect.arrayContaining(['90000001', '=1+1', '1234.56']))
    expect(asked.at(-1)).toEqual({ from: '2026-10-01', limit: 500, offset: 0 })
  })

  describe('tell what is open', () => {
    const OVERDUE = invoiceWith({ dueDate: '2026-11-22', paid: 1000, open: 234.56, state: 'overdue' })
    const sums = () => screen.getAllByRole('definition').map((sum) => sum.textContent.replaceAll('\u00A0', ' '))
    const PAID = invoiceWith({
      invoiceNumber: '90000002',
      dueDate: '2026-12-24',
      paid: 1234.56,
      open: 0,
      state: 'paid',
    })

    test('[DOC-06] each by word, with its due date, and all together above the list', async () => {
      answerArchive([OVERDUE, PAID, invoiceWith({ invoiceNumber: '90000003' })], {
        open: [{ currency: 'EUR', open: 500, overdue: 234.56 }],
        unknown: 1,
      })
      open()
      expect(await screen.findByText('Of which overdue')).toBeVisible()
      expect(sums()).toEqual(['€ 500,00', '€ 234,56'])
      expect(screen.getByText('The brewery has not said yet what is open of 1 invoice.')).toBeVisible()
      const [, late, paid, unknown] = screen.getAllByRole('row')
      expect(late).toHaveTextContent(/22 November 2026.*Overdue.*€ 234,56.*€ 1\.234,56/)
      expect(paid).toHaveTextContent(/24 December 2026.*Paid.*€ 0,00/)
      expect(unknown).not.toHaveTextContent(/Open|Overdue|Paid/)
    })

    test('[DOC-06] in each currency by itself', async () => {
      answerArchive([OVERDUE], {
        open: [
          { currency: 'CZK', open: 50, overdue: 0 },
          { currency: 'EUR', open: 500, overdue: 234.56 },
        ],
      })
      open()
      await screen.findAllByText('Of which overdue')
      expect(sums()).toEqual(['CZK 50,00', 'CZK 0,00', '€ 500,00', '€ 234,56'])
    })

    test('[DOC-06] nothing where all of them are paid', async () => {
      answerArchive([PAID])
      open()
      expect(await screen.findByText('Of which overdue')).toBeVisible()
      expect(sums()).toEqual(['€ 0,00', '€ 0,00'])
    })

    test('[DOC-06] nothing of it where the brewery has told of none', async () => {
      answerArchive([invoiceWith()], { unknown: 1 })
      open()
      expect(await screen.findByText('90000001')).toBeVisible()
      expect(screen.queryByText('Of which overdue')).not.toBeInTheDocument()
    })

    test('[DOC-06] and are narrowed to a state, which the address says', async () => {
      const asked = answerArchive([OVERDUE])
      const router = open('?state=open&page=2')
      await screen.findByText('90000001')
      expect(asked[0]).toEqual({ state: 'open', limit: 10, offset: 10 })
      await userEvent.click(screen.getByRole('combobox', { name: 'State' }))
      await userEvent.click(await screen.findByRole('option', { name: /^Overdue/ }))
      await waitFor(() => expect(router.state.location.href).toBe('/my-documents/invoices?state=overdue'))
      await waitFor(() => expect(asked.at(-1)).toEqual({ state: 'overdue', limit: 10, offset: 0 }))
    })

    test('[DOC-06] in the file, too', async () => {
      answerArchive([OVERDUE])
      open()
      await userEvent.click(await screen.findByRole('button', { name: /CSV/ }))
      await waitFor(() => expect(saved).toHaveLength(1))
      const [head, row] = ((await saved[0]?.text()) ?? '').split('\r\n')
      expect(head).toContain('Due on;State;Paid;Still open')
      expect(row).toContain('2026-11-22;Overdue;1000;234,56')
    })
  })

  test('that are not there are said to be none, and what failed is asked for again', async () => {
    answerArchive([])
    open()
    expect(await screen.findByText('No invoices found')).toBeVisible()
  })
})
