export type DateParts = { readonly year: number; readonly month: number; readonly day: number }

const DAY_MS = 86_400_000

/** Days since 1 January 1970 of a day of the Gregorian calendar. */
export function dayNumberOf({ year, month, day }: DateParts): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** The day of the Gregorian calendar that lies this many days after 1 January 1970. */
export function partsOf(dayNumber: number): DateParts {
  const date = new Date(dayNumber * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
