import type { Country } from '../market/index.ts'
import { rateOf } from './cents.ts'

/** What beer is taxed at in the countries whose market packs come along. */
export const BEER_VAT_PERCENT: Readonly<Partial<Record<Country, number>>> = { NL: 21, CZ: 21, SK: 23, IT: 22 }

/** VAT on an amount, rounded half up to the cent. */
export function vatOf(cents: number, basisPoints: number): number {
  return rateOf(cents, basisPoints)
}

/** An amount with the VAT on it: of a cart, an order and a letter alike. */
export function withVat(cents: number, basisPoints: number): number {
  return cents + vatOf(cents, basisPoints)
}
