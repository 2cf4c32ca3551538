import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, merged } from '#platform/graphql/index.ts'
import { textIn } from '#platform/language.ts'
import { accepted, joinedMethod, required, shipToNumbered, shown } from '../cart-arguments.ts'
import type { Carts } from '../cart.service.ts'
import { wireCart } from '../cart.wire.ts'
import { cartError } from '../refusal-error.ts'
import { CART_REFUSALS } from '../refusal-words.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

const ADDRESS_TYPE = 'shipping'

/** The calls for carts of several addresses; a cart here goes to one ship-to, and they say so. */
export function multiShippingMutations(carts: Carts) {
  return {
    createMultiShippingQuote: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const type = required(asked.address_type, 'address_type').toLowerCase()
      if (type !== ADDRESS_TYPE) throw inputError(`The address type is "${ADDRESS_TYPE}".`, 'address-type-unknown')
      const view = accepted(await carts.read(context, 'Mutation.createMultiShippingQuote', cartId))
      const message = textIn(context.language, CART_REFUSALS['one-address-per-cart'])
      return { cart: wireCart(view, context.language), success: true, message }
    },

    addMultiShippingMethods: async (_parent, { input, ...flat }, context) => {
      const operation = 'Mutation.addMultiShippingMethods'
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const [given, ...more] = (asked.shipping_methods ?? []).filter((method) => method != null)
      if (more.length > 0) throw cartError({ code: 'one-address-per-cart' })
      const method = joinedMethod(required(given, 'shipping_methods'))
      const named = given?.address_id == null ? undefined : shipToNumbered(context.actor, given.address_id)
      const { cart } = accepted(await carts.read(context, operation, cartId))
      if (named !== undefined && named !== cart.shipToId) throw cartError({ code: 'address-not-on-cart' })
      const view = await carts.chooseDelivery(context, operation, cartId, { method }, context.language)
      return { cart: shown(view, context.language), success: true, message: null }
    },

    deleteAddress: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      // `delete_all` wins over the number of an address (graphql.md §6).
      const named = asked.delete_all === true ? undefined : required(asked.address_id, 'address_id')
      const address = named === undefined ? {} : { shipToId: shipToNumbered(context.actor, named) }
      const view = await carts.forgetDelivery(context, 'Mutation.deleteAddress', cartId, address)
      return { cart: shown(view, context.language), success: true, message: null }
    },
  } satisfies Mutations
}
