import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { cartOf, NO_AMOUNTS, type Cart } from '../cart.ts'
import { lineFor, type LineEdit } from '../cart-edit.ts'
import { CART_SCOPE, confirm, rollBack } from './cart-queue.ts'
import { CART_MUTATION, cartQuery } from './cart-query.ts'
import { sendAgain } from './send-again.ts'
import { useCartMessages } from './use-cart-messages.ts'

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

/** Adds amounts of products to what the cart already holds of them. */
export function useAddToCart() {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const messages = useCartMessages()
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: async (additions: LineEdit[]) => {
      const before = await client.ensureQueryData(cartQuery(shipToId))
      const { cart, errors } = await sendAgain(client, (key) =>
        addLines({ additions, cartId: before.id, shipToId, key }),
      )
      return { edits: additions.map((addition) => onTopOf(before, addition)), before, after: cart, errors }
    },
    onSuccess: (sent) => {
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

/** The amounts a line has once these are added to it. */
export function onTopOf(cart: Cart, { product, amounts }: LineEdit): LineEdit {
  const held = lineFor(cart, product.key)?.amounts ?? NO_AMOUNTS
  return {
    product,
    amounts: {
      packages: held.packages + (amounts.packages ?? 0),
      layers: held.layers + (amounts.layers ?? 0),
      pallets: held.pallets + (amounts.pallets ?? 0),
      litres: held.litres + (amounts.litres ?? 0),
    },
  }
}
