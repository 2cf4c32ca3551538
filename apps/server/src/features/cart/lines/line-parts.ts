import { bundleStock } from '@fust/domain/quantity'
import { isSoldAsPart } from '@fust/domain/assortment'
import type { Queries } from '#platform/database/database.ts'
import type { Article, Articles, Buyer } from '#features/assortment/index.ts'
import type { ArticleLine } from './cart-line.ts'

/** A line, for what its bundle consists of. */
type Bundled = Pick<ArticleLine, 'bundleOptions'>

/** What bundles consist of, by SKU. */
export type Parts = ReadonlyMap<string, Article>

/** What the order holds of each SKU that a cart takes the place of: for this cart it is there. */
export type Held = ReadonlyMap<string, number>
export const NOTHING: Held = new Map()

export function withHeld(article: Article, held: Held): Article {
  const cases = held.get(article.sku)
  return cases === undefined ? article : { ...article, stock: article.stock + cases }
}

/** What the bundles among the lines consist of. */
export async function readParts(
  articles: Articles,
  queries: Queries,
  lines: readonly Bundled[],
  { held = NOTHING, ...buyer }: Buyer & { held?: Held },
): Promise<Parts> {
  const skus = new Set(lines.flatMap((line) => line.bundleOptions.map(({ sku }) => sku)))
  return new Map((await articles.readBySku(queries, [...skus], buyer)).map((part) => [part.sku, withHeld(part, held)]))
}

/** Cases, pieces or whole bundles that can still be sold. */
export function stockLeft({ bundleOptions, product }: Bundled & Pick<ArticleLine, 'product'>, parts: Parts): number {
  if (bundleOptions.length === 0) return product.stock
  return bundleStock(bundleOptions.map(({ sku, quantity }) => Math.floor((parts.get(sku)?.stock ?? 0) / quantity)))
}

/** False for a bundle of which a part is not sold here any more. */
export function hasItsParts({ bundleOptions }: Bundled, parts: Parts): boolean {
  return bundleOptions.every(({ sku }) => {
    const part = parts.get(sku)
    return part !== undefined && isSoldAsPart(part)
  })
}
