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
  'Academy',
  'Pub Menu',
  'Product Recommendation',
] as const

/** What a person may use, by the names of the permission schema (P§6). */
export type Permission = (typeof PERMISSIONS)[number]

/** The three permissions that open a catalogue; plain `Catalogue` holds when one of them does (decisions PRM-05). */
export const CATALOGUE_PERMISSIONS = [
  'Catalogue Beer',
  'Catalogue POS Materials',
  'Catalogue Tank',
] as const satisfies readonly Permission[]

/** No section of the portal's configuration has to grant these (PRM-24). */
export const ALWAYS_ALLOWED = [
  'Home Page',
  'Pub Menu',
  'Product Recommendation',
  'My Documents',
  'News & Events',
] as const satisfies readonly Permission[]

/** The permissions named in a comma list; `News and Articles` is an older name of `News & Events` (PRM-25). */
export function permissionsIn(commaList: string): Permission[] {
  const names = new Set(commaList.split(',').map((name) => name.trim().replace('News and Articles', 'News & Events')))
  return PERMISSIONS.filter((permission) => names.has(permission))
}

/** True where the portal's sections grant it, and always where none has to (PRM-24); plain `Catalogue` is granted with a kind. */
export function isGranted(permission: Permission, sections: ReadonlySet<Permission>): boolean {
  if (permission === 'Catalogue') return CATALOGUE_PERMISSIONS.some((kind) => sections.has(kind))
  return ALWAYS_ALLOWED.some((allowed) => allowed === permission) || sections.has(permission)
}

/** What decides whether a permission holds: the person's list, the portal's sections, and the flags set to '1'. */
export type PermissionFacts = {
  readonly listed: ReadonlySet<Permission>
  readonly sections: ReadonlySet<Permission>
  readonly flagged: ReadonlySet<Permission>
}

/** True when list, section and flag agree; always allowed ones need no section (PRM-23, PRM-24). */
export function holdsPermission(permission: Permission, facts: PermissionFacts): boolean {
  if (permission === 'Catalogue') return CATALOGUE_PERMISSIONS.some((kind) => holdsPermission(kind, facts))
  return isGranted(permission, facts.sections) && facts.listed.has(permission) && facts.flagged.has(permission)
}

/** True for a person with none of the three catalogue permissions: no favourites, no cart (PRM-27). */
export function isBasicUser(permissions: ReadonlySet<Permission>): boolean {
  return !CATALOGUE_PERMISSIONS.some((permission) => permissions.has(permission))
}
