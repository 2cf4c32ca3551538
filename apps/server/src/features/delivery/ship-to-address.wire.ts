import type { ShipToAddress } from '@fust/contract/rest'
import type { DeliveryShipTo } from './delivery.service.ts'

/** The address of a ship-to in the words of the older systems (P§3). */
export function wireShipToAddress({ shipToId, street, houseNumber, ...place }: DeliveryShipTo): ShipToAddress {
  return {
    pe_idsap: shipToId,
    address1_line1: street,
    pe_address1_housenumber: houseNumber,
    address1_city: place.city,
    address1_postalcode: place.postcode,
    address1_country: place.country,
  }
}
