import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/index.ts'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { useFaultToast } from '../../../ui/use-fault-toast.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { cartOf } from '../cart.ts'
import { useLeaveEmptied } from '../use-leave-emptied.ts'
import { CART_SCOPE, confirm, rollBack, takeWaiting } from './cart-queue.ts'
import { CART_MUTATION, cartQuery } from './cart-query.ts'
import { sendAgain } from './send-again.ts'

const removeAllDocument = graphql(`
  mutation RemoveAllLines($input: CartIdInput!) {
    removeAllItems(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

/** Empties the cart; ask before. */
export function useRemoveAll() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const tellFault = useFaultToast()
  const leaveEmptied = useLeaveEmptied()
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: async () => {
      takeWaiting(client)
      // Another visit may have made a new one: the cart that is emptied is the one that is there.
      const { id: cart_id } = await client.ensureQueryData(cartQuery(shipToId))
      const { removeAllItems } = await sendAgain(client, () =>
        ask(removeAllDocument, { input: { cart_id } }, { headers: { outletid: shipToId } }),
      )
      if (!removeAllItems) throw new Error('The cart did not come back')
      return cartOf(removeAllItems.cart)
    },
    onSuccess: (cart) => {
      const held = client.getQueryData(cartQuery(shipToId).queryKey)?.lines[0]?.product.kind ?? null
      leaveEmptied(confirm(client, shipToId, cart), held)
      void client.invalidateQueries({ queryKey: ['products'] })
    },
    onError: (fault) => {
      rollBack(client, shipToId)
      console.error('Failed to remove product from cart', fault)
      tellFault(fault, t('messages.cart-remove-failed'))
    },
  })
}
