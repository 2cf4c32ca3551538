import { publishedHolidays, type Country } from './holidays-oracle.ts'

/**
 * When an order can be delivered, worked out once more from the words of the requirements (BAR-34 to BAR-43), with
 * UTC arithmetic alone. All four markets keep Central European Time.
 */
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const CUT_OFF_HOUR = 16
const LONGEST_DAYS = 365

/** What the clock on the wall shows at an instant: summer time runs from 01:00 UTC on the last Sunday of March to October's. */
export function wallClock(instantMs: number): { day: string; hour: number; minute: number } {
  const year = new Date(instantMs).getUTCFullYear()
  const isSummer = instantMs >= lastSundayAt1(year, 3) && instantMs < lastSundayAt1(year, 10)
  const shown = new Date(instantMs + (isSummer ? 2 : 1) * HOUR_MS)
  return { day: shown.toISOString().slice(0, 10), hour: shown.getUTCHours(), minute: shown.getUTCMinutes() }
}

/** The instant at which the wall shows this hour and minute of a day. */
export function instantAt(day: string, hour: number, minute: number): number {
  const winterMs = Date.parse(`${day}T00:00:00Z`) + (hour - 1) * HOUR_MS + minute * 60_000
  return wallClock(winterMs).hour === hour ? winterMs : winterMs - HOUR_MS
}

function lastSundayAt1(year: number, month: number): number {
  const lastOfMonth = new Date(Date.UTC(year, month, 0))
  return lastOfMonth.getTime() - lastOfMonth.getUTCDay() * DAY_MS + HOUR_MS
}

export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function isWorkingDay(day: string, country: Country): boolean {
  return workingDaysOf(country).has(day)
}

/** The first day an order can come that is placed at this instant. */
export function firstDay(instantMs: number, country: Country): string {
  const { day: today, hour } = wallClock(instantMs)
  let left = hour >= CUT_OFF_HOUR || !isWorkingDay(today, country) ? 2 : 1
  let day = today
  while (left > 0) {
    day = daysLater(day, 1)
    if (isWorkingDay(day, country)) left -= 1
  }
  return day
}

/** Whether an order that is placed at this instant can come on that day. */
export function canCome(day: string, instantMs: number, country: Country): boolean {
  const { day: today } = wallClock(instantMs)
  return isWorkingDay(day, country) && day >= firstDay(instantMs, country) && day <= daysLater(today, LONGEST_DAYS)
}

/** Every day an order can come on. */
export function allDays(instantMs: number, country: Country): string[] {
  const { day: today } = wallClock(instantMs)
  return Array.from({ length: LONGEST_DAYS + 1 }, (_, days) => daysLater(today, days)).filter((day) =>
    canCome(day, instantMs, country),
  )
}

const FIRST_YEAR = 2026
const LAST_YEAR = 2031
const known = new Map<Country, ReadonlySet<string>>()

function workingDaysOf(country: Country): ReadonlySet<string> {
  const found = known.get(country)
  if (found) return found
  const holidays = publishedHolidays(country)
  const days = new Set<string>()
  for (let ms = Date.UTC(FIRST_YEAR, 0, 1); ms < Date.UTC(LAST_YEAR + 1, 0, 1); ms += DAY_MS) {
    const date = new Date(ms)
    const day = date.toISOString().slice(0, 10)
    if (date.getUTCDay() % 6 !== 0 && !holidays.has(day)) days.add(day)
  }
  known.set(country, days)
  return days
}
