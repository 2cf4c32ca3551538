import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { cartOf } from '../state/cart.ts'
import type { CartCommand } from '../sync/cart-command.ts'
import { headersOf } from './cart-calls.ts'

const sendToDocument = graphql(`
  mutation SendToShipTo($input: SetShippingAddressesOnCartInput) {
    setShippingAddressesOnCart(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

/** Sends all that the cart holds to the ship-to, wherever it was to go. */
export const sendToShipTo: CartCommand = {
  call: async (sending) => {
    const input = { cart_id: sending.cartId, shipping_addresses: [{ ship_to_id: sending.shipToId }] }
    const { setShippingAddressesOnCart } = await ask(sendToDocument, { input }, { headers: headersOf(sending) })
    if (!setShippingAddressesOnCart) throw new Error('The cart did not come back')
    return { cart: cartOf(setShippingAddressesOnCart.cart) }
  },
}
