import type { ShipToPermission } from '@fust/contract/rest'
import { customerTypeOf, firstCustomerType, type CustomerType } from '@fust/domain/access'

/** The customer type of a ship-to, from its role entries; one that nobody knows gets no counters of its own. */
export function customerTypeAt(shipTo: ShipToPermission | undefined): CustomerType {
  return knownCustomerTypeAt(shipTo) ?? 'Ontrade'
}

/** The customer type of a ship-to; null when nobody knows it. */
export function knownCustomerTypeAt(shipTo: ShipToPermission | undefined): CustomerType | null {
  const types = (shipTo?.rpDetails ?? []).flatMap(({ customerType }) => customerTypeOf(customerType) ?? [])
  return firstCustomerType(types) ?? null
}
