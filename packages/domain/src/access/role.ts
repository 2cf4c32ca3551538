import { catalogueKinds, cataloguePermission } from './catalogue-kinds.ts'
import { isCustomerType, isStaffType, mayHaveAcademy, mayHavePubMenu, type CustomerType } from './customer-type.ts'
import { ALWAYS_ALLOWED, CATALOGUE_PERMISSIONS, PERMISSIONS, type Permission } from './permission.ts'

export const ROLES = ['Owner', 'DelegatedOwner', 'Manager', 'SalesAssociate', 'Basic'] as const

/** What a person may do at a ship-to; shown as Key user, designated administrator, Manager, Buyer and Basic user. */
export type Role = (typeof ROLES)[number]

export function isRole(name: string): name is Role {
  return ROLES.some((role) => role === name)
}

/** True for the roles that manage people: Key user and designated administrator (PRM-39). */
export function canManageUsers(role: Role): boolean {
  return role === 'Owner' || role === 'DelegatedOwner'
}

/** True for the brewery's own administrator: who looks after people, of the brewery's own company (decisions 0169). */
export function isAdministrator({ role, customerType }: { role: string; customerType: string }): boolean {
  return isRole(role) && canManageUsers(role) && customerType === 'InternalCustomer'
}

/** True for a Key user: of a company by a customer's role, of the brewery itself by that of its administrator. */
export function isKeyUser({ role, customerType }: { role: Role; customerType: CustomerType }): boolean {
  return role === 'Owner' && (!isStaffType(customerType) || isAdministrator({ role, customerType }))
}

/**
 * The permissions a role has for a customer type: those that the brewery gives it, else those of the matrix
 * (decisions PRM-30). A name that we do not know has none, and no brewery gives a Basic user a catalogue (PRM-27).
 */
export function permissionsOf(
  role: string,
  customerType: string,
  given: readonly Permission[] | null = null,
): Permission[] {
  if (!isRole(role) || !isCustomerType(customerType)) return []
  const byType = permissionsOfType(customerType)
  const ofRole = given ?? MATRIX[role]
  return PERMISSIONS.filter(
    (permission) => byType.has(permission) && ofRole.includes(permission) && mayBeGiven(role, permission),
  )
}

/** What a brewery may give a role. */
export function mayBeGiven(role: Role, permission: Permission): boolean {
  return role !== 'Basic' || !permission.startsWith('Catalogue')
}

const OF_EVERYBODY: readonly Permission[] = [
  ...ALWAYS_ALLOWED,
  'My Profile',
  'Support',
  'Marketing Materials',
  'Notifications',
]

/** What each role may have, as far as the customer type has it (PRM-30). */
const MATRIX: Readonly<Record<Role, readonly Permission[]>> = {
  Owner: PERMISSIONS,
  DelegatedOwner: PERMISSIONS,
  Manager: PERMISSIONS,
  SalesAssociate: [...OF_EVERYBODY, 'Catalogue', ...CATALOGUE_PERMISSIONS, 'My Orders'],
  Basic: [...OF_EVERYBODY, 'Training & Learning', 'Academy'],
}

/** The permissions that a customer type can have at all. */
export function permissionsOfType(customerType: CustomerType): ReadonlySet<Permission> {
  const catalogues = new Set(catalogueKinds(customerType).map(cataloguePermission))
  return new Set(
    PERMISSIONS.filter((permission) => {
      if (permission === 'Academy') return mayHaveAcademy(customerType)
      if (permission === 'Pub Menu') return mayHavePubMenu(customerType)
      return !permission.startsWith('Catalogue ') || catalogues.has(permission)
    }),
  )
}
