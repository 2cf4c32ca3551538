import type { DocumentListItem } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { documentSearch } from './document-search.ts'
import { DocumentsPage } from './documents-page.tsx'

const DOCUMENTS = '*/nl/prod/api/v1/portal/mydocuments'
const ZIP = `${DOCUMENTS}/GetDownloadZipDocumentBulk`

function documentWith(own: Partial<DocumentListItem> = {}): DocumentListItem {
  const documentId = own.documentId ?? '90000001'
  return {
    documentId,
    documentType: 'invoice',
    title: `Invoice ${documentId}`,
    date: '2026-10-02',
    link: `/nl/prod/api/v1/portal/mydocuments/DownloadDocument?documentId=${documentId}&documentType=invoice`,
    fileName: `${documentId}.pdf`,
    orderNumber: '26-10001',
    shipToId: 'S1',
    total: 1234.56,
    ...own,
  }
}

let saved: string[]
beforeEach(() => {
  saved = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

/** Answers the list; gives what was asked of it. */
function answerList(documents: readonly DocumentListItem[], total = documents.length): URL[] {
  const asked: URL[] = []
  server.use(
    http.get(`${DOCUMENTS}/GetAllDocuments`, ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json({ documentList: documents, total })
    }),
  )
  return asked
}

const open = (search = '') =>
  renderPages(`/my-documents${search}`, {
    '/my-documents': { component: DocumentsPage, validateSearch: documentSearch },
    '/orders/history/$number': () => <p>An order</p>,
  })

describe('my documents', () => {
  test('[DOC-01] [DOC-02] [DOC-10] are listed with what they are, their day and their amount', async () => {
    answerList([
      documentWith(),
      documentWith({
        documentId: 'documents/pils.pdf',
        documentType: 'posm-sheet',
        title: 'Glass',
        orderNumber: null,
        total: null,
      }),
    ])
    open()
    await screen.findByText('Glass')
    const [, invoice, sheet] = screen.getAllByRole('row')
    expect(invoice).toHaveTextContent(/Invoice 90000001.*Invoice.*2 October 2026.*26-10001.*€ 1\.234,56/)
    expect(sheet).toHaveTextContent('POS material sheet')
  })

  test('[DOC-04] come ten on a page', async () => {
    const asked = answerList([documentWith()], 25)
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(router.state.location.href).toBe('/my-documents?page=3'))
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('offset')).toBe('20'))
    expect(asked.map((url) => url.searchParams.get('limit'))).toEqual(['10', '10'])
  })

  test('are narrowed by type, days and words, which stand in the address', async () => {
    const asked = answerList([documentWith()])
    const router = open('?from=2026-10-01')
    await userEvent.click(await screen.findByRole('combobox', { name: /Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Invoice' }))
    await userEvent.type(screen.getByRole('searchbox'), '26-1{Enter}')
    await waitFor(() => expect(router.state.location.href).toContain('words=26-1'))
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toMatchObject({
        documentType: 'invoice',
        from: '2026-10-01',
        search: '26-1',
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(router.state.location.href).toBe('/my-documents'))
  })

  test('[DOC-05] [ERR-52] that are not there are said to be none', async () => {
    answerList([])
    open()
    expect(await screen.findByText('No documents found')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Clear the filters' })).not.toBeInTheDocument()
  })

  test('[DOC-03] are saved one by one; one that cannot be had is said to be', async () => {
    answerList([documentWith()])
    server.use(http.get(`${DOCUMENTS}/DownloadDocument`, () => new HttpResponse('%PDF'), { once: true }))
    open()
    const save = await screen.findByRole('button', { name: 'Save Invoice 90000001' })
    await userEvent.click(save)
    await waitFor(() => expect(saved).toEqual(['90000001.pdf']))
    server.use(
      http.get(`${DOCUMENTS}/DownloadDocument`, () => HttpResponse.json({ code: 'erp-unreachable' }, { status: 503 })),
    )
    await userEvent.click(save)
    expect(await screen.findByText(/Saving did not work/)).toBeVisible()
    expect(saved).toHaveLength(1)
  })

  test('[DOC-03] that are ticked, on any page, come as one zip', async () => {
    answerList([documentWith()], 11)
    const bodies: unknown[] = []
    server.use(
      http.post(ZIP, async ({ request }) => {
        bodies.push(await request.json())
        return new HttpResponse('PK')
      }),
    )
    open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Invoice 90000001' }))
    answerList([documentWith({ documentId: '90000011' })], 11)
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Invoice 90000011' }))
    const bar = screen.getByRole('region', { name: 'Chosen documents' })
    expect(bar).toHaveTextContent('2 documents chosen')
    await userEvent.click(within(bar).getByRole('button', { name: 'Save as a zip' }))
    expect(await within(bar).findByText('2 documents saved')).toBeVisible()
    expect(bodies).toEqual([
      { documents: ['90000001', '90000011'].map((documentId) => ({ documentId, documentType: 'invoice' })) },
    ])
    expect(saved).toEqual(['documents.zip'])
  })

  test('[DOC-03] that are no longer chosen leave the focus where they are', async () => {
    answerList([documentWith(), documentWith({ documentId: '90000002' })])
    open()
    const tick = await screen.findByRole('checkbox', { name: 'Select Invoice 90000002' })
    await userEvent.click(tick)
    const bar = screen.getByRole('region', { name: 'Chosen documents' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear the selection' }))
    expect(bar).not.toBeInTheDocument()
    expect(tick).not.toBeChecked()
    expect(tick).toHaveFocus()
  })

  test('stop coming when one says so, and what fails is told', async () => {
    answerList([documentWith()])
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.use(http.post(ZIP, () => promise))
    open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Invoice 90000001' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save as a zip' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped. Nothing was saved.')).toBeVisible()
    const again = await screen.findByRole('button', { name: 'Save as a zip' })
    resolve(HttpResponse.json({}, { status: 500 }))
    server.use(http.post(ZIP, () => HttpResponse.json({}, { status: 500 })))
    await userEvent.click(again)
    expect(await screen.findByRole('alert')).toHaveTextContent('Saving did not work')
  })

  test('that may not be read are said to be somebody else’s to open', async () => {
    server.use(
      http.get(`${DOCUMENTS}/GetAllDocuments`, () =>
        HttpResponse.json({ code: 'forbidden', message: 'no', requestId: 'r', status: 403 }, { status: 403 }),
      ),
    )
    open()
    expect(await screen.findByText('This is not yours to open')).toBeVisible()
  })
})
