import { addDays, weekday, type CalendarDate, type Holidays } from '../calendar/index.ts'

/** True for Saturday and Sunday. */
export function isWeekend(date: CalendarDate): boolean {
  return weekday(date) > 5
}

/** True for Monday to Friday without public holidays (BAR-38). */
export function isWorkingDay(date: CalendarDate, holidays: Holidays): boolean {
  return !isWeekend(date) && !holidays.has(date)
}

/** The day that many working days after `date`; weekends and holidays are skipped (BAR-37). */
export function addWorkingDays(date: CalendarDate, workingDays: number, holidays: Holidays): CalendarDate {
  let day = date
  for (let left = workingDays; left > 0; left -= 1) day = nextWorkingDay(day, 1, holidays)
  return day
}

/** The last working day before `date`. */
export function previousWorkingDay(date: CalendarDate, holidays: Holidays): CalendarDate {
  return nextWorkingDay(date, -1, holidays)
}

function nextWorkingDay(date: CalendarDate, step: 1 | -1, holidays: Holidays): CalendarDate {
  let day = addDays(date, step)
  while (!isWorkingDay(day, holidays)) day = addDays(day, step)
  return day
}
