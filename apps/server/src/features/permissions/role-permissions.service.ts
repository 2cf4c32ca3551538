import {
  permissionChanges,
  permissionsAsWished,
  permissionsOf,
  permissionsOfType,
  ROLES,
  whyFixed,
  type CustomerType,
  type Permission,
  type Role,
  type WhyFixed,
} from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { createHash } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import type { Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { holdActor, roleName } from '#features/session/index.ts'
import { createRolePermissionsStore, type SaidOfRole, type StoredRoleChange } from './role-permissions.store.ts'

const CHANGES_SHOWN = 10

export type SeenPermission = {
  permission: Permission
  isGiven: boolean
  isByDefault: boolean
  fixed: WhyFixed | null
  people: number
}

export type SeenRoles = {
  customerType: CustomerType
  version: string
  roles: { role: Role; permissions: SeenPermission[] }[]
  changes: StoredRoleChange[]
}

type Wish = { customerType: CustomerType; version: string; roles: { role: Role; permissions: Permission[] }[] }
type ChangeRefusal = AccessRefusal | { code: 'changed-meanwhile' | 'permission-fixed' | 'role-twice' }

/** What each role gives a customer type, which the brewery's administrator decides. */
export function createRolePermissions({ db, clock, authorise }: { db: Database; clock: Clock; authorise: Authorise }) {
  async function read(
    actor: Actor | null,
    operation: OperationName,
    customerType: CustomerType,
  ): Promise<Outcome<SeenRoles, AccessRefusal>> {
    const refusal = authorise(actor, operation)
    return refusal ? refuse(refusal) : accept(await see(db, customerType))
  }

  /** Changes come one after the other; what the administrator may, too, is read behind that. */
  async function change(
    asker: Actor | null,
    operation: OperationName,
    { customerType, version, roles }: Wish,
  ): Promise<Outcome<SeenRoles, ChangeRefusal>> {
    const refusal = authorise(asker, operation)
    if (refusal) return refuse(refusal)
    if (!asker) return refuse({ code: 'unauthorized' })
    if (new Set(roles.map(({ role }) => role)).size < roles.length) return refuse({ code: 'role-twice' })
    const done = await db.transaction(async (tx): Promise<Outcome<void, ChangeRefusal>> => {
      const store = createRolePermissionsStore(tx)
      await store.waitForTurn()
      const actor = await holdActor(tx, asker)
      const lost = authorise(actor, operation)
      if (lost) return refuse(lost)
      const said = await store.readSaid(customerType)
      if (versionOf(customerType, said) !== version) return refuse({ code: 'changed-meanwhile' })
      const changes = reviewRoles(customerType, said, roles)
      if (!changes) return refuse({ code: 'permission-fixed' })
      for (const { role, permissions, given, taken, isDefault } of changes) {
        await (isDefault ? store.forget(role, customerType) : store.save(role, customerType, permissions))
        writeAudit(tx, {
          at: clock.now(),
          actorId: asker.userId,
          companyId: null,
          shipToId: null,
          action: 'role-permissions-changed',
          subject: roleName(role, customerType),
          details: { role, customerType, given, taken },
        })
      }
      return accept(undefined)
    })
    return done.ok ? accept(await see(db, customerType)) : done
  }

  return { read, change }
}

export type RolePermissionsDesk = ReturnType<typeof createRolePermissions>

type RoleChange = {
  role: Role
  permissions: Permission[]
  given: Permission[]
  taken: Permission[]
  /** Whether the role has what it has by default again. */
  isDefault: boolean
}

/** The roles that become others; null where something is given or taken that is fixed. */
function reviewRoles(
  customerType: CustomerType,
  said: readonly SaidOfRole[],
  wishes: Wish['roles'],
): RoleChange[] | null {
  const changes: RoleChange[] = []
  for (const { role, permissions } of wishes) {
    const { own = null, folder = null } = said.find((of) => of.role === role) ?? {}
    const has = permissionsOf(role, customerType, own ?? folder)
    const wished = permissionsAsWished({ role, customerType }, has, permissions)
    if (!wished) return null
    const { given, taken } = permissionChanges(has, wished)
    if (given.length + taken.length === 0) continue
    const others = permissionChanges(permissionsOf(role, customerType, folder), wished)
    const isDefault = others.given.length + others.taken.length === 0
    changes.push({ role, permissions: wished, given, taken, isDefault })
  }
  return changes
}

async function see(db: Queries, customerType: CustomerType): Promise<SeenRoles> {
  const store = createRolePermissionsStore(db)
  const possible = [...permissionsOfType(customerType)]
  const subjects = ROLES.map((role) => roleName(role, customerType))
  const [said, counted, changes] = await Promise.all([
    store.readSaid(customerType),
    store.countPeople(customerType, possible),
    store.listChanges(subjects, CHANGES_SHOWN),
  ])
  const roles = said.map(({ role, own, folder }) => {
    const has = permissionsOf(role, customerType, own ?? folder)
    const byDefault = permissionsOf(role, customerType, folder)
    const permissions = possible.map((permission): SeenPermission => {
      const isGiven = has.includes(permission)
      return {
        permission,
        isGiven,
        isByDefault: byDefault.includes(permission),
        fixed: whyFixed({ role, customerType, permission, isGiven }),
        people: counted.find((of) => of.role === role && of.permission === permission)?.people ?? 0,
      }
    })
    return { role, permissions }
  })
  return { customerType, version: versionOf(customerType, said), roles, changes }
}

/** Known by what it says: who has seen the same may change it. */
function versionOf(customerType: CustomerType, said: readonly SaidOfRole[]): string {
  const gives = said.map(({ role, own, folder }) => [
    permissionsOf(role, customerType, own ?? folder),
    permissionsOf(role, customerType, folder),
  ])
  return createHash('sha256')
    .update(JSON.stringify([customerType, gives]))
    .digest('base64url')
}
