import type { Role } from '@fust/domain/access'
import type { TextKey } from '../i18n/index.ts'

/** A role as people call it (PRM-31 to PRM-35). */
export const ROLE_TEXTS = {
  Owner: 'roles.Owner',
  DelegatedOwner: 'roles.DelegatedOwner',
  Manager: 'roles.Manager',
  SalesAssociate: 'roles.SalesAssociate',
  Basic: 'roles.Basic',
} as const satisfies Record<Role, TextKey>
