import type { SessionUser, ShipToPermission } from '@fust/contract/rest'
import { readLocal, useKept, writeLocal, writeSession } from '../lib/storage/storage.ts'
import { shipToChoices } from './permissions.ts'
import { useSession } from './api/session-query.ts'

/** The stored ship-to if still allowed, else the default, else the first active one. */
export function selectedShipTo(user: SessionUser, storedId: string | null): ShipToPermission | undefined {
  const choices = shipToChoices(user)
  const byId = (id: string | null) => choices.find((choice) => choice.shipToId === id)
  const active = choices.find((choice) => choice.shipToStatus.toUpperCase() === 'ACTIVE')
  return byId(storedId) ?? byId(user.defaultShipToID) ?? active ?? choices[0]
}

/** Nothing can be ordered for it (P§4). */
export const isSuspended = (shipTo: ShipToPermission): boolean => shipTo.shipToStatus.toUpperCase() === 'SUSPENDED'

export const storedShipToId = (): string | null => readLocal('shipToId')

function selectShipTo(shipToId: string): void {
  writeLocal('shipToId', shipToId)
  writeSession('shipToId', shipToId)
}

/** The ship-to one orders for, the others to choose from, and how to choose. */
export function useSelectedShipTo(): {
  shipTo: ShipToPermission | undefined
  choices: ShipToPermission[]
  select: (shipToId: string) => void
} {
  const { user } = useSession()
  const storedId = useKept(storedShipToId)
  if (!user) return { shipTo: undefined, choices: [], select: selectShipTo }
  return { shipTo: selectedShipTo(user, storedId), choices: shipToChoices(user), select: selectShipTo }
}
