import { expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { budgetYear } from './index.ts'

test.each([
  ['2026-01-01', 2026],
  ['2026-12-31', 2026],
])('what is placed on %s is paid from the budget of %i, whenever it comes', (today, year) => {
  expect(budgetYear(calendarDate(today))).toBe(year)
})
