import { countOf, NO_AMOUNTS, type Cart, type CartLine, type LineAmounts } from './cart.ts'
import type { Product } from '../product/index.ts'

/** The amounts a line shall have; units that are left out stay as they are. */
export type LineEdit = { product: Product; amounts: Partial<LineAmounts> }

/** Edits that the server has answered, with the codes of what it refused. */
export type SentEdits = { edits: readonly LineEdit[]; before: Cart; after: Cart; errors: readonly string[] }

/** The cart as it will be once the server has taken the edit; prices are those of now. */
export function withEdit(cart: Cart, { product, amounts }: LineEdit): Cart {
  const line = lineFor(cart, product.key) ?? {
    id: 0,
    product,
    amounts: NO_AMOUNTS,
    unitPriceCents: product.priceCents,
    isAvailable: true,
    totalCents: 0,
  }
  const edited = priced({ ...line, amounts: { ...line.amounts, ...amounts } })
  return withLine(cart, edited)
}

export function withoutLine(cart: Cart, key: string): Cart {
  const line = lineFor(cart, key)
  return line ? withLine(cart, { ...line, amounts: NO_AMOUNTS, totalCents: 0 }) : cart
}

/** The line of a product, or of a set as it was put together, by its key. */
export function lineFor(cart: Pick<Cart, 'lines'>, key: string): CartLine | undefined {
  return cart.lines.find((line) => line.product.key === key)
}

function withLine(cart: Cart, line: CartLine): Cart {
  const before = lineFor(cart, line.product.key)
  const isGone = countOf(line.product, line.amounts) === 0
  const others = cart.lines.filter(({ product }) => product.key !== line.product.key)
  const lines = before
    ? cart.lines.flatMap((own) => (own === before ? (isGone ? [] : [line]) : [own]))
    : [...others, ...(isGone ? [] : [line])]
  const change = (isGone ? 0 : line.totalCents) - (before?.totalCents ?? 0)
  const { money } = cart
  return {
    ...cart,
    lines,
    money: { ...money, goodsCents: money.goodsCents + change, netCents: money.netCents + change },
  }
}

function priced(line: CartLine): CartLine {
  return { ...line, totalCents: Math.round(countOf(line.product, line.amounts) * line.unitPriceCents) }
}
