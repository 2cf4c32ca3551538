import {
  DocumentPage,
  DocumentQuery,
  DocumentsQuery,
  DocumentTypeItem,
  ZipBody,
  type DocumentListItem,
  type LanguageQuery,
} from '@fust/contract/rest'
import { centsToDecimal } from '@fust/contract/wire'
import { isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { DOCUMENT_TYPES, DOCUMENTS_SHOWN, type DocumentType } from '@fust/domain/documents'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import Type from 'typebox'
import { attachment } from '#platform/files/attachment.ts'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage, textIn } from '#platform/http/language.ts'
import { zipStream } from '#platform/files/zip-stream.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { say, type WordKey } from '#words/words.ts'
import type { Portal } from '#features/portal/index.ts'
import {
  nameOf,
  type DocumentFilter,
  type Documents,
  type OpenDocument,
  type StoredDocument,
} from './documents.service.ts'

const DOCUMENTS = `${GENERAL}/mydocuments`
const LISTS = [
  { path: `${DOCUMENTS}/GetAllDocuments`, only: null, summary: 'Documents, the latest first' },
  {
    path: `${DOCUMENTS}/GetPOSMDocuments`,
    only: 'posm-sheet',
    summary: 'Documents about POS materials, the latest first',
  },
] as const
const TYPES = `${DOCUMENTS}/DocumentTypeList`
const ONE = `${DOCUMENTS}/DownloadDocument`
const ZIP = `${DOCUMENTS}/GetDownloadZipDocumentBulk`

const forDocuments = signedIn('My Documents')

export const documentsPolicy: PolicyTable = {
  ...Object.fromEntries([...LISTS.map(({ path }) => path), TYPES, ONE].map((path) => [`GET ${path}`, forDocuments])),
  [`POST ${ZIP}`]: forDocuments,
}

export const FILE = {
  description: 'The file, to be saved.',
  content: { 'application/octet-stream': { schema: Type.Any() } },
}
const ARCHIVE = { description: 'A zip with the files.', content: { 'application/zip': { schema: Type.Any() } } }

export type DocumentsNeeds = { documents: Documents; portal: Portal }

/** Documents to read and to save, one by one or in one zip (API-55 to API-59). */
export function documentsRoutes(app: FastifyInstance, { documents, portal }: DocumentsNeeds): void {
  for (const { path, only, summary } of LISTS)
    app.get<{ Querystring: DocumentsQuery }>(
      path,
      { schema: { summary, querystring: DocumentsQuery, response: { 200: DocumentPage } } },
      async (request, reply) => {
        const filter = filterOf(request.query, only)
        if (!filter.ok) return answerRefusal(request, reply, filter.refusal)
        const { limit = DOCUMENTS_SHOWN, offset = 0 } = request.query
        const found = await documents.readPage(request.actor, `GET ${path}`, filter.value, { limit, offset })
        if (!found.ok) return answerRefusal(request, reply, found.refusal)
        const { total, documents: page } = found.value
        const link = linkOf(request)
        return reply.send({ documentList: page.flatMap((own) => listItem(own, askedLanguage(request), link)), total })
      },
    )

  app.get<{ Querystring: LanguageQuery }>(
    TYPES,
    { schema: { summary: 'The types of documents', response: { 200: Type.Array(DocumentTypeItem) } } },
    async (request, reply) => {
      const refusal = documents.refusalOf(request.actor, `GET ${TYPES}`)
      if (refusal) return answerRefusal(request, reply, refusal)
      const language = askedLanguage(request)
      return reply.send(
        DOCUMENT_TYPES.map((documentType) => ({ documentType, name: say(language, TYPE_WORDS[documentType]) })),
      )
    },
  )

  app.get<{ Querystring: DocumentQuery }>(
    ONE,
    { schema: { summary: 'One document', querystring: DocumentQuery, response: { 200: FILE } } },
    async (request, reply) => {
      const found = await documents.open(request.actor, `GET ${ONE}`, request.query)
      return found.ok ? sendFile(reply, found.value) : answerRefusal(request, reply, found.refusal)
    },
  )

  app.post<{ Body: ZipBody; Querystring: LanguageQuery }>(
    ZIP,
    {
      schema: { summary: 'Several documents in one zip', body: ZipBody, response: { 200: ARCHIVE } },
      config: { onlyReads: true },
    },
    async (request, reply) => {
      const found = await documents.findAll(request.actor, `POST ${ZIP}`, request.body.documents)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      request.log.info({ event: 'export', count: found.value.length }, 'documents were saved together')
      const language = askedLanguage(request)
      const files = documents.openAll(found.value, (names) => ({
        name: say(language, 'document.missing-file'),
        text: [say(language, 'document.missing'), ...names, ''].join('\r\n'),
      }))
      const { now } = await portal.now(request.breweryMark)
      return asFile(reply, { name: 'documents.zip', type: 'application/zip' }).send(
        Readable.from(zipStream(files, now)),
      )
    },
  )
}

