import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/graphql.ts'
import { cartOf, type Cart } from '../cart.ts'
import type { CartCommand } from '../cart-command.ts'
import { headersOf } from './cart-calls.ts'

const repeatDocument = graphql(`
  mutation RepeatOrder($number: String!) {
    reorderItems(orderNumber: $number) {
      cart {
        ...CartParts
      }
      userInputErrors {
        path
      }
    }
  }
`)

/** The cart after it was filled, and the SKUs of what could not be added, whole or in part. */
export type FilledCart = { cart: Cart; missing: string[] }

/** Puts the lines of an order into the cart once more; what was left out is told by who asked. */
export const repeatOrder = (number: string): CartCommand<FilledCart> => ({
  call: async (sending) => {
    const { reorderItems } = await ask(repeatDocument, { number }, { headers: headersOf(sending), outlivesPage: true })
    if (!reorderItems) throw new Error('The cart did not come back')
    return {
      cart: cartOf(reorderItems.cart),
      missing: reorderItems.userInputErrors.flatMap((error) => error?.path.at(-1) ?? []),
    }
  },
})
