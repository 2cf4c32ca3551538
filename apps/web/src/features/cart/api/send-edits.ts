import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { changedCart, type Cart } from '../cart.ts'
import { lineFor, type LineEdit, type SentEdits } from '../cart-edit.ts'
import { readCart } from './cart-query.ts'
import { addLines } from './add-lines.ts'

const updateDocument = graphql(`
  mutation UpdateCartLines($input: UpdateCartItemsInput!) {
    updateCartItems(input: $input) {
      cart {
        ...CartFigures
      }
      errors {
        code
        message
      }
    }
  }
`)

type Sending = {
  edits: readonly LineEdit[]
  before: Cart
  shipToId: string
  /** Two sendings with the same key add their new lines once. */
  key?: string | undefined
}

/** Sends edits of lines and new lines; gives the cart before and after, and the codes of what was refused. */
export async function sendEdits({ edits, before, shipToId, key }: Sending): Promise<SentEdits> {
  const changed = edits.flatMap((edit) => {
    const line = lineFor(before, edit.product.key)
    return line ? [{ line, edit }] : []
  })
  const added = edits.filter((edit) => !lineFor(before, edit.product.key) && isSomething(edit))
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
      { headers: { outletid: shipToId }, outlivesPage: true },
    )
    // What another tab put in is not known here yet.
    if (updateCartItems) after = changedCart(updateCartItems.cart, before) ?? (await readCart(shipToId))
    errors.push(...(updateCartItems?.errors ?? []).flatMap((error) => error?.code ?? []))
  }
  if (added.length > 0) {
    const answer = await addLines({ additions: added, cartId: before.id, shipToId, key })
    after = answer.cart
    errors.push(...answer.errors)
  }
  return { edits, before, after, errors }
}

function isSomething({ amounts }: LineEdit): boolean {
  return Object.values(amounts).some((amount) => amount > 0)
}
