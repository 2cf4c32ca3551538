import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, merged } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { accepted, joinedMethod, methodOf, required, shipToNumbered, shown } from '../cart-arguments.ts'
import type { Carts } from '../cart.service.ts'
import type { CartView } from '../cart-view.ts'
import { wireCart } from '../cart.wire.ts'
import { cartError } from '../refusal-error.ts'
import { CART_REFUSALS } from '../refusal-words.ts'
import { placeOnCart } from './cart-address.ts'
import { chosenDay } from './cart-delivery.resolvers.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

const ADDRESS_TYPE = 'shipping'

/** The calls for carts of several addresses, which POS materials go to. */
export function multiShippingMutations(carts: Carts) {
  return {
    createMultiShippingQuote: async (_parent, { input, ...flat }, context) => {
      const operation = 'Mutation.createMultiShippingQuote'
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const type = required(asked.address_type, 'address_type').toLowerCase()
      if (type !== ADDRESS_TYPE) throw inputError(`The address type is "${ADDRESS_TYPE}".`, 'address-type-unknown')
      const opened = await carts.openQuote(context, operation, cartId)
      if (opened.ok) return { cart: wireCart(opened.value, context.language), success: true, message: null }
      if (opened.refusal.code !== 'several-addresses-for-posm-only') throw cartError(opened.refusal)
      const cart = shown(await carts.read(context, operation, cartId), context.language)
      return { cart, success: false, message: textIn(context.language, CART_REFUSALS[opened.refusal.code]) }
    },

    addMultiShippingMethods: async (_parent, { input, ...flat }, context) => {
      const operation = 'Mutation.addMultiShippingMethods'
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const given = (asked.shipping_methods ?? []).filter((own) => own != null)
      const [method, ...others] = new Set(given.map(joinedMethod))
      if (others.length > 0) throw cartError({ code: 'one-transport-per-cart' })
      const chosen = required(method, 'shipping_methods')
      const view = accepted(await carts.read(context, operation, cartId))
      for (const { address_id } of given) if (address_id != null) checkOnCart(view, address_id, context)
      const choice = { method: chosen, ...chosenDay(null, context) }
      const changed = await carts.chooseDelivery(context, operation, cartId, choice, context.language)
      return { cart: shown(changed, context.language), success: true, message: null }
    },

    setActiveantsLogisticsOptionOnCart: async (_parent, { input, ...flat }, context) => {
      const operation = 'Mutation.setActiveantsLogisticsOptionOnCart'
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const method = methodOf(required(asked.option, 'option'))
      const view = accepted(await carts.read(context, operation, cartId))
      if (view.kind !== 'posm') {
        const message = textIn(context.language, CART_REFUSALS['logistics-for-posm-only'])
        return { cart: wireCart(view, context.language), success: false, message }
      }
      const choice = { method, ...chosenDay(null, context) }
      const changed = await carts.chooseDelivery(context, operation, cartId, choice, context.language)
      return { cart: shown(changed, context.language), success: true, message: null }
    },

    deleteAddress: async (_parent, { input, ...flat }, context) => {
      const operation = 'Mutation.deleteAddress'
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      // `delete_all` wins over the number of an address (graphql.md §6).
      const number = asked.delete_all === true ? undefined : required(asked.address_id, 'address_id')
      if (number !== undefined) checkOnCart(accepted(await carts.read(context, operation, cartId)), number, context)
      const view = await carts.forgetDelivery(context, operation, cartId, number === undefined ? {} : { number })
      return { cart: shown(view, context.language), success: true, message: null }
    },
  } satisfies Mutations
}

/** Of nobody's address it is not even told whether a cart goes there. */
function checkOnCart({ cart, addresses }: CartView, number: number, { actor }: GraphqlContext): void {
  if (placeOnCart(cart, addresses, number) >= 0) return
  shipToNumbered(actor, number)
  throw cartError({ code: 'address-not-on-cart' })
}
