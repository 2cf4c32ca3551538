import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphQLResolveInfo } from 'graphql'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, merged, selects } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { lineIdOf, linesToAdd, linesToUpdate } from './lines/asked-lines.ts'
import { accepted, required, shown } from './cart-arguments.ts'
import type { Carts, ChangedCart } from './cart.service.ts'
import { itemsPage } from './lines/cart-items-page.ts'
import { wireCart } from './cart.wire.ts'
import { cartError } from './refusal-error.ts'
import type { LineError } from './lines/review-line.ts'

export function contentsResolvers(carts: Carts) {
  return {
    Query: {
      cart: async (_parent, { cart_id }, context) =>
        shown(await carts.read(context, 'Query.cart', cart_id), context.language),

      customerCart: async (_parent, _args, context) => {
        const cart = accepted(await carts.active(context, 'Query.customerCart'))
        return shown(await carts.read(context, 'Query.customerCart', cart.id), context.language)
      },
    },

    Mutation: {
      createEmptyCart: async (_parent, { input }, context) => {
        const proposed = input?.cart_id ?? undefined
        if (proposed !== undefined && !/^[A-Za-z0-9]{32}$/.test(proposed)) throw cartError({ code: 'cart-id-length' })
        return accepted(await carts.active(context, 'Mutation.createEmptyCart', proposed)).id
      },

      addProductsToCart: async (_parent, args, context) => {
        const { cartId, lines, errors } = linesToAdd(args)
        const changed = accepted(await carts.addLines(context, 'Mutation.addProductsToCart', cartId, lines))
        return {
          cart: wireCart(changed.view, context.language),
          user_errors: [...errors, ...changed.errors].map((error) => wireLineError(error, context.language)),
        }
      },

      updateCartItems: async (_parent, args, context, info) => {
        const { cartId, lines, seenVersion } = linesToUpdate(args)
        const changed = accepted(
          await carts.updateLines(context, 'Mutation.updateCartItems', cartId, lines, { seenVersion }),
        )
        return wireUpdated(changed, context.language, info)
      },

      removeItemFromCart: async (_parent, { input, ...flat }, context) => {
        const { cart_id, cart_item_id, cart_item_uid } = merged(input, flat)
        const lineId = lineIdOf({ cart_item_id, cart_item_uid })
        if (lineId === undefined)
          throw inputError('Required parameter "cart_item_id" for "removeItemFromCart" is missing.')
        const view = await carts.removeLine(
          context,
          'Mutation.removeItemFromCart',
          required(cart_id, 'cart_id'),
          lineId,
        )
        return { cart: shown(view, context.language) }
      },

      removeAllItems: async (_parent, { input, ...flat }, context) => {
        const cartId = required(merged(input, flat).cart_id, 'cart_id')
        const view = await carts.removeAll(context, 'Mutation.removeAllItems', cartId)
        return { cart: shown(view, context.language), success: true, message: null }
      },
    },

    Cart: {
      itemsV2: (cart, { sort, ...paging }) => itemsPage(cart, paging, sort),
    },
  } satisfies Resolvers<GraphqlContext>
}

function wireLineError({ code, message: wording, quantity }: LineError, language: string) {
  const message = textIn(language, wording)
  if (code === 'INSUFFICIENT_STOCK') return { __typename: 'InsufficientStockError' as const, code, message, quantity }
  return { __typename: 'CartUserInputError' as const, code, message }
}

/** Clients that do not ask for `errors` are told at the top level instead (graphql.md §2.2). */
function wireUpdated({ view, errors }: ChangedCart, language: string, info: GraphQLResolveInfo) {
  const [first] = errors
  if (first && !selects(info, 'errors')) throw inputError(first.message, first.code)
  return {
    cart: wireCart(view, language),
    errors: errors.map(({ code, message }) => ({ code, message: textIn(language, message) })),
  }
}
