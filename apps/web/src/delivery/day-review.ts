import type { CalendarEntry } from '@fust/contract/rest'
import { isCalendarDate, type CalendarDate, type Holidays } from '@fust/domain/calendar'
import { latestDeliveryDate, type DeliveryRefusal } from '@fust/domain/delivery'
import type { DayReview } from './components/use-day-refusal.ts'

/** Why a day cannot be picked, as the server said; a day it did not list cannot. */
export function dayReview(entries: readonly CalendarEntry[], today: CalendarDate): DayReview {
  const byDay = new Map(entries.map((entry) => [entry.globalDay, entry]))
  const earliest = entries.find(({ reason }) => !reason)?.globalDay
  const first = earliest && isCalendarDate(earliest) ? earliest : today
  return (date) => {
    const entry = byDay.get(date)
    if (entry && !entry.reason) return null
    const latest = latestDeliveryDate(today)
    if (date > latest) return { code: 'too-late', latest }
    return entry?.reason ? refusalOf(entry.reason, first, latest) : { code: 'before-cut-off-rule', earliest: first }
  }
}

/** The public holidays among the days, by date. */
export function holidaysIn(entries: readonly CalendarEntry[]): Holidays {
  const holidays = new Map<CalendarDate, string>()
  for (const { globalDay, reason } of entries)
    if (reason?.code === 'holiday' && isCalendarDate(globalDay)) holidays.set(globalDay, reason.name ?? '')
  return holidays
}

function refusalOf(
  { code, name = '' }: NonNullable<CalendarEntry['reason']>,
  earliest: CalendarDate,
  latest: CalendarDate,
): DeliveryRefusal {
  switch (code) {
    case 'weekend':
      return { code }
    case 'holiday':
    case 'closed':
      return { code, name }
    case 'before-cut-off-rule':
      return { code, earliest }
    case 'too-late':
      return { code, latest }
    case 'full':
      return { code, capacityPallets: 0, freePallets: 0 }
    default:
      return { code: 'not-a-delivery-day' }
  }
}
