/** What a ticket is about: something that is wrong or unclear, or something that is wished for. */
export const TICKET_KINDS = ['question', 'request'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

/** Whose turn it is: the brewery's, the customer's, or nobody's any more. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** Code points of what people write in a ticket. */
export const TICKET_MAXIMUM = { subject: 120, description: 2_000, comment: 2_000 } as const

/** Comments that one ticket takes: beyond it another ticket says more. */
export const COMMENTS_MAXIMUM = 500

/** The comments that are told unless more are asked for (SUP-04). */
export const COMMENTS_SHOWN = 100

/** Where a ticket stands after a comment: an answer of the brewery waits for the customer, anything else for the brewery. */
export function statusAfterComment(author: { isStaff: boolean }): TicketStatus {
  return author.isStaff ? 'answered' : 'open'
}

/** What a comment has to say before it is one (SUP-02). */
export function isWholeComment(comment: { user: string; description: string; ticketId: string }): boolean {
  return [comment.user, comment.description, comment.ticketId].every((part) => part.trim() !== '')
}
