import type { Queries } from '#platform/database/database.ts'
import { untilOneMark, type MarkedMemory } from '#platform/database/marked-memory.ts'
import type { Article, Buyer } from './article.ts'
import { createArticleExtrasStore, type ArticleExtras } from './article-extras.store.ts'
import { createArticleStore, type StockAtMark } from './article.store.ts'

/** Articles kept for all buyers together, some 40 MB with what is made of them; and as many of their parts. */
const KEPT_ARTICLES = 10_000

/** Reads articles. What they are is remembered at the mark of the catalogue, which is read each time, with their stock. */
export function createArticles(memory: MarkedMemory) {
  const kept = memory.shelf<Article>(KEPT_ARTICLES)
  const keptExtras = memory.shelf<ArticleExtras>(KEPT_ARTICLES)

  /** The articles that the stock was read of, in the same order; null when the catalogue is another by now. */
  async function readWithStock(
    queries: Queries,
    { mark, stock: inStock }: StockAtMark,
    buyer: Buyer,
  ): Promise<Article[] | null> {
    const missing = inStock.filter(({ sku }) => !kept.get(mark, keyOf(sku, buyer))).map(({ sku }) => sku)
    const read = missing.length === 0 ? [] : await createArticleStore(queries).read(missing, buyer)
    for (const own of read) kept.keep(own.mark, keyOf(own.sku, buyer), { ...own, stock: 0 })
    if (!read.every((own) => own.mark === mark)) return null
    return inStock.flatMap(({ sku, stock }) => {
      const key = keyOf(sku, buyer)
      const own = kept.get(mark, key)
      if (!own || own.stock === stock) return own ?? []
      // One that was sold since is kept with the stock it has now.
      const article = { ...own, stock }
      kept.keep(mark, key, article)
      return [article]
    })
  }

  async function withMark(queries: Queries, read: StockAtMark, buyer: Buyer) {
    const articles = await readWithStock(queries, read, buyer)
    return articles && { mark: read.mark, articles }
  }

  return {
    readWithStock,
    /** In the order of the ids, with the mark of the catalogue; null when it changes meanwhile. */
    readPage: async (queries: Queries, ids: readonly number[], buyer: Buyer) =>
      withMark(queries, await createArticleStore(queries).readStockById(ids), buyer),
    /** In any order; those that are not there are left out. */
    readBySku: async (queries: Queries, skus: readonly string[], buyer: Buyer): Promise<Article[]> => {
      if (skus.length === 0) return []
      const store = createArticleStore(queries)
      return (await untilOneMark(async () => withMark(queries, await store.readStockBySku(skus), buyer))).articles
    },
    /** What belongs to articles that were just read: their mark, which was read then, tells what of it still holds. */
    readExtras: async (queries: Queries, articles: readonly Article[]): Promise<ReadonlyMap<string, ArticleExtras>> => {
      const found = new Map<string, ArticleExtras>()
      for (const { sku, mark } of articles) {
        const extras = keptExtras.get(mark, sku)
        if (extras) found.set(sku, extras)
      }
      const missing = articles.filter(({ sku }) => !found.has(sku)).map(({ sku }) => sku)
      const read = missing.length === 0 ? [] : await createArticleExtrasStore(queries).read(missing)
      for (const { sku, mark, ...own } of read) {
        keptExtras.keep(mark, sku, own)
        found.set(sku, own)
      }
      return found
    },
  }
}

export type Articles = ReturnType<typeof createArticles>

function keyOf(sku: string, { priceGroup, today }: Buyer): string {
  return `${sku} ${today} ${priceGroup}`
}
