import { centsToDecimal } from '@fust/contract/wire'
import { brandProgress } from '@fust/domain/capacity'
import type { CartLineView, CartView } from '../cart-view.ts'

/** How full the transport is, and what it could hold (graphql.md §8.3). */
export function wireProgress({ capacity, limits, cart, terms, cashDiscount, priced, lines }: CartView) {
  const cashDiscountCents = priced.totals.cashDiscountCents
  const own = terms.methods.find((offered) => offered.method === cart.method)
  return {
    color: capacity.colour,
    isFullTruck: capacity.isFullTruck,
    isHalfTruck: capacity.isHalfTruck,
    isSmallOrder: capacity.isSmallOrder,
    isCheckoutEnable: capacity.isCheckoutEnabled,
    iMinimumOrderPallet: limits.minimumPallets,
    iMaximumOrderPallet: limits.maximumPallets,
    iMinimumOrderWeight: kilograms(limits.minimumWeightGrams),
    iMaximumOrderWeight: kilograms(limits.maximumWeightGrams),
    iMinimumOrderLiters: limits.minimumLitres,
    iMaximumOrderLiters: limits.maximumLitres,
    iTotalCartWeight: kilograms(capacity.weightGrams),
    iTotalCartPalletQty: capacity.palletsShown,
    iTotalCartVolume: capacity.volumeMl / 100_000,
    iTotalCartFreeItems: 0,
    iMaximumOrderCash: own?.maxCashCents == null ? null : centsToDecimal(own.maxCashCents),
    status: capacity.status,
    cash_discount: {
      cashamount: centsToDecimal(cashDiscountCents),
      isactive: cashDiscountCents > 0,
      canshow: cashDiscount !== null,
      from_amount: cashDiscount && centsToDecimal(cashDiscount.fromCents),
      percent: cashDiscount && cashDiscount.basisPoints / 100,
    },
    brand_progress: brandProgress(lines.flatMap(brandLine), limits).map(
      ({ brand, pallets, maximumPallets, percent }) => ({
        brand,
        current: pallets,
        minimum: null,
        maximum: maximumPallets,
        percent,
      }),
    ),
    can_show_layer_notice: false,
  }
}

function kilograms(grams: number | null): number | null {
  return grams === null ? null : grams / 1000
}

function brandLine(line: CartLineView) {
  const { brand } = line.product
  return line.kind === 'beer' && !line.product.isReturnItem ? [{ ...line, brand: brand.name }] : []
}
