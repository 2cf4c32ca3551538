import type { Resolvers, Wire } from '@fust/contract/resolvers'
import { uidOf } from '@fust/contract/wire'
import type { GraphqlContext } from '#request/graphql-context.ts'
import type { OperationName } from '#request/policy.ts'
import { askedProducts } from '../listing/asked-products.ts'
import type { Assortment } from '../assortment.service.ts'
import { wireCategory } from '../categories/category.wire.ts'
import { wireProduct, type WireProduct } from '../product/product.wire.ts'
import { accepted } from '../refusal-error.ts'
import { askerOf } from '../request-assortment.ts'
import { pathOf } from './route-path.ts'

type Queries = NonNullable<Resolvers<GraphqlContext>['Query']>
type Found = WireProduct | Wire<'CategoryTree'>

/** What lies behind an address: a product by its key, a category by its path. */
export function routeQueries(assortment: Assortment) {
  async function find(url: string, operation: OperationName, context: GraphqlContext): Promise<Found | null> {
    const asker = askerOf(context)
    const path = pathOf(url)
    const { tree, counts } = accepted(await assortment.readCategories(asker, operation))
    const category = path === '' ? undefined : [...tree.byId.values()].find(({ urlPath }) => urlPath === path)
    if (category) return wireCategory(category, counts)
    const key = path.slice(path.lastIndexOf('/') + 1)
    if (key === '') return null
    const asked = accepted(askedProducts({ filter: { url_key: { eq: key } } }, []))
    const found = accepted(
      await assortment.readPage(asker, operation, { asked, page: { pageSize: 1, currentPage: 1 } }),
    )
    const [article] = found.articles
    return article ? wireProduct(article, found.reader) : null
  }

  return {
    route: (_parent, { url }, context) => find(url, 'Query.route', context),

    urlResolver: async (_parent, { url }, context) => {
      const found = await find(url, 'Query.urlResolver', context)
      if (!found) return null
      const { id, canonical_url, relative_url, type } = found
      return { id, entity_uid: id == null ? null : uidOf(id), canonical_url, relative_url, redirectCode: 0, type }
    },
  } satisfies Queries
}