const TYPE_WORDS: Readonly<Record<DocumentType, WordKey>> = {
  invoice: 'document.invoice',
  'product-sheet': 'document.product-sheet',
  'posm-sheet': 'document.posm-sheet',
}

/** What a query narrows a list to. */
function filterOf(
  { documentType, ...query }: DocumentsQuery,
  only: DocumentType | null,
): Outcome<DocumentFilter, UnusableDay> {
  const days = daysAndWords(query)
  if (!days.ok) return days
  const asked = documentType === undefined ? null : [documentType]
  const types = only === null ? asked : [only].filter((type) => asked?.includes(type) ?? true)
  return accept({ ...days.value, types })
}

type UnusableDay = { code: 'invalid-input'; message: string }
type DaysAndWords = Pick<DocumentsQuery, 'from' | 'to' | 'search'>

/** A day that is in no calendar is no day. */
export function daysAndWords({ from, to, search }: DaysAndWords): Outcome<Omit<DocumentFilter, 'types'>, UnusableDay> {
  const days: (CalendarDate | null)[] = []
  for (const day of [from, to]) {
    if (day !== undefined && !isCalendarDate(day))
      return refuse({ code: 'invalid-input', message: `There is no day ${day}.` })
    days.push(day ?? null)
  }
  return accept({ from: days[0] ?? null, to: days[1] ?? null, search: search?.trim() || null })
}

export const sendFile = (reply: FastifyReply, { bytes, content, ...file }: OpenDocument): FastifyReply =>
  asFile(reply, file).header('content-length', bytes).send(content)

/** Files are saved, never opened in the portal's own name. */
function asFile(reply: FastifyReply, { name, type }: { name: string; type: string }): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', 'sandbox')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
}

/** Where a document is saved from: beside the call that listed it. */
function linkOf({ url }: FastifyRequest) {
  const [path = ''] = url.split('?', 1)
  const beside = path.slice(0, path.lastIndexOf('/'))
  return (documentId: string, documentType: string) =>
    `${beside}/DownloadDocument?${new URLSearchParams({ documentId, documentType }).toString()}`
}

function listItem(
  { id, type, title, day, orderNumber, shipToId, totalCents }: StoredDocument,
  language: string,
  link: (id: string, type: string) => string,
): DocumentListItem[] {
  const documentType = DOCUMENT_TYPES.find((known) => known === type)
  if (id === null || day === null || !documentType) return []
  return [
    {
      documentId: id,
      documentType,
      title: title ? textIn(language, title) : say(language, 'document.invoice-number', { number: id }),
      date: day,
      link: link(id, documentType),
      fileName: nameOf({ documentId: id, documentType }),
      orderNumber,
      shipToId,
      total: totalCents === null ? null : centsToDecimal(totalCents),
    },
  ]
}
