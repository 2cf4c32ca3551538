import { FULL_RATE_BASIS_POINTS, proportionOf, rateOf } from './cents.ts'
import type { PriceFacts, PriceLine } from './price-line.ts'

// Given under a monthly condition: a separate settlement withdraws it when the month does not meet it (CRT-39).
export const FULL_TRUCK_DISCOUNT_BASIS_POINTS = 75
export const FULL_PALLETS_DISCOUNT_BASIS_POINTS = 25

export type PackagingDiscount = 'full-truck' | 'full-pallets'

/** Which packaging discount an order gets: a filled truck, else full pallets of one SKU (CRT-37, CRT-38). */
export function packagingDiscountOf(facts: Pick<PriceFacts, 'fillsTruck'>): PackagingDiscount {
  return facts.fillsTruck ? 'full-truck' : 'full-pallets'
}

/** The rate of a packaging discount, in basis points. */
export function packagingDiscountRate(discount: PackagingDiscount): number {
  return discount === 'full-truck' ? FULL_TRUCK_DISCOUNT_BASIS_POINTS : FULL_PALLETS_DISCOUNT_BASIS_POINTS
}

/** Packaging discount of a line in cents, on its goods after line and coupon discounts; beer only (decisions CRT-39). */
export function packagingDiscountCents(line: PriceLine, goodsCents: number, facts: PriceFacts): number {
  if (line.kind !== 'beer' || line.quantity === 0) return 0
  if (facts.fillsTruck) return rateOf(goodsCents, FULL_TRUCK_DISCOUNT_BASIS_POINTS)
  return proportionOf(
    goodsCents,
    line.casesOnFullPallets * FULL_PALLETS_DISCOUNT_BASIS_POINTS,
    line.quantity * FULL_RATE_BASIS_POINTS,
  )
}
