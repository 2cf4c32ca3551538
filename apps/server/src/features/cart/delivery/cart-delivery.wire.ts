import { METHOD_LABELS, money, uidOf } from '@fust/contract/wire'
import { textIn } from '#platform/language.ts'
import { offeredMethods, type DeliveryTerms, type OfferedMethod } from '#features/delivery/index.ts'
import { countryName } from '#features/portal/index.ts'
import type { CartView } from '../cart-view.ts'

/** The transports the ship-to and its market offer. */
export function wireMethods({ terms, brewery }: CartView, language: string) {
  return offeredMethods(terms.methods, brewery.market.methods).map((own) => wireMethod(own, language))
}

/** Where the cart goes, and how it can get there. */
export function wireAddress(view: CartView, language: string) {
  const { cart, capacity, terms, lines } = view
  const { shipTo } = terms
  const offered = wireMethods(view, language)
  const selected = offered.find((method) => `${method.carrier_code}_${method.method_code}` === cart.method)
  return {
    id: null,
    uid: uidOf(shipTo.shipToId),
    ...addressOf(shipTo.name, shipTo, language),
    company: shipTo.companyName,
    customer_address_id: numberOf(shipTo.shipToId),
    available_shipping_methods: offered,
    selected_shipping_method: selected ?? null,
    customer_notes: cart.noteForDriver,
    items_weight: capacity.weightGrams / 1000,
    cart_items: lines.map((line) => ({ cart_item_id: line.id, quantity: line.amounts.packages })),
    pickup_location_code: null,
    same_as_billing: false,
    address_type: 'shipping',
  }
}

/** Who gets the invoice. */
export function wireBilling({ shipTo }: DeliveryTerms, language: string) {
  return {
    id: null,
    uid: uidOf(shipTo.payer.id),
    ...addressOf(shipTo.payer.name, shipTo.payer, language),
    company: shipTo.payer.name,
    customer_address_id: null,
    customer_notes: null,
  }
}

/** Adobe numbers addresses; null for a ship-to whose id is not a number. */
function numberOf(shipToId: string): number | null {
  return /^\d{1,9}$/.test(shipToId) ? Number(shipToId) : null
}

function addressOf(
  name: string,
  address: { street: string; houseNumber: string; postcode: string; city: string; country: string },
  language: string,
) {
  return {
    firstname: name,
    lastname: '',
    middlename: null,
    prefix: null,
    suffix: null,
    street: [`${address.street} ${address.houseNumber}`],
    city: address.city,
    postcode: address.postcode,
    region: null,
    country: { code: address.country, label: countryName(address.country, language) },
    telephone: null,
    fax: null,
    vat_id: null,
    custom_attributes: [],
  }
}

function wireMethod({ method }: OfferedMethod, language: string) {
  const label = textIn(language, METHOD_LABELS[method])
  const [carrier = method, code = method] = method.split('_')
  const free = money(0)
  return {
    carrier_code: carrier,
    carrier_title: label,
    method_code: code,
    method_title: label,
    amount: free,
    base_amount: free,
    price_excl_tax: free,
    price_incl_tax: free,
    available: true,
    error_message: null,
    schedule: [],
    servicepoints: [],
  }
}
