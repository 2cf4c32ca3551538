export type DateParts = { readonly year: number; readonly month: number; readonly day: number }

const DAYS_PER_ERA = 146_097
const DAYS_BEFORE_1970 = 719_468

/** Days since 1 January 1970 of a day of the Gregorian calendar, by whole numbers alone. */
export function dayNumberOf({ year, month, day }: DateParts): number {
  // Years begin in March here, so that the leap day is the last day of its year.
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - DAYS_BEFORE_1970
}

/** The day of the Gregorian calendar that lies this many days after 1 January 1970. */
export function partsOf(dayNumber: number): DateParts {
  const days = dayNumber + DAYS_BEFORE_1970
  const era = Math.floor(days / DAYS_PER_ERA)
  const dayOfEra = days - era * DAYS_PER_ERA
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}
