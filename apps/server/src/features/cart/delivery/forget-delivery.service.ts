import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import type { Asker } from '#features/portal/index.ts'
import type { CartAccess } from '../cart-access.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import { leaveDelivery } from '../cart.store.ts'
import type { CartView } from '../cart-view.ts'

const NOTHING_CHOSEN = { method: null, deliveryDate: null, datePopup: null, hoursFrom: null, hoursTo: null } as const

/** Takes back what was chosen for the delivery; where the cart goes stays, as its prices and its payer hang on that. */
export function createForgetDelivery({ clock, change }: { clock: Clock } & Pick<CartAccess, 'change'>) {
  return async function forgetDelivery(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    { shipToId }: { shipToId?: string } = {},
  ): Promise<Outcome<CartView, CartRefusal>> {
    const changed = await change(asker, operation, cartId, async ({ tx, cart, lines }) => {
      if (shipToId !== undefined && shipToId !== cart.shipToId) return refuse({ code: 'address-not-on-cart' as const })
      Object.assign(cart, NOTHING_CHOSEN)
      leaveDelivery(tx, cart, clock.now())
      return accept({ lines, result: null })
    })
    return changed.ok ? accept(changed.value.view) : changed
  }
}
