import type { Resolvers } from '@fust/contract/resolvers'
import { askedPage, pageInfo, pageOffset, reviewPage, reviewPageExists, type Page } from '@fust/contract/wire'
import { substitutesFor } from '@fust/domain/assortment'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { selects } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { ordering, type PolicyTable } from '#request/policy.ts'
import { askedCategories } from './categories/asked-categories.ts'
import { askedProducts, NOTHING_IN_PARTICULAR, sortsOf } from './listing/asked-products.ts'
import type { Assortment } from './assortment.service.ts'
import { partLabel } from './product/bundle.wire.ts'
import { wireCategory } from './categories/category.wire.ts'
import { wireChosenValues, wireVariant } from './product/configurable.wire.ts'
import { wireFilter, wireProducts, withDirectChildrenOnly } from './listing/listing.wire.ts'
import { wirePackaging } from './product/packaging.wire.ts'
import { productResolvers } from './product/product.resolvers.ts'
import { wireProduct, type WireProduct } from './product/product.wire.ts'
import { accepted, assortmentError } from './refusal-error.ts'
import { askerOf, requestAssortment } from './request-assortment.ts'
import { writtenFields } from './listing/written-fields.ts'

// Whoever may order sees what there is.
const browsing = ordering

export const assortmentPolicy: PolicyTable = Object.fromEntries(
  ['products', 'aggregation', 'getProductAvaliablePackaging', 'categoryList', 'categories', 'category'].map((field) => [
    `Query.${field}`,
    browsing,
  ]),
)

const PRODUCTS_PAGE_SIZE = 25
const CATEGORIES_PAGE_SIZE = 20
/** Where only the whole result is asked for. */
const ANY_PAGE: Page = { pageSize: 1, currentPage: 1 }

