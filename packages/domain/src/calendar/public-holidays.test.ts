import { describe, expect, test } from 'vitest'
import { calendarDate, publicHolidays, type HolidayCountry } from './index.ts'

const nameOf = (country: HolidayCountry, date: string) =>
  publicHolidays(country, Number(date.slice(0, 4))).get(calendarDate(date))

describe('public holidays', () => {
  test.each([
    ['NL', '2026-01-01', 'new-years-day'],
    ['NL', '2026-04-05', 'easter-sunday'],
    ['NL', '2026-04-06', 'easter-monday'],
    ['NL', '2026-04-27', 'kings-day'],
    ['NL', '2026-05-14', 'ascension-day'],
    ['NL', '2026-05-25', 'whit-monday'],
    ['NL', '2027-03-29', 'easter-monday'],
    ['NL', '2027-12-26', 'second-christmas-day'],
    ['CZ', '2026-04-03', 'good-friday'],
    ['SK', '2026-08-29', 'national-uprising-day'],
    ['IT', '2026-06-02', 'republic-day'],
  ] as const)('[BAR-40] in %s, %s is %s', (country, date, name) => {
    expect(nameOf(country, date)).toBe(name)
  })

  test('the king is celebrated on Saturday when his birthday falls on Sunday', () => {
    expect(nameOf('NL', '2031-04-26')).toBe('kings-day')
    expect(nameOf('NL', '2031-04-27')).toBeUndefined()
  })

  test('[BAR-38] 5 May is a working day unless the brewery adds it', () => {
    expect(nameOf('NL', '2026-05-05')).toBeUndefined()
  })
})
