import type { CartAddressInput, Resolvers } from '@fust/contract/resolvers'
import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { characterCount } from '@fust/domain/text'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { merged, parameterMissing } from '#platform/graphql/index.ts'
import { accepted, required, shipToNumbered, shown } from '../cart-arguments.ts'
import type { Carts } from '../cart.service.ts'
import { wireCart } from '../cart.wire.ts'
import { cartError } from '../refusal-error.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

/** Whom a cart goes to and who hears of it: addresses, the e-mail of the confirmation, the order's title. */
export function cartAddressMutations(carts: Carts) {
  return {
    setShippingAddressesOnCart: async (_parent, { input }, context) => {
      const operation = 'Mutation.setShippingAddressesOnCart'
      const cartId = required(input?.cart_id, 'cart_id')
      const [given, ...more] = (input?.shipping_addresses ?? []).filter((address) => address != null)
      if (!given) throw parameterMissing('shipping_addresses')
      if (more.length > 0) throw cartError({ code: 'one-address-per-cart' })
      const view = accepted(await carts.read(context, operation, cartId))
      const isOwn = given.address != null && isAddressOf(given.address, view.terms.shipTo)
      if (given.customer_address_id == null && !isOwn) throw cartError({ code: 'address-not-a-ship-to' })
      const choice = {
        ...(given.customer_address_id != null && {
          shipToId: shipToNumbered(context.actor, given.customer_address_id),
        }),
        ...(given.customer_notes != null && { noteForDriver: noteOf(given.customer_notes) }),
      }
      return {
        cart: shown(await carts.chooseDelivery(context, operation, cartId, choice, context.language), context.language),
      }
    },

    setBillingAddressOnCart: async (_parent, { input }, context) => {
      const cartId = required(input?.cart_id, 'cart_id')
      const view = accepted(await carts.read(context, 'Mutation.setBillingAddressOnCart', cartId))
      const { address, customer_address_id, same_as_shipping } = required(input?.billing_address, 'billing_address')
      const isPayer = address != null && isAddressOf(address, view.terms.shipTo.payer)
      const isShipTo = customer_address_id != null && Number(view.cart.shipToId) === customer_address_id
      if (!isPayer && !isShipTo && !same_as_shipping) throw cartError({ code: 'address-not-the-payer' })
      return { cart: wireCart(view, context.language) }
    },

    setGuestEmailOnCart: async (_parent, { input }, context) => {
      const cartId = required(input?.cart_id, 'cart_id')
      const choice = { customEmail: required(input?.email.trim().toLowerCase(), 'email') }
      const view = await carts.chooseDelivery(context, 'Mutation.setGuestEmailOnCart', cartId, choice, context.language)
      return { cart: shown(view, context.language) }
    },

    saveCustomerOrderNumber: async (_parent, { input, ...flat }, context) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const choice = { customerOrderNumber: titleOf(required(asked.customer_order_number, 'customer_order_number')) }
      const operation = 'Mutation.saveCustomerOrderNumber'
      const { cart } = accepted(await carts.chooseDelivery(context, operation, cartId, choice, context.language))
      return { success: true, status: 'saved', message: null, id: null, cart_id: cart.id }
    },
  } satisfies Mutations
}

export function titleOf(text: string): string {
  if (characterCount(text) > TITLE_MAXIMUM_CHARACTERS) throw cartError({ code: 'title-too-long' })
  return text
}

export function noteOf(text: string): string {
  if (characterCount(text) > NOTE_MAXIMUM_CHARACTERS) throw cartError({ code: 'note-too-long' })
  return text
}

type KnownAddress = { street: string; houseNumber: string; postcode: string }

/** Clients repeat an address they were shown: the same postcode, street and house number. */
function isAddressOf({ street, house_number, postcode }: CartAddressInput, known: KnownAddress): boolean {
  const given = [...street, house_number ?? ''].join(' ')
  return (
    plain(postcode ?? '') === plain(known.postcode) && plain(given) === plain(`${known.street} ${known.houseNumber}`)
  )
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase()
}
