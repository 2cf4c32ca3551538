import type { CustomerType } from '../access/index.ts'

/** The queues that staff look through: their own tickets, those of no owner, and all that they may see. */
export const TICKET_QUEUES = ['mine', 'service', 'all'] as const
export type TicketQueue = (typeof TICKET_QUEUES)[number]

/** Why staff are notified of a ticket: a customer wrote, nobody has answered in time, or its owner looks after it no longer. */
export const TICKET_NEWS = ['asked', 'unanswered', 'queued'] as const
export type TicketNews = (typeof TICKET_NEWS)[number]

/** True for the people of customer service, who see and answer all tickets. */
export const isCustomerService = (type: CustomerType): boolean => type === 'InternalCustomer'

/** True for the people who own the tickets of the ship-tos that they look after. */
export const isAccountManager = (type: CustomerType): boolean =>
  type === 'AccountManagerOntrade' || type === 'AccountManagerOfftrade'
