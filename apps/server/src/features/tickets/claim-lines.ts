import { textOfUid } from '@fust/contract/wire'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { reviewClaim, type ClaimFault, type ClaimLine, type ClaimRefusal } from '@fust/domain/support'
import type { Transaction } from '#platform/database/database.ts'
import { createClaimStore } from './claims.store.ts'

/** A line that is claimed, by the id that its order item has on the wire. */
export type WantedLine = { lineId: string; fault: ClaimFault; quantity: number }

/** What is claimed of an order, once it may be; until the transaction ends nobody else claims anything of that order. */
export async function reviewLines(
  tx: Transaction,
  order: { companyId: string; id: string },
  wanted: readonly WantedLine[],
): Promise<Outcome<ClaimLine[], ClaimRefusal>> {
  const lines: ClaimLine[] = []
  for (const { lineId, ...line } of wanted) {
    const lineNumber = lineNumberOf(lineId, order.id)
    if (lineNumber === undefined) return refuse({ code: 'claim-line-unknown' })
    lines.push({ ...line, lineNumber })
  }
  const store = createClaimStore(tx)
  const locked = await store.lockOrder(order)
  const refusal = reviewClaim({ status: locked?.status ?? '', lines: await store.readGoods(order) }, lines)
  return refusal ? refuse(refusal) : accept(lines)
}

/** The number of a line by its id on the wire; undefined where it is none of this order. */
function lineNumberOf(lineId: string, orderId: string): number | undefined {
  const [, order, line] = /^(\d{1,19})\/(\d{1,9})$/.exec(textOfUid(lineId) ?? '') ?? []
  return order === orderId ? Number(line) : undefined
}
