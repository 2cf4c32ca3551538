import type { Queries } from '#platform/database/database.ts'
import {
  variantsWith,
  type Article,
  type ArticleExtras,
  type Articles,
  type Buyer,
} from '#features/assortment/index.ts'
import { NOTHING, withHeld, type Held, type Parts } from './line-parts.ts'

/** A value of one thing in which variants differ, such as a size (graphql.md §3). */
export type ChosenValue = { attributeId: number; valueIndex: number }

/** What lines can be made of: articles and variants, and for bundles their choices with what there is of the parts. */
export type Offered = {
  /** The article that a line asks for; of one with variants the one that is chosen. */
  find: (line: Wanted) => Article | undefined
  choicesOf: (sku: string) => ArticleExtras['choices']
  parts: Parts
}

type Wanted = { sku: string; parentSku: string | null; chosenValues?: readonly ChosenValue[] }

/** What belongs to the articles asked for, read in as many statements for one of them as for hundreds. */
export async function readOffered(
  articles: Articles,
  queries: Queries,
  named: readonly Article[],
  { held = NOTHING, ...buyer }: Buyer & { held?: Held },
): Promise<Offered> {
  const extras = await articles.readExtras(
    queries,
    named.filter(({ type }) => type !== 'simple'),
  )
  const skus = [...extras.values()].flatMap(({ variantSkus, choices }) => [
    ...variantSkus,
    ...choices.flatMap(({ selections }) => selections.map(({ sku }) => sku)),
  ])
  const read = await articles.readBySku(queries, [...new Set(skus)], buyer)
  const parts = new Map(read.map((part) => [part.sku, withHeld(part, held)]))
  const bySku = new Map(named.map((article) => [article.sku, article]))
  const variantsOf = (sku: string) => (extras.get(sku)?.variantSkus ?? []).flatMap((own) => parts.get(own) ?? [])
  return {
    find: (line) => wanted(bySku.get(line.sku), line, variantsOf),
    choicesOf: (sku) => extras.get(sku)?.choices ?? [],
    parts,
  }
}

function wanted(
  article: Article | undefined,
  { sku, parentSku, chosenValues = [] }: Wanted,
  variantsOf: (sku: string) => readonly Article[],
): Article | undefined {
  if (!article || (parentSku !== null && parentSku !== sku && article.parentSku !== parentSku)) return undefined
  if (article.type !== 'configurable' || chosenValues.length === 0) return article
  const [only, ...others] = variantsWith(variantsOf(sku), chosenValues)
  // Nothing, or not enough, was chosen: the article itself says that it cannot be ordered as it is.
  return only && others.length === 0 ? only : article
}
