import { rateOf } from './cents.ts'

/** VAT on an amount, rounded half up to the cent. */
export function vatOf(cents: number, basisPoints: number): number {
  return rateOf(cents, basisPoints)
}

/** An amount with the VAT on it: of a cart, an order and a letter alike. */
export function withVat(cents: number, basisPoints: number): number {
  return cents + vatOf(cents, basisPoints)
}
