import {
  AttachmentParams,
  CategoryParams,
  ClaimableLine,
  ClaimableQuery,
  CommentsQuery,
  NewCommentBody,
  NewTicketBody,
  NewTicketQuery,
  SettleClaimBody,
  TakeOverBody,
  Ticket,
  TicketAttachment,
  TicketCategory,
  TicketComment,
  TicketParams,
  TicketsQuery,
  TicketStatusBody,
  TicketSubCategory,
  UploadForm,
  UploadQuery,
  type LanguageQuery,
} from '@fust/contract/rest'
import { COMMENTS_SHOWN } from '@fust/domain/support'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { attachment } from '#platform/files/attachment.ts'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage, textIn } from '#platform/http/language.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { Portal } from '#features/portal/index.ts'
import type { Attachments } from './attachments.service.ts'
import type { Claims } from './claims.service.ts'
import { ticketIdOf, type Tickets } from './tickets.service.ts'
import { wireAttachment, wireClaimable, wireComment, wireTicket } from './tickets.wire.ts'
import { takeUploads, Upload, type UploadSettings } from './uploads.ts'

const FILE_ANSWER = {
  description: 'The file, to be saved.',
  content: { 'application/octet-stream': { schema: Type.String() } },
}
const TICKETS = `${GENERAL}/tickets`
const LIST = `${TICKETS}/GetAllTickets`
const CATEGORIES = `${TICKETS}/GetCategories`
const PARTS = `${TICKETS}/GetSubCategoriesByCategoryId/:id`
const ALL_PARTS = `${TICKETS}/GetAllSubCategories`
const COMMENTS = `${TICKETS}/GetCommentsByTicketId/:id`
const FILES = `${TICKETS}/GetAttachmentsByTicketId/:id`
const FILE = `${TICKETS}/DownloadAttachment/:id`
const CLAIMABLE = `${TICKETS}/GetClaimableLines`
const CREATE = `${TICKETS}/CreateTicket`
const COMMENT = `${TICKETS}/CreateComment`
const UPLOAD = `${TICKETS}/UploadAttachmentsByTicketId`
const STATUS = `${TICKETS}/SetTicketStatus`
const SETTLE = `${TICKETS}/SettleClaim`
const TAKE_OVER = `${TICKETS}/TakeOverTicket`

export const ticketsPolicy: PolicyTable = {
  ...Object.fromEntries(
    [LIST, CATEGORIES, PARTS, ALL_PARTS, COMMENTS, FILES, FILE, CLAIMABLE].map((path) => [
      `GET ${path}`,
      signedIn('Support'),
    ]),
  ),
  ...Object.fromEntries(
    [CREATE, COMMENT, UPLOAD, STATUS, SETTLE, TAKE_OVER].map((path) => [`POST ${path}`, signedIn('Support')]),
  ),
}

type Needs = { tickets: Tickets; claims: Claims; attachments: Attachments; portal: Portal; settings: UploadSettings }
type Asked = { Querystring: LanguageQuery }

