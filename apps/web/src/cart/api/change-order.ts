import { graphql } from '../../gql/index.ts'
import type { CancelOrderErrorCode } from '../../gql/graphql.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { cartOf } from '../state/cart.ts'
import type { CartCommand } from '../sync/cart-command.ts'
import { filledCart, type FilledCart } from '../state/left-out.ts'
import { headersOf } from './cart-calls.ts'

const changeDocument = graphql(`
  mutation ChangeOrder($number: String!) {
    changeOrder(order_number: $number) {
      cart {
        ...CartParts
      }
      failed_items {
        ...FailedItem
      }
      errors {
        code
      }
    }
  }
`)

/** The cart that takes the place of an order, with what did not come along; or why the brewery says no. */
export type ChangingCart = FilledCart & { refusal: CancelOrderErrorCode | null }

/** Puts an order into the cart, which takes its place once it is placed (ORD-29). */
export const changeOrder = (number: string): CartCommand<ChangingCart> => ({
  call: async (sending) => {
    const { changeOrder: answer } = await ask(changeDocument, { number }, { headers: headersOf(sending) })
    const [refused] = answer?.errors ?? []
    if (refused) return { ...filledCart(sending.before, sending.before, []), refusal: refused.code }
    if (!answer?.cart) throw new Error('The cart did not come back')
    return { ...filledCart(sending.before, cartOf(answer.cart), answer.failed_items), refusal: null }
  },
})
