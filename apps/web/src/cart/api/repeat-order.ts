import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { cartOf } from '../state/cart.ts'
import type { CartCommand } from '../sync/cart-command.ts'
import { filledCart, type FilledCart } from '../state/left-out.ts'
import { headersOf } from './cart-calls.ts'

const repeatDocument = graphql(`
  mutation RepeatOrder($number: String!) {
    reorderItems(orderNumber: $number) {
      cart {
        ...CartParts
      }
      failed_items {
        ...FailedItem
      }
    }
  }
`)

/** Puts the lines of an order into the cart once more; what was left out is told by who asked. */
export const repeatOrder = (number: string): CartCommand<FilledCart> => ({
  call: async (sending) => {
    const { reorderItems } = await ask(repeatDocument, { number }, { headers: headersOf(sending), outlivesPage: true })
    if (!reorderItems) throw new Error('The cart did not come back')
    return filledCart(sending.before, cartOf(reorderItems.cart), reorderItems.failed_items)
  },
})
