import type { ClaimableLine, NewTicketBody } from '@fust/contract/rest'
import type { ClaimFault } from '@fust/domain/support'

/** What somebody says is wrong, by the id of the line. */
export type Claimed = Readonly<Record<string, { fault: ClaimFault; quantity: number }>>

/** Takes what was chosen and what can be claimed now; gives the lines to send, none of them beyond what can be. */
export function claimLinesOf(lines: readonly ClaimableLine[], claimed: Claimed): NonNullable<NewTicketBody['lines']> {
  return lines.flatMap(({ lineId, claimable }) => {
    const own = claimed[lineId]
    return own && claimable > 0 ? [{ lineId, fault: own.fault, quantity: Math.min(own.quantity, claimable) }] : []
  })
}

const PAGE = 20

/** The lines that are shown: those that are looked for and those that something is said of, the first ones unless all are wanted. */
export function shownLines(
  lines: readonly ClaimableLine[],
  { claimed, sought, isAll }: { claimed: Claimed; sought: string; isAll: boolean },
): ClaimableLine[] {
  const words = sought.trim().toLowerCase()
  const isSought = ({ name, sku }: ClaimableLine) => `${name} ${sku}`.toLowerCase().includes(words)
  const found = words === '' ? lines : lines.filter(isSought)
  const shown = new Set(isAll ? found : found.slice(0, PAGE))
  return lines.filter((line) => shown.has(line) || claimed[line.lineId] !== undefined)
}

/** True for an order that is looked through rather than read. */
export const isLong = (lines: readonly ClaimableLine[]): boolean => lines.length > PAGE
