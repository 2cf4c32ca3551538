import { lineFor, type Cart, type CartLine } from '../../../../cart/index.ts'

/** What a cart costs now and what it cost when it was looked at, with the lines that make the difference. */
export type PriceChange = {
  beforeCents: number
  nowCents: number
  lines: readonly { key: string; name: string; beforeCents: number; nowCents: number }[]
}

/** True when both hold the same products in the same amounts: another window may have changed them. */
export function isSameLoad(shown: Cart, now: Cart): boolean {
  return (
    shown.lines.length === now.lines.length &&
    shown.lines.every((line) => isAsMuch(line, lineFor(now, line.product.key)))
  )
}

function isAsMuch({ amounts: one }: CartLine, other: CartLine | undefined): boolean {
  const sizes = ['packages', 'layers', 'pallets', 'litres'] as const
  return other !== undefined && sizes.every((size) => one[size] === other.amounts[size])
}

/** How the total differs from the one that was shown; null when it is the same. */
export function priceChange(shown: Cart, now: Cart): PriceChange | null {
  if (shown.money.totalCents === now.money.totalCents) return null
  const names = new Map([...shown.lines, ...now.lines].map(({ product }) => [product.key, product.name]))
  return {
    beforeCents: shown.money.totalCents,
    nowCents: now.money.totalCents,
    lines: [...names].flatMap(([key, name]) => {
      const beforeCents = lineFor(shown, key)?.totalCents ?? 0
      const nowCents = lineFor(now, key)?.totalCents ?? 0
      return beforeCents === nowCents ? [] : [{ key, name, beforeCents, nowCents }]
    }),
  }
}
