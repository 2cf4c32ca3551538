import type { CartAddressInput, Resolvers, ShippingAddressInput, ShippingCartItemInput } from '@fust/contract/resolvers'
import { countryOf } from '@fust/domain/market'
import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS, type Share } from '@fust/domain/order'
import { isCount } from '@fust/domain/quantity'
import { characterCount } from '@fust/domain/text'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, merged, parameterMissing } from '#platform/graphql/index.ts'
import { COUNTRY_UNKNOWN } from '#features/portal/index.ts'
import { accepted, required, shown } from '../cart-arguments.ts'
import type { AskedAddress, Carts } from '../cart.service.ts'
import { lineIdOf } from '../lines/asked-lines.ts'
import type { WrittenAddress } from './cart-address.ts'
import { wireCart } from '../cart.wire.ts'
import { cartError } from '../refusal-error.ts'

type Mutations = NonNullable<Resolvers<GraphqlContext>['Mutation']>

/** Whom a cart goes to and who hears of it: addresses, the e-mail of the confirmation, the order's title. */
export function cartAddressMutations(carts: Carts) {
  return {
    setShippingAddressesOnCart: async (_parent, { input }, context) => {
      const operation = 'Mutation.setShippingAddressesOnCart'
      const cartId = required(input?.cart_id, 'cart_id')
      const given = (input?.shipping_addresses ?? []).filter((address) => address != null)
      if (given.length === 0) throw parameterMissing('shipping_addresses')
      const asked = given.map((address) => askedAddress(address, 'shipping_addresses'))
      return {
        cart: shown(await carts.chooseAddresses(context, operation, cartId, asked, context.language), context.language),
      }
    },

    setBillingAddressOnCart: async (_parent, { input }, context) => {
      const operation = 'Mutation.setBillingAddressOnCart'
      const cartId = required(input?.cart_id, 'cart_id')
      const billing = required(input?.billing_address, 'billing_address')
      if (billing.same_as_shipping === true)
        return { cart: shown(await carts.read(context, operation, cartId), context.language) }
      const asked = askedAddress(billing, 'billing_address')
      const reviewed = accepted(await carts.reviewBilling(context, operation, cartId, asked))
      if (billing.use_for_shipping !== true) return { cart: wireCart(reviewed, context.language) }
      return {
        cart: shown(
          await carts.chooseAddresses(context, operation, cartId, [asked], context.language),
          context.language,
        ),
      }
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

/** An address by the id of its service point or ship-to, by its number or in words; of several the first is meant. */
function askedAddress(
  {
    pickup_location_code: pointId,
    ship_to_id: shipToId = null,
    customer_address_id: number = null,
    address,
    ...beside
  }: ShippingAddressInput,
  name: string,
): AskedAddress {
  const isNamed = Boolean(pointId) || shipToId !== null || number !== null
  if (!isNamed && address == null) throw parameterMissing(name)
  return {
    pointId: pointId || null,
    shipToId,
    number,
    written: !isNamed && address != null ? writtenAddress(address) : null,
    note: beside.customer_notes == null ? null : noteOf(beside.customer_notes),
    shares: sharesFrom((beside.cart_items ?? []).filter((item) => item != null)),
  }
}

function writtenAddress(given: CartAddressInput): WrittenAddress {
  const country = countryOf(given.country_code)
  if (country === null) throw inputError(COUNTRY_UNKNOWN)
  const number = [given.house_number, given.house_number_addition].flatMap((part) => part?.trim() || []).join(' ')
  const street = [...given.street, number].flatMap((line) => line?.trim() || [])
  if (street.length === 0) throw parameterMissing('street')
  const company = textOrNull(given.company)
  const [firstName, lastName, city] = [given.firstname, given.lastname, given.city].map((text) => text.trim())
  if (!firstName && !lastName && company === null) throw parameterMissing('firstname')
  return {
    firstName: firstName ?? '',
    middleName: textOrNull(given.middlename),
    lastName: lastName ?? '',
    company,
    street,
    postcode: textOrNull(given.postcode),
    city: required(city || null, 'city'),
    region: NO_REGION.has(given.region ?? '') ? null : textOrNull(given.region),
    country,
    telephone: textOrNull(given.telephone),
  }
}

// Some clients make a text of what they have none of.
const NO_REGION = new Set(['null', 'undefined'])

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null

/** One for each line, however often it is named. */
function sharesFrom(items: readonly ShippingCartItemInput[]): Share[] {
  const pieces = new Map<number, number>()
  for (const share of items.map(shareOf)) pieces.set(share.lineId, (pieces.get(share.lineId) ?? 0) + share.pieces)
  return [...pieces].map(([lineId, sum]) => ({ lineId, pieces: sum }))
}

function shareOf(item: ShippingCartItemInput): Share {
  const lineId = lineIdOf(item)
  if (lineId === undefined) throw parameterMissing('cart_item_uid')
  if (!isCount(item.quantity)) throw inputError('The quantity is a whole number.')
  return { lineId, pieces: item.quantity }
}
