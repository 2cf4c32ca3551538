import type { Resolvers } from '@fust/contract/resolvers'
import { countryOf } from '@fust/domain/market'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, merged } from '#platform/graphql/index.ts'
import { COUNTRY_UNKNOWN } from '#features/portal/index.ts'
import { accepted, checkStore, dayOf, joinedMethod, methodOf, required, shown, timeOf } from '../cart-arguments.ts'
import { noteOf, titleOf } from './cart-addresses.resolvers.ts'
import type { Carts, DeliveryChoice } from '../cart.service.ts'
import { wireMethods } from './cart-delivery.wire.ts'
import { cartError } from '../refusal-error.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

export function cartDeliveryMutations(carts: Carts) {
  return {
    setTransportType: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const cartId = asked.cart_id ?? accepted(await carts.active(context, 'Mutation.setTransportType')).id
      checkStore(required(asked.store, 'store'), context)
      const choice: DeliveryChoice = {
        shipToId: required(asked.outlet_id, 'outlet_id'),
        method: methodOf(required(asked.transport_type, 'transport_type')),
        ...chosenDay(asked.date_popup, context),
        paymentMethod: required(asked.payment_code ?? asked.payment_method, 'payment_code'),
        ...headerTexts(context),
      }
      const view = await carts.chooseDelivery(context, 'Mutation.setTransportType', cartId, choice, context.language)
      return { cart: shown(view, context.language), success: true, message: null }
    },

    updatePrices: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      for (const name of ['payment_title', 'outlet_order_type', 'user_first_name', 'user_surname'] as const)
        required(asked[name], name)
      const choice: DeliveryChoice = {
        method: methodOf(required(asked.delivery_method ?? context.headers.method, 'delivery_method')),
        deliveryDate: dayOf(required(asked.delivery_date, 'delivery_date')),
        datePopup: dayOf(required(asked.date_popup ?? context.headers.datePopup, 'date_popup')),
        paymentMethod: required(asked.payment_method, 'payment_method'),
        hoursFrom: timeOf(required(asked.delivery_hours_from, 'delivery_hours_from')),
        hoursTo: timeOf(required(asked.delivery_hours_to, 'delivery_hours_to')),
        ...headerTexts(context),
      }
      const cartId = required(asked.cart_id, 'cart_id')
      const view = await carts.chooseDelivery(context, 'Mutation.updatePrices', cartId, choice, context.language)
      return { cart: shown(view, context.language), success: true, message: null }
    },

    setPaymentMethodOnCart: async (_parent, { input }, context) => {
      const cartId = required(input?.cart_id, 'cart_id')
      const title = input?.payment_method.purchase_order_number
      const choice = {
        paymentMethod: required(input?.payment_method.code, 'code'),
        ...(title != null && { customerOrderNumber: titleOf(title) }),
      }
      const view = await carts.chooseDelivery(
        context,
        'Mutation.setPaymentMethodOnCart',
        cartId,
        choice,
        context.language,
      )
      return { cart: shown(view, context.language) }
    },

    setDeliveryMethod: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      if (asked.store != null) checkStore(asked.store, context)
      const method = methodOf(required(asked.deliverymethod, 'delivery_method'))
      const choice = { method, ...chosenDay(null, context) }
      const view = await carts.chooseDelivery(context, 'Mutation.setDeliveryMethod', cartId, choice, context.language)
      return { cart: shown(view, context.language), success: true, message: null }
    },

    setShippingMethodsOnCart: async (_parent, { input }, context) => {
      const cartId = required(input?.cart_id, 'cart_id')
      const [given, ...more] = (input?.shipping_methods ?? []).filter((method) => method != null)
      if (more.length > 0) throw cartError({ code: 'one-address-per-cart' })
      const choice: DeliveryChoice = {
        method: joinedMethod(required(given, 'shipping_methods')),
        ...chosenDay(null, context),
      }
      const view = await carts.chooseDelivery(
        context,
        'Mutation.setShippingMethodsOnCart',
        cartId,
        choice,
        context.language,
      )
      return { cart: shown(view, context.language) }
    },

    estimateShippingMethods: async (_parent, { input, ...flat }, context) => {
      const spelled = input && {
        cart_id: input.cart_id,
        country_code: input.address.country_code,
        postcode: input.address.postcode,
        region: input.address.region?.region,
      }
      const asked = merged<typeof flat>(spelled, flat)
      const country = required(asked.country_code, 'country_code').toUpperCase()
      if (!input && countryOf(country) === null) throw inputError(COUNTRY_UNKNOWN)
      const cartId = required(asked.cart_id, 'cart_id')
      const view = accepted(await carts.read(context, 'Mutation.estimateShippingMethods', cartId))
      // Nothing is driven to another country than the ship-to's own.
      if (country !== view.terms.shipTo.country) return []
      return wireMethods(view, context.language, await carts.servicePointsNear(view))
    },

    estimateTotals: async (_parent, { input }, context) => {
      const method = input.shipping_method ? joinedMethod(input.shipping_method) : undefined
      const view = await carts.read(context, 'Mutation.estimateTotals', input.cart_id, { method })
      return { cart: shown(view, context.language) }
    },
  } satisfies Mutations
}

/** The day of a call that can do without: its own or that of the header; a client that knows no days gets the first. */
export function chosenDay(
  given: string | null | undefined,
  { headers }: GraphqlContext,
): Pick<DeliveryChoice, 'deliveryDate' | 'datePopup'> {
  if (given === '') throw cartError({ code: 'delivery-date-empty' })
  const text = given ?? headers.datePopup
  if (!text) return { deliveryDate: 'first' }
  const day = dayOf(text)
  return { deliveryDate: day, datePopup: day }
}

/** The two texts that may come as headers with calls that take them (graphql.md §1.2). */
function headerTexts({ headers }: GraphqlContext): Pick<DeliveryChoice, 'customerOrderNumber' | 'noteForDriver'> {
  const { customerOrderNumber, noteForDriver } = headers
  return {
    ...(customerOrderNumber !== undefined && { customerOrderNumber: titleOf(customerOrderNumber) }),
    ...(noteForDriver !== undefined && { noteForDriver: noteOf(noteForDriver) }),
  }
}
