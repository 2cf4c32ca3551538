import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/graphql.ts'
import { cartOf, headersOf, type Cart, type CartCommand, type SavedKind } from '../../../../../cart/index.ts'

const restoreDocument = graphql(`
  mutation RestoreSavedOrder($input: OrderIdInput!) {
    reOrderSavedOrder(input: $input) {
      failed_items {
        sku
        name
        quantity
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
        sku
        name
        quantity
      }
      cart {
        ...CartParts
      }
    }
  }
`)

/** What did not come into the cart, and how much of it. */
type LeftOut = { name: string; quantity: number }

export type RestoredCart = { cart: Cart; leftOut: LeftOut[] }

/** Puts what was saved into the cart; the saved order stays. */
export const restoreOrder = (kind: SavedKind, id: string): CartCommand<RestoredCart> => ({
  call: async (sending) => {
    const variables = { input: { id } }
    const options = { headers: headersOf(sending) }
    const answer =
      kind === 'saved'
        ? (await ask(restoreDocument, variables, options)).reOrderSavedOrder
        : (await ask(restorePreOrderDocument, variables, options)).reOrderPreOrder
    if (!answer?.cart) throw new Error('The cart did not come back')
    return {
      cart: cartOf(answer.cart),
      leftOut: (answer.failed_items ?? []).map((item) => ({
        name: item?.name || (item?.sku ?? ''),
        quantity: item?.quantity ?? 0,
      })),
    }
  },
})
