import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSelectedShipTo } from '../../session/index.ts'
import type { Cart } from '../cart.ts'
import type { LineEdit } from '../cart-edit.ts'
import { cutToStock, type StockCut } from '../stock-cut.ts'
import { CART_SCOPE, confirm, rollBack } from './cart-queue.ts'
import { CART_MUTATION, cartQuery } from './cart-query.ts'
import { sendAgain } from './send-again.ts'
import { addLines } from './add-lines.ts'
import { onTopOf } from './use-add-to-cart.ts'

/** The cart after it was filled, and what of it could not be added, whole or in part. */
export type FilledCart = { cart: Cart; missing: StockCut[] }

/** Puts many lines into the cart at once and tells what was left out; words are up to the caller. */
export function useFillCart() {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: async (additions: readonly LineEdit[]): Promise<FilledCart> => {
      const before = await client.ensureQueryData(cartQuery(shipToId))
      const { cart } = await sendAgain(client, (key) => addLines({ additions, cartId: before.id, shipToId, key }))
      return {
        cart,
        missing: cutToStock(
          additions.map((addition) => onTopOf(before, addition)),
          cart,
        ),
      }
    },
    onSuccess: ({ cart }) => {
      confirm(client, shipToId, cart)
      void client.invalidateQueries({ queryKey: ['products'] })
    },
    onError: () => rollBack(client, shipToId),
  })
}
