import type { Goods, OrderKind } from '../order/order-kind.ts'
import { isCustomerType, type CustomerType } from './customer-type.ts'
import type { Permission } from './permission.ts'

/** The catalogues a customer type orders from, in the order of its search tabs (SRC-27 to SRC-29); none for no such type. */
export function catalogueKinds(customerType: string): readonly OrderKind[] {
  return isCustomerType(customerType) ? KINDS[customerType] : []
}

/** The permission that opens the catalogue of such goods (P§6); who orders anything at a ship-to gives empties back there. */
export function cataloguePermission(goods: Goods): Permission {
  return PERMISSION_OF[goods]
}

const BEER_AND_POSM: readonly OrderKind[] = ['beer', 'posm']
const POSM_ONLY: readonly OrderKind[] = ['posm']

const KINDS: Readonly<Record<CustomerType, readonly OrderKind[]>> = {
  Distributor: BEER_AND_POSM,
  Trade: BEER_AND_POSM,
  Retail: BEER_AND_POSM,
  Agreement: BEER_AND_POSM,
  OntradeTank: ['tank', 'posm'],
  Ontrade: POSM_ONLY,
  InternalCustomer: POSM_ONLY,
  AccountManagerOntrade: POSM_ONLY,
  AccountManagerOfftrade: POSM_ONLY,
  Shop: POSM_ONLY,
  PosWederverkoper: POSM_ONLY,
}

const PERMISSION_OF: Readonly<Record<Goods, Permission>> = {
  beer: 'Catalogue Beer',
  tank: 'Catalogue Tank',
  posm: 'Catalogue POS Materials',
  empties: 'Catalogue',
}
