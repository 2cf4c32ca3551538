import { hasArrived } from '../order/index.ts'

/** What can be wrong with a line of a delivery: too little of it, broken, or another product. */
export const CLAIM_FAULTS = ['short', 'damaged', 'wrong'] as const
export type ClaimFault = (typeof CLAIM_FAULTS)[number]

/** How a claim is settled: money back, brought again, or nothing. */
export const CLAIM_SETTLEMENTS = ['credit', 'replacement', 'rejected'] as const
export type ClaimSettlement = (typeof CLAIM_SETTLEMENTS)[number]

/** Lines of one claim: who has more to claim claims again. */
export const CLAIM_LINES_MAXIMUM = 100

/** More than any line of an order holds. */
export const CLAIM_QUANTITY_MAXIMUM = 1_000_000

/** What is claimed of a line, in what the line is counted in: cases, pieces or litres. */
export type ClaimLine = { lineNumber: number; fault: ClaimFault; quantity: number }

/** A line that was ordered, and what earlier claims that were not rejected ask of it. */
export type OrderedLine = { lineNumber: number; ordered: number; claimed: number }

export type ClaimRefusal = {
  code: 'order-not-arrived' | 'claim-line-unknown' | 'claim-line-twice' | 'claim-too-many'
}

/** What can still be claimed of a line: what was ordered without what was claimed already. */
export function claimableOf({ ordered, claimed }: Omit<OrderedLine, 'lineNumber'>): number {
  return Math.max(0, ordered - claimed)
}

/** Why these lines of an order cannot be claimed as they are wanted; null where they can. */
export function reviewClaim(
  order: { status: string; lines: readonly OrderedLine[] },
  wanted: readonly Omit<ClaimLine, 'fault'>[],
): ClaimRefusal | null {
  if (!hasArrived(order.status)) return { code: 'order-not-arrived' }
  const byNumber = new Map(order.lines.map((line) => [line.lineNumber, line]))
  const claimed = new Set<number>()
  for (const { lineNumber, quantity } of wanted) {
    const line = byNumber.get(lineNumber)
    if (!line) return { code: 'claim-line-unknown' }
    if (claimed.has(lineNumber)) return { code: 'claim-line-twice' }
    if (quantity > claimableOf(line)) return { code: 'claim-too-many' }
    claimed.add(lineNumber)
  }
  return null
}
