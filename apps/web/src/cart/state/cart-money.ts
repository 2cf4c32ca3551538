import type { PackagingDiscount } from '@fust/domain/pricing'
import type { CartFiguresFragment } from '../../gql/graphql.ts'
import { centsOf } from '../../lib/market/cents.ts'

const PACKAGING_DISCOUNTS = ['full-truck', 'full-pallets'] as const satisfies PackagingDiscount[]

/** What the cart costs, row by row; discounts are positive amounts. */
export type CartMoney = {
  goodsCents: number
  discounts: readonly {
    label: string
    cents: number
    /** Of a packaging discount: which one, and its rate. */
    packaging: { discount: PackagingDiscount; percent: number } | null
    /** Of a coupon: its code. */
    coupon: string | null
  }[]
  packagingTaxCents: number
  sortingChargeCents: number
  /** Rates in basis points: 2100 is 21 %. */
  vat: readonly { rateBasisPoints: number; cents: number }[]
  depositCents: number
  /** Goods after discounts, without VAT and deposit. */
  netCents: number
  totalCents: number
  /** All of it without VAT, and at how much of that the bar of the order value is full; null where there is none (CRT-47). */
  exVatCents: number
  maximumCents: number | null
  /** What the brewery gives on large orders, and whether this is one. */
  cashDiscount: { fromCents: number; percent: number; isEarned: boolean } | null
}

/** Reads the totals off the wire. */
export function totalsOf({
  prices,
  cart_prices,
  grand_total_your_price_details,
  progress_bar_data,
}: Pick<
  CartFiguresFragment,
  'prices' | 'cart_prices' | 'grand_total_your_price_details' | 'progress_bar_data'
>): CartMoney {
  return {
    goodsCents: centsOf(cart_prices?.summary),
    discounts: (prices?.discounts ?? []).flatMap((discount) => (discount ? [discountOf(discount)] : [])),
    packagingTaxCents: centsOf(cart_prices?.packaging_tax),
    sortingChargeCents: centsOf(cart_prices?.sorting_charge),
    vat: (prices?.applied_taxes ?? []).flatMap((tax) =>
      tax ? [{ rateBasisPoints: rateIn(tax.label), cents: centsOf(tax.amount.value) }] : [],
    ),
    depositCents: centsOf(cart_prices?.deposit),
    netCents: centsOf(grand_total_your_price_details?.grand_total_your_price),
    totalCents: centsOf(cart_prices?.grand_total_price_with_vat),
    exVatCents: centsOf(cart_prices?.grand_total_price),
    maximumCents: progress_bar_data?.iMaximumOrderCash == null ? null : centsOf(progress_bar_data.iMaximumOrderCash),
    cashDiscount: cashDiscountOf(progress_bar_data?.cash_discount),
  }
}

type WireCashDiscount = NonNullable<CartFiguresFragment['progress_bar_data']>['cash_discount'] | undefined

function cashDiscountOf(wire: WireCashDiscount): CartMoney['cashDiscount'] {
  if (!wire?.canshow) return null
  return { fromCents: centsOf(wire.from_amount), percent: wire.percent ?? 0, isEarned: wire.isactive === true }
}

type WireDiscount = NonNullable<NonNullable<NonNullable<CartFiguresFragment['prices']>['discounts']>[number]>

function discountOf(discount: WireDiscount): CartMoney['discounts'][number] {
  const { label, amount, coupon } = discount
  return { label, cents: centsOf(amount.value), packaging: packagingOf(discount), coupon: coupon?.code ?? null }
}

function packagingOf({ type, value }: WireDiscount) {
  const discount = PACKAGING_DISCOUNTS.find((one) => one === type)
  return discount ? { discount, percent: value ?? 0 } : null
}

// 'VAT 21%'
function rateIn(label: string): number {
  return Math.round(Number(/[\d.]+/.exec(label)?.[0] ?? 0) * 100)
}
