import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OwnCarts } from '../own-carts.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import { AT_SHIP_TO, leaveDelivery } from '../cart.store.ts'
import { addressesOf, type CartView } from '../cart-view.ts'
import { besideShipTo, placeOnCart } from './cart-address.ts'

const NOTHING_CHOSEN = {
  ...AT_SHIP_TO,
  method: null,
  deliveryDate: null,
  datePopup: null,
  hoursFrom: null,
  hoursTo: null,
} as const

/**
 * Takes one of several addresses off, or takes back what was chosen for the delivery; the ship-to of the cart stays, as
 * its prices and its payer hang on that.
 */
export function createForgetDelivery({ clock, change }: { clock: Clock } & Pick<OwnCarts, 'change'>) {
  return async function forgetDelivery(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    { number }: { number?: number } = {},
  ): Promise<Outcome<CartView, CartRefusal>> {
    const changed = await change(asker, operation, cartId, async ({ tx, cart, lines }) => {
      const addresses = addressesOf(cart, lines)
      const place = number === undefined ? 0 : placeOnCart(cart, addresses, number)
      if (place < 0) return refuse({ code: 'address-not-on-cart' as const })
      const isOneOfSeveral = number !== undefined && addresses.length > 1
      const left = besideShipTo(cart, addresses.toSpliced(place, 1))
      Object.assign(cart, isOneOfSeveral ? { addresses: left } : NOTHING_CHOSEN)
      leaveDelivery(tx, cart, clock.now())
      return accept({ lines, result: null })
    })
    return changed.ok ? accept(changed.value.view) : changed
  }
}
