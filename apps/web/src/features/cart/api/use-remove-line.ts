import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/index.ts'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { TOAST_MS, useToast } from '../../../ui/toast.tsx'
import { useFaultToast } from '../../../ui/use-fault-toast.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { cartOf, type CartLine } from '../cart.ts'
import { withoutLine } from '../cart-edit.ts'
import { useLeaveEmptied } from '../use-leave-emptied.ts'
import { CART_SCOPE, confirm, rollBack } from './cart-queue.ts'
import { CART_MUTATION, cartQuery } from './cart-query.ts'
import { sendAgain } from './send-again.ts'
import { useAddToCart } from './use-add-to-cart.ts'

const removeDocument = graphql(`
  mutation RemoveCartLine($input: RemoveItemFromCartInput!) {
    removeItemFromCart(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

/** Takes a line out of the cart, with a way back. */
export function useRemoveLine() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const { queryKey } = cartQuery(shipToId)
  const showToast = useToast()
  const tellFault = useFaultToast()
  const { mutate: putBack } = useAddToCart()
  const leaveEmptied = useLeaveEmptied()
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    onMutate: async ({ product }: CartLine) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (cart) => cart && withoutLine(cart, product.key))
    },
    mutationFn: async ({ id }) => {
      const { id: cart_id } = await client.ensureQueryData(cartQuery(shipToId))
      const { removeItemFromCart } = await sendAgain(client, (key) =>
        ask(
          removeDocument,
          { input: { cart_id, cart_item_id: id } },
          { headers: { outletid: shipToId, 'Idempotency-Key': key }, outlivesPage: true },
        ),
      )
      if (!removeItemFromCart) throw new Error('The cart did not come back')
      return cartOf(removeItemFromCart.cart)
    },
    onSuccess: (cart, { product, amounts }) => {
      const shown = confirm(client, shipToId, cart)
      void client.invalidateQueries({ queryKey: ['products'] })
      showToast({
        tone: 'info',
        text: t('cart.removed', { product: product.name }),
        durationMs: TOAST_MS,
        action: { label: t('cart.undo'), onSelect: () => putBack([{ product, amounts }]) },
      })
      leaveEmptied(shown, product.kind)
    },
    onError: (fault) => {
      rollBack(client, shipToId)
      console.error('Failed to remove product from cart', fault)
      tellFault(fault, t('messages.cart-remove-failed'))
    },
  })
}
