import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod } from '@fust/domain/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { storeCode, storedLanguage } from '../../../i18n/language.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { cartOf } from '../cart.ts'
import { CART_SCOPE, confirm } from './cart-queue.ts'
import { CART_MUTATION, cartQuery } from './cart-query.ts'
import { sendAgain } from './send-again.ts'

const setTransportDocument = graphql(`
  mutation SetTransport($input: SetTransportTypeInput!) {
    setTransportType(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

export type Transport = {
  shipToId: string
  method: DeliveryMethod
  deliveryDate: CalendarDate
  paymentCode: string
  paymentMethod: string
}

/** Sets on the cart where it goes, how, when and how it is paid; the limits follow from it. */
export function useSetTransport() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: async ({ shipToId, method, deliveryDate, paymentCode, paymentMethod }: Transport) => {
      const { id } = await client.ensureQueryData(cartQuery(shipToId))
      const input = {
        cart_id: id,
        transport_type: method,
        outlet_id: shipToId,
        date_popup: deliveryDate,
        payment_code: paymentCode,
        payment_method: paymentMethod,
        store: storeCode(storedLanguage()),
      }
      const { setTransportType } = await sendAgain(client, () =>
        ask(setTransportDocument, { input }, { headers: { outletid: shipToId } }),
      )
      if (!setTransportType) throw new Error('The cart did not come back')
      return cartOf(setTransportType.cart)
    },
    onSuccess: (cart, { shipToId }) => {
      confirm(client, shipToId, cart)
      void client.invalidateQueries({ queryKey: ['products'] })
    },
  })
}
