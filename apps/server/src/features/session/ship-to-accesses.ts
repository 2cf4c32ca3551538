import { combinedAccess } from '@fust/domain/access'
import type { ShipToAccess } from '#request/actor.ts'
import { permissionsOfEntry } from './role-entry.ts'
import type { StoredRoleEntry } from './session.store.ts'

/** What the role entries of a person give at each ship-to. */
export function shipToAccesses(entries: readonly StoredRoleEntry[]): ShipToAccess[] {
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
        shipToType: first.shipToCustomerType,
        priceGroup: first.priceGroup,
        entries: withPermissions,
        permissions: access.permissions,
      },
    ]
  })
}
