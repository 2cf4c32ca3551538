import { headersOf, putAside, readCart, type CartCommand } from '../../../../../cart/index.ts'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { PATHS } from '../../../../../paths.ts'

const preOrderDocument = graphql(`
  mutation SaveAsPreOrder($input: SaveOrderInput!) {
    addPreOrder(input: $input) {
      id
    }
  }
`)

/** Saves the cart as a pre-order (ORD-19) under this title; it is empty afterwards. */
export const preOrderAs = (title: string): CartCommand => ({
  ...putAside,
  call: async (sending) => {
    const input = { cart_id: sending.cartId, customer_order_number: title }
    await ask(preOrderDocument, { input }, { headers: headersOf(sending) })
    return { cart: await readCart(sending.shipToId) }
  },
  done: ({ t, toast, goTo }) =>
    toast({
      text: t('savedOrders.preOrderSaved'),
      action: { label: t('titles.preOrders'), onSelect: () => goTo(PATHS.preOrders) },
    }),
})
