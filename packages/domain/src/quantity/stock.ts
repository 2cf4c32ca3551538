/** What one line draws from stock: its own SKU, or the options of a bundle instead. */
export type StockDemand = { readonly sku: string; readonly quantity: number }

export type StockShortage = {
  readonly sku: string
  readonly reason: 'out-of-stock' | 'not-enough-stock'
  readonly requestedQuantity: number
  readonly maximumQuantity: number
}

/** Demand per SKU, summed over lines and bundle options (CRT-34). */
export function demandBySku(demands: Iterable<StockDemand>): Map<string, number> {
  const total = new Map<string, number>()
  for (const { sku, quantity } of demands) total.set(sku, (total.get(sku) ?? 0) + quantity)
  return total
}

/** Every SKU of which less is in stock than asked for, by SKU; a SKU that the stock does not know has none (CRT-34). */
export function stockShortages(demands: Iterable<StockDemand>, stock: ReadonlyMap<string, number>): StockShortage[] {
  return [...demandBySku(demands)]
    .map(([sku, requestedQuantity]) => ({ sku, requestedQuantity, maximumQuantity: Math.max(0, stock.get(sku) ?? 0) }))
    .filter(({ requestedQuantity, maximumQuantity }) => requestedQuantity > maximumQuantity)
    .map((short) => ({
      ...short,
      reason: short.maximumQuantity === 0 ? ('out-of-stock' as const) : ('not-enough-stock' as const),
    }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
}
