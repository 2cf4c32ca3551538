import type { CalendarDate } from '@fust/domain/calendar'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { tellsOf, type Report } from '@fust/domain/reporting'
import { ZIP_MAXIMUM_BYTES, type DocumentType } from '@fust/domain/documents'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Actor } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ZipEntry } from '#platform/files/zip-stream.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { ErpFault, type Erp } from '#integrations/erp/index.ts'
import type { Downloads } from '#features/assortment/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import {
  createDocumentStore,
  type DocumentFilter,
  type InvoiceFilter,
  type InvoiceScope,
  type OpenSum,
  type StoredDocument,
  type StoredInvoice,
} from './documents.store.ts'
import { seesInvoices } from './sees-invoices.ts'

export type { DocumentFilter, StoredDocument, StoredInvoice }
export type NamedDocument = { documentId: string; documentType: DocumentType }
export type OpenDocument = { name: string; type: string; content: Readable; bytes: number }
type NotFound = { code: 'not-found' }
export type DocumentRefusal = AccessRefusal | NotFound | { code: 'erp-unreachable' }

/** Sheets of the brewery, and the invoices of one's ship-tos as the ERP has them. A foreign one is an unknown one. */
export function createDocuments({
  db,
  authorise,
  downloads,
  erp,
  log,
}: {
  db: Queries
  authorise: Authorise
  downloads: Downloads
  /** Without it there are no invoices to save. */
  erp: Pick<Erp, 'invoiceDocument'> | undefined
  log: Pick<WorkLog, 'warn'>
}) {
  const store = createDocumentStore(db)

  /** An account's page goes by all of its ship-tos. */
  const refusalOf = (actor: Actor | null, operation: OperationName): AccessRefusal | null =>
    actor?.shipTos.some((access) => authorise(actor, operation, access) === null) ? null : authorise(actor, operation)

  async function readPage(
    actor: Actor | null,
    operation: OperationName,
    filter: DocumentFilter,
    page: { limit: number; offset: number },
  ): Promise<Outcome<{ documents: StoredDocument[]; total: number }, AccessRefusal>> {
    const refusal = refusalOf(actor, operation)
    if (refusal) return refuse(refusal)
    const documents = await store.readPage(invoiceScope(actor), filter, page)
    return accept({ documents, total: documents[0]?.total ?? 0 })
  }

  /** The invoices of one's ship-tos, of one of them, or of those that a report tells of, with what all of them come to and leave open today. */
  async function readInvoices(
    actor: Actor | null,
    operation: OperationName,
    { shipToId, report, ...filter }: InvoiceFilter & { shipToId: string | null; report: Report | null },
    page: { today: CalendarDate; limit: number; offset: number },
  ): Promise<Outcome<InvoicePage, AccessRefusal | { code: 'ship-to-not-yours' }>> {
    const refusal = refusalOf(actor, operation)
    if (refusal) return refuse(refusal)
    if (shipToId !== null && !actor?.shipTos.some((access) => access.shipToId === shipToId))
      return refuse({ code: 'ship-to-not-yours' })
    const invoices = await store.readInvoices(invoiceScope(actor, shipToId, report), filter, page)
    const [first] = invoices
    return accept({
      invoices,
      total: first?.total ?? 0,
      sumCents: first?.sumCents ?? 0,
      unknown: first?.unknown ?? 0,
      open: first?.open ?? [],
    })
  }

  async function open(
    actor: Actor | null,
    operation: OperationName,
    named: NamedDocument,
  ): Promise<Outcome<OpenDocument, DocumentRefusal>> {
    const found = await findAll(actor, operation, [named])
    return found.ok ? openFound(named) : found
  }

  /** All of them, or a refusal where one is not there for who asks. */
  async function findAll(
    actor: Actor | null,
    operation: OperationName,
    named: readonly NamedDocument[],
  ): Promise<Outcome<readonly NamedDocument[], AccessRefusal | NotFound>> {
    const refusal = refusalOf(actor, operation)
    if (refusal) return refuse(refusal)
    const [invoices, sheets] = [true, false].map((isInvoice) =>
      named.flatMap(({ documentId, documentType }) => ((documentType === 'invoice') === isInvoice ? [documentId] : [])),
    )
    const known = new Set<string>()
    if (invoices?.length)
      for (const number of await store.findInvoices(invoiceScope(actor), invoices)) known.add(`invoice ${number}`)
    if (sheets?.length) for (const { file, type } of await store.readSheets(sheets)) known.add(`${type} ${file}`)
    const areAll = named.every(({ documentId, documentType }) => known.has(`${documentType} ${documentId}`))
    return areAll ? accept(named) : refuse({ code: 'not-found' })
  }

  async function openFound({
    documentId,
    documentType,
  }: NamedDocument): Promise<Outcome<OpenDocument, DocumentRefusal>> {
    if (documentType !== 'invoice') return downloads.open(documentId)
    try {
      const pdf = await erp?.invoiceDocument(documentId)
      if (!pdf) return refuse({ code: 'not-found' })
      const content = Readable.from([Buffer.from(pdf)])
      return accept({ name: nameOf({ documentId, documentType }), type: 'application/pdf', content, bytes: pdf.length })
    } catch (error) {
      if (!(error instanceof ErpFault)) throw error
      log.warn({ event: 'invoice-not-read', err: error }, 'the ERP did not give an invoice')
      return refuse({ code: 'erp-unreachable' })
    }
  }

  /** Each of these files, opened when it is its turn; the last one names those that could not be had, if any. */
  async function* openAll(found: readonly NamedDocument[], tellMissing: (names: readonly string[]) => MissingNote) {
    const missing: string[] = []
    let bytes = 0
    let isErpAway = false
    for (const named of found) {
      // An ERP that did not answer once is not waited for five hundred times.
      const isSkipped = isErpAway && named.documentType === 'invoice'
      const opened = isSkipped ? undefined : await openFound(named)
      if (opened?.ok && bytes + opened.value.bytes <= ZIP_MAXIMUM_BYTES) {
        bytes += opened.value.bytes
        yield opened.value satisfies ZipEntry
        continue
      }
      if (opened?.ok) opened.value.content.destroy()
      else if (opened?.refusal.code === 'erp-unreachable') isErpAway = true
      missing.push(nameOf(named))
    }
    if (missing.length === 0) return
    const note = tellMissing(missing)
    yield { name: note.name, content: Readable.from([Buffer.from(note.text)]) }
  }

  return { readPage, readInvoices, refusalOf, open, findAll, openAll }
}

type InvoicePage = {
  invoices: StoredInvoice[]
  total: number
  sumCents: number
  unknown: number
  open: readonly OpenSum[]
}
type MissingNote = { name: string; text: string }
export type Documents = ReturnType<typeof createDocuments>

/** The name that a document is saved under. */
export const nameOf = ({ documentId, documentType }: NamedDocument): string =>
  documentType === 'invoice' ? `${documentId.replaceAll(/[^\w-]/g, '_')}.pdf` : path.basename(documentId)

function invoiceScope(actor: Actor | null, of: string | null = null, report: Report | null = null): InvoiceScope {
  const seen = (actor?.shipTos ?? []).filter(
    (access) =>
      seesInvoices(access) && (of === null || access.shipToId === of) && (report === null || tellsOf(report, access)),
  )
  return { companyIds: seen.map(({ companyId }) => companyId), shipToIds: seen.map(({ shipToId }) => shipToId) }
}
