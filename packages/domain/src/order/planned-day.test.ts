import { expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { lastPlannedDay } from './index.ts'

const day = (text: string | null) => (text === null ? null : calendarDate(text))

test.each<[(string | null)[], string | null, string]>([
  [[], null, 'without a delivery nothing is planned'],
  [[null], null, 'nor with one that has no day'],
  [['2026-11-26'], '2026-11-26', 'one delivery comes on its day'],
  [['2026-11-27', null, '2026-11-26'], '2026-11-27', 'of several the last one counts'],
  [['2026-12-31', '2027-01-02'], '2027-01-02', 'over the end of a year, too'],
])('%j → %s: %s', (planned, expected, _because) => {
  expect(lastPlannedDay(planned.map(day))).toBe(expected)
})
