import type { OrderDiscount } from './price-line.ts'

/** What a brewery gives on large orders: a percentage once the goods reach an amount. */
export type CashDiscountTerms = { readonly fromCents: number; readonly basisPoints: number }

/** The cash discount on goods of that many cents without VAT and deposit; null below the amount, or where none is given (CRT-60). */
export function cashDiscountFor(goodsCents: number, terms: CashDiscountTerms | null): OrderDiscount | null {
  if (terms === null || terms.basisPoints === 0 || goodsCents < terms.fromCents) return null
  return { kind: 'rate', basisPoints: terms.basisPoints }
}
