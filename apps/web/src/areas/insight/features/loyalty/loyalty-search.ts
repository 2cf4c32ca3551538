/** Whose points, of which year; without them the running year of the ship-to that is chosen. */
export type LoyaltySearch = { shipTo?: string | undefined; year?: number | undefined }

const FIRST_YEAR = 2000
const LAST_YEAR = 2100

export function loyaltySearch({ shipTo, year }: Record<string, unknown>): LoyaltySearch {
  const number = Number(year)
  const isYear = Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR
  return { shipTo: typeof shipTo === 'string' ? shipTo : undefined, year: isYear ? number : undefined }
}
