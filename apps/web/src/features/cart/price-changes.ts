import { countOf, type Cart, type CartLine } from './cart.ts'
import { lineFor } from './cart-edit.ts'

/** The cart as it is now, with the former price on each line that costs something else for the same amount. */
export function withFormerPrices(before: Cart | undefined, now: Cart): Cart {
  if (!before || before.id !== now.id) return now
  return { ...now, lines: now.lines.map((line) => withFormerPrice(lineFor(before, line.product.key), line)) }
}

function withFormerPrice(before: CartLine | undefined, line: CartLine): CartLine {
  // Another amount may have another price: that is no news.
  if (!before || countOf(before.product, before.amounts) !== countOf(line.product, line.amounts)) return line
  const former = before.formerPriceCents ?? before.unitPriceCents
  return former === line.unitPriceCents ? line : { ...line, formerPriceCents: former }
}
