import {
  addDays,
  daysBetween,
  type BusinessMoment,
  type CalendarDate,
  type Holidays,
  type TimeOfDay,
} from '../calendar/index.ts'
import { addWorkingDays, isWorkingDay, previousWorkingDay } from './working-days.ts'

const LATEST_DELIVERY_DAYS = 365

/** The moment from which on a delivery day is out of reach. */
export type CutOff = TimeOfDay & { readonly date: CalendarDate }

/** First day the rules allow for an order placed now: one working day ahead, or two from the cut-off on (P§5, BAR-35, BAR-36). */
export function earliestDeliveryDate(now: BusinessMoment, holidays: Holidays): CalendarDate {
  const tooLateForToday = minutesOf(now) >= minutesOf(now.cutOff) || !isWorkingDay(now.today, holidays)
  return addWorkingDays(now.today, tooLateForToday ? 2 : 1, holidays)
}

/** Last day one can order for, itself included (P§5, BAR-39). */
export function latestDeliveryDate(today: CalendarDate): CalendarDate {
  return addDays(today, LATEST_DELIVERY_DAYS)
}

/** When ordering for a working day ends: at the cut-off of the working day before it (BAR-35, BAR-36). */
export function cutOffFor(date: CalendarDate, { cutOff }: BusinessMoment, holidays: Holidays): CutOff {
  return { date: previousWorkingDay(date, holidays), ...cutOff }
}

/** Whole minutes left to order for `date`, rounded up by wall clock; 0 or less when it is too late (decisions BAR-41). */
export function minutesUntilCutOff(now: BusinessMoment, date: CalendarDate, holidays: Holidays): number {
  const cutOff = cutOffFor(date, now, holidays)
  const minutesLeft = minutesOf(cutOff) - minutesOf(now) - now.second / 60
  return daysBetween(now.today, cutOff.date) * 1_440 + Math.ceil(minutesLeft)
}

const minutesOf = ({ hour, minute }: TimeOfDay): number => hour * 60 + minute
