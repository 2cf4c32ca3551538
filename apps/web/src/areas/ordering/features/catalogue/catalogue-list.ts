import type { Goods } from '@fust/domain/order'
import { searchTerm } from '@fust/domain/search'
import { pageSearch, type PageSearch } from '../../../../lib/search-params.ts'
import { PATHS } from '../../../../paths.ts'

const PAGE_SIZE = 25
const LOW_STOCK_PAGE_SIZE = 50

/** Which part of the range stands at a path. */
export type CatalogueList = {
  titleKey:
    | 'titles.beer'
    | 'titles.posm'
    | 'titles.empties'
    | 'titles.eventMaterials'
    | 'titles.products'
    | 'titles.specialOffers'
    | 'titles.lowStock'
  introKey?:
    | 'catalogue.emptiesIntro'
    | 'catalogue.eventIntro'
    | 'catalogue.specialOffersIntro'
    | 'catalogue.lowStockIntro'
  /** Beer, with tank beer, POS materials, or what goes back; null for all that is sold. */
  goods: Exclude<Goods, 'tank'> | null
  only?: 'bundles' | 'offers' | 'low-stock'
  /** How it is sorted until one chooses; what is searched for stands by how well it is found. */
  sort: Sort
  pageSize: number
}

const ALL: CatalogueList = { titleKey: 'titles.products', goods: null, sort: 'position', pageSize: PAGE_SIZE }
const POSM: CatalogueList = { ...ALL, titleKey: 'titles.posm', goods: 'posm' }

const LISTS: ReadonlyMap<string, CatalogueList> = new Map<string, CatalogueList>([
  [PATHS.beer, { ...ALL, titleKey: 'titles.beer', goods: 'beer', sort: 'habit' }],
  [PATHS.empties, { ...ALL, titleKey: 'titles.empties', introKey: 'catalogue.emptiesIntro', goods: 'empties' }],
  [PATHS.posm, POSM],
  // What an event needs comes together: the bundles of the POS materials (CAT-05).
  [
    PATHS.eventMaterials,
    { ...POSM, titleKey: 'titles.eventMaterials', introKey: 'catalogue.eventIntro', only: 'bundles' },
  ],
  [
    PATHS.specialOffers,
    { ...ALL, titleKey: 'titles.specialOffers', introKey: 'catalogue.specialOffersIntro', only: 'offers' },
  ],
  [
    PATHS.lowStock,
    {
      ...ALL,
      titleKey: 'titles.lowStock',
      introKey: 'catalogue.lowStockIntro',
      only: 'low-stock',
      sort: 'brand',
      pageSize: LOW_STOCK_PAGE_SIZE,
    },
  ],
])

export const listAt = (path: string): CatalogueList => LISTS.get(path) ?? ALL

/** True when what is ordered here may join a cart of these goods. */
export function takesGoods({ goods }: CatalogueList, held: Goods | null): boolean {
  return goods === null || held === null || goods === (held === 'tank' ? 'beer' : held)
}

/** The orders that a list can stand in. */
export const SORTS = ['habit', 'position', 'name', 'price', 'price-desc', 'brand', 'volume'] as const
export type Sort = (typeof SORTS)[number]

/** How a list is sorted where its address says nothing about it. */
export function usualSort(list: CatalogueList, { search }: Pick<CatalogueSearch, 'search'>): Sort {
  return search === undefined ? list.sort : 'position'
}

/** What a list is narrowed by, each with as many values as one likes. */
export const VALUE_FIELDS = ['brand', 'sub_brand', 'beer_type', 'pack_format', 'volume', 'type'] as const

/** What the drawer narrows the list by: values, one price range, and marks that all have to be there. */
export const FILTER_FIELDS = [...VALUE_FIELDS, 'price', 'flag'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

export const FLAGS = ['product_new', 'product_sale', 'product_recommended', 'product_last', 'product_lowstock'] as const

/** The list as its address tells it. */
export type CatalogueSearch = PageSearch & {
  search?: string | undefined
  shelf?: string | undefined
  sort?: Sort | undefined
} & Partial<Record<FilterField, string[] | undefined>>

/** Reads an address; what it should not hold is ignored. */
export function catalogueSearch(address: Record<string, unknown>): CatalogueSearch {
  return {
    search: searchTerm(textOf(address['search']) ?? '') || undefined,
    shelf: textOf(address['shelf']),
    sort: SORTS.find((known) => known === address['sort']),
    ...pageSearch(address),
    ...Object.fromEntries(FILTER_FIELDS.map((field) => [field, textsOf(address[field])])),
  }
}

/** A tick set or taken away; the list starts at its first page again. */
export function withToggled({ page: _page, ...search }: CatalogueSearch, field: FilterField, value: string) {
  const ticked = search[field] ?? []
  const without = ticked.filter((own) => own !== value)
  const next = ticked.includes(value) ? without : field === 'price' ? [value] : [...ticked, value]
  return catalogueSearch({ ...search, [field]: next })
}

export function isNarrowed({ search, shelf, ...values }: CatalogueSearch): boolean {
  return Boolean(search ?? shelf) || FILTER_FIELDS.some((field) => values[field]?.length)
}

function textsOf(value: unknown): string[] | undefined {
  const texts = [value].flat().flatMap((one) => textOf(one) ?? [])
  return texts.length > 0 ? texts : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
