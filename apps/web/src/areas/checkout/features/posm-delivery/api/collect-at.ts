import { cartOf, headersOf, type CartCommand } from '../../../../../cart/index.ts'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask, GraphqlError } from '../../../../../lib/server/graphql.ts'

const collectDocument = graphql(`
  mutation CollectAt($input: SetShippingAddressesOnCartInput) {
    setShippingAddressesOnCart(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

/** Sends all that the cart holds to a service point; the server asks the carrier whether there is one. */
export const collectAt = (pointId: string): CartCommand => ({
  call: async (sending) => {
    const input = { cart_id: sending.cartId, shipping_addresses: [{ pickup_location_code: pointId }] }
    const { setShippingAddressesOnCart } = await ask(collectDocument, { input }, { headers: headersOf(sending) })
    if (!setShippingAddressesOnCart) throw new Error('The cart did not come back')
    return { cart: cartOf(setShippingAddressesOnCart.cart) }
  },
  fault: (t, thrown) => {
    const isGone = thrown instanceof GraphqlError && thrown.code === 'service-point-not-offered'
    return t(isGone ? 'collect.notOffered' : 'messages.something-went-wrong')
  },
})