/** What customers ask of the brewery (API-46 to API-54). */
export function ticketsRoutes(app: FastifyInstance, { tickets, claims, attachments, portal, settings }: Needs): void {
  const brewery = ({ breweryMark }: FastifyRequest) => portal.now(breweryMark)
  const categoriesFor = async (request: FastifyRequest) => (await brewery(request)).settings.support.categories

  app.get<{ Querystring: TicketsQuery }>(
    LIST,
    {
      schema: {
        summary: 'Tickets, the latest first',
        querystring: TicketsQuery,
        response: { 200: Type.Array(Ticket) },
      },
    },
    async (request, reply) => {
      const { caseNumber, kind = null, status = null, shipToId = null, categoryId = null, ...paging } = request.query
      const { queue = null, limit = 100, offset = 0 } = paging
      const id = caseNumber === undefined ? null : (ticketIdOf(caseNumber) ?? 0)
      const filter = { id, kind, status, shipToId, categoryId, queue }
      const found = await tickets.readPage(request.actor, `GET ${LIST}`, filter, { limit, offset })
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const categories = await categoriesFor(request)
      return reply.send(found.value.map((ticket) => wireTicket(ticket, categories, askedLanguage(request))))
    },
  )

  app.get<Asked>(
    CATEGORIES,
    { schema: { summary: 'What a ticket can be about', response: { 200: Type.Array(TicketCategory) } } },
    async (request, reply) => {
      const refusal = tickets.refusal(request.actor, `GET ${CATEGORIES}`)
      if (refusal) return answerRefusal(request, reply, refusal)
      const language = askedLanguage(request)
      const categories = await categoriesFor(request)
      return reply.send(categories.map(({ id, name, kind }) => ({ id, kind, name: textIn(language, name) })))
    },
  )

  /** The parts of all categories, each with the category that it belongs to. */
  const partsFor = async (request: FastifyRequest<Asked>) =>
    (await categoriesFor(request)).flatMap(({ id: categoryId, subcategories }) =>
      subcategories.map(({ id, name }) => ({ id, categoryId, name: textIn(askedLanguage(request), name) })),
    )

  app.get<{ Params: CategoryParams } & Asked>(
    PARTS,
    {
      schema: {
        summary: 'The subcategories of a category',
        params: CategoryParams,
        response: { 200: Type.Array(TicketSubCategory) },
      },
    },
    async (request, reply) => {
      const refusal = tickets.refusal(request.actor, `GET ${PARTS}`)
      if (refusal) return answerRefusal(request, reply, refusal)
      const parts = await partsFor(request)
      return reply.send(parts.filter(({ categoryId }) => categoryId === request.params.id))
    },
  )

  app.get<Asked>(
    ALL_PARTS,
    { schema: { summary: 'The subcategories of all categories', response: { 200: Type.Array(TicketSubCategory) } } },
    async (request, reply) => {
      const refusal = tickets.refusal(request.actor, `GET ${ALL_PARTS}`)
      if (refusal) return answerRefusal(request, reply, refusal)
      return reply.send(await partsFor(request))
    },
  )

  app.get<{ Params: TicketParams; Querystring: CommentsQuery }>(
    COMMENTS,
    {
      schema: {
        summary: 'What was said in a ticket, oldest first',
        params: TicketParams,
        querystring: CommentsQuery,
        response: { 200: Type.Array(TicketComment) },
      },
    },
    async (request, reply) => {
      const asked = { ticketId: request.params.id, limit: request.query.limit ?? COMMENTS_SHOWN }
      const found = await tickets.readComments(request.actor, `GET ${COMMENTS}`, asked)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return reply.send(found.value.map(wireComment))
    },
  )

  app.get<{ Params: TicketParams }>(
    FILES,
    {
      schema: {
        summary: 'The files of a ticket',
        params: TicketParams,
        response: { 200: Type.Array(TicketAttachment) },
      },
    },
    async (request, reply) => {
      const found = await tickets.readAttachments(request.actor, `GET ${FILES}`, request.params.id)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return reply.send(found.value.map(wireAttachment))
    },
  )

  app.get<{ Querystring: ClaimableQuery }>(
    CLAIMABLE,
    {
      schema: {
        summary: 'The lines of an order with what can still be claimed of them; none while it has not come',
        querystring: ClaimableQuery,
        response: { 200: Type.Array(ClaimableLine) },
      },
    },
    async (request, reply) => {
      const found = await claims.readClaimable(request.actor, `GET ${CLAIMABLE}`, request.query.orderNumber)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return reply.send(found.value.map((line) => wireClaimable(line, askedLanguage(request))))
    },
  )

  app.post<{ Body: NewTicketBody; Querystring: NewTicketQuery }>(
    CREATE,
    {
      schema: {
        summary: 'Opens a ticket; with lines of an order that has come it is a claim',
        body: NewTicketBody,
        querystring: NewTicketQuery,
        response: { 200: Ticket },
      },
    },
    async (request, reply) => {
      const { market } = request.query
      const now = await brewery(request)
      const made = await tickets.create(request.actor, `POST ${CREATE}`, { ...request.body, market }, now)
      if (!made.ok) return answerRefusal(request, reply, made.refusal)
      return wireTicket(made.value, now.settings.support.categories, askedLanguage(request))
    },
  )

  app.post<{ Body: NewCommentBody }>(
    COMMENT,
    { schema: { summary: 'Says something in a ticket', body: NewCommentBody, response: { 200: TicketComment } } },
    async (request, reply) => {
      const said = await tickets.comment(request.actor, `POST ${COMMENT}`, request.body)
      return said.ok ? wireComment(said.value) : answerRefusal(request, reply, said.refusal)
    },
  )

  app.post<{ Body: TicketStatusBody } & Asked>(
    STATUS,
    { schema: { summary: 'Closes a ticket, or opens it again', body: TicketStatusBody, response: { 200: Ticket } } },
    async (request, reply) => {
      const now = await tickets.setStatus(request.actor, `POST ${STATUS}`, request.body)
      if (!now.ok) return answerRefusal(request, reply, now.refusal)
      return wireTicket(now.value, await categoriesFor(request), askedLanguage(request))
    },
  )

  app.post<{ Body: TakeOverBody } & Asked>(
    TAKE_OVER,
    {
      schema: {
        summary: 'Makes the caller, who answers it for the brewery, the owner of a ticket',
        body: TakeOverBody,
        response: { 200: Ticket },
      },
    },
    async (request, reply) => {
      const taken = await tickets.takeOver(request.actor, `POST ${TAKE_OVER}`, request.body.ticketId)
      if (!taken.ok) return answerRefusal(request, reply, taken.refusal)
      return wireTicket(taken.value, await categoriesFor(request), askedLanguage(request))
    },
  )

  app.post<{ Body: SettleClaimBody } & Asked>(
    SETTLE,
    {
      schema: {
        summary: 'Settles a claim for the brewery, with an answer; the ticket is closed by it',
        body: SettleClaimBody,
        response: { 200: Ticket },
      },
    },
    async (request, reply) => {
      const settled = await claims.settle(request.actor, `POST ${SETTLE}`, request.body)
      if (!settled.ok) return answerRefusal(request, reply, settled.refusal)
      return wireTicket(settled.value, await categoriesFor(request), askedLanguage(request))
    },
  )

  void app.register(async (uploads) => {
    takeUploads(uploads, { settings, refusalOf: (actor) => tickets.refusal(actor, `POST ${UPLOAD}`) })
    uploads.post<{ Querystring: UploadQuery }>(
      UPLOAD,
      {
        schema: {
          summary: 'Adds files to a ticket: a form (multipart/form-data) with up to ten megabytes of them',
          querystring: UploadQuery,
          form: UploadForm,
          response: { 200: Type.Array(TicketAttachment) },
        },
        config: { identifiesBeforeBody: true },
      },
      async (request, reply) => {
        const { body } = request
        if (!(body instanceof Upload) || body.files.length === 0)
          return answerRefusal(request, reply, { code: 'invalid-input', message: 'There are no files in the form.' })
        const asked = { ticketId: request.query.ticketId, sent: body.files }
        const added = await attachments.add(request.actor, `POST ${UPLOAD}`, asked)
        return added.ok ? added.value.map(wireAttachment) : answerRefusal(request, reply, added.refusal)
      },
    )
  })

  // Files are saved, never opened in the portal's own name.
  app.get<{ Params: AttachmentParams }>(
    FILE,
    { schema: { summary: 'A file of a ticket', params: AttachmentParams, response: { 200: FILE_ANSWER } } },
    async (request, reply) => {
      const found = await attachments.open(request.actor, `GET ${FILE}`, request.params.id)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const { fileName, bytes, type, content } = found.value
      return reply
        .header('content-type', type)
        .header('content-length', bytes)
        .header('content-disposition', attachment(fileName))
        .header('content-security-policy', 'sandbox')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(content)
    },
  )
}
