import { addDays, type CalendarDate, type Holidays, type WallTime } from '../calendar/index.ts'
import { isSupportDay, type SupportHours } from './support-hours.ts'

/** Working hours after which an unanswered ticket is reported again, unless the brewery sets another number. */
export const ANSWERED_WITHIN_HOURS = { usual: 4, least: 1, most: 80 } as const

/** No market is closed for longer. */
const LONGEST_BREAK_DAYS = 60
const HOUR = 3_600

/** The latest moment since which so many working hours have passed: on working days, between the support hours. */
export function workingHoursAgo(
  now: WallTime,
  workingHours: number,
  { from, to }: SupportHours,
  holidays: Holidays,
): WallTime {
  const [opens, closes] = [secondOf(from), secondOf(to)]
  let remaining = workingHours * HOUR
  let day = now.today
  let end = Math.min(secondOf(now), closes)
  for (let closedDays = 0; closedDays < LONGEST_BREAK_DAYS;) {
    const open = isSupportDay(day, holidays) ? Math.max(end - opens, 0) : 0
    if (open >= remaining) return wallTimeOf(day, end - remaining)
    remaining -= open
    closedDays = open > 0 ? 0 : closedDays + 1
    day = addDays(day, -1)
    end = closes
  }
  return wallTimeOf(day, 0)
}

const secondOf = ({ hour, minute, second = 0 }: { hour: number; minute: number; second?: number }): number =>
  hour * HOUR + minute * 60 + second

const wallTimeOf = (today: CalendarDate, second: number): WallTime => ({
  today,
  hour: Math.floor(second / HOUR),
  minute: Math.floor((second % HOUR) / 60),
  second: second % 60,
})
