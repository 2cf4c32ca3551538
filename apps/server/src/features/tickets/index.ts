export { CUSTOMER_SERVICE, OWNER_OF, SUPPORT_STAFF } from './support-staff-sql.ts'
export { openTicket } from './open-ticket.ts'
export { createVisitorTickets, type Visitor } from './visitor-tickets.ts'
export type { NewTicket } from './tickets.store.ts'
