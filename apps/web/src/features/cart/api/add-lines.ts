import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { cartOf } from '../cart.ts'
import type { LineEdit } from '../cart-edit.ts'

const addDocument = graphql(`
  mutation AddToCart($input: AddProductsToCartInput!) {
    addProductsToCart(input: $input) {
      cart {
        ...CartParts
      }
      user_errors {
        code
        message
      }
    }
  }
`)

type Addition = { additions: readonly LineEdit[]; cartId: string; shipToId: string; key?: string | undefined }

/** Sends new lines; gives the cart as it is then, and the codes of what was refused. */
export async function addLines({ additions, cartId, shipToId, key }: Addition) {
  const cart_items = additions.map(({ product, amounts }) => ({
    sku: product.sku,
    quantity: amounts.packages ?? 0,
    number_of_packages: amounts.packages ?? 0,
    number_of_layer: amounts.layers ?? 0,
    number_of_pallet: amounts.pallets ?? 0,
    ...(product.kind === 'tank' && { liters: amounts.litres ?? 0 }),
    ...(product.chosen.length > 0 && { selected_options: [...product.chosen] }),
  }))
  const { addProductsToCart } = await ask(
    addDocument,
    { input: { cart_id: cartId, cart_items } },
    { headers: { outletid: shipToId, ...(key && { 'Idempotency-Key': key }) }, outlivesPage: true },
  )
  if (!addProductsToCart) throw new Error('The cart did not come back')
  const errors = addProductsToCart.user_errors.flatMap((error) => error?.code ?? [])
  return { cart: cartOf(addProductsToCart.cart), errors }
}
