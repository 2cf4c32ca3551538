import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSelectedShipTo } from '../../session/index.ts'
import { NO_AMOUNTS, type Cart } from '../cart.ts'
import { lineFor, type LineEdit } from '../cart-edit.ts'
import { addLines } from './add-lines.ts'
import { CART_SCOPE, confirm, rollBack } from './cart-queue.ts'
import { CART_MUTATION, cartQuery } from './cart-query.ts'
import { sendAgain } from './send-again.ts'
import { useCartMessages } from './use-cart-messages.ts'

/** Adds amounts of products to what the cart already holds of them. */
export function useAddToCart() {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const messages = useCartMessages()
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: async (additions: LineEdit[]) => {
      const before = await client.ensureQueryData(cartQuery(shipToId))
      const { cart, errors } = await sendAgain(client, (key) =>
        addLines({ additions, cartId: before.id, shipToId, key }),
      )
      return { edits: additions.map((addition) => onTopOf(before, addition)), before, after: cart, errors }
    },
    onSuccess: (sent) => {
      confirm(client, shipToId, sent.after)
      void client.invalidateQueries({ queryKey: ['products'] })
      messages.tellEdits(sent)
    },
    onError: (fault) => {
      rollBack(client, shipToId)
      messages.tellFault(fault)
    },
  })
}

/** The amounts a line has once these are added to it. */
export function onTopOf(cart: Cart, { product, amounts }: LineEdit): LineEdit {
  const held = lineFor(cart, product.key)?.amounts ?? NO_AMOUNTS
  return {
    product,
    amounts: {
      packages: held.packages + (amounts.packages ?? 0),
      layers: held.layers + (amounts.layers ?? 0),
      pallets: held.pallets + (amounts.pallets ?? 0),
      litres: held.litres + (amounts.litres ?? 0),
    },
  }
}
