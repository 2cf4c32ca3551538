import type { Resolvers } from '@fust/contract/resolvers'
import { characterCount, NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { accepted, dayOf, merged, methodOf, required, shown, timeOf } from './cart-arguments.ts'
import type { Carts, DeliveryChoice } from './cart.service.ts'
import { cartError } from './refusal-error.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

export function cartDeliveryMutations(carts: Carts) {
  return {
    setTransportType: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const { actor, language } = context
      const cartId = asked.cart_id ?? accepted(await carts.active(actor, 'Mutation.setTransportType')).id
      required(asked.store, 'store')
      const choice: DeliveryChoice = {
        shipToId: required(asked.outlet_id, 'outlet_id'),
        method: methodOf(required(asked.transport_type, 'transport_type')),
        deliveryDate: dayOf(required(asked.date_popup, 'date_popup')),
        datePopup: dayOf(asked.date_popup ?? ''),
        paymentMethod: required(asked.payment_code ?? asked.payment_method, 'payment_code'),
        ...headerTexts(context),
      }
      const view = await carts.chooseDelivery(actor, 'Mutation.setTransportType', cartId, choice, language)
      return { cart: shown(view, language), success: true, message: null }
    },

    updatePrices: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const { actor, language } = context
      for (const name of ['payment_title', 'outlet_order_type', 'user_first_name', 'user_surname'] as const)
        required(asked[name], name)
      const choice: DeliveryChoice = {
        method: methodOf(required(asked.delivery_method, 'delivery_method')),
        deliveryDate: dayOf(required(asked.delivery_date, 'delivery_date')),
        datePopup: dayOf(required(asked.date_popup, 'date_popup')),
        paymentMethod: required(asked.payment_method, 'payment_method'),
        hoursFrom: timeOf(required(asked.delivery_hours_from, 'delivery_hours_from')),
        hoursTo: timeOf(required(asked.delivery_hours_to, 'delivery_hours_to')),
        ...headerTexts(context),
      }
      const cartId = required(asked.cart_id, 'cart_id')
      const view = await carts.chooseDelivery(actor, 'Mutation.updatePrices', cartId, choice, language)
      return { cart: shown(view, language), success: true, message: null }
    },

    setPaymentMethodOnCart: async (_parent, { input }, { actor, language }) => {
      const cartId = required(input?.cart_id, 'cart_id')
      const choice = { paymentMethod: required(input?.payment_method.code, 'code') }
      const view = await carts.chooseDelivery(actor, 'Mutation.setPaymentMethodOnCart', cartId, choice, language)
      return { cart: shown(view, language) }
    },
  } satisfies Mutations
}

/** The two texts that may come as headers with calls that take them (graphql.md §1.2). */
function headerTexts({ headers }: GraphqlContext): Pick<DeliveryChoice, 'customerOrderNumber' | 'noteForDriver'> {
  const { customerOrderNumber, noteForDriver } = headers
  if (characterCount(customerOrderNumber ?? '') > TITLE_MAXIMUM_CHARACTERS) throw cartError({ code: 'title-too-long' })
  if (characterCount(noteForDriver ?? '') > NOTE_MAXIMUM_CHARACTERS) throw cartError({ code: 'note-too-long' })
  return {
    ...(customerOrderNumber !== undefined && { customerOrderNumber }),
    ...(noteForDriver !== undefined && { noteForDriver }),
  }
}
