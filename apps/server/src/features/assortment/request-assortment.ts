import { isForSale } from '@fust/domain/assortment'
import { goodsOf } from '@fust/domain/order'
import DataLoader from 'dataloader'
import type { GraphqlContext } from '#request/graphql-context.ts'
import type { Assortment } from './assortment.service.ts'
import { goodsSeenBy, readerOf, type AssortmentAsker } from './who-looks.ts'
import type { Article } from './articles/article.ts'
import type { ArticleExtras } from './articles/article-extras.store.ts'
import type { HeldInCart } from './product/held-in-cart.store.ts'

/** What one request reads of the catalogue: everything of a kind together, and each thing once. */
export type RequestAssortment = ReturnType<typeof createRequestAssortment>

const ofRequests = new WeakMap<GraphqlContext, RequestAssortment>()

export function requestAssortment(assortment: Assortment, context: GraphqlContext): RequestAssortment {
  const known = ofRequests.get(context)
  if (known) return known
  const made = createRequestAssortment(assortment, askerOf(context))
  ofRequests.set(context, made)
  return made
}

export function askerOf({ actor, brewery, language, headers, site }: GraphqlContext): AssortmentAsker {
  const { onlyEmpties, onlyFavourites } = headers
  return { actor, brewery, language, mediaUrl: site.mediaUrl, onlyEmpties, onlyFavourites }
}

function createRequestAssortment(assortment: Assortment, asker: AssortmentAsker) {
  const { actor } = asker
  const once = <T>(read: () => Promise<T>) => {
    let kept: Promise<T> | undefined
    return () => (kept ??= read())
  }

  const articles = new DataLoader<string, Article | null>(async (skus) => {
    const read = new Map((await assortment.readArticles(skus, asker)).map((article) => [article.sku, article]))
    return skus.map((sku) => read.get(sku) ?? null)
  })

  async function articlesOf(skus: readonly string[]): Promise<Article[]> {
    return (await articles.loadMany(skus)).filter(
      (article): article is Article => article !== null && !(article instanceof Error),
    )
  }

  const goodsSeen = goodsSeenBy(asker)

  /** Of these the ones that this ship-to could order. */
  async function forSaleOf(skus: readonly string[]): Promise<Article[]> {
    return (await articlesOf(skus)).filter(
      (article) => isForSale(article) && !article.isReturnItem && goodsSeen.includes(article.kind),
    )
  }

  const isFavourite = new DataLoader<string, boolean>(async (skus) => {
    const own = new Set(actor ? await assortment.favouritesAmong(actor, skus) : [])
    return skus.map((sku) => own.has(sku))
  })

  const extras = new DataLoader<Article, ArticleExtras>(async (shown) => {
    const read = await assortment.readExtras(shown)
    return shown.map(({ sku }) => read.get(sku) ?? NO_EXTRAS)
  })

  async function extrasOf(sku: string): Promise<ArticleExtras> {
    const article = await articles.load(sku)
    return article ? extras.load(article) : NO_EXTRAS
  }

  const comparable = listLoader(assortment.readComparable, ({ sku }) => sku)

  return {
    reader: readerOf(asker),
    /** The tree with the number of products this ship-to finds; without a catalogue there are none. */
    categories: once(async () => {
      const found = await assortment.readCategories(asker, 'Query.products')
      return found.ok
        ? found.value
        : { tree: await assortment.readTree(asker.language), counts: new Map<number, number>() }
    }),
    isFavourite,
    isSeen: (article: Article) => goodsSeen.includes(goodsOf(article)),
    article: (sku: string) => articles.load(sku),
    articlesOf,
    forSaleOf,
    /** What may stand in for it, in the order of the catalogue. */
    comparable: async (sku: string) => {
      const [own] = await comparable.load(sku)
      return (await articlesOf(own?.others ?? [])).filter((article) => goodsSeen.includes(goodsOf(article)))
    },
    otherPackagings: async (sku: string) => forSaleOf((await extrasOf(sku)).packagingSkus),
    extrasOf,
    /** Articles that a list has read for this request are not read again. */
    alsoKnows: (listed: readonly Article[]): void => {
      for (const article of listed) articles.prime(article.sku, article)
    },
    categoryIds: listLoader(assortment.readCategoryIds, ({ sku }) => sku),
    held: listLoader<HeldInCart>(
      async (skus) => (actor?.shipTo ? assortment.readHeldInCart(actor.userId, actor.shipTo.companyId, skus) : []),
      ({ sku }) => sku,
    ),
  }
}

const NO_EXTRAS: ArticleExtras = { relations: [], variantSkus: [], choices: [], downloads: [], packagingSkus: [] }

/** Reads the rows of many SKUs at once and hands each SKU its own. */
function listLoader<Row>(read: (skus: readonly string[]) => Promise<Row[]>, skuOf: (row: Row) => string) {
  return new DataLoader<string, Row[]>(async (skus) => {
    const rows = Map.groupBy(await read(skus), skuOf)
    return skus.map((sku) => rows.get(sku) ?? [])
  })
}
