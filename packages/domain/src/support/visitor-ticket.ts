/** What visitors open a ticket by: they would become a customer, or ask something. */
export const VISITOR_WISHES = ['partner', 'question'] as const
export type VisitorWish = (typeof VISITOR_WISHES)[number]

/** Days that the ticket of a visitor is kept after something last happened to it. */
export const VISITOR_TICKETS_KEPT_DAYS = 365
