import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphQLResolveInfo } from 'graphql'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { inputError, selects } from '#platform/graphql/index.ts'
import { lineIdOf, linesToAdd, linesToUpdate } from './asked-lines.ts'
import { accepted, merged, required, shown } from './cart-arguments.ts'
import type { Carts, ChangedCart } from './cart.service.ts'
import { wireCart, type WireCart } from './cart.wire.ts'
import { cartError } from './refusal-error.ts'
import type { LineError } from './review-line.ts'

export function contentsResolvers(carts: Carts) {
  return {
    Query: {
      cart: async (_parent, { cart_id }, { actor, language }) =>
        shown(await carts.read(actor, 'Query.cart', cart_id), language),

      customerCart: async (_parent, _args, { actor, language }) => {
        const cart = accepted(await carts.active(actor, 'Query.customerCart'))
        return shown(await carts.read(actor, 'Query.customerCart', cart.id), language)
      },
    },

    Mutation: {
      createEmptyCart: async (_parent, { input }, { actor }) => {
        const proposed = input?.cart_id ?? undefined
        if (proposed !== undefined && !/^[A-Za-z0-9]{32}$/.test(proposed)) throw cartError({ code: 'cart-id-length' })
        return accepted(await carts.active(actor, 'Mutation.createEmptyCart', proposed)).id
      },

      addProductsToCart: async (_parent, args, { actor, language }) => {
        const { cartId, lines, errors } = linesToAdd(args)
        const changed = accepted(await carts.addLines(actor, 'Mutation.addProductsToCart', cartId, lines))
        return {
          cart: wireCart(changed.view, language),
          user_errors: [...errors, ...changed.errors].map(wireLineError),
        }
      },

      updateCartItems: async (_parent, args, { actor, language }, info) => {
        const { cartId, lines } = linesToUpdate(args)
        const changed = accepted(await carts.updateLines(actor, 'Mutation.updateCartItems', cartId, lines))
        return wireUpdated(changed, language, info)
      },

      removeItemFromCart: async (_parent, { input, ...flat }, { actor, language }) => {
        const { cart_id, cart_item_id, cart_item_uid } = merged(input, flat)
        const lineId = lineIdOf({ cart_item_id, cart_item_uid })
        if (lineId === undefined)
          throw inputError('Required parameter "cart_item_id" for "removeItemFromCart" is missing.')
        const view = await carts.removeLine(actor, 'Mutation.removeItemFromCart', required(cart_id, 'cart_id'), lineId)
        return { cart: shown(view, language) }
      },

      removeAllItems: async (_parent, { input, ...flat }, { actor, language }) => {
        const cartId = required(merged(input, flat).cart_id, 'cart_id')
        const view = await carts.removeAll(actor, 'Mutation.removeAllItems', cartId)
        return { cart: shown(view, language), success: true, message: null }
      },
    },

    Cart: {
      itemsV2: (cart, { pageSize, currentPage }) => pageOfItems(cart, pageSize, currentPage),
    },
  } satisfies Resolvers<GraphqlContext>
}

function wireLineError(error: LineError) {
  const { code, message, quantity } = error
  if (code === 'INSUFFICIENT_STOCK') return { __typename: 'InsufficientStockError' as const, code, message, quantity }
  return { __typename: 'CartUserInputError' as const, code, message }
}

/** Clients that do not ask for `errors` are told at the top level instead (graphql.md §2.2). */
function wireUpdated({ view, errors }: ChangedCart, language: string, info: GraphQLResolveInfo) {
  const [first] = errors
  if (first && !selects(info, 'errors')) throw inputError(first.message, first.code)
  return { cart: wireCart(view, language), errors: errors.map(({ code, message }) => ({ code, message })) }
}

function pageOfItems(cart: WireCart, pageSize: number, currentPage: number) {
  const items = cart.items ?? []
  const total_pages = Math.ceil(items.length / pageSize)
  return {
    items: items.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    page_info: { page_size: pageSize, current_page: currentPage, total_pages },
    total_count: items.length,
  }
}
