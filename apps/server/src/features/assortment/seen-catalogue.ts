import type { GraphqlContext } from '#request/graphql-context.ts'
import type { Article } from './articles/article.ts'
import type { Assortment } from './assortment.service.ts'
import { NOTHING_IN_PARTICULAR } from './listing/asked-products.ts'
import { wireProduct, type WireProduct } from './product/product.wire.ts'
import { accepted } from './refusal-error.ts'
import { askerOf, requestAssortment } from './request-assortment.ts'

/** What the catalogue says to whoever asks, for the features that name products. */
export type Catalogue = {
  /** The products of these SKUs, in the same order; null for what is not there, or of a kind that this request may not see. */
  seen: (skus: readonly string[], context: GraphqlContext) => Promise<(WireProduct | null)[]>
  /** Of these SKUs what this ship-to could order. */
  forSale: (skus: readonly string[], context: GraphqlContext) => Promise<Article[]>
  /** The same, as SKUs. */
  orderable: (skus: readonly string[], context: GraphqlContext) => Promise<ReadonlySet<string>>
  /** How many favourites of the caller the ship-to of the request could order. */
  countFavourites: (context: GraphqlContext) => Promise<number>
}

export function catalogueOf(assortment: Assortment): Catalogue {
  const forSale: Catalogue['forSale'] = (skus, context) => requestAssortment(assortment, context).forSaleOf(skus)
  return {
    seen: async (skus, context) => {
      const request = requestAssortment(assortment, context)
      const seen = (await request.articlesOf(skus)).filter(request.isSeen)
      const bySku = new Map(seen.map((article) => [article.sku, wireProduct(article, request.reader)]))
      return skus.map((sku) => bySku.get(sku) ?? null)
    },
    forSale,
    orderable: async (skus, context) => new Set((await forSale(skus, context)).map(({ sku }) => sku)),
    countFavourites: async (context) => {
      const asked = { ...NOTHING_IN_PARTICULAR, favourites: true }
      const page = { pageSize: 1, currentPage: 1 }
      const found = await assortment.readPage(askerOf(context), 'Query.wishlist', { asked, page, withProducts: false })
      return accepted(found).listing.ids.length
    },
  }
}
