import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import {
  COMMENTS_MAXIMUM,
  isWholeComment,
  statusAfterComment,
  type ClaimRefusal,
  type TicketKind,
  type TicketStatus,
} from '@fust/domain/support'
import type { Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import { reviewLines, type WantedLine } from './claim-lines.ts'
import { createClaimStore, type StoredClaimLine } from './claims.store.ts'
import { informBrewery } from './inform-brewery.ts'
import { openTicket } from './open-ticket.ts'
import { sayInTicket } from './say-in-ticket.ts'
import { asking, askingStill, isStaffOf, type Asking } from './ticket-scope.ts'
import { createAttachmentStore, type StoredAttachment } from './attachments.store.ts'
import {
  createTicketStore,
  OF_A_VISITOR,
  type StoredComment,
  type StoredTicket,
  type TicketFilter,
} from './tickets.store.ts'

export type TicketView = StoredTicket & {
  latest: StoredComment | undefined
  attachments: StoredAttachment[]
  /** Empty where the ticket is no claim. */
  claimed: StoredClaimLine[]
  canAnswer: boolean
  /** Whether the caller owns it. */
  isMine: boolean
}

export type WantedTicket = {
  subject: string
  description: string
  categoryId?: string | undefined
  subCategoryId?: string | undefined
  shipToId?: string | undefined
  orderNumber?: string | undefined
  /** Lines of that order that something is wrong with. */
  lines?: readonly WantedLine[] | undefined
  /** What the client takes the ticket market for. */
  market?: string | undefined
}

export type TicketRefusal =
  | AccessRefusal
  | { code: 'not-found' | 'ship-to-not-yours' }
  | { code: 'invalid-input'; message: string }
  | { code: 'ticket-full' }
  | ClaimRefusal

/** What customers ask, and what the brewery answers. A foreign ticket is an unknown one. */
export function createTickets({ db, clock, authorise }: { db: Database; clock: Clock; authorise: Authorise }) {
  const store = createTicketStore(db)
  const attachments = createAttachmentStore(db)
  const claims = createClaimStore(db)

  async function viewsOf(asked: Asking, tickets: readonly StoredTicket[]): Promise<TicketView[]> {
    const ids = tickets.map(({ id }) => id)
    if (ids.length === 0) return []
    const [latest, files, claimed] = await Promise.all([
      store.readComments(asked.scope, ids, 1),
      attachments.list(asked.scope, ids),
      claims.list(asked.scope, ids),
    ])
    const byTicket = Map.groupBy(files, ({ ticketId }) => ticketId)
    const linesByTicket = Map.groupBy(claimed, ({ ticketId }) => ticketId)
    return tickets.map((ticket) => ({
      ...ticket,
      latest: latest.find(({ ticketId }) => ticketId === ticket.id),
      attachments: byTicket.get(ticket.id) ?? [],
      claimed: linesByTicket.get(ticket.id) ?? [],
      canAnswer: isStaffOf(asked, ticket),
      isMine: ticket.ownerId === asked.actor.userId,
    }))
  }

  async function viewOf(asked: Asking, id: number): Promise<Outcome<TicketView, { code: 'not-found' }>> {
    const found = await store.find(asked.scope, id)
    const [ticket] = found ? await viewsOf(asked, [found]) : []
    return ticket ? accept(ticket) : refuse({ code: 'not-found' })
  }

  async function readPage(
    actor: Actor | null,
    operation: OperationName,
    filter: Omit<TicketFilter, 'userId'>,
    page: { limit: number; offset: number },
  ): Promise<Outcome<TicketView[], AccessRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const { scope, actor: caller } = asked.value
    return accept(await viewsOf(asked.value, await store.readPage(scope, { ...filter, userId: caller.userId }, page)))
  }

  /** One ticket by its case number. */
  async function find(
    actor: Actor | null,
    operation: OperationName,
    ticketId: string,
  ): Promise<Outcome<TicketView, TicketRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const id = ticketIdOf(ticketId)
    return id === undefined ? refuse({ code: 'not-found' }) : viewOf(asked.value, id)
  }

  async function create(
    actor: Actor | null,
    operation: OperationName,
    wanted: WantedTicket,
    { settings, market }: Pick<BreweryNow, 'settings' | 'market'>,
  ): Promise<Outcome<TicketView, TicketRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const { orderNumber } = wanted
    const order = orderNumber === undefined ? null : await store.readOrder(asked.value.places, orderNumber)
    const access = shipToOf(wanted, asked.value, order ?? undefined)
    if (!access) return refuse({ code: 'ship-to-not-yours' })
    if (wanted.market !== undefined && wanted.market !== market.ticketMarket)
      return refuse(unusable(`The ticket market here is ${market.ticketMarket}.`))
    const about = categoryOf(wanted, settings.support.categories)
    if (!about) return refuse(unusable('There is no such category.'))
    if ([wanted.subject, wanted.description].some((text) => text.trim() === ''))
      return refuse(unusable('Not all fields are filled in'))
    if (order === undefined || (order && order.shipToId !== access.shipToId))
      return refuse(unusable('There is no such order.'))
    const { lines } = wanted
    if (lines && !order) return refuse(unusable('Lines are of an order.'))
    const { userId } = asked.value.actor
    const at = clock.now()
    const opened = await db.transaction(async (tx): Promise<Outcome<number, TicketRefusal | ClaimRefusal>> => {
      const still = await askingStill(tx, authorise, asked.value, operation)
      if (!still.ok) return still
      if (!still.value.places.shipToIds.includes(access.shipToId)) return refuse({ code: 'ship-to-not-yours' })
      const claimed = order && lines ? await reviewLines(tx, order, lines) : null
      if (claimed && !claimed.ok) return claimed
      const id = await openTicket(tx, {
        companyId: access.companyId,
        shipToId: access.shipToId,
        userId,
        market: market.ticketMarket,
        ...about,
        subject: wanted.subject.trim(),
        description: wanted.description.trim(),
        orderId: order?.id ?? null,
        at,
      })
      if (order && claimed) await createClaimStore(tx).insert(id, order, claimed.value)
      return accept(id)
    })
    return opened.ok ? viewOf(asked.value, opened.value) : opened
  }

  /** Says something in a ticket; an answer of the brewery is mailed to who asked, and staff hear of what a customer writes. */
  async function comment(
    actor: Actor | null,
    operation: OperationName,
    said: { ticketId: string; description: string; user: string },
  ): Promise<Outcome<StoredComment, TicketRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    if (!isWholeComment(said)) return refuse(unusable('A comment names user, description and ticketId.'))
    if (said.user !== asked.value.actor.userId) return refuse(unusable('The user is not the one who is signed in.'))
    const id = ticketIdOf(said.ticketId)
    if (id === undefined) return refuse({ code: 'not-found' })
    const at = clock.now()
    return db.transaction(async (tx): Promise<Outcome<StoredComment, TicketRefusal>> => {
      const still = await askingStill(tx, authorise, asked.value, operation)
      if (!still.ok) return still
      const own = createTicketStore(tx)
      const ticket = await own.lock(still.value.scope, id)
      if (!ticket) return refuse({ code: 'not-found' })
      if ((await own.countComments(id)) >= COMMENTS_MAXIMUM) return refuse({ code: 'ticket-full' })
      const isStaff = isStaffOf(still.value, ticket)
      const author = still.value.actor
      const status = statusAfterComment({ isStaff })
      return accept(await sayInTicket(tx, ticket, { author, isStaff, text: said.description.trim(), status, at }))
    })
  }

  async function readComments(
    actor: Actor | null,
    operation: OperationName,
    { ticketId, limit }: { ticketId: string; limit: number },
  ): Promise<Outcome<StoredComment[], TicketRefusal>> {
    const found = await locate(actor, operation, ticketId)
    return found.ok ? accept(await store.readComments(found.value.scope, [found.value.id], limit)) : found
  }

  async function readAttachments(
    actor: Actor | null,
    operation: OperationName,
    ticketId: string,
  ): Promise<Outcome<StoredAttachment[], TicketRefusal>> {
    const found = await locate(actor, operation, ticketId)
    return found.ok ? accept(await attachments.list(found.value.scope, [found.value.id])) : found
  }

  async function locate(
    actor: Actor | null,
    operation: OperationName,
    ticketId: string,
  ): Promise<Outcome<Asking & { id: number }, TicketRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const id = ticketIdOf(ticketId)
    const ticket = id === undefined ? undefined : await store.find(asked.value.scope, id)
    return ticket ? accept({ ...asked.value, id: ticket.id }) : refuse({ code: 'not-found' })
  }

  /** Done, or not yet: for whoever may see it. */
  async function setStatus(
    actor: Actor | null,
    operation: OperationName,
    { ticketId, status }: { ticketId: string; status: Extract<TicketStatus, 'open' | 'closed'> },
  ): Promise<Outcome<TicketView, TicketRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const id = ticketIdOf(ticketId)
    if (id === undefined) return refuse({ code: 'not-found' })
    const at = clock.now()
    return db.transaction(async (tx): Promise<Outcome<TicketView, TicketRefusal>> => {
      const still = await askingStill(tx, authorise, asked.value, operation)
      if (!still.ok) return still
      const own = createTicketStore(tx)
      const ticket = await own.lock(still.value.scope, id)
      if (!ticket) return refuse({ code: 'not-found' })
      if (ticket.status !== status) await own.setStatus(id, status, at)
      const isReopened = ticket.status !== status && status === 'open' && !isStaffOf(still.value, ticket)
      const authorId = still.value.actor.userId
      const key = `reopened-${id}-${at.toISOString()}`
      if (isReopened) await informBrewery(tx, { ticketId: id, news: 'asked', key, authorId }, at)
      const now = await own.find(still.value.scope, id)
      const [all] = now ? await viewsOf(still.value, [now]) : []
      return all ? accept(all) : refuse({ code: 'not-found' })
    })
  }

  /** Makes the caller its owner: somebody of the brewery who may answer it. */
  async function takeOver(
    actor: Actor | null,
    operation: OperationName,
    ticketId: string,
  ): Promise<Outcome<TicketView, TicketRefusal | { code: 'forbidden' }>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const id = ticketIdOf(ticketId)
    if (id === undefined) return refuse({ code: 'not-found' })
    const at = clock.now()
    const taken = await db.transaction(async (tx): Promise<Outcome<void, TicketRefusal | { code: 'forbidden' }>> => {
      const still = await askingStill(tx, authorise, asked.value, operation)
      if (!still.ok) return still
      const own = createTicketStore(tx)
      const ticket = await own.lock(still.value.scope, id)
      if (!ticket) return refuse({ code: 'not-found' })
      if (!isStaffOf(still.value, ticket)) return refuse({ code: 'forbidden' })
      const { userId } = still.value.actor
      await own.setOwner(id, userId)
      const { companyId, shipToId } = ticket.companyId === OF_A_VISITOR ? OF_NO_SHIP_TO : ticket
      const entry = { at, actorId: userId, companyId, shipToId, subject: String(id), details: {} }
      writeAudit(tx, { ...entry, action: 'ticket-taken-over' })
      return accept(undefined)
    })
    return taken.ok ? viewOf(asked.value, id) : taken
  }

  /** Why this caller has no tickets at all, if so. */
  const refusal = (actor: Actor | null, operation: OperationName): AccessRefusal | null => {
    const asked = asking(authorise, actor, operation)
    return asked.ok ? null : asked.refusal
  }

  return { readPage, find, takeOver, create, comment, readComments, readAttachments, setStatus, refusal }
}

