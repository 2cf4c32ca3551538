import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '@fust/contract/resolvers'
import { decimalToCents, idOfUid, meantConditions, meantSearch, type Condition } from '@fust/contract/wire'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { canSearch } from '@fust/domain/search'
import { SORT_FIELDS, type Flag, type ListingQuestion, type Sort } from './listing-question.ts'
import { askedWords } from '#features/search/index.ts'

/** What a caller asks of the catalogue, in our words; categories are still named in three ways. */
export type AskedProducts = Partial<ListingQuestion> & {
  categories: { ids: number[] | null; uids: number[] | null; urlPaths: string[] | null }
  favourites: boolean | null
}

/** Everything this ship-to may see. */
export const NOTHING_IN_PARTICULAR: AskedProducts = {
  categories: { ids: null, uids: null, urlPaths: null },
  favourites: null,
  sorts: [{ field: 'position', direction: 'ASC' }],
}

export type AskedProductsRefusal =
  | { code: 'nothing-asked' }
  | { code: 'search-too-short' }
  | { code: 'flag-neither-0-nor-1'; field: string }
  | { code: 'not-a-price'; text: string }

type Asked = {
  search?: string | null | undefined
  filter?: ProductAttributeFilterInput | null | undefined
  sort?: ProductAttributeSortInput | null | undefined
  is_peroni?: boolean | null | undefined
}

/** Reads the arguments of `products`; `writtenSorts` are the sort fields in the order they were written. */
export function askedProducts(
  asked: Asked,
  writtenSorts: readonly string[],
): Outcome<AskedProducts, AskedProductsRefusal> {
  const search = meantSearch(asked.search) ?? null
  if (search === null && asked.filter == null) return refuse({ code: 'nothing-asked' })
  if (search !== null && !canSearch(search)) return refuse({ code: 'search-too-short' })
  const filter = meantConditions(asked.filter)

  const wrongFlag = [...FLAG_FIELDS, 'favourites' as const].find((field) => !isFlagValue(filter[field]))
  if (wrongFlag !== undefined) return refuse({ code: 'flag-neither-0-nor-1', field: wrongFlag })
  const ends = [filter.price?.from, filter.price?.to].filter((end) => end !== undefined && end !== ANY_PRICE)
  const noPrice = ends.find((end) => decimalToCents(end ?? '') === undefined)
  if (noPrice !== undefined) return refuse({ code: 'not-a-price', text: noPrice })

  return accept({
    search,
    sorts: sortsOf(asked.sort, writtenSorts, search),
    flags: flagsOf(filter, asked.is_peroni),
    favourites: flagOf(filter.favourites) ?? null,
    categories: {
      ids: both(numbersIn(filter.category_id), numbersIn(filter.category)),
      uids: valuesIn(filter.category_uid)?.map((uid) => idOfUid(uid) ?? NO_CATEGORY) ?? null,
      urlPaths: valuesIn(filter.category_url_path),
    },
    skus: valuesIn(filter.sku),
    urlKeys: valuesIn(filter.url_key),
    nameWords: askedWords(filter.name?.match ?? ''),
    descriptionWords: askedWords(filter.description?.match ?? ''),
    subtitleWords: askedWords(filter.short_description?.match ?? ''),
    brands: valuesIn(filter.brand),
    subBrands: valuesIn(filter.sub_brand),
    beerTypes: valuesIn(filter.beer_type),
    packFormats: valuesIn(filter.pack_format),
    packMaterials: valuesIn(filter.pack_material),
    packagings: valuesIn(filter.packaging),
    volumes: valuesIn(filter.volume),
    materialTypes: valuesIn(filter.material_type),
    types: both(valuesIn(filter.type), valuesIn(filter.type_id)),
    priceFromCents: centsOf(filter.price?.from),
    priceToCents: centsOf(filter.price?.to),
  })
}

/** Adobe Commerce's sign for an open end of a price range. */
const ANY_PRICE = '*'
const NO_CATEGORY = -1

export const FLAG_FIELDS = [
  'is_peroni',
  'product_last',
  'product_new',
  'product_sale',
  'product_recommended',
  'product_lowstock',
  'promotional',
  'high_margin',
  'free_beer',
  'returnable_package',
] as const satisfies readonly (keyof ProductAttributeFilterInput)[]

/** The flags by their names in filters and aggregations. */
export const FLAG_OF: Readonly<Record<(typeof FLAG_FIELDS)[number], Flag>> = {
  is_peroni: 'isPeroni',
  product_last: 'isLast',
  product_new: 'isNew',
  product_sale: 'isSale',
  product_recommended: 'isRecommended',
  product_lowstock: 'isLowStock',
  promotional: 'isPromotional',
  high_margin: 'isHighMargin',
  free_beer: 'isFreeBeer',
  returnable_package: 'isReturnable',
}

type Filter = ReturnType<typeof meantConditions<ProductAttributeFilterInput>>

function flagsOf(filter: Filter, isPeroni: boolean | null | undefined): Partial<Record<Flag, boolean>> {
  const flags: Partial<Record<Flag, boolean>> = {}
  for (const field of FLAG_FIELDS) {
    const wanted = flagOf(filter[field])
    if (wanted !== undefined) flags[FLAG_OF[field]] = wanted
  }
  // The portal sends false for everybody else: it asks for nothing.
  if (isPeroni) flags.isPeroni ??= true
  return flags
}

function isFlagValue(condition: Condition | undefined): boolean {
  return (valuesIn(condition) ?? []).every((value) => value === '0' || value === '1')
}

/** True or false; undefined when either will do. */
function flagOf(condition: Condition | undefined): boolean | undefined {
  const values = new Set(valuesIn(condition) ?? [])
  return values.size === 1 ? values.has('1') : undefined
}

/** `eq` and `in` of one condition hold together. */
function valuesIn(condition: Condition | undefined): string[] | null {
  return both(condition?.eq === undefined ? null : [condition.eq], condition?.in ?? null)
}

function numbersIn(condition: Condition | undefined): number[] | null {
  return valuesIn(condition)?.map((value) => (/^\d{1,9}$/.test(value) ? Number(value) : NO_CATEGORY)) ?? null
}

function both<T>(one: T[] | null, other: T[] | null): T[] | null {
  if (!one || !other) return one ?? other
  const others = new Set(other)
  return one.filter((value) => others.has(value))
}

function centsOf(text: string | undefined): number | null {
  return text === undefined || text === ANY_PRICE ? null : (decimalToCents(text) ?? null)
}

/** The fields in the order written; without any the best match first, or the brewery's own order (graphql.md §3.3). */
export function sortsOf(
  sort: ProductAttributeSortInput | null | undefined,
  written: readonly string[],
  search: string | null,
): Sort[] {
  const fields = SORT_FIELDS.toSorted((a, b) => written.indexOf(a) - written.indexOf(b))
  const asked = fields.flatMap((field) => {
    const direction = sort?.[field]
    return direction ? [{ field, direction }] : []
  })
  if (asked.length > 0) return asked
  return [search === null ? { field: 'position', direction: 'ASC' } : { field: 'relevance', direction: 'DESC' }]
}
