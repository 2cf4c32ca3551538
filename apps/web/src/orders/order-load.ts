import { NO_TRUCK_LIMITS, shownNumber, totalPallets, type LoadLine } from '@fust/domain/capacity'
import { loadPlan } from '@fust/domain/load'
import { loadViewOf, type LoadProducts, type LoadView } from '../load/index.ts'
import type { OrderLine } from './order.ts'

/** What an order puts on the truck; null when none of it stands on pallets. */
export function orderLoad({
  lines,
  weightGrams,
}: {
  lines: readonly OrderLine[]
  weightGrams: number
}): LoadView | null {
  const loadLines = loadLinesOf(lines)
  const pallets = shownNumber(totalPallets(loadLines))
  if (pallets === 0) return null
  const figures = { pallets, hasMaximum: false, weightGrams, maximumWeightGrams: null }
  // Limits of that day are not kept: the floor is as long as the load was.
  return loadViewOf(loadPlan(loadLines, NO_TRUCK_LIMITS), loadProductsOf(lines), figures)
}

/** Pallets that lines make together. */
export function palletsOf(lines: readonly OrderLine[]): number {
  return shownNumber(totalPallets(loadLinesOf(lines)))
}

function loadLinesOf(lines: readonly OrderLine[]): LoadLine[] {
  return lines.flatMap(({ sku, product, quantities }) =>
    product?.kind === 'beer' ? [{ sku, quantities, pack: product.pack }] : [],
  )
}

function loadProductsOf(lines: readonly OrderLine[]): LoadProducts {
  return new Map(
    lines.flatMap(({ sku, name, product }) => (product ? [[sku, { ...product.look, label: name }] as const] : [])),
  )
}
