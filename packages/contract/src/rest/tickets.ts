import { PARTNER_TRADES } from '@fust/domain/account'
import {
  ATTACHMENTS_MAXIMUM,
  CLAIM_FAULTS,
  CLAIM_LINES_MAXIMUM,
  CLAIM_QUANTITY_MAXIMUM,
  CLAIM_SETTLEMENTS,
  COMMENTS_SHOWN,
  TICKET_KINDS,
  TICKET_MAXIMUM,
  TICKET_QUEUES,
  TICKET_STATUSES,
  VISITOR_WISHES,
} from '@fust/domain/support'
import { PROSE } from '@fust/domain/text'
import Type, { type Static } from 'typebox'
import { lineOf, partyId, pathOf, queryOf, text, textOrNull } from './general.ts'

const caseNumber = (description: string) =>
  Type.String({ minLength: 1, maxLength: 10, pattern: '^\\d{1,10}$', description })

const categoryCode = (description: string) => lineOf(40, { least: 1, description })

/** Several lines of text, of so many code points at the most. */
const proseOf = (maxLength: number, description: string) => Type.String({ maxLength, pattern: PROSE, description })

/** A file of a ticket (ENT-33, API-53). */
export const TicketAttachment = Type.Object({
  id: Type.Integer({ description: 'What it is downloaded by.' }),
  fileName: text('The name that it is saved under.'),
  type: text('What it is, by its content: a media type such as `image/jpeg`.'),
  bytes: Type.Integer({ description: 'Its size.' }),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('clean'), Type.Literal('refused')], {
    description:
      '`waiting` while it is looked through for viruses, `refused` when something was found; only what is `clean` can be downloaded.',
  }),
  addedAt: text('When it was added, ISO instant in UTC.'),
  addedBy: text('Name of who added it.'),
})
export type TicketAttachment = Static<typeof TicketAttachment>

/** What somebody said in a ticket (ENT-34, API-52). */
export const TicketComment = Type.Object({
  id: Type.Integer({ description: 'Its place among all comments; later ones are higher.' }),
  ticketId: text('The case number of its ticket.'),
  description: text('What was said, of several lines.'),
  user: text('Who said it, by the id of the person; empty where the person is gone.'),
  userName: text('The name of who said it.'),
  isStaff: Type.Boolean({ description: 'True for an answer of the brewery.' }),
  createdAt: text('When it was said, ISO instant in UTC.'),
})
export type TicketComment = Static<typeof TicketComment>

const lineId = (description: string) =>
  Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9+/]+={0,2}$', description })

const claimUnit = () =>
  Type.Enum(['packages', 'liters'], { description: 'What its quantities count: cases or pieces, liters of tank beer.' })

const OrderedLine = {
  lineId: text('The line, by the `id` of the item of its order.'),
  sku: text('The number of the product.'),
  name: text('The product as it was ordered, in the language of the call.'),
  subtitle: text('Its pack, in the language of the call.'),
  unit: claimUnit(),
}

/** A line of an order that has come, of which something can be claimed. */
export const ClaimableLine = Type.Object({
  ...OrderedLine,
  ordered: Type.Integer({ description: 'How much of it was ordered.' }),
  claimable: Type.Integer({ description: 'How much of it can still be claimed.' }),
})
export type ClaimableLine = Static<typeof ClaimableLine>

const fault = () =>
  Type.Enum([...CLAIM_FAULTS], {
    description: '`short`: there was too little of it; `damaged`; `wrong`: another product came.',
  })

const settlement = (description: string) => Type.Enum([...CLAIM_SETTLEMENTS], { description })

/** What a ticket claims of a delivered order, and how that was settled. */
export const TicketClaim = Type.Object({
  lines: Type.Array(
    Type.Object({ ...OrderedLine, fault: fault(), quantity: Type.Integer({ description: 'How much of it.' }) }),
    { description: 'The lines of the order that something is wrong with.' },
  ),
  settlement: Type.Union([settlement('How it was settled.'), Type.Null()], {
    description: '`credit`, `replacement` (it is brought again) or `rejected`; null until it is settled.',
  }),
  settledAt: textOrNull('When it was settled, ISO instant in UTC.'),
  settledBy: textOrNull('The name of who settled it; null as well where the person is gone.'),
})
export type TicketClaim = Static<typeof TicketClaim>

/** Who asked, where that is nobody of the portal. */
export const TicketVisitor = Type.Object({
  wish: Type.Enum([...VISITOR_WISHES], { description: '`partner`: they would become a customer; `question`.' }),
  email: text('Where an answer is mailed, as they typed it.'),
  phone: text('Where they can be called, as they typed it; may be empty.'),
  companyName: text('Their company; empty of who only asks.'),
  chamberNumber: text('What the chamber of commerce knows it by; may be empty.'),
  city: text('Where beer would go; empty of who only asks.'),
  trade: Type.Union([Type.Enum([...PARTNER_TRADES]), Type.Null()], {
    description: 'What is done with the beer; null of who only asks.',
  }),
})
export type TicketVisitor = Static<typeof TicketVisitor>

