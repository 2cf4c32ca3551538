import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { SAVED_ORDERS_KEY } from '../../lib/server/query-keys.ts'
import { PATHS } from '../../paths.ts'
import type { CartCommand } from '../sync/cart-command.ts'
import { isUnanswered } from '../sync/send-again.ts'
import { readCart } from './cart-query.ts'
import { headersOf } from './cart-calls.ts'

const saveDocument = graphql(`
  mutation SaveForLater($input: SaveOrderInput!) {
    addSaveOrderForLater(input: $input) {
      id
    }
  }
`)

/** Where a cart is put aside: saved for later, or as a pre-order for what is not there yet. */
export type SavedKind = 'saved' | 'pending'

/** What is said and done of every cart that is put aside. */
export const putAside = {
  endsCart: 'put-aside',
  stale: [SAVED_ORDERS_KEY],
  fault: (t, fault) => t(isUnanswered(fault) ? 'savedOrders.unseen' : 'savedOrders.failed'),
} satisfies Partial<CartCommand>

/** Saves the cart for later (ORD-18) under this title, with null under its own; it is empty afterwards. */
export const saveForLaterAs = (title: string | null): CartCommand => ({
  ...putAside,
  call: async (sending) => {
    const input = { cart_id: sending.cartId, customer_order_number: title }
    await ask(saveDocument, { input }, { headers: headersOf(sending) })
    return { cart: await readCart(sending.shipToId) }
  },
  done: ({ t, toast, goTo }) =>
    toast({
      text: t('savedOrders.saved'),
      action: { label: t('titles.savedOrders'), onSelect: () => goTo(PATHS.savedOrders) },
    }),
})

export const saveForLater = saveForLaterAs(null)
