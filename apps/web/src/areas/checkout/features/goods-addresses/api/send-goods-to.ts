import { graphql } from '../../../../../gql/index.ts'
import type { ShippingAddressInput } from '../../../../../gql/graphql.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { trusted } from '../../../../../lib/trusted.ts'
import { cartOf, headersOf, type CartCommand } from '../../../../../cart/index.ts'
import type { Goal } from '../address-plan.ts'

const openDocument = graphql(`
  mutation OpenQuote($input: CreateMultiShippingQuoteInput) {
    createMultiShippingQuote(input: $input) {
      success
      message
    }
  }
`)

const sendDocument = graphql(`
  mutation SendGoodsTo($input: SetShippingAddressesOnCartInput) {
    setShippingAddressesOnCart(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

/** Sends what the cart holds to these addresses, each with its pieces. */
export const sendGoodsTo = (goals: readonly Goal[], pieces: readonly ReadonlyMap<number, number>[]): CartCommand => ({
  call: async (sending) => {
    const headers = headersOf(sending)
    if (goals.length > 1) {
      const input = { cart_id: sending.cartId, address_type: 'shipping' }
      const { createMultiShippingQuote: opened } = await ask(openDocument, { input }, { headers })
      if (!opened?.success) throw new Error(opened?.message ?? 'No quote was opened')
    }
    const input = {
      cart_id: sending.cartId,
      shipping_addresses: goals.map((goal, place) => wireGoal(goal, goals.length > 1 ? pieces[place] : undefined)),
    }
    const { setShippingAddressesOnCart } = await ask(sendDocument, { input }, { headers })
    if (!setShippingAddressesOnCart) throw new Error('The cart did not come back')
    return { cart: cartOf(setShippingAddressesOnCart.cart) }
  },
  fault: (t) => t('addresses.failed'),
})

function wireGoal(
  { shipToId, pointId, written, note }: Goal,
  pieces: ReadonlyMap<number, number> | undefined,
): ShippingAddressInput {
  const beside = {
    ...(note !== null && { customer_notes: note }),
    ...(pieces && { cart_items: [...pieces].map(([cart_item_id, quantity]) => ({ cart_item_id, quantity })) }),
  }
  if (pointId !== null) return { ...beside, pickup_location_code: pointId }
  if (shipToId !== null) return { ...beside, ship_to_id: shipToId }
  const { name, company, street, postcode, city, country, telephone } = written ?? {
    name: '',
    company: '',
    street: '',
    postcode: '',
    city: '',
    country: '',
    telephone: '',
  }
  return {
    ...beside,
    address: {
      firstname: name,
      lastname: '',
      ...(company && { company }),
      street: [street],
      postcode,
      city,
      // One of the codes of the schema: it came from there, or is the market's.
      country_code: trusted(country),
      ...(telephone && { telephone }),
    },
  }
}
