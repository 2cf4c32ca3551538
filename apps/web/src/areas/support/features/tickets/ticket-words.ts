import type { ClaimFault, ClaimSettlement, TicketQueue, TicketStatus } from '@fust/domain/support'
import type { TextKey } from '../../../../i18n/index.ts'

/** Where a ticket stands, as its customer is told. */
export const STATUS_TEXTS: Readonly<Record<TicketStatus, TextKey>> = {
  open: 'tickets.status.open',
  answered: 'tickets.status.answered',
  closed: 'tickets.status.closed',
}

/** The same for the brewery's people, who answer it. */
export const DESK_STATUS_TEXTS: Readonly<Record<TicketStatus, TextKey>> = {
  open: 'tickets.desk.status.open',
  answered: 'tickets.desk.status.answered',
  closed: 'tickets.status.closed',
}

export const QUEUE_TEXTS: Readonly<Record<TicketQueue, TextKey>> = {
  mine: 'tickets.desk.queues.mine',
  service: 'tickets.desk.queues.service',
  all: 'tickets.desk.queues.all',
}

/** What is wrong with a line of a claim. */
export const FAULT_TEXTS: Readonly<Record<ClaimFault, TextKey>> = {
  short: 'claims.faults.short',
  damaged: 'claims.faults.damaged',
  wrong: 'claims.faults.wrong',
}

/** How a claim was settled. */
export const SETTLEMENT_TEXTS: Readonly<Record<ClaimSettlement, TextKey>> = {
  credit: 'claims.settlements.credit',
  replacement: 'claims.settlements.replacement',
  rejected: 'claims.settlements.rejected',
}

const FILE_FAULTS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['attachment-empty', 'tickets.fileFaults.empty'],
  ['attachment-too-large', 'tickets.fileFaults.tooLarge'],
  ['attachment-type', 'tickets.fileFaults.type'],
  ['too-many-attachments', 'tickets.fileFaults.tooMany'],
])

/** Why a file does not go along. */
export const fileFaultKey = (code: string): TextKey => FILE_FAULTS.get(code) ?? 'tickets.fileFaults.notSent'

const FAULTS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['missing', 'tickets.faults.missing'],
  ['too-long', 'tickets.faults.tooLong'],
  ['category-missing', 'tickets.faults.category'],
  ['ticket-full', 'tickets.faults.full'],
  ['settlement-missing', 'tickets.faults.settlement'],
  ['order-not-arrived', 'tickets.faults.notArrived'],
  ['claim-line-unknown', 'tickets.faults.claimLine'],
  ['claim-too-many', 'tickets.faults.claimTooMany'],
  ['claim-settled', 'tickets.faults.claimSettled'],
  ['unreachable', 'tickets.faults.unreachable'],
])

/** What is wrong with what was written, found here or said by the server. */
export const ticketFaultKey = (code: string): TextKey => FAULTS.get(code) ?? 'messages.something-went-wrong'
