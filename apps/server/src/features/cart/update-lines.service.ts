import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#platform/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Delivery } from '#features/delivery/index.ts'
import type { CartAccess, ChangedCart } from './cart-access.ts'
import { MAX_LINES_PER_CALL, type CartRefusal } from './cart-refusal.ts'
import { createCartStore, type LineAmounts } from './cart.store.ts'
import { viewCart } from './cart-view.ts'
import { amountsOf } from './line-amounts.ts'
import { isNothing, reviewLine, type LineError, type LineFacts } from './review-line.ts'

/** Amounts to set on a line; what is left out stays as it is. */
export type LineToUpdate = { lineId: number; amounts: Partial<LineAmounts>; clamps: boolean }

/** Sets the amounts of lines; a line of nothing goes. */
export function createUpdateLines({
  clock,
  delivery,
  change,
}: { clock: Clock; delivery: Delivery } & Pick<CartAccess, 'change'>) {
  return async function updateLines(
    actor: Actor | null,
    operation: string,
    cartId: string,
    asked: readonly LineToUpdate[],
  ): Promise<Outcome<ChangedCart, CartRefusal>> {
    if (asked.length > MAX_LINES_PER_CALL) return refuse({ code: 'too-many-lines' })
    const changed = await change(actor, operation, cartId, async ({ tx, cart, access, brewery }) => {
      const store = createCartStore(tx)
      const before = await viewCart(tx, cart, { delivery, brewery })
      const errors: LineError[] = []
      for (const update of asked) {
        const line = before.lines.find((own) => own.id === update.lineId)
        if (!line) {
          errors.push({
            code: 'COULD_NOT_FIND_CART_ITEM',
            message: `Could not find cart item with id: ${update.lineId}.`,
          })
          continue
        }
        const amounts = { ...amountsOf(line), ...update.amounts }
        if (isNothing(amounts)) {
          await store.deleteLine(cart, line.id)
          continue
        }
        const facts: LineFacts = {
          cartKind: before.kind,
          method: cart.method,
          customerType: access.customerType,
          offeredUnits: brewery.settings.portal.orderable_units.join(','),
          stockLeft: line.stockLeft,
        }
        const reviewed = reviewLine(line.product, amounts, facts, update.clamps)
        if (reviewed.error) errors.push(reviewed.error)
        if (reviewed.amounts) await store.updateLine(cart, line.id, reviewed.amounts)
        else if (update.clamps && reviewed.error?.code === 'INSUFFICIENT_STOCK' && reviewed.error.quantity === 0)
          await store.deleteLine(cart, line.id)
      }
      await store.touch(cart, clock.now())
      return accept(errors)
    })
    return changed.ok ? accept({ view: changed.value.view, errors: changed.value.result }) : changed
  }
}
