import { proportionOf, rateOf } from './cents.ts'
import { unitPriceFor, type LineDiscount, type PriceLine } from './price-line.ts'

/** The goods of a line and its own discounts, without VAT, charges and deposit. */
export type LineGoods = {
  readonly unitPriceCents: number
  /** Unit price x quantity: the row total before any discount. */
  readonly goodsCents: number
  readonly fixedDiscountCents: number
  readonly promotionalDiscountCents: number
  readonly afterLineDiscountsCents: number
}

/** Tier price, then the fixed discount, then the promotional discount on what is left (decisions 'price order'). */
export function goodsOf(line: PriceLine): LineGoods {
  const unitPriceCents = unitPriceFor(line, line.quantity)
  const goodsCents = proportionOf(unitPriceCents, line.quantity, line.pricedUnits)
  const fixedDiscountCents = discountOn(goodsCents, line, line.fixedDiscount)
  const promotionalDiscountCents = discountOn(goodsCents - fixedDiscountCents, line, line.promotionalDiscount)
  return {
    unitPriceCents,
    goodsCents,
    fixedDiscountCents,
    promotionalDiscountCents,
    afterLineDiscountsCents: goodsCents - fixedDiscountCents - promotionalDiscountCents,
  }
}

function discountOn(cents: number, line: PriceLine, discount: LineDiscount | null): number {
  if (discount === null) return 0
  if (discount.kind === 'rate') return rateOf(cents, discount.basisPoints)
  return Math.max(0, Math.min(cents, proportionOf(discount.centsPerUnit, line.quantity, line.pricedUnits)))
}
