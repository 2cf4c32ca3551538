import type { Wire } from '@fust/contract/resolvers'
import { addressNumber, uidOf } from '@fust/contract/wire'
import { countryOf } from '@fust/domain/market'
import type { Actor } from '#request/actor.ts'
import type { AddressFields, RequestedAddress, StoredParty } from '#features/delivery/index.ts'

/** A ship-to; the invoice of what goes to the default one goes to its payer. */
export function wireShipToAddress(shipTo: StoredParty, actor: Actor, isDefault: boolean): Wire<'CustomerAddress'> {
  const defaults = { default_shipping: isDefault, default_billing: isDefault }
  const id = addressNumber(shipTo.id)
  return { ...addressOf(shipTo, actor), id, uid: id === null ? null : uidOf(id), company: shipTo.name, ...defaults }
}

export function wireRequestedAddress(address: RequestedAddress, actor: Actor): Wire<'CustomerAddress'> {
  const defaults = { default_shipping: false, default_billing: false }
  return { ...addressOf(address, actor), id: address.id, uid: uidOf(address.id), company: null, ...defaults }
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
    // Clients of Adobe Commerce read its code without asking whether there is one.
    region: { region: null, region_code: null, region_id: null },
    region_id: null,
    country_code: countryOf(country),
    country_id: country,
    telephone: null,
    fax: null,
    vat_id: null,
    customer_id: null,
    extension_attributes: [],
    custom_attributes: [],
    custom_attributesV2: [],
  }
}
