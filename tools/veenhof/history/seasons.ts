import { BEERS } from '../beers.ts'
import type { Beer } from '../beers.ts'
import { monthOf } from './days.ts'
import type { CalendarDate } from '../units.ts'

type Months = readonly number[]

// Shares of a usual month, January first.
const THIRST: Months = [0.75, 0.8, 0.9, 1, 1.1, 1.2, 1.2, 1.15, 1, 0.95, 0.95, 1.15]
const SUMMER: Months = [0.25, 0.3, 0.5, 0.9, 1.4, 1.9, 2.1, 1.8, 0.9, 0.4, 0.3, 0.3]
const AUTUMN: Months = [0, 0, 0, 0, 0, 0, 0, 0, 0.9, 2, 1.6, 0.7]
const SPRING: Months = [0, 0.6, 1.8, 1.4, 0.5, 0, 0, 0, 0, 0, 0, 0]
const DARK: Months = [1.3, 1.2, 1, 0.8, 0.7, 0.6, 0.5, 0.6, 0.9, 1.2, 1.4, 1.7]
const WHITE: Months = [0.6, 0.6, 0.8, 1.1, 1.4, 1.5, 1.5, 1.4, 1, 0.8, 0.7, 0.7]

const SEASONS = { summer: SUMMER, autumn: AUTUMN, spring: SPRING }
const BRANDS: Partial<Record<Beer['brand'], Months>> = { turfsteker: DARK, driest: DARK, 'witte-wieven': WHITE }

const inMonth = (months: Months, day: CalendarDate) => months[monthOf(day) - 1] ?? 1

/** How much of everything is drunk in the month of a day; 1 is the mean. */
export const thirst = (day: CalendarDate): number => inMonth(THIRST, day)

/** How much of a beer is drunk then beside the others; 0 when it is not brewed. */
export function demand(sku: string, day: CalendarDate): number {
  const beer = BEERS.find(({ code }) => sku.startsWith(`${code}-`))
  if (!beer) return 1
  const months = beer.season ? SEASONS[beer.season] : BRANDS[beer.brand]
  return months ? inMonth(months, day) : 1
}
