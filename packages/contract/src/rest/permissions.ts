import { CUSTOMER_TYPES, PERMISSIONS, ROLES } from '@fust/domain/access'
import Type, { type Static } from 'typebox'
import { queryOf, text } from './general.ts'

const role = Type.Enum([...ROLES], { description: 'The role.' })
const customerType = Type.Enum([...CUSTOMER_TYPES], { description: 'The customer type that it is about.' })
const permission = Type.Enum([...PERMISSIONS], { description: 'Its name in the permission schema.' })
const permissions = (description: string) =>
  Type.Array(Type.Enum([...PERMISSIONS]), { maxItems: PERMISSIONS.length, uniqueItems: true, description })

/** A permission of a role, as far as the customer type can have it. */
export const PermissionOfRole = Type.Object({
  permission,
  isGiven: Type.Boolean({ description: 'Whether the role gives it.' }),
  isByDefault: Type.Boolean({ description: 'Whether the role gives it where no administrator says otherwise.' }),
  fixed: Type.Union(
    [
      Type.Enum(['always-allowed', 'follows', 'not-for-role', 'administrator']),
      Type.Null({ description: 'It can be given and taken.' }),
    ],
    { description: 'Why it is neither given nor taken; null where it can be.' },
  ),
  people: Type.Integer({ description: 'How many people have the role, and would have this permission by it.' }),
})
export type PermissionOfRole = Static<typeof PermissionOfRole>

/** Something that an administrator changed about a role. */
export const RolePermissionChange = Type.Object({
  id: Type.Integer({ description: 'Its number in the audit trail.' }),
  at: text('When, ISO instant in UTC.'),
  byName: text('Who; empty for somebody who is not there any more.'),
  role,
  given: permissions('What the role gives since.'),
  taken: permissions('What it gives no more.'),
})
export type RolePermissionChange = Static<typeof RolePermissionChange>

/** GET admin/GetRolePermissions: what each role gives a customer type. */
export const RolePermissions = Type.Object({
  customerType,
  version: text('What `ChangeRolePermissions` takes, so that nobody changes what they have not seen.'),
  roles: Type.Array(
    Type.Object({
      role,
      permissions: Type.Array(PermissionOfRole, { description: 'Those that the customer type can have.' }),
    }),
    { description: 'All roles.' },
  ),
  changes: Type.Array(RolePermissionChange, { description: 'What was changed last, the latest first; at most ten.' }),
})
export type RolePermissions = Static<typeof RolePermissions>

export const RolePermissionsQuery = queryOf({ customerType })
export type RolePermissionsQuery = Static<typeof RolePermissionsQuery>

/** POST admin/ChangeRolePermissions */
export const RolePermissionsBody = Type.Object(
  {
    customerType,
    version: Type.String({
      pattern: '^[\\w-]{1,64}$',
      description: 'The version that was seen; with another one nothing changes.',
    }),
    roles: Type.Array(
      Type.Object(
        { role, permissions: permissions('All that the role gives from now on.') },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: ROLES.length, description: 'Roles that give something else from now on; each once.' },
    ),
  },
  { additionalProperties: false },
)
export type RolePermissionsBody = Static<typeof RolePermissionsBody>
