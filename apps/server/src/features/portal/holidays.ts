import { calendarDate, type CalendarDate, type Holidays } from '@fust/domain/calendar'
import DateHolidays from 'date-holidays'

/** The public holidays of a country in a year, by name in the reader's language. */
export function publicHolidays(country: string, year: number, language: string): Holidays {
  const key = `${country} ${year} ${language}`
  const known = cache.get(key)
  if (known) return known
  const found = new Map<CalendarDate, string>()
  for (const holiday of new DateHolidays(country, { types: ['public'], languages: [language] }).getHolidays(year))
    found.set(calendarDate(holiday.date.slice(0, 10)), holiday.name)
  cache.set(key, found)
  return found
}

// A handful of countries, years and languages: the same answer in every process.
const cache = new Map<string, Holidays>()
