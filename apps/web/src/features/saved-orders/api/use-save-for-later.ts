import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { useToast } from '../../../ui/toast.tsx'
import { CART_MUTATION, CART_SCOPE, cartQuery, confirm, rollBack } from '../../cart/index.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { SAVED_ORDERS_KEY } from './saved-orders-query.ts'

const saveDocument = graphql(`
  mutation SaveForLater($input: SaveOrderInput!) {
    addSaveOrderForLater(input: $input) {
      id
    }
  }
`)

/** Puts the cart aside; it is empty afterwards. */
export function useSaveForLater() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const showToast = useToast()
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: async () => {
      const { id: cart_id } = await client.ensureQueryData(cartQuery(shipToId))
      await ask(saveDocument, { input: { cart_id } }, { headers: { outletid: shipToId } })
      return client.fetchQuery({ ...cartQuery(shipToId), staleTime: 0 })
    },
    onSuccess: (cart) => {
      confirm(client, shipToId, cart)
      void client.invalidateQueries({ queryKey: SAVED_ORDERS_KEY })
      void client.invalidateQueries({ queryKey: ['products'] })
      showToast({ text: t('savedOrders.saved') })
    },
    onError: () => {
      rollBack(client, shipToId)
      showToast({ tone: 'bad', text: t('savedOrders.failed') })
    },
  })
}
