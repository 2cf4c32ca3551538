import { centsToDecimal, money } from '@fust/contract/wire'
import type { PackagingDiscount } from '@fust/domain/pricing'
import { textIn } from '#platform/language.ts'
import type { CartLineView, CartView } from './cart-view.ts'
import { priceWords } from './price-words.ts'

/** Adobe's `prices`, with a row for each discount. */
export function wirePrices({ priced: { totals }, coupon }: CartView, language: string) {
  const words = priceWords(language)
  const discountCents = totals.goodsCents - totals.netCents
  const rows: DiscountRow[] = [
    { label: words.fixedDiscount, cents: totals.fixedDiscountCents },
    { label: words.promotionalDiscount, cents: totals.promotionalDiscountCents },
    { label: words.couponDiscount, cents: totals.couponDiscountCents, coupon: coupon && { code: coupon.code } },
    ...totals.packagingDiscounts.map((row) => ({
      label: words.packagingDiscounts[row.discount],
      cents: row.cents,
      type: row.discount,
      percent: row.basisPoints / 100,
    })),
    { label: words.cashDiscount, cents: totals.cashDiscountCents },
  ].filter((row) => row.cents !== 0)
  return {
    grand_total: money(totals.grandTotalCents),
    grand_total_excluding_tax: money(totals.grandTotalExVatCents),
    subtotal_excluding_tax: money(totals.goodsCents),
    subtotal_including_tax: money(totals.goodsCents + totals.vatCents),
    subtotal_with_discount_excluding_tax: money(totals.netCents),
    applied_taxes: totals.vatByRate.map((row) => ({
      amount: money(row.vatCents),
      label: words.vat(row.basisPoints),
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

export function wireItemPrices({ priced, product, kind, ...line }: CartLineView, language: string) {
  const unitCents = priced.unitPriceCents
  const rate = 1 + priced.vatBasisPoints / 10_000
  const discountCents = priced.goodsCents - priced.netCents
  const goodsVatCents = Math.round(priced.netCents * (rate - 1))
  return {
    price: money(unitCents),
    price_including_tax: money(Math.round(unitCents * rate)),
    row_total: money(priced.goodsCents),
    row_total_including_tax: money(priced.netCents + goodsVatCents),
    original_item_price: money(unitCents),
    original_row_total: money(priced.goodsCents),
    total_item_discount: money(discountCents),
    discounts:
      discountCents === 0
        ? null
        : [
            {
              amount: money(discountCents),
              label: priceWords(language).discount,
              applied_to: 'ITEM' as const,
              coupon: null,
              type: null,
              value: null,
            },
          ],
    fixed_product_taxes: [],
    catalog_discount: null,
    price_details: {
      your_price: kind === 'posm' ? null : centsToDecimal(unitCents),
      your_price_tax: kind === 'posm' ? null : centsToDecimal(Math.round(unitCents * rate)),
      posm_price: kind === 'posm' ? centsToDecimal(unitCents) : null,
      posm_price_vat: kind === 'posm' ? centsToDecimal(Math.round(unitCents * rate)) : null,
      row_total: centsToDecimal(priced.goodsCents),
      row_total_tax: centsToDecimal(priced.totalCents),
      deposit: centsToDecimal(priced.depositCents),
      packaging_tax: centsToDecimal(priced.packagingTaxCents),
      sorting_charge: centsToDecimal(priced.sortingChargeCents),
      fixed_discount: centsToDecimal(priced.fixedDiscountCents),
      promotional_discount: centsToDecimal(priced.promotionalDiscountCents),
      vat: centsToDecimal(priced.vatCents),
    },
    multi_deposit_details: priced.deposits.map((deposit, index) => ({
      sku: line.sku,
      name: textIn(language, product.deposits[index]?.name ?? {}),
      deposit_type: product.deposits[index]?.kind ?? deposit.kind,
      quantity: deposit.pieces,
      price: centsToDecimal(deposit.centsPerPiece),
      total: centsToDecimal(deposit.cents),
    })),
  }
}
