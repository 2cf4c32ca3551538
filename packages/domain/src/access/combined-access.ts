import { firstCustomerType, type CustomerType } from './customer-type.ts'
import { isBasicUser, type Permission } from './permission.ts'
import { canManageUsers, type Role } from './role.ts'

/** One role that a person has at a ship-to (`rpDetails`). */
export type RoleEntry = {
  readonly role: Role
  readonly customerType: CustomerType
  readonly permissions: readonly Permission[]
}

/** What all role entries of a ship-to amount to. */
export type CombinedAccess = {
  readonly customerType: CustomerType | null
  readonly permissions: ReadonlySet<Permission>
  /** Orders by the litre; true as soon as one entry says on-trade tank (PRM-42). */
  readonly isTankCustomer: boolean
  readonly isBasicUser: boolean
  readonly canManageUsers: boolean
  /** Holds only when every entry has Product Recommendation (PRM-28). */
  readonly hasRecommendations: boolean
}

/** The union of permissions, and the first type in canonical order (decisions PRM-26, PRM-46). */
export function combinedAccess(entries: readonly RoleEntry[]): CombinedAccess {
  const types = entries.map((entry) => entry.customerType)
  const permissions = new Set(entries.flatMap((entry) => entry.permissions))
  return {
    customerType: firstCustomerType(types),
    permissions,
    isTankCustomer: types.includes('OntradeTank'),
    isBasicUser: isBasicUser(permissions),
    canManageUsers: entries.some((entry) => canManageUsers(entry.role)),
    hasRecommendations: hasRecommendations(entries),
  }
}

/** Holds only when every role entry has Product Recommendation, however many sections the portal has open (PRM-28, PRM-29). */
export function hasRecommendations(entries: readonly Pick<RoleEntry, 'permissions'>[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.permissions.includes('Product Recommendation'))
}
