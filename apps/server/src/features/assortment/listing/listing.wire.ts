import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal, pageInfo, uidOf } from '@fust/contract/wire'
import { textIn } from '#platform/http/language.ts'
import { FLAG_FIELDS, FLAG_OF } from './asked-products.ts'
import { productCounts, type CategoryTree } from '../categories/category-tree.ts'
import type { ProductPage } from '../assortment.service.ts'
import { attributeLabel, packFormatLabel, materialLabel, yesOrNo } from '../labels.ts'
import { SORT_FIELDS, type TextFacet } from './listing-question.ts'
import { PRICE_EDGES_CENTS, type Listing } from './listing.store.ts'
import type { WireProduct } from '../product/product.wire.ts'

const MAX_SUGGESTIONS = 3

/** A page of products with what is said about the whole result. */
export function wireProducts(found: ProductPage, items: WireProduct[], language: string): Wire<'Products'> {
  const total = found.listing.ids.length
  return {
    ...wireResult(found, language),
    total_count: total,
    items,
    page_info: pageInfo(found.page, total),
    sort_fields: {
      default: 'position',
      options: SORT_FIELDS.map((value) => ({ value, label: attributeLabel(value, language) })),
    },
    suggestions: suggestions(found, language),
  }
}

type WireResult = Pick<Wire<'Products'>, 'aggregations' | 'categoryFilter'>

// A listing is of one language and one mark of the catalogue: what is said of it is worked out once.
const results = new WeakMap<Listing, WireResult>()

function wireResult({ listing, tree }: ProductPage, language: string): WireResult {
  const known = results.get(listing)
  if (known) return known
  const aggregations = wireAggregations(listing, tree, language)
  const result = { aggregations, categoryFilter: wireCategoryFilter(listing, tree) }
  results.set(listing, result)
  return result
}

/** An aggregation under its older names. */
export function wireFilter({ label, attribute_code, count, options }: Wire<'Aggregation'>): Wire<'LayerFilter'> {
  return {
    name: label,
    request_var: attribute_code,
    filter_items_count: count,
    filter_items: options?.map((option) => ({
      __typename: 'LayerFilterItem',
      label: option?.label,
      value_string: option?.value,
      items_count: option?.count,
    })),
  }
}

type Option = { label: string; value: string; count: number }

const TEXT_FIELDS: readonly [facet: TextFacet, field: string][] = [
  ['brand', 'brand'],
  ['subBrand', 'sub_brand'],
  ['packFormat', 'pack_format'],
  ['volume', 'volume'],
  ['beerType', 'beer_type'],
  ['materialType', 'material_type'],
]

/** What the whole result can be narrowed by; each value can be sent back as `eq` of its field (graphql.md §3.4). */
function wireAggregations(listing: Listing, tree: CategoryTree, language: string): Wire<'Aggregation'>[] {
  const byFacet = Map.groupBy(listing.texts, ({ facet }) => facet)
  const options: [field: string, options: Option[]][] = [
    ['category_uid', categoryOptions(listing, tree)],
    ['price', priceOptions(listing)],
    ...TEXT_FIELDS.map(([facet, field]): [string, Option[]] => [
      field,
      textOptions(field, byFacet.get(facet) ?? [], language),
    ]),
    ...FLAG_FIELDS.map((field): [string, Option[]] => [
      field,
      flagOptions(listing.flags[FLAG_OF[field]], listing.ids.length, language),
    ]),
  ]
  return options
    .filter(([, listed]) => listed.length > 0)
    .map(([field, listed], index) => ({
      attribute_code: field,
      label: attributeLabel(field, language),
      count: listed.length,
      position: index,
      options: listed.map((option) => ({ __typename: 'AggregationOption' as const, ...option })),
    }))
}

function textOptions(field: string, found: Listing['texts'], language: string): Option[] {
  const options = found.map(({ value, count }) => ({ label: textLabel(field, value, language), value, count }))
  if (field === 'volume') return options.toSorted((a, b) => millilitres(a.value) - millilitres(b.value))
  return options.toSorted((a, b) => a.label.localeCompare(b.label, language))
}

function textLabel(field: string, value: string, language: string): string {
  if (field === 'pack_format') return packFormatLabel(value, language)
  return field === 'material_type' ? materialLabel(value, language) : value
}

function millilitres(volume: string): number {
  const amount = Number.parseFloat(volume.replace(',', '.'))
  const unit = /ml/i.test(volume) ? 1 : /cl/i.test(volume) ? 10 : 1000
  return Number.isNaN(amount) ? Number.MAX_SAFE_INTEGER : amount * unit
}

function flagOptions(set: number, total: number, language: string): Option[] {
  const options = [
    { label: yesOrNo(true, language), value: '1', count: set },
    { label: yesOrNo(false, language), value: '0', count: total - set },
  ]
  return set === 0 ? [] : options.filter(({ count }) => count > 0)
}

/** Ranges as `<from>_<to>`, both ends inclusive. */
function priceOptions({ prices }: Listing): Option[] {
  return prices.map(({ bucket, count, maximumCents }) => {
    const from = centsToDecimal(PRICE_EDGES_CENTS[bucket - 1] ?? 0)
    const edge = PRICE_EDGES_CENTS[bucket]
    const to = centsToDecimal(edge === undefined ? maximumCents : edge - 1)
    return { label: `${from.toFixed(2)} - ${to.toFixed(2)}`, value: `${from}_${to}`, count }
  })
}

function categoryOptions(listing: Listing, tree: CategoryTree): Option[] {
  return foundCategories(listing, tree).map(({ category, count }) => ({
    label: category.name,
    value: uidOf(category.id),
    count,
  }))
}

function wireCategoryFilter(listing: Listing, tree: CategoryTree): Wire<'ProductCategoryFilter'>[] {
  return foundCategories(listing, tree).map(({ category, count }) => ({
    id: category.id,
    uid: uidOf(category.id),
    name: category.name,
    label: category.name,
    value: String(category.id),
    count,
    level: category.level,
    path: category.path,
    url_key: category.urlKey,
    url_path: category.urlPath,
  }))
}

/** In the order of the tree. */
function foundCategories(listing: Listing, tree: CategoryTree) {
  const counts = productCounts(tree, listing.categories)
  return [...tree.byId.values()].flatMap((category) => {
    const count = counts.get(category.id)
    return count === undefined ? [] : [{ category, count }]
  })
}

/** Only the categories right below the one that all of the result lies in. */
export function withDirectChildrenOnly(
  aggregations: Wire<'Products'>['aggregations'],
  { categoryFilter, total_count }: Pick<Wire<'Products'>, 'categoryFilter' | 'total_count'>,
): Wire<'Products'>['aggregations'] {
  const found = (categoryFilter ?? []).filter((category) => category != null)
  const common = found.filter(({ count }) => count === total_count).at(-1)
  const below = found.filter(({ path }) => path?.replace(/\/\d+$/, '') === common?.path)
  const kept = new Set(below.map(({ uid }) => uid))
  return aggregations?.map((aggregation) => {
    if (aggregation?.attribute_code !== 'category_uid') return aggregation
    const options = aggregation.options?.filter((option) => kept.has(option?.value))
    return { ...aggregation, options, count: options?.length }
  })
}

/** What was found in place of a word that is not in the catalogue. */
function suggestions({ listing, articles }: ProductPage, language: string): Wire<'SearchSuggestion'>[] {
  if (!listing.isAlike) return []
  const names = new Set(articles.map(({ name }) => textIn(language, name)))
  return [...names].slice(0, MAX_SUGGESTIONS).map((search) => ({ search }))
}
