import { CUSTOMER_TYPES, isStaffType, type CustomerType } from './customer-type.ts'
import { looksAfter } from './ordering-for.ts'
import type { ShipToRole } from './role-change.ts'
import { canManageUsers, isAdministrator, ROLES, type Role } from './role.ts'

/**
 * Who gives roles, seen from one company: the brewery's folder, its administrator, one of its other people who looks
 * after the company, the company's own Key user or designated administrator, or nobody who may.
 */
export const ROLE_GIVERS = ['import', 'administrator', 'staff', 'company-manager', 'nobody'] as const
export type RoleGiver = (typeof ROLE_GIVERS)[number]

/** Whose person gets a role, by the roles they have already; `new` is neither yet. Nobody is of the brewery and of a customer at once. */
export const ROLE_TARGETS = ['new', 'customer', 'brewery'] as const
export type RoleTarget = (typeof ROLE_TARGETS)[number]

type TypedRole = Pick<ShipToRole, 'role' | 'customerType'>
type GiverRole = TypedRole & {
  readonly companyId: string
  /** The customer type of the ship-to itself. */
  readonly shipToType: CustomerType
}

/** What somebody with these roles is to a company when roles are given there. */
export function roleGiverAt(companyId: string, roles: readonly GiverRole[]): RoleGiver {
  const here = roles.filter((role) => role.companyId === companyId)
  const isOfBrewery = here.some(({ customerType }) => isStaffType(customerType))
  if (isOfBrewery && roles.some(isAdministrator)) return 'administrator'
  if (here.some(({ customerType, shipToType }) => looksAfter(customerType, shipToType))) return 'staff'
  // The role of a customer alone counts: whoever of the brewery is called Key user there manages nobody by that.
  const managesCompany = here.some(({ role, customerType }) => canManageUsers(role) && !isStaffType(customerType))
  return managesCompany ? 'company-manager' : 'nobody'
}

/** The companies where somebody with these roles gives any, by their numbers. */
export function roleGivers(roles: readonly GiverRole[]): Map<string, RoleGiver> {
  const companies = [...new Set(roles.map(({ companyId }) => companyId))].toSorted()
  const givers = companies.map((companyId) => [companyId, roleGiverAt(companyId, roles)] as const)
  return new Map(givers.filter(([, giver]) => giver !== 'nobody'))
}

/** Whose person somebody with roles of these customer types is. A shop is the brewery's, so its people may be too. */
export function roleTargetOf(customerTypes: readonly CustomerType[]): RoleTarget {
  if (customerTypes.some((type) => !isStaffType(type) && type !== 'Shop')) return 'customer'
  return customerTypes.some(isStaffType) ? 'brewery' : 'new'
}

/** The place of a role: the customer type of the ship-to itself, and whose person gets the role. */
export type RolePlace = { readonly shipToType: CustomerType; readonly target: RoleTarget }

/** The table of who gives which role: giver, role, customer type, ship-to and person. */
export function mayGiveRole(
  giver: RoleGiver,
  { role, customerType }: TypedRole,
  { shipToType, target }: RolePlace,
): boolean {
  const isOfStaff = isStaffType(customerType)
  if (giver === 'nobody' || !isPossible({ role, customerType }, { shipToType, target })) return false
  if (giver === 'import') return true
  if (isOfStaff) return giver === 'administrator'
  return customerType === shipToType
}

/** Whether a role that somebody has can be changed, switched off or taken away by this giver. */
export function mayTakeRole(giver: RoleGiver, customerType: CustomerType): boolean {
  if (giver === 'nobody') return false
  return giver === 'import' || giver === 'administrator' || !isStaffType(customerType)
}

/** What can be chosen at a ship-to for somebody new: the customer types with their roles. */
export function roleChoices(
  giver: RoleGiver,
  shipToType: CustomerType,
): { customerType: CustomerType; roles: Role[] }[] {
  return CUSTOMER_TYPES.flatMap((customerType) => {
    const place = { shipToType, target: 'new' } as const
    const roles = ROLES.filter((role) => mayGiveRole(giver, { role, customerType }, place))
    return roles.length > 0 ? [{ customerType, roles }] : []
  })
}

/** Whether such a role can exist at all, whoever gives it. */
function isPossible({ role, customerType }: TypedRole, { shipToType, target }: RolePlace): boolean {
  if (!isStaffType(customerType)) return target !== 'brewery' || customerType === 'Shop'
  // The administrator works at the brewery: at a customer's ship-to it would be one that nobody looks for.
  return target !== 'customer' && (isStaffType(shipToType) || !isAdministrator({ role, customerType }))
}
