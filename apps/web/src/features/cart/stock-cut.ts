import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Product } from '../product/index.ts'
import { NO_AMOUNTS, type Cart, type LineAmounts } from './cart.ts'
import { lineFor, type LineEdit } from './cart-edit.ts'

/** What the stock did not hold of a product. */
export type StockCut = { product: Product; takenOff: LineAmounts }

/** What was asked for and is not in the cart now. */
export function cutToStock(edits: readonly LineEdit[], after: Cart): StockCut[] {
  return edits.flatMap(({ product, amounts }) => {
    const kept = lineFor(after, product.key)?.amounts ?? NO_AMOUNTS
    const takenOff = {
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

// Steppers stand all over the app, what was cut is told in one place.
const STOCK_CUT_KEY = ['stock-cut']

export function tellCut(client: QueryClient, cuts: readonly StockCut[]): void {
  client.setQueryData(STOCK_CUT_KEY, cuts)
}

/** What was last taken off and not yet read. */
export function useStockCut(): readonly StockCut[] {
  const { data } = useQuery<readonly StockCut[]>({ queryKey: STOCK_CUT_KEY, queryFn: skipToken })
  return data ?? []
}
