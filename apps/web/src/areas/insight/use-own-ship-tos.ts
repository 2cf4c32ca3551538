import { useSelectedShipTo, useSession } from '../../session/index.ts'

/** All ship-tos of the person, also where nothing can be ordered, and the one that figures begin with. */
export function useOwnShipTos() {
  const { user } = useSession()
  const { shipTo: selected } = useSelectedShipTo()
  const shipTos = user?.permissionSchema ?? []
  const first = shipTos.find(({ shipToId }) => shipToId === user?.defaultShipToID) ?? shipTos[0]
  return { shipTo: selected ?? first, shipTos }
}
