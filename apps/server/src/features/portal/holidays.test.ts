import { calendarDate } from '@fust/domain/calendar'
import { describe, expect, test } from 'vitest'
import { publicHolidays } from './holidays.ts'

const nameOf = (country: string, date: string, language = 'en') =>
  publicHolidays(country, Number(date.slice(0, 4)), language).get(calendarDate(date))

/** From the published lists of each country. */
const PUBLISHED: Record<string, string[]> = {
  'NL 2026': ['01-01', '04-05', '04-06', '04-27', '05-14', '05-24', '05-25', '12-25', '12-26'],
  'NL 2027': ['01-01', '03-28', '03-29', '04-27', '05-06', '05-16', '05-17', '12-25', '12-26'],
  'CZ 2027': [
    '01-01',
    '03-26',
    '03-29',
    '05-01',
    '05-08',
    '07-05',
    '07-06',
    '09-28',
    '10-28',
    '11-17',
    '12-24',
    '12-25',
    '12-26',
  ],
  'IT 2027': [
    '01-01',
    '01-06',
    '03-28',
    '03-29',
    '04-25',
    '05-01',
    '06-02',
    '08-15',
    '11-01',
    '12-08',
    '12-25',
    '12-26',
  ],
}

describe('public holidays', () => {
  test.each(Object.entries(PUBLISHED))('[BAR-40] of %s are the published ones', (countryAndYear, days) => {
    const [country = '', year = ''] = countryAndYear.split(' ')
    const found = [...publicHolidays(country, Number(year), 'en').keys()].toSorted()
    expect(found.filter((day) => days.includes(day.slice(5)))).toEqual(days.map((day) => `${year}-${day}`))
    // What a country adds later may come; what the list names must be there.
    expect(found.length - days.length).toBeLessThanOrEqual(1)
  })

  test('have a name in the language asked for', () => {
    expect(nameOf('NL', '2026-12-25', 'nl')).toMatch(/kerst/i)
    expect(nameOf('NL', '2026-12-25', 'en')).toMatch(/christmas/i)
  })

  test('the king is celebrated on Saturday when his birthday falls on Sunday', () => {
    expect(nameOf('NL', '2031-04-26')).toBeDefined()
    expect(nameOf('NL', '2031-04-27')).toBeUndefined()
  })

  test('[BAR-40] 5 May is a working day unless the brewery adds it', () => {
    expect(nameOf('NL', '2026-05-05')).toBeUndefined()
  })
})
