import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../i18n/index.ts'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useFaultToast } from '../../../ui/use-fault-toast.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { CART_SCOPE, confirm, rollBack, takeWaiting } from './cart-queue.ts'
import { CART_MUTATION, cartQuery, readCart } from './cart-query.ts'
import { sendAgain } from './send-again.ts'

const saveDocument = graphql(`
  mutation SaveForLater($input: SaveOrderInput!) {
    addSaveOrderForLater(input: $input) {
      id
    }
  }
`)

const preOrderDocument = graphql(`
  mutation SaveAsPreOrder($input: SaveOrderInput!) {
    addPreOrder(input: $input) {
      id
    }
  }
`)

/** Where a cart is put aside: saved for later, or as a pre-order for what is not there yet. */
export type SavedKind = 'saved' | 'pending'

/** The lists of what is put aside are kept under this key, then their kind. */
export const SAVED_ORDERS_KEY = ['saved-orders']

/** Puts the cart aside (ORD-18, ORD-19); it is empty afterwards. */
export function useSaveForLater(kind: SavedKind = 'saved') {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const showToast = useToast()
  const tellFault = useFaultToast()
  const navigate = useNavigate()
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: async () => {
      const { id: cart_id } = await client.ensureQueryData(cartQuery(shipToId))
      await sendAgain<unknown>(client, (key) => {
        const headers = { outletid: shipToId, 'Idempotency-Key': key }
        if (kind === 'saved') return ask(saveDocument, { input: { cart_id } }, { headers })
        return ask(preOrderDocument, { input: { cart_id } }, { headers })
      })
      takeWaiting(client)
      return readCart(shipToId)
    },
    onSuccess: (cart) => {
      confirm(client, shipToId, cart)
      void client.invalidateQueries({ queryKey: SAVED_ORDERS_KEY })
      void client.invalidateQueries({ queryKey: ['products'] })
      showToast({
        text: t(`savedOrders.${kind === 'saved' ? 'saved' : 'preOrderSaved'}`),
        action: {
          label: t(`titles.${kind === 'saved' ? 'savedOrders' : 'preOrders'}`),
          onSelect: () => void navigate({ to: kind === 'saved' ? '/orders/saved' : '/catalog/pending' }),
        },
      })
    },
    onError: (fault) => {
      rollBack(client, shipToId)
      tellFault(fault, t('savedOrders.failed'))
    },
  })
}
