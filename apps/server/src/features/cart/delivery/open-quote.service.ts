import { reviewAddresses } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OwnCarts } from '../own-carts.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import { leaveDelivery } from '../cart.store.ts'
import type { CartView } from '../cart-view.ts'

const SEVERAL = [{ shipToId: null }, { shipToId: null }]

/** From now on the cart may go to several addresses, if what it holds goes there. */
export function createOpenQuote({ clock, change }: { clock: Clock } & Pick<OwnCarts, 'change'>) {
  return async function openQuote(
    asker: Asker,
    operation: OperationName,
    cartId: string,
  ): Promise<Outcome<CartView, CartRefusal>> {
    const changed = await change(asker, operation, cartId, async ({ tx, cart, lines }) => {
      const refusal = reviewAddresses({ kind: lines[0]?.kind ?? null, isQuoteOpen: true }, SEVERAL)
      if (refusal) return refuse(refusal)
      cart.isMultiShipping = true
      leaveDelivery(tx, cart, clock.now())
      return accept({ lines, result: null })
    })
    return changed.ok ? accept(changed.value.view) : changed
  }
}