export type Tickets = ReturnType<typeof createTickets>

const OF_NO_SHIP_TO = { companyId: null, shipToId: null }
const LARGEST_ID = 2_147_483_647

const unusable = (message: string) => ({ code: 'invalid-input' as const, message })

/** The id that a case number stands for; undefined where it can be none. */
export function ticketIdOf(caseNumber: string): number | undefined {
  const id = /^\d{1,10}$/.test(caseNumber) ? Number(caseNumber) : Number.NaN
  return id >= 1 && id <= LARGEST_ID ? id : undefined
}

/** The ship-to that is named, else that of the order, that of the request, or the first at which one may. */
function shipToOf({ shipToId }: WantedTicket, { actor, accesses }: Asking, order?: { shipToId: string }) {
  const at = (id: string | undefined) => accesses.find((own) => own.shipToId === id)
  if (shipToId !== undefined) return at(shipToId)
  return at(order?.shipToId) ?? at(actor.shipTo?.shipToId) ?? accesses[0]
}

type Categories = BreweryNow['settings']['support']['categories']
type About = { kind: TicketKind; categoryId: string | null; subCategoryId: string | null }

/** What a ticket is about; undefined where the brewery has no such category. One that has none takes tickets without. */
function categoryOf({ categoryId, subCategoryId }: WantedTicket, categories: Categories): About | undefined {
  if (categoryId === undefined && subCategoryId === undefined && categories.length === 0)
    return { kind: 'question', categoryId: null, subCategoryId: null }
  const category = categories.find(({ id }) => id === categoryId)
  if (!category) return undefined
  if (subCategoryId === undefined) return { kind: category.kind, categoryId: category.id, subCategoryId: null }
  const part = category.subcategories.find(({ id }) => id === subCategoryId)
  return part && { kind: category.kind, categoryId: category.id, subCategoryId: part.id }
}