/** How the brewery handles a ticket. */
export const TicketDesk = Type.Object({
  owner: text('Who answers it, by the id of the person; empty for customer service.'),
  ownerName: text('Name of who answers it; empty for customer service.'),
  isMine: Type.Boolean({ description: 'True where the caller owns it.' }),
  companyName: text('The company of the customer; empty in the ticket of a visitor.'),
  waitingSince: textOrNull('Since when it waits for the brewery, ISO instant in UTC; null while it does not.'),
})
export type TicketDesk = Static<typeof TicketDesk>

/** A ticket (ENT-33, API-46, API-54). */
export const Ticket = Type.Object({
  caseNumber: text('What it is known by; other calls name it as `ticketId`.'),
  kind: Type.Enum([...TICKET_KINDS], { description: 'What its category is about.' }),
  status: Type.Enum([...TICKET_STATUSES], {
    description: '`open` waits for the brewery, `answered` for the customer; `closed` is done.',
  }),
  subject: text('What it is about, in one line.'),
  description: text('All of it, of several lines.'),
  categoryId: textOrNull('The category; null where the brewery has none.'),
  category: textOrNull('Its name in the language of the call.'),
  subCategoryId: textOrNull('The subcategory; null without one.'),
  subCategory: textOrNull('Its name in the language of the call.'),
  market: text('The ticket market, `NL` or `IT`.'),
  shipToId: text('Number of the ship-to that it is about; empty in the ticket of a visitor.'),
  shipToName: text('Name of that ship-to, or the company of a visitor.'),
  orderNumber: textOrNull('The order that it is about; null without one.'),
  user: text('Who opened it, by the id of the person; empty where the person is gone.'),
  userName: text('Name of who opened it.'),
  createdAt: text('When it was opened, ISO instant in UTC.'),
  updatedAt: text('When something last happened to it, ISO instant in UTC.'),
  commentCount: Type.Integer({ description: 'How many comments it has.' }),
  comments: Type.Array(TicketComment, {
    description: 'The latest comment; all of them are answered by `GetCommentsByTicketId`.',
  }),
  attachments: Type.Array(TicketAttachment, { description: 'Its files.' }),
  canAnswer: Type.Boolean({ description: 'True where the caller answers it for the brewery.' }),
  desk: Type.Union([TicketDesk, Type.Null()], {
    description: 'How the brewery handles it, for those who answer it; null for the customer.',
  }),
  claim: Type.Union([TicketClaim, Type.Null()], {
    description: 'What it claims of a delivered order; null where it claims nothing.',
  }),
  visitor: Type.Union([TicketVisitor, Type.Null()], {
    description:
      'Who asked, where that is a visitor; null of a person of the portal. Only the brewery’s people see such tickets.',
  }),
})
export type Ticket = Static<typeof Ticket>

/** A part of a category (API-48, API-49). */
export const TicketSubCategory = Type.Object({
  id: text('What it is known by.'),
  categoryId: text('The category that it belongs to.'),
  name: text('Its name in the language of the call.'),
})
export type TicketSubCategory = Static<typeof TicketSubCategory>

/** What a ticket can be about (API-47). */
export const TicketCategory = Type.Object({
  id: text('What it is known by.'),
  name: text('Its name in the language of the call.'),
  kind: Type.Enum([...TICKET_KINDS], {
    description: 'Something that is wrong or unclear, or something that is wished for.',
  }),
})
export type TicketCategory = Static<typeof TicketCategory>

/** Newest first; of all ship-tos at which the caller has Support, for customer service of everybody. */
export const TicketsQuery = queryOf({
  caseNumber: Type.Optional(caseNumber('Only this ticket.')),
  kind: Type.Optional(Type.Enum([...TICKET_KINDS], { description: 'Only tickets of this kind.' })),
  status: Type.Optional(Type.Enum([...TICKET_STATUSES], { description: 'Only tickets that stand there.' })),
  shipToId: Type.Optional(partyId("Only tickets of this ship-to; one that is not the caller's has none.")),
  categoryId: Type.Optional(categoryCode('Only tickets of this category; one that is not known has none.')),
  queue: Type.Optional(
    Type.Enum([...TICKET_QUEUES], {
      description:
        'For staff: `mine`, those that the caller owns; `service`, those of customer service; `all`. What waits longest for the brewery comes first then.',
    }),
  ),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_000_000_000,
      default: 0,
      description: 'Tickets to leave out, in the order in which they come.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'Tickets at most.' })),
})
export type TicketsQuery = Static<typeof TicketsQuery>

export const CategoryParams = pathOf({ id: categoryCode('A category; one that is not known has no subcategories.') })
export type CategoryParams = Static<typeof CategoryParams>

export const TicketParams = pathOf({ id: caseNumber('The case number; one that is not of the caller is not found.') })
export type TicketParams = Static<typeof TicketParams>

export const CommentsQuery = queryOf({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 500,
      default: COMMENTS_SHOWN,
      description: 'The latest comments, so many at most.',
    }),
  ),
})
export type CommentsQuery = Static<typeof CommentsQuery>

