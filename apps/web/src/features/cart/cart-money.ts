import { decimalToCents } from '@fust/contract/wire'
import type { CartFiguresFragment } from '../../gql/graphql.ts'

const DISCOUNT_ROWS = ['fixed', 'promotional', 'coupon', 'full-truck', 'full-pallets', 'cash'] as const
export type DiscountRow = (typeof DISCOUNT_ROWS)[number]

/** What the cart costs, row by row; discounts are positive amounts. */
export type CartMoney = {
  goodsCents: number
  discounts: readonly { row: DiscountRow | null; label: string; cents: number }[]
  packagingTaxCents: number
  sortingChargeCents: number
  /** Rates in basis points: 2100 is 21 %. */
  vat: readonly { rateBasisPoints: number; cents: number }[]
  depositCents: number
  /** Goods after discounts, without VAT and deposit. */
  netCents: number
  totalCents: number
}

/** Reads the totals off the wire. */
export function totalsOf({
  prices,
  cart_prices,
  grand_total_your_price_details,
}: Pick<CartFiguresFragment, 'prices' | 'cart_prices' | 'grand_total_your_price_details'>): CartMoney {
  return {
    goodsCents: cents(cart_prices?.summary),
    discounts: (prices?.discounts ?? []).flatMap((discount) =>
      discount
        ? [{ row: ROW_OF[discount.label] ?? null, label: discount.label, cents: cents(discount.amount.value) }]
        : [],
    ),
    packagingTaxCents: cents(cart_prices?.packaging_tax),
    sortingChargeCents: cents(cart_prices?.sorting_charge),
    vat: (prices?.applied_taxes ?? []).flatMap((tax) =>
      tax ? [{ rateBasisPoints: rateIn(tax.label), cents: cents(tax.amount.value) }] : [],
    ),
    depositCents: cents(cart_prices?.deposit),
    netCents: cents(grand_total_your_price_details?.grand_total_your_price),
    totalCents: cents(cart_prices?.grand_total_price_with_vat),
  }
}

/** The rows that the server names, so that they can be told in the reader's words. */
const ROW_OF: Readonly<Record<string, DiscountRow>> = {
  'Fixed discount': 'fixed',
  'Promotional discount': 'promotional',
  'Discount code': 'coupon',
  'Packaging discount, full truck': 'full-truck',
  'Packaging discount, full pallets': 'full-pallets',
  'Cash discount': 'cash',
}

// 'VAT 21%'
function rateIn(label: string): number {
  return Math.round(Number(/[\d.]+/.exec(label)?.[0] ?? 0) * 100)
}

const cents = (euros: number | null | undefined): number => decimalToCents(euros ?? 0) ?? 0
