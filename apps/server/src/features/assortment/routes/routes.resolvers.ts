import type { Resolvers, Wire } from '@fust/contract/resolvers'
import { uidOf } from '@fust/contract/wire'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { ordering, type OperationName, type PolicyTable } from '#request/policy.ts'
import { askedProducts } from '../listing/asked-products.ts'
import type { Assortment } from '../assortment.service.ts'
import { wireCategory } from '../categories/category.wire.ts'
import { wireProduct, type WireProduct } from '../product/product.wire.ts'
import { accepted } from '../refusal-error.ts'
import { askerOf } from '../request-assortment.ts'
import { pathOf } from './route-path.ts'

type Page = Wire<'CmsPage'> & { id: number }
type Found = WireProduct | Wire<'CategoryTree'> | Page

export const routesPolicy: PolicyTable = {
  'Query.route': ordering,
  'Query.urlResolver': ordering,
}

/** The page that the brewery wrote under this name, for who asks. */
type FindRoutedPage = (path: string, operation: OperationName, context: GraphqlContext) => Promise<Page | null>

/** What lies behind an address: a category by its path, a product by its key, a page of the brewery by its name. */
export function routesResolvers(assortment: Assortment, findPage: FindRoutedPage): Resolvers<GraphqlContext> {
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
    return article ? wireProduct(article, found.reader) : findPage(path, operation, context)
  }

  return {
    Query: {
      route: (_parent, { url }, context) => find(url, 'Query.route', context),

      urlResolver: async (_parent, { url }, context) => {
        const found = await find(url, 'Query.urlResolver', context)
        if (!found) return null
        const { id, relative_url, type } = found
        const canonical_url = 'canonical_url' in found ? found.canonical_url : null
        return { id, entity_uid: id == null ? null : uidOf(id), canonical_url, relative_url, redirectCode: 0, type }
      },
    },
  }
}
