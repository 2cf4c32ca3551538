import { cartTotals, type CartTotals } from './cart-totals.ts'
import { rateOf, spreadCents, sumOf } from './cents.ts'
import { goodsOf } from './line-goods.ts'
import { packagingDiscountCents } from './packaging-discount.ts'
import type { OrderDiscount, PriceFacts, PriceLine } from './price-line.ts'
import { pricedLine, type PricedLine } from './priced-line.ts'

export type PricedCart = { readonly lines: readonly PricedLine[]; readonly totals: CartTotals }

/** Prices a cart in the order of decisions 'price order': each line rounded half up to the cent, totals their sums. */
export function priceCart(lines: readonly PriceLine[], facts: PriceFacts): PricedCart {
  const withGoods = lines.map((line) => ({ line, goods: goodsOf(line) }))
  const afterLineDiscounts = withGoods.map(({ goods }) => goods.afterLineDiscountsCents)
  const coupon = orderDiscountCents(afterLineDiscounts, facts.coupon)
  const afterCoupon = minus(afterLineDiscounts, coupon)
  const packaging = lines.map((line, index) => packagingDiscountCents(line, afterCoupon[index] ?? 0, facts))
  const afterPackaging = minus(afterCoupon, packaging)
  const cash = orderDiscountCents(afterPackaging, facts.cashDiscount)

  const priced = withGoods.map(({ line, goods }, index) =>
    pricedLine(line, goods, facts, {
      couponDiscountCents: coupon[index] ?? 0,
      packagingDiscountCents: packaging[index] ?? 0,
      cashDiscountCents: cash[index] ?? 0,
    }),
  )
  return { lines: priced, totals: cartTotals(priced, facts) }
}

function orderDiscountCents(amounts: readonly number[], discount: OrderDiscount | null): number[] {
  if (discount === null) return amounts.map(() => 0)
  if (discount.kind === 'rate') return amounts.map((cents) => rateOf(cents, discount.basisPoints))
  // A credited line earns no discount, and an order is never discounted below nothing.
  const discountable = amounts.map((cents) => Math.max(0, cents))
  return spreadCents(Math.min(discount.cents, sumOf(discountable)), discountable)
}

function minus(amounts: readonly number[], discounts: readonly number[]): number[] {
  return amounts.map((cents, index) => cents - (discounts[index] ?? 0))
}
