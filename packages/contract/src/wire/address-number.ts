const LARGEST_INT = 2_147_483_647

/** Adobe numbers addresses; a ship-to's number is its id, and null where that is none. */
export function addressNumber(shipToId: string): number | null {
  return /^\d{1,10}$/.test(shipToId) && Number(shipToId) <= LARGEST_INT ? Number(shipToId) : null
}