/** POST tickets/CreateTicket (API-54). */
export const NewTicketQuery = queryOf({
  market: Type.Optional(
    Type.Enum(['IT', 'NL'], {
      description: 'The ticket market, which is the brewery’s; another one is refused (422).',
    }),
  ),
})
export type NewTicketQuery = Static<typeof NewTicketQuery>

export const NewTicketBody = Type.Object(
  {
    subject: lineOf(TICKET_MAXIMUM.subject, { least: 1, description: 'What it is about, in one line.' }),
    description: proseOf(TICKET_MAXIMUM.description, 'All of it, of several lines.'),
    categoryId: Type.Optional(categoryCode('A category of the brewery; required where it has some.')),
    subCategoryId: Type.Optional(categoryCode('A subcategory of that category.')),
    shipToId: Type.Optional(partyId("One of the caller's ship-tos, else 403; left out: that of the request.")),
    orderNumber: Type.Optional(lineOf(40, { least: 1, description: 'An order of that ship-to, else 422.' })),
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            lineId: lineId('A line of that order, by its `lineId`; each at most once.'),
            fault: fault(),
            quantity: Type.Integer({
              minimum: 1,
              maximum: CLAIM_QUANTITY_MAXIMUM,
              description: 'How much of it, at most what can still be claimed.',
            }),
          },
          { additionalProperties: false },
        ),
        {
          minItems: 1,
          maxItems: CLAIM_LINES_MAXIMUM,
          description: 'What is wrong with that order, which has come (else 422): with lines the ticket is a claim.',
        },
      ),
    ),
  },
  { additionalProperties: false },
)
export type NewTicketBody = Static<typeof NewTicketBody>

/** GET tickets/GetClaimableLines. */
export const ClaimableQuery = queryOf({
  orderNumber: lineOf(40, { least: 1, description: 'An order; one that is not of the caller is not found.' }),
})
export type ClaimableQuery = Static<typeof ClaimableQuery>

/** POST tickets/SettleClaim. */
export const SettleClaimBody = Type.Object(
  {
    ticketId: caseNumber('The case number; one that is not of the caller is not found.'),
    settlement: settlement('How it is settled, for good.'),
    description: proseOf(TICKET_MAXIMUM.comment, 'What the customer is answered, of several lines.'),
  },
  { additionalProperties: false },
)
export type SettleClaimBody = Static<typeof SettleClaimBody>

/** POST tickets/CreateComment (API-50). */
export const NewCommentBody = Type.Object(
  {
    description: proseOf(TICKET_MAXIMUM.comment, 'What is said, of several lines.'),
    ticketId: lineOf(10, { description: 'The case number; one that is not of the caller is not found.' }),
    user: lineOf(40, { description: 'The id of the caller; another one is refused (422).' }),
  },
  { additionalProperties: false },
)
export type NewCommentBody = Static<typeof NewCommentBody>

/** POST tickets/UploadAttachmentsByTicketId (API-51). */
export const UploadQuery = queryOf({
  ticketId: caseNumber('The case number; one that is not of the caller is not found.'),
})
export type UploadQuery = Static<typeof UploadQuery>

/** What that call takes instead of JSON: a form, whose fields without a file are not read. */
export const UploadForm = Type.Object({
  attachments: Type.Array(
    Type.String({ contentMediaType: 'application/octet-stream', description: 'A file with its name.' }),
    { minItems: 1, maxItems: ATTACHMENTS_MAXIMUM, description: 'The files; another name of the field is as good.' },
  ),
})

export const AttachmentParams = pathOf({
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The attachment; a foreign one is not found.' }),
})
export type AttachmentParams = Static<typeof AttachmentParams>

/** POST tickets/TakeOverTicket. */
export const TakeOverBody = Type.Object(
  { ticketId: caseNumber('The case number; one that the caller may not see is not found.') },
  { additionalProperties: false },
)
export type TakeOverBody = Static<typeof TakeOverBody>

/** POST tickets/SetTicketStatus: done, or not yet. */
export const TicketStatusBody = Type.Object(
  {
    ticketId: caseNumber('The case number; one that is not of the caller is not found.'),
    status: Type.Enum(['open', 'closed'], { description: 'Where it stands from now on.' }),
  },
  { additionalProperties: false },
)
export type TicketStatusBody = Static<typeof TicketStatusBody>

/** Whom to ask, and when (SUP-09 to SUP-12). */
export const SupportContacts = Type.Object({
  phone: text('As people dial it; empty where the brewery tells none.'),
  email: text('Empty where the brewery tells none.'),
  address: Type.Array(Type.String(), { description: 'The address of the brewery, line by line.' }),
  hours: text('When somebody answers, in words of the language of the call; empty where the brewery says nothing.'),
  opensAt: text("When somebody answers on working days, `HH:MM` in the market's time zone."),
  closesAt: text('Until when.'),
  isOpen: Type.Boolean({ description: 'Whether somebody answers now.' }),
  answeredWithinDays: Type.Object(
    { least: Type.Integer({ description: 'At least.' }), most: Type.Integer({ description: 'At most.' }) },
    { description: 'Business days within which a request is answered.' },
  ),
})
export type SupportContacts = Static<typeof SupportContacts>
