import { daysBetween, type CalendarDate } from '../calendar/index.ts'
import { LATEST_ORDERS, takenBySku, type PastOrder, type Taken } from './past-order.ts'

/** Why a product is proposed. */
export type SuggestionReason =
  /** It is in most of what was ordered lately. */
  | { readonly code: 'usual'; readonly times: number; readonly of: number }
  /** It was ordered before, and not with the last order. */
  | { readonly code: 'missing'; readonly lastOn: CalendarDate }
  /** It was ordered at this time a year ago, and hardly since. */
  | { readonly code: 'season'; readonly lastOn: CalendarDate }

/** A product that the next order may have. */
export type LikelyProduct = {
  readonly sku: string
  /** From 0 to 1: how likely it is. */
  readonly share: number
  readonly reason: SuggestionReason
}

/** Each order counts half as much as the one so many orders after it. */
const HALVED_EVERY = 5
/** As many weeks as a year has, so that the weekday is the same. */
const YEAR_DAYS = 364
const SEASON_DAYS = 21
/** What an order of the same season a year ago counts beside the latest one. */
const SEASON_WEIGHT = 0.5
/** What is in fewer of the latest orders is no habit. */
const HABIT_SHARE = 0.25

/** What a ship-to has ordered, the likeliest first, told by its orders of one kind. */
export function likelyProducts(latestFirst: readonly PastOrder[], today: CalendarDate): LikelyProduct[] {
  const weights = latestFirst.map((order, place) => weightOf(order, place, today))
  const all = sumOf(weights)
  const gap = usualGap(latestFirst)
  const latest = Math.min(latestFirst.length, LATEST_ORDERS)
  return [...takenBySku(latestFirst)]
    .flatMap(([sku, taken]): LikelyProduct[] => {
      const [last] = taken
      if (!last) return []
      const share = sumOf(taken.map(({ place }) => weights[place] ?? 0)) / all
      const isDue = Math.min(1, (daysBetween(last.on, today) + 1) / gap)
      return [{ sku, share: share * isDue, reason: reasonFor(last, taken, { latest, today }) }]
    })
    .toSorted((a, b) => b.share - a.share || (a.sku < b.sku ? -1 : 1))
}

function weightOf(order: PastOrder, place: number, today: CalendarDate): number {
  return 2 ** (-place / HALVED_EVERY) + (isOfSeason(order, today) ? SEASON_WEIGHT : 0)
}

function isOfSeason({ on }: Pick<PastOrder, 'on'>, today: CalendarDate): boolean {
  return Math.abs(daysBetween(on, today) - YEAR_DAYS) <= SEASON_DAYS
}

/** Days from one order to the next, as is usual: before they are over, what came with the last one is not due. */
function usualGap(latestFirst: readonly PastOrder[]): number {
  const days = latestFirst.slice(0, LATEST_ORDERS).map(({ on }) => on)
  const gaps = days.flatMap((day, index) => {
    const before = days[index + 1]
    return before === undefined ? [] : Math.max(1, daysBetween(before, day))
  })
  const sorted = gaps.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 1
}

function reasonFor(
  last: Taken,
  taken: readonly Taken[],
  { latest, today }: { latest: number; today: CalendarDate },
): SuggestionReason {
  const ofSeason = taken.findIndex((own) => isOfSeason(own, today))
  const lastYear = taken[ofSeason]
  // The latest come first: so many orders had it since.
  if (lastYear && ofSeason < latest * HABIT_SHARE) return { code: 'season', lastOn: lastYear.on }
  const times = taken.filter(({ place }) => place < latest).length
  return last.place === 0 ? { code: 'usual', times, of: latest } : { code: 'missing', lastOn: last.on }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, own) => sum + own, 0)
