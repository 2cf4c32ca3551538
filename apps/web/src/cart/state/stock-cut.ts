import type { Product } from '../../product/index.ts'
import { lineFor, NO_AMOUNTS, type Cart, type LineAmounts } from './cart.ts'
import type { LineEdit } from './cart-state.ts'

/** What the stock did not hold of a product. */
export type StockCut = { product: Product; takenOff: LineAmounts }

/** What was asked for and is not in the cart now. */
export function cutToStock(edits: readonly LineEdit[], after: Cart): StockCut[] {
  return edits.flatMap(({ product, amounts }) => {
    const kept = lineFor(after, product.key)?.amounts ?? NO_AMOUNTS
    const takenOff = {
      ...NO_AMOUNTS,
      packages: less(amounts.packages, kept.packages),
      layers: less(amounts.layers, kept.layers),
      pallets: less(amounts.pallets, kept.pallets),
      litres: less(amounts.litres, kept.litres),
    }
    return Object.values(takenOff).some((amount) => amount > 0) ? [{ product, takenOff }] : []
  })
}

function less(asked: number | undefined, kept: number): number {
  return Math.max(0, (asked ?? kept) - kept)
}
