import { catalogueKinds, cataloguePermission } from './catalogue-kinds.ts'
import { mayHaveAcademy, mayHavePubMenu, type CustomerType } from './customer-type.ts'
import { ALWAYS_ALLOWED, CATALOGUE_PERMISSIONS, PERMISSIONS, type Permission } from './permission.ts'

export const ROLES = ['Owner', 'DelegatedOwner', 'Manager', 'SalesAssociate', 'Basic'] as const

/** What a person may do at a ship-to; shown as Key user, designated administrator, Manager, Buyer and Basic user. */
export type Role = (typeof ROLES)[number]

/** The role meant by a name such as `Ontrade Tank Sales Associate`; null when it names none (PRM-31 to PRM-36). */
export function roleOf(name: string): Role | null {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  // Owner ends the name of Delegated Owner too; the role named last in the list is the more exact one.
  return ROLES.findLast((role) => letters.endsWith(role.toLowerCase())) ?? null
}

/** True for the roles that manage people: Key user and designated administrator (PRM-39). */
export function canManageUsers(role: Role): boolean {
  return role === 'Owner' || role === 'DelegatedOwner'
}

/** The permissions a role has by default for a customer type (decisions PRM-30). */
export function permissionsOf(role: Role, customerType: CustomerType): Permission[] {
  const byType = permissionsOfType(customerType)
  return PERMISSIONS.filter((permission) => byType.has(permission) && isInMatrix(role, permission))
}

const KEPT_FROM_BASIC: readonly Permission[] = [
  'Catalogue',
  ...CATALOGUE_PERMISSIONS,
  'Contracts',
  'Reporting',
  'My Orders',
]

const OF_SALES_ASSOCIATE: readonly Permission[] = [
  'Catalogue',
  ...CATALOGUE_PERMISSIONS,
  'My Orders',
  'Support',
  'Marketing Materials',
  'Notifications',
  'My Profile',
  ...ALWAYS_ALLOWED,
]

function isInMatrix(role: Role, permission: Permission): boolean {
  if (role === 'SalesAssociate') return OF_SALES_ASSOCIATE.includes(permission)
  return role !== 'Basic' || !KEPT_FROM_BASIC.includes(permission)
}

function permissionsOfType(customerType: CustomerType): ReadonlySet<Permission> {
  const catalogues = new Set(catalogueKinds(customerType).map(cataloguePermission))
  return new Set(
    PERMISSIONS.filter((permission) => {
      if (permission === 'Academy') return mayHaveAcademy(customerType)
      if (permission === 'Pub Menu') return mayHavePubMenu(customerType)
      return !permission.startsWith('Catalogue ') || catalogues.has(permission)
    }),
  )
}
