export { createAttachments } from './attachments.service.ts'
export { createClaims } from './claims.service.ts'
export { ticketsFeature } from './tickets.feature.ts'
export { createTickets } from './tickets.service.ts'
