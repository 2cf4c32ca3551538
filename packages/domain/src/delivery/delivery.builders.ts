import { calendarDate, type BusinessMoment } from '../calendar/index.ts'
import type { DeliveryCalendar, DeliveryFacts } from './delivery-date.ts'

/** A moment written as `2026-11-23 13:46`, in a market with this cut-off. */
export function moment(text: string, cutOff = { hour: 16, minute: 0 }): BusinessMoment {
  const [hour = 0, minute = 0, second = 0] = text.slice(11).split(':').map(Number)
  return { today: calendarDate(text.slice(0, 10)), hour, minute, second, cutOff }
}

const everyWeekday: DeliveryCalendar = {
  weekdays: [1, 2, 3, 4, 5],
  halfTruckWeekdays: [2, 4],
  holidays: new Map(),
  closedDays: new Map(),
  dailyCapacityPallets: null,
  takenPallets: new Map(),
  freeDays: new Set(),
  plannedPallets: new Map(),
}

type Wish = Partial<DeliveryCalendar> & Partial<Omit<DeliveryFacts, 'calendar' | 'now'>>

export function buildDeliveryAt(now: string, wish: Wish = {}): DeliveryFacts {
  const { days = 'standard', palletPlaces = 1, ...calendar } = wish
  return { now: moment(now), days, palletPlaces, calendar: { ...everyWeekday, ...calendar } }
}
