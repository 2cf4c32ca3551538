import type { RolePermission, SessionUser, ShipToPermission } from '@fust/contract/rest'

export const PERMISSIONS = [
  'Catalogue',
  'Catalogue Beer',
  'Catalogue POS Materials',
  'Catalogue Tank',
  'Home Page',
  'My Profile',
  'My Documents',
  'My Orders',
  'Reporting',
  'Contracts',
  'Support',
  'Marketing Materials',
  'Notifications',
  'Training & Learning',
  'News & Events',
  'News and Articles',
  'Academy',
  'Pub Menu',
  'Product Recommendation',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const CATALOGUE_PERMISSIONS = [
  'Catalogue Beer',
  'Catalogue POS Materials',
  'Catalogue Tank',
] as const satisfies Permission[]

const ALWAYS_ALLOWED: readonly Permission[] = [
  'Home Page',
  'Pub Menu',
  'Product Recommendation',
  'My Documents',
  'News and Articles',
  'News & Events',
]

/** May this person, ordering for this ship-to, use what the permission names? The server decides again. */
export function may(permission: Permission, user: SessionUser, shipTo: ShipToPermission | undefined): boolean {
  if (ALWAYS_ALLOWED.includes(permission)) return true
  if (permission === 'Catalogue') return CATALOGUE_PERMISSIONS.some((one) => may(one, user, shipTo))
  // Ordering follows the chosen ship-to, the account's own pages the union of all.
  const entries = isCatalogue(permission) ? (shipTo ? [shipTo] : []) : user.permissionSchema
  const listed = user.allAvailablePermission.includes(permission)
  return listed && entries.some((entry) => entry.rpDetails.some((role) => grants(role, permission)))
}

/** The ship-tos that may order something. */
export function shipToChoices(user: SessionUser): ShipToPermission[] {
  return user.permissionSchema.filter((entry) =>
    entry.rpDetails.some((role) => CATALOGUE_PERMISSIONS.some((permission) => grants(role, permission))),
  )
}

/** A basic user holds none of the three catalogue permissions. */
export function isBasicUser(user: SessionUser): boolean {
  return shipToChoices(user).length === 0
}

function grants(role: RolePermission, permission: Permission): boolean {
  const names = role.permission.split(',').map((name) => name.trim())
  return names.includes(permission) && role.permissionFlags[permission] === '1'
}

function isCatalogue(permission: Permission): boolean {
  return CATALOGUE_PERMISSIONS.some((one) => one === permission)
}
