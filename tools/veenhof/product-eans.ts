import { ean13 } from './ean.ts'
import { PRODUCTS } from './products.ts'
import type { Product } from './products.ts'

const places = new Map(PRODUCTS.map(({ sku }, index) => [sku, index]))

/** The EAN of a case, and of one bottle or can where a case holds several. */
export function eansOf(product: Product): { case?: string; unit?: string } {
  const place = places.get(product.sku)
  if (!product.hasEan || place === undefined) return {}
  const hasUnits = (product.items ?? 1) > 1
  return { case: ean13(10_000 + place), ...(hasUnits ? { unit: ean13(50_000 + place) } : {}) }
}
