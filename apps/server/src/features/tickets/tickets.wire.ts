import type {
  ClaimableLine,
  Ticket,
  TicketAttachment,
  TicketClaim,
  TicketComment,
  TicketDesk,
  TicketVisitor,
} from '@fust/contract/rest'
import { uidOf } from '@fust/contract/wire'
import { PARTNER_TRADES } from '@fust/domain/account'
import { CLAIM_FAULTS, CLAIM_SETTLEMENTS, TICKET_KINDS, TICKET_STATUSES, VISITOR_WISHES } from '@fust/domain/support'
import { textIn } from '#platform/http/language.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import type { StoredAttachment } from './attachments.store.ts'
import type { ClaimableGoods } from './claims.service.ts'
import type { StoredClaimLine } from './claims.store.ts'
import type { StoredComment } from './tickets.store.ts'
import type { TicketView } from './tickets.service.ts'

type Categories = BreweryNow['settings']['support']['categories']

export function wireTicket(ticket: TicketView, categories: Categories, language: string): Ticket {
  const category = categories.find(({ id }) => id === ticket.categoryId)
  const part = category?.subcategories.find(({ id }) => id === ticket.subCategoryId)
  return {
    caseNumber: String(ticket.id),
    kind: TICKET_KINDS.find((kind) => kind === ticket.kind) ?? 'question',
    status: TICKET_STATUSES.find((status) => status === ticket.status) ?? 'open',
    subject: ticket.subject,
    description: ticket.description,
    categoryId: ticket.categoryId,
    // One that the brewery no longer has is still known by its code.
    category: category ? textIn(language, category.name) : ticket.categoryId,
    subCategoryId: ticket.subCategoryId,
    subCategory: part ? textIn(language, part.name) : ticket.subCategoryId,
    market: ticket.market,
    shipToId: ticket.shipToId,
    shipToName: ticket.shipToName,
    orderNumber: ticket.orderNumber,
    user: ticket.userId ?? '',
    userName: ticket.userName ?? '',
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    commentCount: ticket.commentCount,
    comments: ticket.latest ? [wireComment(ticket.latest)] : [],
    attachments: ticket.attachments.map(wireAttachment),
    canAnswer: ticket.canAnswer,
    desk: wireDesk(ticket),
    claim: wireClaim(ticket.claimed, language),
    visitor: wireVisitor(ticket),
  }
}

/** How the brewery handles it: for those who answer it, and not for the customer. */
function wireDesk({ canAnswer, ownerId, ownerName, isMine, companyName, waitingSince }: TicketView): TicketDesk | null {
  if (!canAnswer) return null
  return {
    owner: ownerId ?? '',
    ownerName: ownerName ?? '',
    isMine,
    companyName: companyName ?? '',
    waitingSince: waitingSince?.toISOString() ?? null,
  }
}

function wireVisitor({ visitor }: TicketView): TicketVisitor | null {
  if (!visitor) return null
  return {
    ...visitor,
    wish: VISITOR_WISHES.find((wish) => wish === visitor.wish) ?? 'question',
    trade: PARTNER_TRADES.find((trade) => trade === visitor.trade) ?? null,
  }
}

function wireClaim(lines: readonly StoredClaimLine[], language: string): TicketClaim | null {
  const [first] = lines
  if (!first) return null
  return {
    lines: lines.map((line) => ({
      ...wireGoods(line, language),
      fault: CLAIM_FAULTS.find((fault) => fault === line.fault) ?? 'wrong',
      quantity: line.quantity,
    })),
    settlement: CLAIM_SETTLEMENTS.find((settlement) => settlement === first.settlement) ?? null,
    settledAt: first.settledAt?.toISOString() ?? null,
    settledBy: first.settledByName,
  }
}

export function wireClaimable(line: ClaimableGoods, language: string): ClaimableLine {
  return { ...wireGoods(line, language), ordered: line.ordered, claimable: line.claimable }
}

type Goods = Pick<ClaimableGoods, 'orderId' | 'lineNumber' | 'sku' | 'productName' | 'subtitle' | 'isTankBeer'>

function wireGoods({ orderId, lineNumber, sku, productName, subtitle, isTankBeer }: Goods, language: string) {
  return {
    lineId: uidOf(`${orderId}/${lineNumber}`),
    sku,
    name: textIn(language, productName),
    subtitle: textIn(language, subtitle),
    unit: isTankBeer ? ('liters' as const) : ('packages' as const),
  }
}

export function wireComment(comment: StoredComment): TicketComment {
  return {
    id: comment.id,
    ticketId: String(comment.ticketId),
    description: comment.description,
    user: comment.userId ?? '',
    userName: comment.userName ?? '',
    isStaff: comment.isStaff,
    createdAt: comment.createdAt.toISOString(),
  }
}

export function wireAttachment({
  id,
  fileName,
  type,
  bytes,
  state,
  createdAt,
  userName,
}: StoredAttachment): TicketAttachment {
  return {
    id,
    fileName,
    type,
    bytes,
    status: state === 'clean' || state === 'refused' ? state : 'waiting',
    addedAt: createdAt.toISOString(),
    addedBy: userName ?? '',
  }
}
