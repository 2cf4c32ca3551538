import { yearAndMonth, type CalendarDate } from '../calendar/index.ts'

/** Budgets are kept by the calendar year in which an order is placed, not by that of its delivery. */
export function budgetYear(today: CalendarDate): number {
  return yearAndMonth(today).year
}
