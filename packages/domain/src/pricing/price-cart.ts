import { proportionOf, rateOf, spreadCents, sumOf } from './cents.ts'
import { goodsOf, type LineGoods } from './line-goods.ts'
import { packagingDiscountCents } from './packaging-discount.ts'
import type { LineDeposit, OrderDiscount, PriceFacts, PriceLine } from './price-line.ts'
import { cartTotals, type CartTotals } from './cart-totals.ts'

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

export type PricedCart = { readonly lines: readonly PricedLine[]; readonly totals: CartTotals }

/** Prices a cart in the order of decisions 'price order': each line rounded half up to the cent, totals their sums. */
export function priceCart(lines: readonly PriceLine[], facts: PriceFacts): PricedCart {
  const afterLineDiscounts = lines.map((line) => goodsOf(line).afterLineDiscountsCents)
  const coupon = orderDiscountCents(afterLineDiscounts, facts.coupon)
  const afterCoupon = minus(afterLineDiscounts, coupon)
  const packaging = lines.map((line, index) => packagingDiscountCents(line, afterCoupon[index] ?? 0, facts))
  const afterPackaging = minus(afterCoupon, packaging)
  const cash = orderDiscountCents(afterPackaging, facts.cashDiscount)

  const priced = lines.map((line, index) =>
    pricedLine(line, facts, {
      couponDiscountCents: coupon[index] ?? 0,
      packagingDiscountCents: packaging[index] ?? 0,
      cashDiscountCents: cash[index] ?? 0,
    }),
  )
  return { lines: priced, totals: cartTotals(priced, facts) }
}

type OrderDiscounts = Pick<PricedLine, 'couponDiscountCents' | 'packagingDiscountCents' | 'cashDiscountCents'>

function pricedLine(line: PriceLine, facts: PriceFacts, discounts: OrderDiscounts): PricedLine {
  const goods = goodsOf(line)
  const netCents = goods.afterLineDiscountsCents - sumOf(Object.values(discounts))
  const sortingChargeCents = perUnit(line, line.sortingChargePerUnitCents)
  const packagingTaxCents = perUnit(line, line.packagingTaxPerUnitCents)
  const deposits = line.deposits.map((deposit) => ({ ...deposit, cents: deposit.pieces * deposit.centsPerPiece }))
  const depositCents = sumOf(deposits.map(({ cents }) => cents))
  const chargedCents = netCents + sortingChargeCents + packagingTaxCents
  const vatBaseCents = chargedCents + (facts.isDepositTaxed ? depositCents : 0)
  const vatCents = rateOf(vatBaseCents, line.vatBasisPoints)
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

function orderDiscountCents(amounts: readonly number[], discount: OrderDiscount | null): number[] {
  if (discount === null) return amounts.map(() => 0)
  if (discount.kind === 'rate') return amounts.map((cents) => rateOf(cents, discount.basisPoints))
  // A credited line earns no discount, and an order is never discounted below nothing.
  const discountable = amounts.map((cents) => Math.max(0, cents))
  return spreadCents(Math.min(discount.cents, sumOf(discountable)), discountable)
}

function perUnit(line: PriceLine, centsPerUnit: number): number {
  return proportionOf(centsPerUnit, line.quantity, line.pricedUnits)
}

function minus(amounts: readonly number[], discounts: readonly number[]): number[] {
  return amounts.map((cents, index) => cents - (discounts[index] ?? 0))
}
