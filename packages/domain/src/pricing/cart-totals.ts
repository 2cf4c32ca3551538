import { sumOf } from './cents.ts'
import { packagingDiscountOf, packagingDiscountRate, type PackagingDiscount } from './packaging-discount.ts'
import type { PricedLine } from './priced-line.ts'
import type { PriceFacts } from './price-line.ts'

export type VatRow = { readonly basisPoints: number; readonly baseCents: number; readonly vatCents: number }

/** A packaging discount is its own row, shown with the monthly condition (CRT-39). */
export type PackagingDiscountRow = {
  readonly discount: PackagingDiscount
  readonly basisPoints: number
  readonly cents: number
}

/** Sums of the rounded lines, all in cents. */
export type CartTotals = {
  readonly goodsCents: number
  readonly fixedDiscountCents: number
  readonly promotionalDiscountCents: number
  readonly couponDiscountCents: number
  readonly packagingDiscounts: readonly PackagingDiscountRow[]
  readonly cashDiscountCents: number
  readonly netCents: number
  readonly sortingChargeCents: number
  readonly packagingTaxCents: number
  readonly vatByRate: readonly VatRow[]
  readonly vatCents: number
  readonly depositCents: number
  readonly grandTotalExVatCents: number
  readonly grandTotalCents: number
}

/** Adds up priced lines; VAT by rate, highest rate first (decisions 'price order'). */
export function cartTotals(
  lines: readonly PricedLine[],
  facts: Pick<PriceFacts, 'fillsTruck' | 'packagingRates'>,
): CartTotals {
  const total = (amount: (line: PricedLine) => number) => sumOf(lines.map(amount))
  return {
    goodsCents: total((line) => line.goodsCents),
    fixedDiscountCents: total((line) => line.fixedDiscountCents),
    promotionalDiscountCents: total((line) => line.promotionalDiscountCents),
    couponDiscountCents: total((line) => line.couponDiscountCents),
    packagingDiscounts: packagingDiscountRows(
      total((line) => line.packagingDiscountCents),
      facts,
    ),
    cashDiscountCents: total((line) => line.cashDiscountCents),
    netCents: total((line) => line.netCents),
    sortingChargeCents: total((line) => line.sortingChargeCents),
    packagingTaxCents: total((line) => line.packagingTaxCents),
    vatByRate: vatRows(lines),
    vatCents: total((line) => line.vatCents),
    depositCents: total((line) => line.depositCents),
    grandTotalExVatCents: total((line) => line.totalExVatCents),
    grandTotalCents: total((line) => line.totalCents),
  }
}

function packagingDiscountRows(
  cents: number,
  facts: Pick<PriceFacts, 'fillsTruck' | 'packagingRates'>,
): PackagingDiscountRow[] {
  if (cents === 0) return []
  return [{ discount: packagingDiscountOf(facts), basisPoints: packagingDiscountRate(facts), cents }]
}

function vatRows(lines: readonly PricedLine[]): VatRow[] {
  const rates = [...new Set(lines.map((line) => line.vatBasisPoints))].toSorted((a, b) => b - a)
  return rates.map((basisPoints) => {
    const atThisRate = lines.filter((line) => line.vatBasisPoints === basisPoints)
    return {
      basisPoints,
      baseCents: sumOf(atThisRate.map((line) => line.vatBaseCents)),
      vatCents: sumOf(atThisRate.map((line) => line.vatCents)),
    }
  })
}
