import type { Cart } from '../cart/index.ts'

/** What a cart costs now and what it cost when it was looked at, with the lines that make the difference. */
export type PriceChange = {
  beforeCents: number
  nowCents: number
  lines: readonly { sku: string; name: string; beforeCents: number; nowCents: number }[]
}

/** How the total differs from the one that was shown; null when it is the same. */
export function priceChange(shown: Cart, now: Cart): PriceChange | null {
  if (shown.money.totalCents === now.money.totalCents) return null
  const before = new Map(shown.lines.map((line) => [line.product.sku, line.totalCents]))
  return {
    beforeCents: shown.money.totalCents,
    nowCents: now.money.totalCents,
    lines: now.lines.flatMap(({ product: { sku, name }, totalCents: nowCents }) => {
      const beforeCents = before.get(sku) ?? 0
      return beforeCents === nowCents ? [] : [{ sku, name, beforeCents, nowCents }]
    }),
  }
}
