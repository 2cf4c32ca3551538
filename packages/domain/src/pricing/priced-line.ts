import { proportionOf, sumOf } from './cents.ts'
import type { LineGoods } from './line-goods.ts'
import type { LineDeposit, PriceFacts, PriceLine } from './price-line.ts'
import { vatOf } from './vat.ts'

/** A priced line; its parts add up to its totals, and the lines to those of the cart, to the cent. */
export type PricedLine = LineGoods & {
  readonly id: string
  readonly couponDiscountCents: number
  readonly packagingDiscountCents: number
  readonly cashDiscountCents: number
  /** Goods after all discounts, without VAT, charges and deposit. */
  readonly netCents: number
  readonly sortingChargeCents: number
  readonly packagingTaxCents: number
  readonly vatBasisPoints: number
  readonly vatBaseCents: number
  readonly vatCents: number
  readonly deposits: readonly (LineDeposit & { readonly cents: number })[]
  readonly depositCents: number
  readonly totalExVatCents: number
  readonly totalCents: number
}

export type OrderDiscounts = Pick<PricedLine, 'couponDiscountCents' | 'packagingDiscountCents' | 'cashDiscountCents'>

/** Puts a line and its goods together, given its share of each discount on the order (decisions 'price order'). */
export function pricedLine(
  line: PriceLine,
  goods: LineGoods,
  facts: PriceFacts,
  discounts: OrderDiscounts,
): PricedLine {
  const netCents = goods.afterLineDiscountsCents - sumOf(Object.values(discounts))
  const sortingChargeCents = perUnit(line, line.sortingChargePerUnitCents)
  const packagingTaxCents = perUnit(line, line.packagingTaxPerUnitCents)
  const deposits = line.deposits.map((deposit) => ({ ...deposit, cents: deposit.pieces * deposit.centsPerPiece }))
  const depositCents = sumOf(deposits.map(({ cents }) => cents))
  const chargedCents = netCents + sortingChargeCents + packagingTaxCents
  const vatBaseCents = chargedCents + (facts.isDepositTaxed ? depositCents : 0)
  const vatCents = vatOf(vatBaseCents, line.vatBasisPoints)
  const totalExVatCents = chargedCents + depositCents
  return {
    id: line.id,
    ...goods,
    ...discounts,
    netCents,
    sortingChargeCents,
    packagingTaxCents,
    vatBasisPoints: line.vatBasisPoints,
    vatBaseCents,
    vatCents,
    deposits,
    depositCents,
    totalExVatCents,
    totalCents: totalExVatCents + vatCents,
  }
}

function perUnit(line: PriceLine, centsPerUnit: number): number {
  return proportionOf(centsPerUnit, line.quantity, line.pricedUnits)
}
