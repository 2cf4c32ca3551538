/** The first and the last day an offer can be delivered on; null leaves that end open. */
export type DeliverableBetween = { deliverableFrom: string | null; deliverableTo: string | null }

/** Can an offer be delivered on this day (ENT-13, CAT-27)? */
export function isDeliverableOn(date: string, { deliverableFrom, deliverableTo }: DeliverableBetween): boolean {
  return (deliverableFrom === null || date >= deliverableFrom) && (deliverableTo === null || date <= deliverableTo)
}
