import { InvoiceArchive, InvoiceBody, InvoicesBody, type ArchivedInvoice } from '@fust/contract/rest'
import { centsToDecimal } from '@fust/contract/wire'
import type { CalendarDate } from '@fust/domain/calendar'
import { DOCUMENTS_SHOWN, invoiceState, openCents } from '@fust/domain/documents'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { daysAndWords, FILE, sendFile, type DocumentsNeeds } from './documents.routes.ts'
import type { StoredInvoice } from './documents.service.ts'

const ARCHIVE = `${GENERAL}/invoiceolsa/getdatarchive`
const ONE = `${GENERAL}/invoiceolsa/getdocument`

export const invoicesPolicy: PolicyTable = {
  [`POST ${ARCHIVE}`]: signedIn('My Orders'),
  [`POST ${ONE}`]: signedIn('My Orders'),
}

/** The archive of invoices, and each of them as the ERP has it (API-40, API-41). */
export function invoicesRoutes(app: FastifyInstance, { documents, portal }: DocumentsNeeds): void {
  app.post<{ Body: InvoicesBody }>(
    ARCHIVE,
    {
      schema: { summary: 'Invoices, the latest first', body: InvoicesBody, response: { 200: InvoiceArchive } },
      config: { onlyReads: true },
    },
    async (request, reply) => {
      const {
        shipToId = null,
        state = null,
        report = null,
        limit = DOCUMENTS_SHOWN,
        offset = 0,
        ...query
      } = request.body
      const days = daysAndWords(query)
      if (!days.ok) return answerRefusal(request, reply, days.refusal)
      const { today } = (await portal.now(request.breweryMark)).now
      const filter = { ...days.value, shipToId, state, report }
      const found = await documents.readInvoices(request.actor, `POST ${ARCHIVE}`, filter, { today, limit, offset })
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const { invoices, total, sumCents, unknown, open } = found.value
      return {
        invoices: invoices.map((invoice) => archived(invoice, today)),
        total,
        sum: centsToDecimal(sumCents),
        open: open.map(({ currency, openCents: cents, overdueCents }) => ({
          currency,
          open: centsToDecimal(cents),
          overdue: centsToDecimal(overdueCents),
        })),
        unknown,
      }
    },
  )

  app.post<{ Body: InvoiceBody }>(
    ONE,
    {
      schema: { summary: 'One invoice, as a PDF', body: InvoiceBody, response: { 200: FILE } },
      config: { onlyReads: true },
    },
    async (request, reply) => {
      const named = { documentId: request.body.invoiceNumber, documentType: 'invoice' } as const
      const found = await documents.open(request.actor, `POST ${ONE}`, named)
      return found.ok ? sendFile(reply, found.value) : answerRefusal(request, reply, found.refusal)
    },
  )
}

function archived(invoice: StoredInvoice, today: CalendarDate): ArchivedInvoice {
  const { number, day, totalCents, paidCents, dueOn, orderNumber, shipToId, shipToName } = invoice
  const open = openCents(invoice)
  return {
    invoiceNumber: number,
    date: day,
    orderNumber,
    shipToId,
    shipToName,
    total: centsToDecimal(totalCents),
    dueDate: dueOn,
    paid: paidCents === null ? null : centsToDecimal(paidCents),
    open: open === null ? null : centsToDecimal(open),
    state: invoiceState(invoice, today),
  }
}
