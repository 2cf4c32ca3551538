import type { CustomerType } from './customer-type.ts'
import { ALWAYS_ALLOWED, CATALOGUE_PERMISSIONS, PERMISSIONS, type Permission } from './permission.ts'
import { isAdministrator, mayBeGiven, permissionsOfType, type Role } from './role.ts'

/** Why a permission of a role is neither given nor taken. */
export type WhyFixed = 'always-allowed' | 'follows' | 'not-for-role' | 'administrator'

type Given = { role: Role; customerType: CustomerType; permission: Permission; isGiven: boolean }

/** Why this permission stays as it is; null where the brewery's administrator may give or take it. */
export function whyFixed({ role, customerType, permission, isGiven }: Given): WhyFixed | null {
  if (permission === 'Catalogue') return 'follows'
  if (ALWAYS_ALLOWED.some((allowed) => allowed === permission)) return 'always-allowed'
  if (!mayBeGiven(role, permission)) return 'not-for-role'
  // Else the last administrator could shut themselves out.
  return isGiven && isAdministrator({ role, customerType }) ? 'administrator' : null
}

/** What a role has for a customer type once it has what is wished; null where that gives or takes what is fixed. */
export function permissionsAsWished(
  { role, customerType }: Pick<Given, 'role' | 'customerType'>,
  has: readonly Permission[],
  wished: readonly Permission[],
): Permission[] | null {
  const possible = permissionsOfType(customerType)
  const changed = PERMISSIONS.filter((permission) => has.includes(permission) !== wished.includes(permission))
  const isFixed = changed.some((permission) => {
    if (permission === 'Catalogue') return false
    const isGiven = has.includes(permission)
    return !possible.has(permission) || whyFixed({ role, customerType, permission, isGiven }) !== null
  })
  return isFixed ? null : withCatalogue(wished)
}

/** What is given and taken between two; plain `Catalogue`, which follows from others, is not told. */
export function permissionChanges(
  before: readonly Permission[],
  after: readonly Permission[],
): { given: Permission[]; taken: Permission[] } {
  const told = PERMISSIONS.filter((permission) => permission !== 'Catalogue')
  return {
    given: told.filter((permission) => after.includes(permission) && !before.includes(permission)),
    taken: told.filter((permission) => before.includes(permission) && !after.includes(permission)),
  }
}

/** Plain `Catalogue` is there when one of the three is (decisions PRM-05). */
function withCatalogue(wished: readonly Permission[]): Permission[] {
  const hasCatalogue = CATALOGUE_PERMISSIONS.some((catalogue) => wished.includes(catalogue))
  return PERMISSIONS.filter((permission) => (permission === 'Catalogue' ? hasCatalogue : wished.includes(permission)))
}
