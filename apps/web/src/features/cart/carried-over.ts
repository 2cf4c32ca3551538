import { countOf, type Cart, type CartLine } from './cart.ts'

/** The cart as it is now, with what this browser knows of its lines besides: former prices, and numbers that nobody heard. */
export function carriedOver(before: Cart | undefined, now: Cart): Cart {
  if (!before || before.id !== now.id) return now
  const seen = new Map(before.lines.map((line) => [line.product.key, line]))
  return {
    ...now,
    lines: now.lines.map((line) => {
      const former = seen.get(line.product.key)
      return former ? withUnheard(former, withFormerPrice(former, line)) : line
    }),
  }
}

function withFormerPrice(before: CartLine, line: CartLine): CartLine {
  // Another amount may have another price: that is no news.
  if (countOf(before.product, before.amounts) !== countOf(line.product, line.amounts)) return line
  const former = before.formerPriceCents ?? before.unitPriceCents
  return former === line.unitPriceCents ? line : { ...line, formerPriceCents: former }
}

function withUnheard({ unheard }: CartLine, line: CartLine): CartLine {
  return unheard ? { ...line, unheard } : line
}
