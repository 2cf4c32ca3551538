import { dateOf, type CalendarDate } from './calendar-date.ts'

/** Easter Sunday of a year, by the Gregorian computus. */
export function easterSunday(year: number): CalendarDate {
  const goldenYear = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moonAge = (19 * goldenYear + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moonAge - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((goldenYear + 11 * moonAge + 22 * toSunday) / 451)
  const daysFromMarch = moonAge + toSunday - 7 * lateMoon + 114
  return dateOf(year, Math.floor(daysFromMarch / 31), (daysFromMarch % 31) + 1)
}
