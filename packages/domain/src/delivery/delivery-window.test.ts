import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, type Holidays } from '../calendar/index.ts'
import { moment } from './delivery.builders.ts'
import { cutOffFor, earliestDeliveryDate, latestDeliveryDate, minutesUntilCutOff } from './index.ts'
import { isWorkingDay } from './working-days.ts'

const holidays: Holidays = new Map([
  [calendarDate('2026-04-27'), 'kings-day'],
  [calendarDate('2026-12-25'), 'christmas-day'],
])

describe('the earliest delivery date', () => {
  test.each([
    ['2026-05-05 09:00', '2026-05-06', '[BAR-36] before the cut-off the next working day is open'],
    ['2026-05-05 15:59:59', '2026-05-06', '[BAR-36] the last second before the cut-off still counts'],
    ['2026-05-05 16:00:00', '2026-05-07', '[BAR-35] 16:00:00 is after the cut-off'],
    ['2026-05-08 10:00', '2026-05-11', '[BAR-34] a weekend is skipped'],
    ['2026-05-08 16:00', '2026-05-12', '[BAR-35] after the cut-off on Friday it is Tuesday'],
    ['2026-05-09 10:00', '2026-05-12', '[BAR-35] a Saturday order counts two working days'],
    ['2026-04-24 10:00', '2026-04-28', '[BAR-37] a holiday is skipped'],
    ['2026-04-27 09:00', '2026-04-29', '[BAR-38] a holiday today is not a working day'],
    ['2026-12-24 16:30', '2026-12-29', '[BAR-37] a holiday and a weekend are skipped together'],
  ])('at %s is %s: %s', (now, expected) => {
    expect(earliestDeliveryDate(moment(now), holidays)).toBe(expected)
  })
})

test.each([
  ['14:29:59', '2026-05-06', 1],
  ['14:30:00', '2026-05-07', 0],
  ['15:10:00', '2026-05-07', -40],
])('with a cut-off at 14:30, at %s the first day is %s', (time, first, minutes) => {
  const now = moment(`2026-05-05 ${time}`, { hour: 14, minute: 30 })
  expect(earliestDeliveryDate(now, holidays)).toBe(first)
  expect(minutesUntilCutOff(now, calendarDate('2026-05-06'), holidays)).toBe(minutes)
})

test('[BAR-39] the latest delivery date is 365 days ahead', () => {
  expect(latestDeliveryDate(calendarDate('2026-11-23'))).toBe('2027-11-23')
})

describe('the cut-off', () => {
  test.each([
    ['2026-11-24', '2026-11-23', 'for a Tuesday it is on Monday'],
    ['2026-11-23', '2026-11-20', 'for a Monday it is on Friday'],
    ['2026-04-28', '2026-04-24', 'a holiday before it is skipped'],
  ])('for %s is on %s: %s', (date, expected) => {
    expect(cutOffFor(calendarDate(date), moment('2026-04-01 10:00'), holidays)).toEqual({
      date: expected,
      hour: 16,
      minute: 0,
    })
  })

  test.each([
    ['2026-11-23 13:46', 134, 'two hours and 14 minutes are left'],
    ['2026-11-23 15:59:30', 1, 'half a minute counts as one'],
    ['2026-11-23 16:00', 0, 'it is over'],
    ['2026-11-20 16:00', 4320, 'three whole days are left'],
  ])('at %s leaves %i minutes for Tuesday 24 November: %s', (now, minutes) => {
    expect(minutesUntilCutOff(moment(now), calendarDate('2026-11-24'), holidays)).toBe(minutes)
  })
})

describe('at any moment', () => {
  const anyMoment = fc.record({
    today: fc.integer({ min: 0, max: 800 }).map((days) => addDays(calendarDate('2026-01-01'), days)),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
    cutOff: fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) }),
  })

  test('[BAR-35] the earliest date is a working day after today, and its own cut-off is still ahead', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const earliest = earliestDeliveryDate(now, holidays)
        expect(isWorkingDay(earliest, holidays)).toBe(true)
        expect(earliest > now.today).toBe(true)
        expect(minutesUntilCutOff(now, earliest, holidays)).toBeGreaterThan(0)
      }),
    )
  })
})
