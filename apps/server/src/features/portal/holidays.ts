import { calendarDate, type CalendarDate, type Holidays } from '@fust/domain/calendar'
import type DateHolidays from 'date-holidays'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The public holidays of a country in a year, by name in the reader's language. */
export function publicHolidays(country: string, year: number, language: string): Holidays {
  const key = `${country} ${year} ${language}`
  const known = cache.get(key)
  if (known) return known
  const found = new Map<CalendarDate, string>()
  const Published = holidaysOfTheWorld()
  const published = new Published(country, { types: ['public', 'observance'], languages: [language] })
  for (const { date, name, type } of published.getHolidays(year)) {
    const day = calendarDate(date.slice(0, 10))
    if (type === 'public' || isFreeAgain(country, day)) found.set(day, name)
  }
  cache.set(key, found)
  return found
}

/** All countries are 8 MB of memory: whoever only shows beer does without. */
function holidaysOfTheWorld(): typeof DateHolidays {
  return require('date-holidays')
}

/** Slovakia works on these days in 2026 only; the library says for good. */
function isFreeAgain(country: string, day: CalendarDate): boolean {
  return country === 'SK' && day >= '2027' && ['-05-08', '-09-15'].some((date) => day.endsWith(date))
}

// A handful of countries, years and languages: the same answer in every process.
const cache = new Map<string, Holidays>()
