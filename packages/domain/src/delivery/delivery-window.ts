import { addDays, daysBetween, type BusinessMoment, type CalendarDate, type Holidays } from '../calendar/index.ts'
import { addWorkingDays, isWorkingDay, previousWorkingDay } from './working-days.ts'

/** From this hour on, in the market's time zone, an order needs one more working day; 16:00:00.000 is after it. */
export const CUT_OFF_HOUR = 16
const LATEST_DELIVERY_DAYS = 365

/** The moment from which on a delivery day is out of reach. */
export type CutOff = { readonly date: CalendarDate; readonly hour: number }

/** First day the rules allow for an order placed now: one working day ahead, or two (P§5, BAR-35, BAR-36). */
export function earliestDeliveryDate(now: BusinessMoment, holidays: Holidays): CalendarDate {
  const tooLateForToday = now.hour >= CUT_OFF_HOUR || !isWorkingDay(now.today, holidays)
  return addWorkingDays(now.today, tooLateForToday ? 2 : 1, holidays)
}

/** Last day one can order for, itself included (P§5, BAR-39). */
export function latestDeliveryDate(today: CalendarDate): CalendarDate {
  return addDays(today, LATEST_DELIVERY_DAYS)
}

/** When ordering for a working day ends: at the cut-off of the working day before it (BAR-35, BAR-36). */
export function cutOffFor(date: CalendarDate, holidays: Holidays): CutOff {
  return { date: previousWorkingDay(date, holidays), hour: CUT_OFF_HOUR }
}

/** Whole minutes left to order for `date`, rounded up by wall clock; 0 or less when it is too late (decisions BAR-41). */
export function minutesUntilCutOff(now: BusinessMoment, date: CalendarDate, holidays: Holidays): number {
  const cutOff = cutOffFor(date, holidays)
  const secondsToday = now.hour * 3600 + now.minute * 60 + now.second
  return Math.ceil((daysBetween(now.today, cutOff.date) * 86_400 + cutOff.hour * 3600 - secondsToday) / 60)
}
