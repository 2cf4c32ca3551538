import { cataloguePermission } from '@fust/domain/access'
import { isUnpriced } from '@fust/domain/assortment'
import { goodsOf, goodsOfLine, type Goods } from '@fust/domain/order'
import type { Article } from '#features/assortment/index.ts'
import { chooseOptions, type ChosenOption } from './bundle-options.ts'
import type { LockedCart } from '../own-carts.ts'
import { amountsOf, cartLineOf, type ArticleLine } from './cart-line.ts'
import type { UnwrittenLine, WrittenLine } from './cart-line.store.ts'
import { lineFacts } from './line-facts.ts'
import { isSameChoice, quantityOf, sumOfAmounts, type LineAmounts } from './line-amounts.ts'
import { LINE_WORDS } from './line-words.ts'
import type { ChosenValue, Offered } from './read-offered.ts'
import { reviewLine, type LineError } from './review-line.ts'

/** A line to add; `clamps` when it came in the portal's form, with units. */
export type LineToAdd = {
  sku: string
  parentSku: string | null
  selectedOptions: { optionId: number; selectionId: number; quantity: number }[]
  /** Of a product with variants: what names the variant. */
  chosenValues?: readonly ChosenValue[]
  amounts: LineAmounts
  clamps: boolean
}

/** What of an asked line did not get into the cart, in cases, pieces or litres, and why; `position` is its place among all that was asked. */
export type LineShortage = Pick<LineToAdd, 'sku' | 'selectedOptions'> & {
  quantity: number
  position: number
  error: LineError
}

/** A line as it will stand in the cart; without an id it is a new one. */
type PlannedLine = UnwrittenLine & { id: number | null; product: Article }

/** Works out what a cart holds once lines are added, one after the other, and what is said about each. */
export function createAdding(
  { cart, access, brewery, lines }: Pick<LockedCart, 'cart' | 'access' | 'brewery' | 'lines'>,
  offered: Offered,
) {
  const planned: PlannedLine[] = lines.map((line) => ({ ...line, amounts: amountsOf(line) }))
  const touched = new Set<PlannedLine>()
  const errors: LineError[] = []
  const shortages: LineShortage[] = []
  const [first] = lines
  let held: Goods | null = first ? goodsOfLine(first) : null
  let position = -1

  /** Answers the line of the cart that has it then; null when nothing of it could be taken. */
  function add(line: LineToAdd): PlannedLine | null {
    position += 1
    const product = offered.find(line)
    if (!product || isUnpriced(product))
      return refuse(line, { code: 'PRODUCT_NOT_FOUND', message: LINE_WORDS.productUnknown(line.sku) }, product)
    if (!access.permissions.has(cataloguePermission(goodsOf(product))))
      return refuse(line, { code: 'PERMISSION_DENIED', message: LINE_WORDS.notPermitted(line.sku) }, product)
    const options = chooseOptions(product, offered.choicesOf(product.sku), line.selectedOptions)
    if (!options) return refuse(line, { code: 'NOT_SALABLE', message: LINE_WORDS.optionsMissing(line.sku) }, product)
    return grow(product, options, line)
  }

  function grow(product: Article, bundleOptions: ChosenOption[], line: LineToAdd): PlannedLine | null {
    const { sku } = product
    const existing = planned.find((own) => own.sku === sku && isSameChoice(own.bundleOptions, bundleOptions))
    const total = existing ? sumOfAmounts(existing.amounts, line.amounts) : line.amounts
    const facts = lineFacts({ bundleOptions, product }, { cart, access, brewery, held, parts: offered.parts })
    const { amounts, error } = reviewLine(product, total, facts, line.clamps)
    const kept = amounts ?? existing?.amounts
    const missing = quantityOf(product, total) - (kept ? quantityOf(product, kept) : 0)
    if (error) note({ sku: line.sku, selectedOptions: bundleOptions }, error, missing)
    if (!amounts) return null
    held = goodsOf(product)
    const grown = existing ?? { id: null, sku, bundleOptions, product, amounts }
    grown.amounts = amounts
    if (!existing) planned.push(grown)
    touched.add(grown)
    return grown
  }

  function refuse(line: LineToAdd, error: LineError, product?: Article): null {
    note(line, error, product ? quantityOf(product, line.amounts) : line.amounts.packages)
    return null
  }

  function note(asked: Pick<LineToAdd, 'sku' | 'selectedOptions'>, error: LineError, quantity: number): void {
    const { sku, selectedOptions } = asked
    errors.push({ ...error, sku })
    shortages.push({ sku, selectedOptions, quantity, position, error })
  }

  /** The whole cart, the new lines with the ids that they were written under. */
  function linesWith(written: readonly WrittenLine[]): ArticleLine[] {
    const isOf = (line: PlannedLine) => (own: WrittenLine) =>
      own.sku === line.sku && isSameChoice(own.bundleOptions, line.bundleOptions)
    return planned.flatMap((line) => {
      const id = line.id ?? written.find(isOf(line))?.id
      return id === undefined ? [] : [cartLineOf({ ...line, id }, line.amounts)]
    })
  }

  return { add, errors, shortages, touched, linesWith }
}