export function assortmentResolvers(assortment: Assortment): Resolvers<GraphqlContext> {
  const product = (sku: string, context: GraphqlContext) => productOf(assortment, sku, context)

  async function choiceOf(bundleSku: string, optionId: number, context: GraphqlContext) {
    const { choices } = await requestAssortment(assortment, context).extrasOf(bundleSku)
    return choices.find(({ id }) => id === optionId)
  }

  async function nameOfPart(sku: string, context: GraphqlContext): Promise<string> {
    const part = await requestAssortment(assortment, context).article(sku)
    return part ? partLabel(part, context.language) : sku
  }

  return {
    Query: {
      products: async (_parent, args, context, info) => {
        const asked = accepted(askedProducts(args, writtenFields(info, 'sort')))
        const page = askedPage(args, PRODUCTS_PAGE_SIZE)
        const withProducts = selects(info, 'items') || selects(info, 'suggestions')
        const asker = askerOf(context)
        const found = accepted(await assortment.readPage(asker, 'Query.products', { asked, page, withProducts }))
        requestAssortment(assortment, context).alsoKnows(found.articles)
        const items = found.articles.map((own) => wireProduct(own, found.reader))
        return wireProducts(found, items, context.language)
      },

      aggregation: async (_parent, { sku, brand, filter }, context) => {
        const named = { ...filter, ...(sku && { sku: { in: sku } }), ...(brand && { brand: { in: brand } }) }
        const asked = accepted(askedProducts({ filter: named }, []))
        const found = accepted(
          await assortment.readPage(askerOf(context), 'Query.aggregation', {
            asked,
            page: ANY_PAGE,
            withProducts: false,
          }),
        )
        const { aggregations, total_count } = wireProducts(found, [], context.language)
        return { aggregations, total_count }
      },

      getProductAvaliablePackaging: async (_parent, { sku, sub_brand_code, sub_brand }, context) => {
        const refusal = assortment.refusal(askerOf(context), 'Query.getProductAvaliablePackaging')
        if (refusal) throw assortmentError(refusal)
        const others = await requestAssortment(assortment, context).otherPackagings(sku)
        const wanted = sub_brand_code ?? sub_brand
        return others
          .filter(({ subBrand }) => !wanted || subBrand === wanted)
          .map((other) => wirePackaging(other, context.language))
      },

      categories: async (_parent, args, context) => {
        const { tree, counts } = accepted(await assortment.readCategories(askerOf(context), 'Query.categories'))
        const found = accepted(askedCategories(tree, args.filters))
        const page = askedPage(args, CATEGORIES_PAGE_SIZE)
        const refusal = reviewPage(page) ?? reviewPageExists(page, found.length)
        if (refusal) throw assortmentError(refusal)
        return {
          items: pageOf(found, page).map((category) => wireCategory(category, counts)),
          page_info: pageInfo(page, found.length),
          total_count: found.length,
        }
      },

      category: async (_parent, { id }, context) => {
        const { tree, counts } = accepted(await assortment.readCategories(askerOf(context), 'Query.category'))
        const category = id == null ? tree.roots[0] : tree.byId.get(id)
        return category ? wireCategory(category, counts) : null
      },

      categoryList: async (_parent, args, context) => {
        const asker = askerOf(context)
        const { tree, counts } = accepted(await assortment.readCategories(asker, 'Query.categoryList'))
        const found = accepted(askedCategories(tree, args.filters))
        const page = askedPage(args, CATEGORIES_PAGE_SIZE)
        const refusal = reviewPage(page) ?? reviewPageExists(page, found.length)
        if (refusal) throw assortmentError(refusal)
        return pageOf(found, page).map((category) => wireCategory(category, counts))
      },
    },

    Products: {
      aggregations: (parent, { filter }) =>
        filter?.category?.includeDirectChildrenOnly
          ? withDirectChildrenOnly(parent.aggregations, parent)
          : (parent.aggregations ?? null),
      filters: ({ aggregations }) => aggregations?.flatMap((one) => (one ? [wireFilter(one)] : [])) ?? null,
    },

    CategoryTree: {
      products: async (parent, args, context, info) => {
        const page = askedPage(args, PRODUCTS_PAGE_SIZE)
        const asked = {
          ...NOTHING_IN_PARTICULAR,
          categories: { ...NOTHING_IN_PARTICULAR.categories, ids: [parent.id ?? 0] },
          sorts: sortsOf(args.sort, writtenFields(info, 'sort'), null),
        }
        const found = accepted(await assortment.readPage(askerOf(context), 'Query.categoryList', { asked, page }))
        requestAssortment(assortment, context).alsoKnows(found.articles)
        const items = found.articles.map((own) => wireProduct(own, found.reader))
        const { page_info, total_count } = wireProducts(found, items, context.language)
        return { items, page_info, total_count }
      },
    },

    ...productResolvers(assortment),

    SimpleCartItem: { product: ({ product_sku }, _args, context) => product(product_sku, context) },
    VirtualCartItem: { product: ({ product_sku }, _args, context) => product(product_sku, context) },
    DownloadableCartItem: { product: ({ product_sku }, _args, context) => product(product_sku, context) },
    SelectedBundleOption: {
      label: async ({ bundle_sku, id }, _args, context) =>
        textIn(context.language, (await choiceOf(bundle_sku, id, context))?.title ?? {}),
      type: async ({ bundle_sku, id }, _args, context) => (await choiceOf(bundle_sku, id, context))?.input ?? 'select',
    },
    SelectedBundleOptionValue: {
      product: ({ product_sku }, _args, context) => product(product_sku, context),
      label: ({ product_sku }, _args, context) => nameOfPart(product_sku, context),
    },
    BundleCartItem: { product: ({ product_sku }, _args, context) => product(product_sku, context) },
    ItemSelectedBundleOption: {
      label: async ({ bundle_sku, option_id }, _args, context) =>
        textIn(context.language, (await choiceOf(bundle_sku, option_id, context))?.title ?? {}),
    },
    ItemSelectedBundleOptionValue: {
      product_name: ({ product_sku }, _args, context) => nameOfPart(product_sku, context),
    },
    ConfigurableCartItem: {
      product: ({ product_sku }, _args, context) => product(product_sku, context),
      configurable_options: async ({ product_sku, variant_sku }, _args, context) => {
        const request = requestAssortment(assortment, context)
        const [parent, variant] = await request.articlesOf([product_sku, variant_sku])
        const { variantSkus } = await request.extrasOf(product_sku)
        return parent && variant
          ? wireChosenValues(parent.id, await request.articlesOf(variantSkus), variant, request.reader)
          : []
      },
      configured_variant: async ({ variant_sku }, _args, context) => {
        const request = requestAssortment(assortment, context)
        const variant = await request.article(variant_sku)
        if (!variant) throw new Error(`There is no product ${variant_sku}.`)
        return wireVariant(variant, request.reader)
      },
    },
  }
}

/** The product of a cart or order line, as the ship-to of the request sees it now; also one that is no longer for sale. */
export async function productOf(assortment: Assortment, sku: string, context: GraphqlContext): Promise<WireProduct> {
  const found = await knownProduct(assortment, sku, context)
  if (!found) throw new Error(`There is no product ${sku}.`)
  return found
}

/** The same of what was sold once, and may be gone. */
export async function knownProduct(
  assortment: Assortment,
  sku: string,
  context: GraphqlContext,
): Promise<WireProduct | null> {
  const request = requestAssortment(assortment, context)
  const found = await request.article(sku)
  return found && wireProduct(found, request.reader)
}

/** What this ship-to can have that day in place of a product; nothing is known of one that is gone. */
export async function substitutesOf(
  assortment: Assortment,
  { sku, day }: { sku: string; day: string | null },
  context: GraphqlContext,
): Promise<WireProduct[]> {
  const request = requestAssortment(assortment, context)
  const [missing, others] = await Promise.all([request.article(sku), request.comparable(sku)])
  if (!missing) return []
  return substitutesFor(missing, others, day).map((article) => wireProduct(article, request.reader))
}

function pageOf<T>(all: readonly T[], page: Page): readonly T[] {
  return all.slice(pageOffset(page), pageOffset(page) + page.pageSize)
}
