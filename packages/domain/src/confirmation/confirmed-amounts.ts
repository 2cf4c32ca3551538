import { proportionOf, type CartTotals } from '../pricing/index.ts'

/** What a line costs, part by part; the discount holds all of them, the three named ones included. */
export type LineAmounts = {
  rowTotalCents: number
  discountCents: number
  couponDiscountCents: number
  packagingDiscountCents: number
  cashDiscountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  vatCents: number
  depositCents: number
}

/** What an order costs, as it was ordered. */
export type OrderAmounts = {
  goodsCents: number
  discountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  vatCents: number
  depositCents: number
  /** Names of discounts and VAT by rate; orders from before the portal have none of it. */
  details: Partial<CartTotals>
}

/** The share of each amount that a confirmed quantity has: prices and discounts stay as they were agreed on. */
export function confirmedAmounts(
  ordered: LineAmounts,
  confirmedQuantity: number,
  orderedQuantity: number,
): LineAmounts {
  const share = (cents: number) =>
    orderedQuantity === 0 ? cents : proportionOf(cents, confirmedQuantity, orderedQuantity)
  return {
    rowTotalCents: share(ordered.rowTotalCents),
    discountCents: share(ordered.discountCents),
    couponDiscountCents: share(ordered.couponDiscountCents),
    packagingDiscountCents: share(ordered.packagingDiscountCents),
    cashDiscountCents: share(ordered.cashDiscountCents),
    packagingTaxCents: share(ordered.packagingTaxCents),
    sortingChargeCents: share(ordered.sortingChargeCents),
    vatCents: share(ordered.vatCents),
    depositCents: share(ordered.depositCents),
  }
}

type ConfirmedLine = { vatBasisPoints: number; ordered: LineAmounts; confirmed: LineAmounts }

/** What an order costs without what its lines lose. Lines from before the portal need not add up to it. */
export function confirmedTotals(order: OrderAmounts, lines: readonly ConfirmedLine[]): CartTotals {
  const lost = (amount: (line: LineAmounts) => number, of: readonly ConfirmedLine[] = lines) =>
    of.reduce((sum, line) => sum + amount(line.ordered) - amount(line.confirmed), 0)
  const { details } = order
  const goodsCents = order.goodsCents - lost((line) => line.rowTotalCents)
  const discountCents = order.discountCents - lost((line) => line.discountCents)
  const packagingTaxCents = order.packagingTaxCents - lost((line) => line.packagingTaxCents)
  const sortingChargeCents = order.sortingChargeCents - lost((line) => line.sortingChargeCents)
  const vatCents = order.vatCents - lost((line) => line.vatCents)
  const depositCents = order.depositCents - lost((line) => line.depositCents)
  const couponDiscountCents = (details.couponDiscountCents ?? 0) - lost((line) => line.couponDiscountCents)
  const cashDiscountCents = (details.cashDiscountCents ?? 0) - lost((line) => line.cashDiscountCents)
  const lostPackaging = lost((line) => line.packagingDiscountCents)
  const packagingDiscounts = (details.packagingDiscounts ?? []).map((row, at) => ({
    ...row,
    cents: at === 0 ? row.cents - lostPackaging : row.cents,
  }))
  // The other two discounts stand in no line of their own: they share what is left as they did before.
  const others =
    discountCents -
    couponDiscountCents -
    cashDiscountCents -
    packagingDiscounts.reduce((sum, { cents }) => sum + cents, 0)
  const fixedBefore = details.fixedDiscountCents ?? 0
  const othersBefore = fixedBefore + (details.promotionalDiscountCents ?? 0)
  const fixedDiscountCents = othersBefore === 0 ? 0 : proportionOf(others, fixedBefore, othersBefore)
  const netCents = goodsCents - discountCents
  const grandTotalExVatCents = netCents + packagingTaxCents + sortingChargeCents + depositCents
  return {
    goodsCents,
    fixedDiscountCents,
    promotionalDiscountCents: others - fixedDiscountCents,
    couponDiscountCents,
    packagingDiscounts,
    cashDiscountCents,
    netCents,
    sortingChargeCents,
    packagingTaxCents,
    vatByRate: (details.vatByRate ?? []).map((row) => {
      const own = lines.filter(({ vatBasisPoints }) => vatBasisPoints === row.basisPoints)
      const lostVat = lost((line) => line.vatCents, own)
      return {
        ...row,
        baseCents: lostVat === 0 ? row.baseCents : shareOfBase(row, lostVat),
        vatCents: row.vatCents - lostVat,
      }
    }),
    vatCents,
    depositCents,
    grandTotalExVatCents,
    grandTotalCents: grandTotalExVatCents + vatCents,
  }
}

/** VAT is that rate of its base: what the base loses goes with the VAT that it loses. */
const shareOfBase = ({ baseCents, vatCents }: { baseCents: number; vatCents: number }, lostVat: number): number =>
  vatCents === 0 ? baseCents : baseCents - proportionOf(baseCents, lostVat, vatCents)
