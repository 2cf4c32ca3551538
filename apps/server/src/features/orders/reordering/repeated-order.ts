import { accessTo, type Actor, type ShipToAccess } from '#request/actor.ts'
import type { LineToAdd } from '#features/cart/index.ts'
import type { StoredOrder } from '../history/order-history.store.ts'
import type { StoredOrderLine } from '../history/order-parts.store.ts'

/** Where an order goes when it is ordered again: to the ship-to that the request names, else to its own; a stranger has neither. */
export function shipToAgain(actor: Actor | null, order: StoredOrder | null): ShipToAccess | null {
  const own = actor && order && accessTo(actor, order.shipToId)
  if (!own) return null
  return actor.namedShipToId === null ? own : actor.shipTo
}

/** Its lines as they are asked for once more: what the stock still holds is taken, the rest is named. */
export function linesAgain(lines: readonly StoredOrderLine[]): LineToAdd[] {
  return lines.map(
    ({ sku, options, packages, layers, pallets, litres, tankType1, tankType2, tankType3, tankType4 }) => ({
      sku,
      parentSku: null,
      selectedOptions: options,
      amounts: { packages, layers, pallets, litres, tankType1, tankType2, tankType3, tankType4 },
      clamps: true,
    }),
  )
}
