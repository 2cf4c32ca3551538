import type { LineDiscount } from './price-line.ts'

/** A discount on a product, on a brand, or where it names neither on everything. */
export type GivenDiscount = {
  readonly kind: 'fixed' | 'promotional'
  readonly sku: string | null
  readonly brandCode: string | null
  readonly rateBp: number
}

/** The highest of the discounts of a kind that hold for a product; they do not add up. */
export function bestDiscount(
  kind: GivenDiscount['kind'],
  product: { readonly sku: string; readonly brandCode: string },
  discounts: readonly GivenDiscount[],
): LineDiscount | null {
  const rates = discounts
    .filter((discount) => discount.kind === kind)
    .filter(
      ({ sku, brandCode }) =>
        (sku ?? product.sku) === product.sku && (brandCode ?? product.brandCode) === product.brandCode,
    )
    .map(({ rateBp }) => rateBp)
  return rates.length === 0 ? null : { kind: 'rate', basisPoints: Math.max(...rates) }
}
