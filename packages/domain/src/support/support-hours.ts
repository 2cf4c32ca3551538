import { weekday, type Holidays, type TimeOfDay, type WallTime } from '../calendar/index.ts'

/** From when to when somebody answers on a working day. */
export type SupportHours = { readonly from: TimeOfDay; readonly to: TimeOfDay }

/** When a brewery answers that says nothing else (SUP-09). */
export const USUAL_SUPPORT_HOURS: SupportHours = { from: { hour: 8, minute: 0 }, to: { hour: 18, minute: 0 } }

/** Working days within which a request is answered (SUP-10). */
export const ANSWERED_WITHIN_DAYS = { least: 1, most: 3 } as const

/** Whether somebody answers at this moment: on Monday to Friday, on no holiday, from the first minute up to the last. */
export function isSupportOpen(now: WallTime, { from, to }: SupportHours, holidays: Holidays): boolean {
  if (weekday(now.today) > 5 || holidays.has(now.today)) return false
  return minuteOf(now) >= minuteOf(from) && minuteOf(now) < minuteOf(to)
}

const minuteOf = ({ hour, minute }: TimeOfDay): number => hour * 60 + minute
