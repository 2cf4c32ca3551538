import type { Ticket } from '@fust/contract/rest'

/** A question about two crates, as it comes over the wire. */
export function ticketWith(own: Partial<Ticket> = {}): Ticket {
  return {
    caseNumber: '100042',
    kind: 'question',
    status: 'open',
    subject: 'Two crates broken',
    description: 'On Monday\ntwo crates were broken.',
    categoryId: 'delivery',
    category: 'Delivery',
    subCategoryId: 'damaged',
    subCategory: 'Damaged',
    market: 'NL',
    shipToId: '1',
    shipToName: 'Depot 1',
    orderNumber: null,
    user: 'u-1',
    userName: 'Marloes ten Brink',
    createdAt: '2026-11-23T09:00:00.000Z',
    updatedAt: '2026-11-23T09:00:00.000Z',
    commentCount: 0,
    comments: [],
    attachments: [],
    canAnswer: false,
    desk: null,
    claim: null,
    visitor: null,
    ...own,
  }
}
