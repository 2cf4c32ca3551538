import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal, money } from '@fust/contract/wire'
import { withVat, type PackagingDiscount } from '@fust/domain/pricing'
import { onDemand } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { say } from '#words/words.ts'
import type { CartLineView, CartView } from './cart-view.ts'
import { PACKAGING_DISCOUNTS, vatLabel } from './price-words.ts'

/** A line, and the language in which it is told. */
export type WireLine = { line: CartLineView; language: string }

/** Adobe's `prices`, with a row for each discount. */
export function wirePrices({ priced: { totals }, coupon }: CartView, language: string) {
  const discountCents = totals.goodsCents - totals.netCents
  const rows: DiscountRow[] = [
    { label: say(language, 'price.fixed-discount'), cents: totals.fixedDiscountCents },
    { label: say(language, 'price.promotional-discount'), cents: totals.promotionalDiscountCents },
    {
      label: say(language, 'price.coupon-discount'),
      cents: totals.couponDiscountCents,
      coupon: coupon && { code: coupon.code },
    },
    ...totals.packagingDiscounts.map((row) => ({
      label: say(language, PACKAGING_DISCOUNTS[row.discount]),
      cents: row.cents,
      type: row.discount,
      percent: row.basisPoints / 100,
    })),
    { label: say(language, 'price.cash-discount'), cents: totals.cashDiscountCents },
  ].filter((row) => row.cents !== 0)
  return {
    grand_total: money(totals.grandTotalCents),
    grand_total_excluding_tax: money(totals.grandTotalExVatCents),
    subtotal_excluding_tax: money(totals.goodsCents),
    subtotal_including_tax: money(totals.goodsCents + totals.vatCents),
    subtotal_with_discount_excluding_tax: money(totals.netCents),
    applied_taxes: totals.vatByRate.map((row) => ({
      amount: money(row.vatCents),
      label: vatLabel(language, row.basisPoints),
    })),
    discount: discountCents === 0 ? null : { amount: money(discountCents), label: rows.map((row) => row.label) },
    discounts: rows.map((row) => ({
      amount: money(row.cents),
      label: row.label,
      applied_to: 'ITEM' as const,
      coupon: row.coupon ?? null,
      type: row.type ?? null,
      value: row.percent ?? null,
    })),
  }
}

type DiscountRow = {
  label: string
  cents: number
  coupon?: { code: string } | null
  /** Which packaging discount, and its rate: the buyer is told under which condition it holds. */
  type?: PackagingDiscount
  percent?: number
}

/** The portal's own sums, from the same calculation (graphql.md §8.2). */
export function wireCartPrices({ priced: { totals } }: CartView) {
  return {
    grand_total_price: centsToDecimal(totals.grandTotalExVatCents),
    grand_total_price_with_vat: centsToDecimal(totals.grandTotalCents),
    deposit: centsToDecimal(totals.depositCents),
    fixed_discounts: centsToDecimal(totals.fixedDiscountCents),
    promotional_discounts: centsToDecimal(totals.promotionalDiscountCents),
    packaging_tax: centsToDecimal(totals.packagingTaxCents),
    sorting_charge: centsToDecimal(totals.sortingChargeCents),
    vat: centsToDecimal(totals.vatCents),
    summary: centsToDecimal(totals.goodsCents),
  }
}

/** Prices of a line, each worked out when it is asked for. */
export const wireItemPrices = onDemand<WireLine, WireItemPrices>({
  price: ({ line }) => money(line.priced.unitPriceCents),
  price_including_tax: ({ line }) => money(unitCentsWithVat(line)),
  row_total: ({ line }) => money(line.priced.goodsCents),
  row_total_including_tax: ({ line: { priced } }) => money(withVat(priced.netCents, priced.vatBasisPoints)),
  original_item_price: ({ line }) => money(line.priced.unitPriceCents),
  original_row_total: ({ line }) => money(line.priced.goodsCents),
  total_item_discount: ({ line }) => money(discountCentsOf(line)),
  discounts: wireItemDiscounts,
  fixed_product_taxes: () => [],
  catalog_discount: () => null,
  price_details: ({ line }) => wirePriceDetails(line),
  multi_deposit_details: ({ line: { priced, product, sku }, language }) =>
    priced.deposits.map((deposit, index) => ({
      sku,
      name: textIn(language, product.deposits[index]?.name ?? {}),
      deposit_type: product.deposits[index]?.kind ?? deposit.kind,
      quantity: deposit.pieces,
      price: centsToDecimal(deposit.centsPerPiece),
      total: centsToDecimal(deposit.cents),
    })),
})

type WireItemPrices = NonNullable<Wire<'CartItemInterface'>['prices']>

function wireItemDiscounts({ line, language }: WireLine): WireItemPrices['discounts'] {
  const cents = discountCentsOf(line)
  if (cents === 0) return null
  const label = say(language, 'price.discount')
  return [{ amount: money(cents), label, applied_to: 'ITEM', coupon: null, type: null, value: null }]
}

function wirePriceDetails(line: CartLineView) {
  const { priced, kind } = line
  const price = centsToDecimal(priced.unitPriceCents)
  const priceWithVat = centsToDecimal(unitCentsWithVat(line))
  return {
    your_price: kind === 'posm' ? null : price,
    your_price_tax: kind === 'posm' ? null : priceWithVat,
    posm_price: kind === 'posm' ? price : null,
    posm_price_vat: kind === 'posm' ? priceWithVat : null,
    row_total: centsToDecimal(priced.goodsCents),
    row_total_tax: centsToDecimal(priced.totalCents),
    deposit: centsToDecimal(priced.depositCents),
    packaging_tax: centsToDecimal(priced.packagingTaxCents),
    sorting_charge: centsToDecimal(priced.sortingChargeCents),
    fixed_discount: centsToDecimal(priced.fixedDiscountCents),
    promotional_discount: centsToDecimal(priced.promotionalDiscountCents),
    vat: centsToDecimal(priced.vatCents),
  }
}

function unitCentsWithVat({ priced }: CartLineView): number {
  return withVat(priced.unitPriceCents, priced.vatBasisPoints)
}

function discountCentsOf({ priced }: CartLineView): number {
  return priced.goodsCents - priced.netCents
}
