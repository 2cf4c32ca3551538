import { addDays, dateOf, weekday, type CalendarDate } from './calendar-date.ts'
import { easterSunday } from './easter.ts'

export const HOLIDAY_COUNTRIES = ['NL', 'CZ', 'SK', 'IT'] as const
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number]

/** Days on which nobody works, with the name each one is shown under. */
export type Holidays = ReadonlyMap<CalendarDate, string>

type Rule = { readonly name: string; readonly on: (year: number) => CalendarDate }

/** The public holidays of a country in one year, by kebab-case name for the dictionaries (BAR-40, MKT-11). */
export function publicHolidays(country: HolidayCountry, year: number): Holidays {
  return new Map(RULES[country].map((rule) => [rule.on(year), rule.name]))
}

const fixed = (name: string, month: number, day: number): Rule => ({ name, on: (year) => dateOf(year, month, day) })
const easter = (name: string, days: number): Rule => ({ name, on: (year) => addDays(easterSunday(year), days) })

const kingsDay: Rule = {
  name: 'kings-day',
  // Celebrated a day earlier when the birthday falls on a Sunday.
  on: (year) => dateOf(year, 4, weekday(dateOf(year, 4, 27)) === 7 ? 26 : 27),
}

const newYear = fixed('new-years-day', 1, 1)
const goodFriday = easter('good-friday', -2)
const easterDay = easter('easter-sunday', 0)
const easterMonday = easter('easter-monday', 1)
const labourDay = fixed('labour-day', 5, 1)
const allSaints = fixed('all-saints', 11, 1)
const christmasEve = fixed('christmas-eve', 12, 24)
const christmasDay = fixed('christmas-day', 12, 25)
const secondChristmasDay = fixed('second-christmas-day', 12, 26)

// Liberation Day (NL, 5 May) is an ordinary working day unless the brewery adds it.
const RULES: Readonly<Record<HolidayCountry, readonly Rule[]>> = {
  NL: [
    newYear,
    easterDay,
    easterMonday,
    kingsDay,
    easter('ascension-day', 39),
    easter('whit-sunday', 49),
    easter('whit-monday', 50),
    christmasDay,
    secondChristmasDay,
  ],
  CZ: [
    newYear,
    goodFriday,
    easterMonday,
    labourDay,
    fixed('liberation-day', 5, 8),
    fixed('cyril-and-methodius-day', 7, 5),
    fixed('jan-hus-day', 7, 6),
    fixed('statehood-day', 9, 28),
    fixed('independence-day', 10, 28),
    fixed('freedom-and-democracy-day', 11, 17),
    christmasEve,
    christmasDay,
    secondChristmasDay,
  ],
  SK: [
    newYear,
    fixed('epiphany', 1, 6),
    goodFriday,
    easterMonday,
    labourDay,
    fixed('liberation-day', 5, 8),
    fixed('cyril-and-methodius-day', 7, 5),
    fixed('national-uprising-day', 8, 29),
    fixed('our-lady-of-sorrows', 9, 15),
    allSaints,
    christmasEve,
    christmasDay,
    secondChristmasDay,
  ],
  IT: [
    newYear,
    fixed('epiphany', 1, 6),
    easterDay,
    easterMonday,
    fixed('liberation-day', 4, 25),
    labourDay,
    fixed('republic-day', 6, 2),
    fixed('assumption-day', 8, 15),
    allSaints,
    fixed('immaculate-conception', 12, 8),
    christmasDay,
    secondChristmasDay,
  ],
}
