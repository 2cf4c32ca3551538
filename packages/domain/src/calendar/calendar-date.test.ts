import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween, isCalendarDate, weekday, yearAndMonth } from './index.ts'

const someDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => calendarDate(date.toISOString().slice(0, 10)))

describe('a calendar date', () => {
  test.each(['2026-05-05', '2024-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (text) => {
    expect(isCalendarDate(text)).toBe(true)
  })

  test.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-5-5', '05-05-2026', ''])(
    '"%s" is none',
    (text) => {
      expect(isCalendarDate(text)).toBe(false)
      expect(() => calendarDate(text)).toThrow(RangeError)
    },
  )

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 365, '2027-11-21'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(calendarDate(from), days)).toBe(to)
  })

  test.each([
    ['2026-11-23', 1],
    ['2026-11-20', 5],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['1969-12-31', 3],
  ])('%s is weekday %i', (date, expected) => {
    expect(weekday(calendarDate(date))).toBe(expected)
  })

  test('knows its year and month', () => {
    expect(yearAndMonth(calendarDate('2026-05-09'))).toEqual({ year: 2026, month: 5 })
  })
})

describe('every calendar date', () => {
  test('agrees with the calendar of the machine', () => {
    fc.assert(
      fc.property(someDay, (date) => {
        expect(weekday(date) % 7).toBe(new Date(`${date}T00:00:00Z`).getUTCDay())
      }),
    )
  })

  test('goes forth and back by the same number of days', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const later = addDays(date, days)
        expect(addDays(later, -days)).toBe(date)
        expect(daysBetween(date, later)).toBe(days)
        expect(later > date).toBe(days > 0)
      }),
    )
  })
})
