import { dateOf, yearAndMonth, type CalendarDate } from '../calendar/index.ts'

/** From its first to its last day. */
export type Term = { readonly from: CalendarDate; readonly to: CalendarDate }

type Lifetime = { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate | null }

/**
 * The days that an agreed volume is counted in (decisions 0149): the calendar year of today as far as the contract runs;
 * before it runs its first year, after it has ended its last one.
 */
export function contractYear({ startsOn, endsOn }: Lifetime, today: CalendarDate): Term {
  const { year } = yearAndMonth(dayWithin(today, startsOn, endsOn))
  const firstDay = dateOf(year, 1, 1)
  const lastDay = dateOf(year, 12, 31)
  return {
    from: startsOn > firstDay ? startsOn : firstDay,
    to: endsOn !== null && endsOn < lastDay ? endsOn : lastDay,
  }
}

function dayWithin(day: CalendarDate, first: CalendarDate, last: CalendarDate | null): CalendarDate {
  if (day < first) return first
  return last !== null && day > last ? last : day
}
