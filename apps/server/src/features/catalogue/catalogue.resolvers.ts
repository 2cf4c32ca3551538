import type { Resolvers } from '@fust/contract/resolvers'
import { askedPage, idOfUid, meantConditions } from '@fust/contract/wire'
import type { Outcome } from '@fust/domain/outcome'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { inputError, selects } from '#platform/graphql/index.ts'
import { signedIn, type PolicyTable } from '#platform/policy.ts'
import { askedProducts, sortsOf, type AskedProductsRefusal } from './asked-products.ts'
import type { Category, CategoryTree } from './category-tree.ts'
import { NOTHING_IN_PARTICULAR, type Catalogue, type CatalogueRefusal } from './catalogue.service.ts'
import { wireCategory } from './category.wire.ts'
import { wireVariant } from './configurable.wire.ts'
import { wireProducts, withDirectChildrenOnly } from './listing.wire.ts'
import { productResolvers } from './product.resolvers.ts'
import { wireProduct, type WireProduct } from './product.wire.ts'
import { catalogueError } from './refusal-error.ts'
import { askerOf, requestCatalogue } from './request-catalogue.ts'
import { wordsOf } from './search-query.ts'
import { writtenFields } from './written-fields.ts'

const browsing = signedIn('ship-to', 'Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials')

export const cataloguePolicy: PolicyTable = { 'Query.products': browsing, 'Query.categoryList': browsing }

const PRODUCTS_PAGE_SIZE = 25
const CATEGORIES_PAGE_SIZE = 20

export function catalogueResolvers(catalogue: Catalogue): Resolvers<GraphqlContext> {
  const product = (sku: string, context: GraphqlContext) => productOf(catalogue, sku, context)

  return {
    Query: {
      products: async (_parent, args, context, info) => {
        const asked = accepted(askedProducts(args, writtenFields(info, 'sort')))
        const page = askedPage(args, PRODUCTS_PAGE_SIZE)
        const withProducts = selects(info, 'items') || selects(info, 'suggestions')
        const asker = askerOf(context)
        const found = accepted(await catalogue.list(asker, 'Query.products', { asked, page, withProducts }))
        const reader = await requestCatalogue(catalogue, context).reader()
        const items = found.products.map((own) => wireProduct(own, reader))
        return wireProducts(found, items, context.language)
      },

      categoryList: async (_parent, args, context) => {
        const asker = askerOf(context)
        const { tree, productCounts } = accepted(await catalogue.categories(asker, 'Query.categoryList'))
        const { pageSize, currentPage } = askedPage(args, CATEGORIES_PAGE_SIZE)
        return askedCategories(tree, args.filters)
          .slice((currentPage - 1) * pageSize, currentPage * pageSize)
          .map((category) => wireCategory(category, productCounts))
      },
    },

    Products: {
      aggregations: (parent, { filter }) =>
        filter?.category?.includeDirectChildrenOnly
          ? withDirectChildrenOnly(parent.aggregations, parent)
          : (parent.aggregations ?? null),
    },

    CategoryTree: {
      products: async (parent, args, context, info) => {
        const page = askedPage(args, PRODUCTS_PAGE_SIZE)
        const asked = {
          ...NOTHING_IN_PARTICULAR,
          categories: { ...NOTHING_IN_PARTICULAR.categories, ids: [parent.id ?? 0] },
          sorts: sortsOf(args.sort, writtenFields(info, 'sort'), null),
        }
        const found = accepted(await catalogue.list(askerOf(context), 'Query.categoryList', { asked, page }))
        const reader = await requestCatalogue(catalogue, context).reader()
        const items = found.products.map((own) => wireProduct(own, reader))
        const { page_info, total_count } = wireProducts(found, items, context.language)
        return { items, page_info, total_count }
      },
    },

    ...productResolvers(catalogue),

    SimpleCartItem: { product: ({ product_sku }, _args, context) => product(product_sku, context) },
    VirtualCartItem: { product: ({ product_sku }, _args, context) => product(product_sku, context) },
    BundleCartItem: { product: ({ product_sku }, _args, context) => product(product_sku, context) },
    ConfigurableCartItem: {
      product: ({ product_sku }, _args, context) => product(product_sku, context),
      configured_variant: async ({ variant_sku }, _args, context) => {
        const request = requestCatalogue(catalogue, context)
        const variant = await request.product(variant_sku)
        if (!variant) throw new Error(`There is no product ${variant_sku}.`)
        return wireVariant(variant, await request.reader())
      },
    },
  }
}

/** The product of a cart or order line, as the ship-to of the request sees it now; also one that is no longer for sale. */
export async function productOf(catalogue: Catalogue, sku: string, context: GraphqlContext): Promise<WireProduct> {
  const request = requestCatalogue(catalogue, context)
  const found = await request.product(sku)
  if (!found) throw new Error(`There is no product ${sku}.`)
  return wireProduct(found, await request.reader())
}

function accepted<T>(outcome: Outcome<T, CatalogueRefusal | AskedProductsRefusal>): T {
  if (outcome.ok) return outcome.value
  throw catalogueError(outcome.refusal)
}

const NAME_MINIMUM_CHARACTERS = 3

type Filters = Parameters<
  NonNullable<Exclude<NonNullable<Resolvers['Query']>['categoryList'], { resolve: unknown }>>
>[1]['filters']

/** The categories a filter names, in the order of the tree; without a filter the root. */
function askedCategories(tree: CategoryTree, filters: Filters): Category[] {
  const { ids, category_uid, parent_id, parent_category_uid, name, url_key, url_path } = meantConditions(filters)
  if ((name?.match?.length ?? NAME_MINIMUM_CHARACTERS) < NAME_MINIMUM_CHARACTERS)
    throw inputError('Invalid match filter. Minimum length is 3.')
  const parentOf = new Map(
    [...tree.byId.values()].flatMap((category) => category.children.map((child) => [child.id, category.id])),
  )
  const conditions = [
    [ids, (category: Category) => String(category.id)],
    [category_uid, (category: Category) => String(category.id), (uid: string) => String(idOfUid(uid))],
    [parent_id, (category: Category) => String(parentOf.get(category.id) ?? '')],
    [
      parent_category_uid,
      (category: Category) => String(parentOf.get(category.id) ?? ''),
      (uid: string) => String(idOfUid(uid)),
    ],
    [url_key, (category: Category) => category.urlKey],
    [url_path, (category: Category) => category.urlPath],
  ] as const
  const named = conditions.filter(([condition]) => condition !== undefined)
  if (named.length === 0 && !name) return [...tree.roots]
  return [...tree.byId.values()].filter((category) => {
    const words = wordsOf(category.name).join(' ')
    return (
      wordsOf(name?.match ?? '').every((word) => words.includes(word)) &&
      named.every(([condition, valueOf, read = (text: string) => text]) => {
        const values = [...(condition?.eq === undefined ? [] : [condition.eq]), ...(condition?.in ?? [])].map(read)
        return values.includes(valueOf(category))
      })
    )
  })
}
