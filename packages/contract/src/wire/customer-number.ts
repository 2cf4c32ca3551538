const LARGEST_INT = 2_147_483_647

/** Adobe numbers customers: the number of a person with the UID `U100001` is 100001, and null where a UID has none. */
export function customerNumber(userId: string): number | null {
  const [, digits] = /^U([1-9]\d{0,9})$/.exec(userId) ?? []
  return digits !== undefined && Number(digits) <= LARGEST_INT ? Number(digits) : null
}
