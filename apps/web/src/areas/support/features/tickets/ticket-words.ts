import type { TicketStatus } from '@fust/domain/support'
import type { TextKey } from '../../../../i18n/index.ts'

/** Where a ticket stands, as its customer is told. */
export const STATUS_TEXTS: Readonly<Record<TicketStatus, TextKey>> = {
  open: 'tickets.status.open',
  answered: 'tickets.status.answered',
  closed: 'tickets.status.closed',
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
  ['unreachable', 'tickets.faults.unreachable'],
])

/** What is wrong with what was written, found here or said by the server. */
export const ticketFaultKey = (code: string): TextKey => FAULTS.get(code) ?? 'messages.something-went-wrong'
