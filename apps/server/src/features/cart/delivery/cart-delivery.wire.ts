import { addressNumber, METHOD_LABELS, money, uidOf } from '@fust/contract/wire'
import { carries, goodsOfLine, isFetched } from '@fust/domain/order'
import type { ServicePoint } from '#integrations/carrier/index.ts'
import { textIn } from '#platform/http/language.ts'
import { offeredMethods, type DeliveryTerms, type OfferedMethod } from '#features/delivery/index.ts'
import { countryName } from '#features/portal/index.ts'
import type { CartView } from '../cart-view.ts'
import { numberOnCart, type CartAddress } from './cart-address.ts'

/** The transports the ship-to and its market offer for what the cart holds; for an empty one all of them. Their service points are asked for by the estimate. */
export function wireMethods(
  { terms, brewery, lines }: CartView,
  language: string,
  points: readonly ServicePoint[] | null = [],
) {
  return offeredMethods(terms.methods, brewery.market.methods)
    .filter(({ method }) => lines.every((line) => carries(method, goodsOfLine(line))))
    .map((own) => ({ ...wireMethod(own, language), servicepoints: isFetched(own.method) ? [] : wirePoints(points) }))
}

/** Where the cart goes, what of it goes there, and how it can get there. */
export function wireAddresses(view: CartView, language: string) {
  const { cart, capacity, terms, lines, addresses } = view
  const { shipTo } = terms
  const offered = wireMethods(view, language)
  const selected = offered.find((method) => `${method.carrier_code}_${method.method_code}` === cart.method)
  const ofAll = {
    available_shipping_methods: offered,
    selected_shipping_method: selected ?? null,
    customer_notes: cart.noteForDriver,
    pickup_location_code: null,
    same_as_billing: false,
    address_type: 'shipping',
  }
  if (addresses.length > 0)
    return addresses.map((address, place) => ({ ...ofAll, ...wireElsewhere(address, place, language) }))
  return [
    {
      ...ofAll,
      id: null,
      uid: uidOf(shipTo.shipToId),
      ...addressOf(shipTo.name, shipTo, language),
      company: shipTo.companyName,
      customer_address_id: addressNumber(shipTo.shipToId),
      items_weight: capacity.weightGrams / 1000,
      cart_items: lines.map((line) => ({ cart_item_id: line.id, quantity: line.amounts.packages })),
    },
  ]
}

/** One of the addresses of a cart that does not go to its ship-to alone. */
function wireElsewhere(address: CartAddress, place: number, language: string) {
  const { shipToId, firstName, middleName, lastName, company, street, postcode, city, region } = address
  const { country, telephone, note, shares, servicePoint } = address
  return {
    ...NO_MORE_OF_ADDRESS,
    id: numberOnCart(address, place),
    uid: uidOf(shipToId ?? `address/${place + 1}`),
    firstname: firstName,
    middlename: middleName,
    lastname: lastName,
    company,
    street: [...street],
    city,
    region: { ...NO_REGION, label: region },
    postcode,
    country: { code: country, label: countryName(country, language) },
    telephone,
    customer_address_id: shipToId === null ? null : addressNumber(shipToId),
    pickup_location_code: servicePoint?.id ?? null,
    ...(note !== null && { customer_notes: note }),
    // POS materials have none that is known.
    items_weight: 0,
    cart_items: shares.map(({ lineId, pieces }) => ({ cart_item_id: lineId, quantity: pieces })),
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

function addressOf(
  name: string,
  address: { street: string; houseNumber: string; postcode: string; city: string; country: string },
  language: string,
) {
  return {
    ...NO_MORE_OF_ADDRESS,
    firstname: name,
    lastname: '',
    street: [`${address.street} ${address.houseNumber}`],
    city: address.city,
    postcode: address.postcode,
    country: { code: address.country, label: countryName(address.country, language) },
    telephone: null,
  }
}

// Clients of Adobe Commerce read its code without asking whether there is one.
const NO_REGION = { code: null, label: null, region_id: null }

const NO_MORE_OF_ADDRESS = {
  middlename: null,
  prefix: null,
  suffix: null,
  region: NO_REGION,
  fax: null,
  vat_id: null,
  custom_attributes: [],
}

const wirePoints = (points: readonly ServicePoint[] | null) => points && points.map(wirePoint)

function wirePoint({ houseNumber, coordinates, distanceMetres, country: _asTheShipTo, hours, ...point }: ServicePoint) {
  return { ...point, ...coordinates, house_number: houseNumber, distance: distanceMetres, opening_hours: [...hours] }
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
  }
}
