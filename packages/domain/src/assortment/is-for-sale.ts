import { unitPrice, type Prices } from '../pricing/index.ts'

/** What decides whether something is sold to one buyer on one day. */
export type Sold = Prices & {
  readonly type: 'simple' | 'configurable' | 'bundle'
  readonly isActive: boolean
  readonly isPromotional: boolean
  readonly isReturnItem: boolean
  /** Null for what has no variants that are sold; `minimumCents` is null where none of them has a price. */
  readonly variants: { readonly minimumCents: number | null } | null
}

/** What it is sorted and filtered by: its own price, else that of its cheapest variant. */
export function listedPrice(sold: Pick<Sold, 'variants'> & Prices): number | null {
  return unitPrice(sold) ?? sold.variants?.minimumCents ?? null
}

/** True when it is in the assortment: empties have a deposit instead of a price, promotional POS material may wait for the prices of its variants (CAT-13). */
export function isForSale(sold: Sold): boolean {
  const waitsForPrices = sold.materialType === 'ZBTL' && sold.isPromotional && sold.variants !== null
  return sold.isActive && (listedPrice(sold) !== null || sold.isReturnItem || waitsForPrices)
}

/** True of what has no price for this buyer, as what is for another market has none: here it is as if it were not there. */
export function isUnpriced(sold: Sold): boolean {
  return !isForSale({ ...sold, isActive: true })
}

/** True when a line can be made of it; of what has variants one of them has to be chosen. */
export function isOrderable(sold: Sold): boolean {
  return sold.type !== 'configurable' && isForSale(sold)
}

/** True for a part of a bundle: the bundle has the price, but beer has to be sold to this buyer. */
export function isSoldAsPart(sold: Pick<Sold, 'isActive'> & Prices): boolean {
  return sold.isActive && (sold.materialType === 'ZBTL' || unitPrice(sold) !== null)
}
