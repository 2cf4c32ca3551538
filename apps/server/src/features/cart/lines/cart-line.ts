import type { BeerLine, PosmLine, TankLine } from '@fust/domain/order'
import type { Article } from '#features/assortment/index.ts'
import type { ChosenOption } from './bundle-options.ts'
import { NO_AMOUNTS, type LineAmounts } from './line-amounts.ts'

type OfCart = { id: number; product: Article; bundleOptions: readonly ChosenOption[] }

/** A line of a cart in the words of the rules, with the article it is of; its kind decides what it is counted in. */
export type ArticleLine = WithArticle<BeerLine> | WithArticle<TankLine> | WithArticle<PosmLine>

type WithArticle<Line> = OfCart & Omit<Line, 'bundleOptions'>

/** So much of an article as a line: where its kind becomes that of the line. */
export function cartLineOf({ id, product, bundleOptions }: OfCart, amounts: LineAmounts): ArticleLine {
  const { packages, layers, pallets, ...ofTanks } = amounts
  const { kind, sku } = product
  const own = { id, sku, product, bundleOptions }
  if (kind === 'tank') return { ...own, kind, brand: product.brand.code, ...ofTanks }
  if (kind === 'posm') return { ...own, kind, pieces: packages }
  return {
    ...own,
    kind,
    quantities: { packages, layers, pallets },
    pack: product.pack,
    isReturnItem: product.isReturnItem,
  }
}

/** The amounts of a line as they are asked for, told and written, whatever it is counted in. */
export function amountsOf(line: ArticleLine): LineAmounts {
  if (line.kind === 'beer') return { ...NO_AMOUNTS, ...line.quantities }
  if (line.kind === 'posm') return { ...NO_AMOUNTS, packages: line.pieces }
  const { litres, tankType1, tankType2, tankType3, tankType4 } = line
  return { ...NO_AMOUNTS, litres, tankType1, tankType2, tankType3, tankType4 }
}
