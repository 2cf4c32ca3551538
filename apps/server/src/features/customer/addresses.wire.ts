import type { Wire } from '@fust/contract/resolvers'
import { countryOf } from '@fust/domain/market'
import type { Actor } from '#request/actor.ts'
import type { AddressFields, RequestedAddress, StoredParty } from '#features/delivery/index.ts'

export function wireShipToAddress(shipTo: StoredParty, actor: Actor): Wire<'CustomerAddress'> {
  // Adobe numbers addresses; a ship-to's number is its id.
  const id = /^\d{1,9}$/.test(shipTo.id) ? Number(shipTo.id) : null
  const isDefault = shipTo.id === actor.defaultShipToId
  return { ...addressOf(shipTo, actor), id, company: shipTo.name, default_shipping: isDefault }
}

export function wireRequestedAddress(address: RequestedAddress, actor: Actor): Wire<'CustomerAddress'> {
  return { ...addressOf(address, actor), id: address.id, company: null, default_shipping: false }
}

function addressOf({ street, houseNumber, postcode, city, country }: AddressFields, actor: Actor) {
  return {
    firstname: actor.firstName,
    lastname: actor.lastName,
    middlename: null,
    prefix: null,
    suffix: null,
    street: [`${street} ${houseNumber}`],
    city,
    postcode,
    region: null,
    region_id: null,
    country_code: countryOf(country),
    country_id: country,
    telephone: null,
    fax: null,
    vat_id: null,
    default_billing: false,
    customer_id: null,
    extension_attributes: [],
    custom_attributes: [],
    custom_attributesV2: [],
  }
}
