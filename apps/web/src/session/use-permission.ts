import { may, type Permission } from './permissions.ts'
import { useSelectedShipTo } from './selected-ship-to.ts'
import { useSession } from './api/session-query.ts'

/** Asks whether the signed-in person may use what a permission names. */
export function usePermission(): (permission: Permission) => boolean {
  const { user } = useSession()
  const { shipTo } = useSelectedShipTo()
  return (permission) => user !== null && may(permission, user, shipTo)
}
