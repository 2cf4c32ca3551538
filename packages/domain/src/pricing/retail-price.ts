import { FULL_RATE_BASIS_POINTS } from './cents.ts'

export const RETAIL_PRICE_STEP_CENTS = 5

/** What the price tool is asked: a purchase price per unit without deposit and VAT, margin, VAT rate and rounding. */
export type RetailPriceInput = {
  readonly purchasePriceCents: number
  readonly marginBasisPoints: number
  readonly vatBasisPoints: number
  readonly stepCents: number
}

/** Recommended retail price in cents: purchase price with margin and VAT, up to the next step (decisions CNT-25). */
export function recommendedRetailPrice(input: RetailPriceInput): number {
  const full = BigInt(FULL_RATE_BASIS_POINTS)
  const withMargin = BigInt(input.purchasePriceCents) * (full + BigInt(input.marginBasisPoints))
  const exact = withMargin * (full + BigInt(input.vatBasisPoints))
  const step = BigInt(input.stepCents) * full * full
  return Number((exact + step - 1n) / step) * input.stepCents
}
