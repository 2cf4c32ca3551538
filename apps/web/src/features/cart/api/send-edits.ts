import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { cartOf, type Cart } from '../cart.ts'
import { lineFor, type LineEdit, type SentEdits } from '../cart-edit.ts'
import { addLines } from './use-add-to-cart.ts'

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

/** Sends edits of lines and new lines; gives the cart before and after, and the codes of what was refused. */
export async function sendEdits(edits: LineEdit[], before: Cart, shipToId: string): Promise<SentEdits> {
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
