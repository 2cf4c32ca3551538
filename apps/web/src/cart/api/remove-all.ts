import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { cartOf } from '../state/cart.ts'
import type { CartCommand } from '../sync/cart-command.ts'
import { comeBack, headersOf } from './cart-calls.ts'

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
export const removeAll: CartCommand = {
  call: async (sending) => {
    const input = { cart_id: sending.cartId }
    const { removeAllItems } = await ask(removeAllDocument, { input }, { headers: headersOf(sending) })
    return { cart: cartOf(comeBack(removeAllItems).cart) }
  },
  endsCart: 'emptied',
  fault: (t) => t('messages.cart-remove-failed'),
  done: ({ leaveEmptied }, held) => leaveEmptied(held),
}
