export type { CartTotals, PackagingDiscountRow, VatRow } from './cart-totals.ts'
export { cashDiscountFor, type CashDiscountTerms } from './cash-discount.ts'
export { proportionOf, rateOf, spreadCents } from './cents.ts'
export { isCouponValid, type Coupon } from './coupon.ts'
export { lineDeposits, type ProductDeposit } from './deposits.ts'
export {
  FULL_PALLETS_DISCOUNT_BASIS_POINTS,
  FULL_TRUCK_DISCOUNT_BASIS_POINTS,
  type PackagingDiscount,
} from './packaging-discount.ts'
export { priceCart, type PricedCart } from './price-cart.ts'
export type { PricedLine } from './priced-line.ts'
export * from './price-line.ts'
export { recommendedRetailPrice, RETAIL_PRICE_STEP_CENTS, type RetailPriceInput } from './retail-price.ts'
