import { FULL_RATE_BASIS_POINTS, proportionOf, rateOf } from './cents.ts'
import type { PriceFacts, PriceLine } from './price-line.ts'

export type PackagingDiscount = 'full-truck' | 'full-pallets'

type Given = Pick<PriceFacts, 'fillsTruck' | 'packagingRates'>

/** Which packaging discount an order gets: a filled truck, else full pallets of one SKU (CRT-37, CRT-38). */
export function packagingDiscountOf({ fillsTruck }: Pick<Given, 'fillsTruck'>): PackagingDiscount {
  return fillsTruck ? 'full-truck' : 'full-pallets'
}

/** The rate of the packaging discount an order gets, in basis points; the brewery settles both (CRT-39). */
export function packagingDiscountRate({ fillsTruck, packagingRates }: Given): number {
  return fillsTruck ? packagingRates.fullTruckBasisPoints : packagingRates.fullPalletsBasisPoints
}

/** Packaging discount of a line in cents, on its goods after line and coupon discounts; beer only (decisions CRT-39). */
export function packagingDiscountCents(line: PriceLine, goodsCents: number, facts: Given): number {
  if (line.kind !== 'beer' || line.quantity === 0) return 0
  const basisPoints = packagingDiscountRate(facts)
  if (facts.fillsTruck) return rateOf(goodsCents, basisPoints)
  return proportionOf(goodsCents, line.casesOnFullPallets * basisPoints, line.quantity * FULL_RATE_BASIS_POINTS)
}
