import { isStaffType, type CustomerType } from './customer-type.ts'
import { CATALOGUE_PERMISSIONS, type Permission } from './permission.ts'
import { permissionsOf } from './role.ts'

/** What staff need while they order; people, profiles, documents and tickets of the customer are none of it. */
const FOR_ORDERING: readonly Permission[] = [
  'Home Page',
  'News & Events',
  'Catalogue',
  ...CATALOGUE_PERMISSIONS,
  'My Orders',
  'Product Recommendation',
]

/** True for a role of staff at a ship-to of a customer: there they look after others, and order in their name only (decisions IDN-25). */
export function looksAfter(role: CustomerType, shipTo: CustomerType): boolean {
  return isStaffType(role) && !isStaffType(shipTo)
}

/**
 * What staff may do at a ship-to of a customer while they order for it: what its own buyers may, as far as ordering
 * goes. Whoever may order nothing as staff may order nothing here, and what was withheld from them stays so.
 */
export function permissionsOrderingFor(
  customerType: CustomerType,
  {
    own,
    withheld,
    ofBuyers = null,
  }: {
    own: readonly Permission[]
    withheld: readonly Permission[]
    /** What the brewery gives its buyers; null where it leaves that to the matrix. */
    ofBuyers?: readonly Permission[] | null
  },
): Permission[] {
  if (!CATALOGUE_PERMISSIONS.some((catalogue) => own.includes(catalogue))) return []
  return permissionsOf('SalesAssociate', customerType, ofBuyers).filter(
    (permission) => FOR_ORDERING.includes(permission) && !withheld.includes(permission),
  )
}
