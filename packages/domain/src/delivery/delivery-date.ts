import { addDays, weekday, type BusinessMoment, type CalendarDate, type Holidays } from '../calendar/index.ts'
import { earliestDeliveryDate, latestDeliveryDate } from './delivery-window.ts'
import { isWeekend } from './working-days.ts'

/** The days a ship-to is delivered on, as the brewery plans them; weekdays are 1 (Monday) to 7 (Sunday). */
export type DeliveryCalendar = {
  readonly weekdays: readonly number[]
  readonly halfTruckWeekdays: readonly number[]
  readonly holidays: Holidays
  /** Days without delivery that are no public holidays, with the reason as shown. */
  readonly closedDays: ReadonlyMap<CalendarDate, string>
  /** Pallet places that can be delivered on one day; null when nobody counts them. */
  readonly dailyCapacityPallets: number | null
  readonly takenPallets: ReadonlyMap<CalendarDate, number>
  /** Days on which the ERP says that nobody works, and the pallet places it plans for a day: both only narrow. */
  readonly freeDays: ReadonlySet<CalendarDate>
  readonly plannedPallets: ReadonlyMap<CalendarDate, number>
}

export type DeliveryFacts = {
  readonly now: BusinessMoment
  readonly calendar: DeliveryCalendar
  readonly days: 'standard' | 'half-truck'
  /** Pallet places the order itself takes; nothing for tank beer and POS materials, which no day is full for. */
  readonly palletPlaces: number
}

export type DeliveryRefusal =
  | { readonly code: 'weekend' }
  | { readonly code: 'holiday'; readonly name: string }
  | { readonly code: 'before-cut-off-rule'; readonly earliest: CalendarDate }
  | { readonly code: 'too-late'; readonly latest: CalendarDate }
  | { readonly code: 'closed'; readonly name: string }
  | { readonly code: 'not-a-delivery-day' }
  | { readonly code: 'full'; readonly capacityPallets: number; readonly freePallets: number }

export type DayAvailability = { readonly date: CalendarDate; readonly refusal: DeliveryRefusal | null }

/** Why an order cannot come on that day, or null when it can (P§5, BAR-34 to BAR-43). */
export function reviewDeliveryDate(date: CalendarDate, facts: DeliveryFacts): DeliveryRefusal | null {
  const { now, calendar } = facts
  if (isWeekend(date)) return { code: 'weekend' }
  const holiday = calendar.holidays.get(date)
  if (holiday !== undefined) return { code: 'holiday', name: holiday }
  const earliest = earliestDeliveryDate(now, calendar.holidays)
  if (date < earliest) return { code: 'before-cut-off-rule', earliest }
  const latest = latestDeliveryDate(now.today)
  if (date > latest) return { code: 'too-late', latest }
  const closed = calendar.closedDays.get(date)
  if (closed !== undefined) return { code: 'closed', name: closed }
  if (!deliveryWeekdays(facts).includes(weekday(date)) || calendar.freeDays.has(date))
    return { code: 'not-a-delivery-day' }
  return reviewDailyCapacity(date, facts)
}

/** One day of the calendar with the reason why it cannot be picked, if there is one (decisions BAR-43). */
export function dayAvailability(date: CalendarDate, facts: DeliveryFacts): DayAvailability {
  return { date, refusal: reviewDeliveryDate(date, facts) }
}

/** Every day the order can come on, earliest first; the only days a client may offer (BAR-42). */
export function deliverableDays(facts: DeliveryFacts): CalendarDate[] {
  return [...openDays(facts)]
}

/** The first of the deliverable days, or null when the calendar holds none (BAR-34). */
export function firstAvailableDate(facts: DeliveryFacts): CalendarDate | null {
  for (const first of openDays(facts)) return first
  return null
}

/** One after the other, so that who wants the first does not wait for a year of them. */
function* openDays(facts: DeliveryFacts): Generator<CalendarDate> {
  const { now, calendar } = facts
  const latest = latestDeliveryDate(now.today)
  for (let date = earliestDeliveryDate(now, calendar.holidays); date <= latest; date = addDays(date, 1))
    if (reviewDeliveryDate(date, facts) === null) yield date
}

function deliveryWeekdays({ calendar, days }: DeliveryFacts): readonly number[] {
  return days === 'half-truck' ? calendar.halfTruckWeekdays : calendar.weekdays
}

function reviewDailyCapacity(date: CalendarDate, { calendar, palletPlaces }: DeliveryFacts): DeliveryRefusal | null {
  const capacityPallets = Math.min(
    calendar.dailyCapacityPallets ?? Infinity,
    calendar.plannedPallets.get(date) ?? Infinity,
  )
  if (capacityPallets === Infinity || palletPlaces === 0) return null
  const freePallets = Math.max(0, capacityPallets - (calendar.takenPallets.get(date) ?? 0))
  return palletPlaces > freePallets ? { code: 'full', capacityPallets, freePallets } : null
}
