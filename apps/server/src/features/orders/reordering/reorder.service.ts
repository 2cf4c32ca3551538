import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { OperationName } from '#request/policy.ts'
import type { CartRefusal, Carts, CartView, LineShortage } from '#features/cart/index.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OrderHistory } from '../history/order-history.service.ts'
import type { StoredOrderLine } from '../history/order-parts.store.ts'
import { linesAgain, shipToAgain } from './repeated-order.ts'

/** A line of an order that could not be had again, in whole or in part. */
export type FailedLine = LineShortage & { line: StoredOrderLine }
export type Reordered = { view: CartView; failed: FailedLine[] }
export type ReorderRefusal = CartRefusal | { code: 'order-not-found'; number: string }

/** Puts the lines of an order from the history into the cart again; what cannot be had is named and the rest is kept. */
export function createReorder({ carts, history }: { carts: Carts; history: OrderHistory }) {
  return async function reorder(
    asker: Asker,
    operation: OperationName,
    number: string,
  ): Promise<Outcome<Reordered, ReorderRefusal>> {
    const found = await history.readByNumber(asker.actor, number)
    if (!found.ok) return found
    const order = found.value
    const { actor } = asker
    const access = shipToAgain(actor, order)
    if (!actor || !order || !access) return refuse({ code: 'order-not-found', number })
    const cart = await carts.active({ ...asker, actor: { ...actor, shipTo: access } }, operation)
    if (!cart.ok) return cart
    const lines = await history.details().lines.load({ companyId: order.companyId, id: order.id })
    const added = await carts.addLines(asker, operation, cart.value.id, linesAgain(lines))
    if (!added.ok) return added
    const { view, shortages } = added.value
    return accept({ view, failed: failedLines(lines, shortages) })
  }
}

/** Which lines these are: of one bundle there may be several, put together in different ways. */
export function failedLines(lines: readonly StoredOrderLine[], shortages: readonly LineShortage[]): FailedLine[] {
  return shortages.flatMap((shortage) => {
    const line = lines[shortage.position]
    return line ? [{ ...shortage, line }] : []
  })
}

export type Reorder = ReturnType<typeof createReorder>
