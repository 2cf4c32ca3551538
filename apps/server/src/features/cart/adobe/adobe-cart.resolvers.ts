import type { CartItemInput, Resolvers } from '@fust/contract/resolvers'
import { uidOfSelectedOption } from '@fust/contract/wire'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { parameterMissing } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import type { OperationName } from '#request/policy.ts'
import { lineToAdd } from '../lines/asked-lines.ts'
import { accepted, required } from '../cart-arguments.ts'
import type { Carts } from '../cart.service.ts'
import { wireCart } from '../cart.wire.ts'
import { cartError } from '../refusal-error.ts'
import { cartNotFound } from '../refusal-words.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>
type Listed<Item> = readonly (Item | null | undefined)[]

/** Adobe's own and older calls on a cart's contents, for clients that know no others (graphql.md §6.1). */
export function adobeCartMutations(carts: Carts) {
  /** These calls have no `user_errors`: one line that cannot be taken refuses them all. */
  async function addAll(
    operation: OperationName,
    input: { cart_id: string; cart_items: Listed<CartItemInput> } | null,
    context: GraphqlContext,
  ) {
    const cartId = required(input?.cart_id, 'cart_id')
    const lines = (input?.cart_items ?? []).flatMap((item) => {
      const line = item && lineToAdd(item)
      if (line && 'code' in line) throw cartError({ code: 'lines-refused', error: line })
      return line ? [line] : []
    })
    if (lines.length === 0) throw parameterMissing('cart_items')
    const { view } = accepted(await carts.addLines(context, operation, cartId, lines, { isAllOrNothing: true }))
    return { cart: wireCart(view, context.language) }
  }

  return {
    clearCart: async (_parent, { input }, context) => {
      const outcome = await carts.removeAll(context, 'Mutation.clearCart', input.uid)
      if (outcome.ok) return { cart: wireCart(outcome.value, context.language), errors: [] }
      if (outcome.refusal.code !== 'cart-not-found') throw cartError(outcome.refusal)
      const message = textIn(context.language, cartNotFound(input.uid))
      return { cart: null, errors: [{ type: 'NOT_FOUND', message }] }
    },

    mergeCarts: async (_parent, { source_cart_id, destination_cart_id }, context) => {
      const operation = 'Mutation.mergeCarts'
      const source = accepted(await carts.read(context, operation, source_cart_id))
      const destinationId = destination_cart_id ?? accepted(await carts.active(context, operation)).id
      const destination = accepted(await carts.read(context, operation, destinationId))
      // One active cart for each person and company: two different ones belong to two companies.
      if (source.cart.id !== destination.cart.id) throw cartError({ code: 'cart-of-another-ship-to' })
      return wireCart(destination, context.language)
    },

    addSimpleProductsToCart: (_parent, { input }, context) =>
      addAll('Mutation.addSimpleProductsToCart', plainItems(input), context),

    addVirtualProductsToCart: (_parent, { input }, context) =>
      addAll('Mutation.addVirtualProductsToCart', plainItems(input), context),

    addConfigurableProductsToCart: (_parent, { input }, context) =>
      addAll(
        'Mutation.addConfigurableProductsToCart',
        itemsOf(input, ({ data, parent_sku, variant_sku }) => ({
          ...data,
          sku: variant_sku ?? data.sku,
          ...(parent_sku != null && { parent_sku }),
        })),
        context,
      ),

    addBundleProductsToCart: (_parent, { input }, context) =>
      addAll(
        'Mutation.addBundleProductsToCart',
        itemsOf(input, ({ data, bundle_options }) => ({ ...data, selected_options: chosenOptions(bundle_options) })),
        context,
      ),
  } satisfies Mutations
}

type Asked<Item> = { cart_id: string; cart_items: Listed<Item> } | null | undefined

function plainItems(input: Asked<{ data: CartItemInput }>) {
  return itemsOf(input, ({ data }) => data)
}

function itemsOf<Item>(input: Asked<Item>, line: (item: Item) => CartItemInput) {
  return input
    ? { cart_id: input.cart_id, cart_items: input.cart_items.flatMap((item) => (item == null ? [] : [line(item)])) }
    : null
}

function chosenOptions(options: Listed<{ id: number; quantity: number; value: Listed<string> }>): string[] {
  return options.flatMap((option) =>
    (option?.value ?? []).flatMap((selection) =>
      option == null || selection == null
        ? []
        : [
            uidOfSelectedOption({
              kind: 'bundle',
              optionId: option.id,
              selectionId: Number(selection),
              quantity: option.quantity,
            }),
          ],
    ),
  )
}
