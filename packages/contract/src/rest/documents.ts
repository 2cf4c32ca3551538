import { DOCUMENT_TYPES, DOCUMENTS_SHOWN, INVOICE_STATES, ZIP_MAXIMUM_FILES } from '@fust/domain/documents'
import { REPORTS } from '@fust/domain/reporting'
import Type, { type Static } from 'typebox'
import { lineOf, partyId, queryOf, text, textOrNull } from './general.ts'

const documentType = (description: string) => Type.Enum([...DOCUMENT_TYPES], { description })
const documentId = (description: string) => lineOf(500, { least: 1, description })
const day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description })
const amount = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

/** A document in a list (ENT-51). */
export const DocumentListItem = Type.Object({
  documentId: text('What it is known by, together with its type.'),
  documentType: documentType('What it is.'),
  title: text('What it is called, in the language of the call.'),
  date: text('The day of it, ISO date.'),
  link: text('Where it is saved from.'),
  fileName: text('The name that it is saved under.'),
  orderNumber: textOrNull('The order that an invoice is for; null of other documents.'),
  shipToId: textOrNull('Number of the ship-to that an invoice is for; null of other documents.'),
  total: amount('What an invoice comes to, with VAT and deposit; null of other documents.'),
})
export type DocumentListItem = Static<typeof DocumentListItem>

/** A page of documents (API-55, API-56). */
export const DocumentPage = Type.Object({
  documentList: Type.Array(DocumentListItem, { description: 'The latest first.' }),
  total: Type.Integer({ description: 'How many there are in all.' }),
})
export type DocumentPage = Static<typeof DocumentPage>

const narrowed = {
  from: Type.Optional(day('Only documents of this day or later, ISO date.')),
  to: Type.Optional(day('Only documents of this day or earlier, ISO date.')),
  search: Type.Optional(lineOf(64, { description: 'Only documents whose title, number or order has this in it.' })),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_000_000_000, default: 0, description: 'Documents to leave out.' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 500, default: DOCUMENTS_SHOWN, description: 'Documents at most.' }),
  ),
}

export const DocumentsQuery = queryOf({
  documentType: Type.Optional(documentType('Only documents of this type.')),
  ...narrowed,
})
export type DocumentsQuery = Static<typeof DocumentsQuery>

/** A type of documents (API-57). */
export const DocumentTypeItem = Type.Object({
  documentType: documentType('What other calls take and answer.'),
  name: text('What it is called, in the language of the call.'),
})
export type DocumentTypeItem = Static<typeof DocumentTypeItem>

/** GET mydocuments/DownloadDocument (API-59). */
export const DocumentQuery = queryOf({
  documentId: documentId('A document of the caller; another one is not found.'),
  documentType: documentType('Its type.'),
})
export type DocumentQuery = Static<typeof DocumentQuery>

/** POST mydocuments/GetDownloadZipDocumentBulk (API-58). */
export const ZipBody = Type.Object(
  {
    documents: Type.Array(
      Type.Object(
        {
          documentId: documentId('A document of the caller; where one is not, none of them is answered.'),
          documentType: documentType('Its type.'),
        },
        { additionalProperties: false },
      ),
      {
        minItems: 1,
        maxItems: ZIP_MAXIMUM_FILES,
        description: 'What goes into the zip; what cannot be had in time is named in a text beside the files.',
      },
    ),
  },
  { additionalProperties: false },
)
export type ZipBody = Static<typeof ZipBody>

/** POST invoiceolsa/getdatarchive (API-40). */
export const InvoicesBody = Type.Object(
  {
    shipToId: Type.Optional(partyId('Only invoices of this ship-to, one of the caller’s, else 403.')),
    state: Type.Optional(
      Type.Enum([...INVOICE_STATES], {
        description: 'Only invoices of this state; those that are overdue are open, too.',
      }),
    ),
    report: Type.Optional(
      Type.Enum([...REPORTS], { description: 'Only invoices of the ship-tos that this report tells the caller of.' }),
    ),
    ...narrowed,
  },
  { additionalProperties: false },
)
export type InvoicesBody = Static<typeof InvoicesBody>

/** A bill of the brewery. */
export const ArchivedInvoice = Type.Object({
  invoiceNumber: text('Its number in the ERP; `getdocument` takes it.'),
  date: text('The day of it, ISO date.'),
  orderNumber: text('The order that it is for.'),
  shipToId: text('Number of the ship-to that was delivered.'),
  shipToName: text('Name of that ship-to.'),
  total: Type.Number({ description: 'What it comes to, with VAT and deposit.' }),
  dueDate: textOrNull('The last day on which it is paid in time, ISO date; null while the ERP has not told it.'),
  paid: amount('What has been paid of it; null while the ERP has not told it.'),
  open: amount('What is still to be paid of it; null while the ERP has not told it.'),
  state: Type.Union([Type.Enum([...INVOICE_STATES]), Type.Null()], {
    description: 'What it is today; null while the ERP has not told it.',
  }),
})
export type ArchivedInvoice = Static<typeof ArchivedInvoice>

export const InvoiceArchive = Type.Object({
  invoices: Type.Array(ArchivedInvoice, { description: 'The latest first.' }),
  total: Type.Integer({ description: 'How many there are in all.' }),
  sum: Type.Number({ description: 'What all of them come to, with VAT and deposit.' }),
  open: Type.Array(
    Type.Object({
      currency: text('Of these amounts, as `EUR`.'),
      open: Type.Number({ description: 'What is still to be paid of all of them, overdue or not.' }),
      overdue: Type.Number({ description: 'What of it should have been paid before today.' }),
    }),
    { description: 'What all of them leave open, currency by currency; empty where nothing is open.' },
  ),
  unknown: Type.Integer({ description: 'How many of them the ERP has not told the state of.' }),
})
export type InvoiceArchive = Static<typeof InvoiceArchive>

/** POST invoiceolsa/getdocument (API-41). */
export const InvoiceBody = Type.Object(
  { invoiceNumber: documentId('An invoice of the caller; another one is not found.') },
  { additionalProperties: false },
)
export type InvoiceBody = Static<typeof InvoiceBody>
