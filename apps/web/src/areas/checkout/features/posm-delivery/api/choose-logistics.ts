import { cartOf, headersOf, type CartCommand } from '../../../../../cart/index.ts'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'

const chooseDocument = graphql(`
  mutation ChooseLogistics($input: SetActiveantsLogisticsOptionOnCartInput) {
    setActiveantsLogisticsOptionOnCart(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

/** Brings the POS materials of the cart in one of the ways that the ship-to is offered (GQL-55). */
export const chooseLogistics = (option: string): CartCommand => ({
  call: async (sending) => {
    const input = { cart_id: sending.cartId, option }
    const answer = await ask(chooseDocument, { input }, { headers: headersOf(sending) })
    const cart = answer.setActiveantsLogisticsOptionOnCart?.cart
    if (!cart) throw new Error('The cart did not come back')
    return { cart: cartOf(cart) }
  },
})
