import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { cartOf, type Cart } from '../cart.ts'
import { lineFor, type LineEdit, type SentEdits } from '../cart-edit.ts'
import { CART_MUTATION, CART_SCOPE, confirm, confirmedCart, enqueue, rollBack, takeWaiting } from './cart-queue.ts'
import { addLines } from './use-add-to-cart.ts'
import { useCartMessages } from './use-cart-messages.ts'

const updateDocument = graphql(`
  mutation UpdateCartLines($input: UpdateCartItemsInput!) {
    updateCartItems(input: $input) {
      cart {
        ...CartParts
      }
      errors {
        code
        message
      }
    }
  }
`)

/** Sets amounts of products, in the cart or new to it: shown at once, sent together, taken back when refused. */
export function useUpdateCartLines() {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const messages = useCartMessages()
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    onMutate: (edit: LineEdit) => enqueue(client, shipToId, edit),
    mutationFn: async () => {
      const edits = takeWaiting(client)
      const before = confirmedCart(client)
      return edits.length === 0 || !before ? null : sendEdits(edits, before, shipToId)
    },
    onSuccess: (sent) => {
      if (!sent) return
      confirm(client, shipToId, sent.after)
      void client.invalidateQueries({ queryKey: ['products'] })
      messages.tellEdits(sent)
    },
    onError: (fault) => {
      rollBack(client, shipToId)
      messages.tellFault(fault)
    },
  })
}

async function sendEdits(edits: LineEdit[], before: Cart, shipToId: string): Promise<SentEdits> {
  const changed = edits.flatMap((edit) => {
    const line = lineFor(before, edit.product.sku)
    return line ? [{ line, edit }] : []
  })
  const added = edits.filter((edit) => !lineFor(before, edit.product.sku) && isSomething(edit))
  let after = before
  const errors: string[] = []
  if (changed.length > 0) {
    const cart_items = changed.map(({ line, edit: { amounts } }) => ({
      cart_item_id: line.id,
      ...(amounts.packages !== undefined && { number_of_packages: amounts.packages }),
      ...(amounts.layers !== undefined && { number_of_layer: amounts.layers }),
      ...(amounts.pallets !== undefined && { number_of_pallet: amounts.pallets }),
      ...(amounts.litres !== undefined && { liters: amounts.litres }),
    }))
    const { updateCartItems } = await ask(
      updateDocument,
      { input: { cart_id: before.id, cart_items } },
      { headers: { outletid: shipToId } },
    )
    if (updateCartItems) after = cartOf(updateCartItems.cart)
    errors.push(...(updateCartItems?.errors ?? []).flatMap((error) => error?.code ?? []))
  }
  if (added.length > 0) {
    const answer = await addLines(added, before.id, shipToId)
    after = answer.cart
    errors.push(...answer.errors)
  }
  return { edits, before, after, errors }
}

function isSomething({ amounts }: LineEdit): boolean {
  return Object.values(amounts).some((amount) => amount > 0)
}
