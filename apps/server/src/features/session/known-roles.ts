import { combinedAccess } from '@fust/domain/access'
import type { ShipToAccess } from '#platform/actor.ts'
import type { Queries } from '#platform/database.ts'
import { createVersionedMemory } from '#platform/versioned-memory.ts'
import { permissionsOfEntry } from './role-entry.ts'
import { createSessionStore, type StoredRoleEntry } from './session.store.ts'

/** Role entries kept for all people of this process, some 3 KB each with what they give. */
const KEPT_ENTRIES = 5_000

/** The role entries of a person, and what they give at each ship-to. */
export type Roles = { entries: StoredRoleEntry[]; shipTos: readonly ShipToAccess[] }

/** Reads the roles of people, once for as long as what holds for customers is of the version that came with the session. */
export function createKnownRoles(db: Queries) {
  const memory = createVersionedMemory<Roles>(KEPT_ENTRIES, ({ entries }) => entries.length)

  return async (userId: string, version: number): Promise<Roles> => {
    const known = memory.get(version, userId)
    if (known) return known
    // Another version by now is a later one: what is read of it holds as well.
    const read = await createSessionStore(db).roleEntries(userId)
    const roles = rolesOf(read.entries)
    memory.keep(read.customerVersion, userId, roles)
    return roles
  }
}

export function rolesOf(entries: StoredRoleEntry[]): Roles {
  return { entries, shipTos: shipToAccesses(entries) }
}

function shipToAccesses(entries: readonly StoredRoleEntry[]): ShipToAccess[] {
  const byShipTo = Map.groupBy(entries, (entry) => entry.shipToId)
  return [...byShipTo.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const withPermissions = own.map((entry) => ({
      role: entry.role,
      customerType: entry.customerType,
      permissions: permissionsOfEntry(entry),
    }))
    const access = combinedAccess(withPermissions)
    return [
      {
        shipToId: first.shipToId,
        companyId: first.companyId,
        companyName: first.companyName,
        name: first.shipToName,
        status: first.shipToStatus,
        address: first.shipToAddress,
        customerType: access.customerType ?? first.shipToCustomerType,
        priceGroup: first.priceGroup,
        entries: withPermissions,
        permissions: access.permissions,
      },
    ]
  })
}
