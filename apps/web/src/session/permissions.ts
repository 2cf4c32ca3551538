import type { RolePermission, SessionUser, ShipToPermission } from '@fust/contract/rest'
import {
  customerTypeOf,
  hasRecommendations,
  holdsPermission,
  isAdministrator,
  isStaffType,
  permissionsIn,
  type Permission,
  type PermissionFacts,
} from '@fust/domain/access'

/** May this person, ordering for this ship-to, use what the permission names? The server decides again. */
export function may(permission: Permission, user: SessionUser, shipTo: ShipToPermission | undefined): boolean {
  // Ordering follows the chosen ship-to, the account's own pages the union of all.
  const entries = permission.startsWith('Catalogue')
    ? [shipTo].filter((entry) => entry !== undefined)
    : user.permissionSchema
  return holdsPermission(permission, permissionFacts(user, entries))
}

/** The ship-tos that may order something. */
export function shipToChoices(user: SessionUser): ShipToPermission[] {
  const known = choicesOf.get(user)
  if (known) return known
  const choices = user.permissionSchema.filter((entry) => holdsPermission('Catalogue', permissionFacts(user, [entry])))
  choicesOf.set(user, choices)
  return choices
}

// Every counter of every product asks: it is worked out once per session.
const choicesOf = new WeakMap<SessionUser, ShipToPermission[]>()

/** One of the three catalogues is open to this person: there is a cart and an order bar. */
export function canOrder(user: SessionUser): boolean {
  return shipToChoices(user).length > 0
}

/** The brewery's own administrator (decisions 0169). */
export function administers(user: SessionUser): boolean {
  const roles = user.permissionSchema.flatMap(({ rpDetails }) => rpDetails)
  return roles.some(({ roleid, customerType }) => isAdministrator({ role: roleOf(roleid), customerType }))
}

/** Somebody of the brewery, who looks after customers; not while they order for one. */
export function worksForBrewery(user: SessionUser): boolean {
  const types = user.permissionSchema.flatMap(({ rpDetails }) => rpDetails.map(({ customerType }) => customerType))
  return types.some((spelling) => {
    const type = customerTypeOf(spelling)
    return type !== null && isStaffType(type)
  })
}

/** Basic user wherever they have a role: the footer does not lead them to their profile (NAV-34). */
export function isBasicEverywhere(user: SessionUser): boolean {
  const roles = user.permissionSchema.flatMap(({ rpDetails }) => rpDetails)
  return roles.length > 0 && roles.every(({ roleid }) => roleid.startsWith('Basic.'))
}

// Such as `Owner.Distributor`.
const roleOf = (roleid: string): string => roleid.split('.')[0] ?? ''

/** Recommendations are asked for where every role of the person holds them (PRM-28). */
export function wantsRecommendations({ rpDetails }: ShipToPermission): boolean {
  return hasRecommendations(rpDetails.map((role) => ({ permissions: flaggedIn(role) })))
}

function permissionFacts(user: SessionUser, entries: readonly ShipToPermission[]): PermissionFacts {
  const listed = new Set(permissionsIn(user.allAvailablePermission.join(',')))
  const flagged = new Set(entries.flatMap((entry) => entry.rpDetails).flatMap(flaggedIn))
  // The session lists only what the portal's sections grant.
  return { listed, sections: listed, flagged }
}

function flaggedIn(role: RolePermission): Permission[] {
  return permissionsIn(role.permission).filter((permission) => role.permissionFlags[permission] === '1')
}

export type { Permission }
