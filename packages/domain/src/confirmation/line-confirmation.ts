import type { CalendarDate } from '../calendar/index.ts'

/** Why a line does not come as it was ordered. */
export const LINE_CHANGES = ['rejected', 'reduced', 'substituted', 'short-delivered', 'backordered'] as const
export type LineChange = (typeof LINE_CHANGES)[number]

/** What the ERP answers about a line, in the unit of the line: cases, pieces or litres. */
export type LineAnswer = {
  isRejected: boolean
  /** The quantities that it has confirmed, each for a day; null while it has confirmed or refused nothing. */
  confirmed: readonly { quantity: number; on: CalendarDate | null }[] | null
  /** What has left the brewery so far. */
  shipped: number
  /** No further delivery of the line follows. */
  isFullyDelivered: boolean
  /** The product that comes in place of the ordered one. */
  substituteSku: string | null
}

/** What comes of a line; `change` is null where it comes as it was ordered. */
export type LineConfirmation = {
  quantity: number
  change: LineChange | null
  /** How much of the quantity comes after the ordered day, and when the last of it comes. */
  later: { quantity: number; on: CalendarDate } | null
  substituteSku: string | null
}

/** What an answer makes of a line that was ordered for a day; null where the answer confirms nothing yet. */
export function confirmLine(
  { ordered, orderedFor }: { ordered: number; orderedFor: CalendarDate },
  { isRejected, confirmed, shipped, isFullyDelivered, substituteSku }: LineAnswer,
): LineConfirmation | null {
  const within = (quantity: number) => Math.min(ordered, Math.max(0, Math.round(quantity)))
  const promised = confirmed && within(confirmed.reduce((sum, part) => sum + part.quantity, 0))
  // What has left cannot be rejected any more: the rest is.
  const isClosed = isRejected || isFullyDelivered
  const quantity = isClosed ? within(shipped) : promised
  if (quantity === null) return null
  const later = isRejected ? null : laterPart(confirmed ?? [], orderedFor, quantity)
  return { quantity, change: changeOf(), later, substituteSku }

  function changeOf(): LineChange | null {
    if (isRejected && quantity === 0) return 'rejected'
    if (isClosed && quantity !== null && quantity < (isRejected ? ordered : (promised ?? ordered)))
      return 'short-delivered'
    if (substituteSku !== null) return 'substituted'
    if (quantity !== null && quantity < ordered) return 'reduced'
    return later ? 'backordered' : null
  }
}

function laterPart(
  confirmed: NonNullable<LineAnswer['confirmed']>,
  orderedFor: CalendarDate,
  quantity: number,
): LineConfirmation['later'] {
  const days = confirmed.flatMap((part) =>
    part.on !== null && part.on > orderedFor && Math.round(part.quantity) > 0 ? [{ ...part, on: part.on }] : [],
  )
  const [first] = days
  if (!first) return null
  return {
    quantity: Math.min(quantity, Math.round(days.reduce((sum, part) => sum + part.quantity, 0))),
    on: days.reduce((last, { on }) => (on > last ? on : last), first.on),
  }
}

/**
 * Whether the buyer has to hear of a confirmation after an earlier one, or after none: another quantity, product or day.
 * That the line comes as it was ordered is news only where it was told otherwise before.
 */
export function isNewToBuyer(before: LineConfirmation | null, after: LineConfirmation, ordered: number): boolean {
  const known = before ?? { quantity: ordered, change: null, later: null, substituteSku: null }
  return (
    known.quantity !== after.quantity ||
    known.substituteSku !== after.substituteSku ||
    known.later?.quantity !== after.later?.quantity ||
    known.later?.on !== after.later?.on
  )
}
