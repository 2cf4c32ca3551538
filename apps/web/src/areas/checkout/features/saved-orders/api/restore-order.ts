import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import {
  cartOf,
  filledCart,
  headersOf,
  type CartCommand,
  type FilledCart,
  type SavedKind,
} from '../../../../../cart/index.ts'

const restoreDocument = graphql(`
  mutation RestoreSavedOrder($input: OrderIdInput!) {
    reOrderSavedOrder(input: $input) {
      failed_items {
        ...FailedItem
      }
      cart {
        ...CartParts
      }
    }
  }
`)

const restorePreOrderDocument = graphql(`
  mutation RestorePreOrder($input: OrderIdInput!) {
    reOrderPreOrder(input: $input) {
      failed_items {
        ...FailedItem
      }
      cart {
        ...CartParts
      }
    }
  }
`)

/** Puts what was saved into the cart; the saved order stays. */
export const restoreOrder = (kind: SavedKind, id: string): CartCommand<FilledCart> => ({
  call: async (sending) => {
    const variables = { input: { id } }
    const options = { headers: headersOf(sending) }
    const answer =
      kind === 'saved'
        ? (await ask(restoreDocument, variables, options)).reOrderSavedOrder
        : (await ask(restorePreOrderDocument, variables, options)).reOrderPreOrder
    if (!answer?.cart) throw new Error('The cart did not come back')
    return filledCart(sending.before, cartOf(answer.cart), answer.failed_items ?? [])
  },
})
