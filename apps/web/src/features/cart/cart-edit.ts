import { countOf, NO_AMOUNTS, type Cart, type CartLine, type LineAmounts } from './cart.ts'
import type { Product } from '../product/index.ts'

/** The amounts a line shall have; units that are left out stay as they are. */
export type LineEdit = { product: Product; amounts: Partial<LineAmounts> }

/** Edits that the server has answered, with the codes of what it refused. */
export type SentEdits = { edits: readonly LineEdit[]; before: Cart; after: Cart; errors: readonly string[] }

/** The cart as it will be once the server has taken the edit; prices are those of now. */
export function withEdit(cart: Cart, { product, amounts }: LineEdit): Cart {
  const { unheard: _replaced, ...line } = lineFor(cart, product.key) ?? newLine(product)
  const edited = priced({ ...line, amounts: { ...line.amounts, ...amounts } })
  return withLine(cart, edited)
}

/** The edit with the numbers of its line that nobody has heard yet: they go along. */
export function withUnheardOf(cart: Cart | undefined, edit: LineEdit): LineEdit {
  const unheard = cart && lineFor(cart, edit.product.key)?.unheard
  return unheard ? { ...edit, amounts: { ...unheard, ...edit.amounts } } : edit
}

/** The cart with numbers that reached nobody beside what the server last said. */
export function withUnheard(cart: Cart, edits: readonly LineEdit[]): Cart {
  const asked = new Map(edits.map(({ product, amounts }) => [product.key, amounts]))
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      const unheard = asked.get(line.product.key)
      return unheard ? { ...line, unheard: { ...line.unheard, ...unheard } } : line
    }),
  }
}

export function withoutLine(cart: Cart, key: string): Cart {
  const line = lineFor(cart, key)
  return line ? withLine(cart, { ...line, amounts: NO_AMOUNTS, totalCents: 0 }) : cart
}

/** The line of a product, or of a bundle as it was put together, by its key. */
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

function newLine(product: Product): CartLine {
  return { id: 0, product, amounts: NO_AMOUNTS, unitPriceCents: product.priceCents, isAvailable: true, totalCents: 0 }
}

function priced(line: CartLine): CartLine {
  return { ...line, totalCents: Math.round(countOf(line.product, line.amounts) * line.unitPriceCents) }
}
