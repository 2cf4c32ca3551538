import { weekday, type CalendarDate, type Holidays, type TimeOfDay, type WallTime } from '../calendar/index.ts'

/** From when to when somebody answers on a working day. */
export type SupportHours = { readonly from: TimeOfDay; readonly to: TimeOfDay }

/** When a brewery answers that says nothing else (SUP-09). */
export const USUAL_SUPPORT_HOURS: SupportHours = { from: { hour: 8, minute: 0 }, to: { hour: 18, minute: 0 } }

/** The hours as a brewery writes them, such as '08:00'; the usual ones where it says nothing. */
export function supportHoursOf(hours: { from: string; to: string } | undefined): SupportHours {
  return hours ? { from: timeOf(hours.from), to: timeOf(hours.to) } : USUAL_SUPPORT_HOURS
}

function timeOf(text: string): TimeOfDay {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return { hour, minute }
}

/** Working days within which a request is answered (SUP-10). */
export const ANSWERED_WITHIN_DAYS = { least: 1, most: 3 } as const

/** Whether somebody answers at this moment: on Monday to Friday, on no holiday, from the first minute up to the last. */
export function isSupportOpen(now: WallTime, { from, to }: SupportHours, holidays: Holidays): boolean {
  return isSupportDay(now.today, holidays) && minuteOf(now) >= minuteOf(from) && minuteOf(now) < minuteOf(to)
}

/** True for Monday to Friday without holidays. */
export const isSupportDay = (day: CalendarDate, holidays: Holidays): boolean => weekday(day) <= 5 && !holidays.has(day)

const minuteOf = ({ hour, minute }: TimeOfDay): number => hour * 60 + minute
