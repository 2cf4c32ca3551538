import { daysBetween, type CalendarDate } from '../calendar/index.ts'
import type { Term } from './contract-year.ts'

const HECTOLITRE_ML = 100_000

/** Where a contract stands in its year; volumes in millilitres. */
export type ContractProgress = {
  readonly missingMl: number
  /** What would have been ordered by the end of today at an even pace. */
  readonly expectedMl: number
  /** Days that are left after today. */
  readonly daysLeft: number
}

type Facts = {
  readonly agreedMl: number
  readonly orderedMl: number
  readonly term: Term
  readonly today: CalendarDate
}

export function contractProgress({ agreedMl, orderedMl, term, today }: Facts): ContractProgress {
  const days = daysBetween(term.from, term.to) + 1
  const daysGone = Math.min(days, Math.max(0, daysBetween(term.from, today) + 1))
  return {
    missingMl: Math.max(0, agreedMl - orderedMl),
    expectedMl: Math.round((agreedMl * daysGone) / days),
    daysLeft: days - daysGone,
  }
}

type Agreed = { readonly agreedMl: number; readonly centsPerHectolitre: number }

/** A bonus is for all that was ordered in the year, once the agreed volume is reached; until then it is nothing (decisions 0149). */
export function bonusOf({ agreedMl, centsPerHectolitre }: Agreed, orderedMl: number) {
  const centsFor = (ml: number) => Math.floor((ml * centsPerHectolitre) / HECTOLITRE_ML)
  return { earnedCents: orderedMl >= agreedMl ? centsFor(orderedMl) : 0, atTargetCents: centsFor(agreedMl) }
}
