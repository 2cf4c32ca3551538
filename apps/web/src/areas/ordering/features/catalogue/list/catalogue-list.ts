import type { Goods } from '@fust/domain/order'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PATHS } from '../../../../../paths.ts'
import {
  catalogueSearch,
  FILTER_FIELDS,
  type CatalogueSearch,
  type FilterField,
  type Sort,
} from './catalogue-search.ts'

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
    | 'titles.favourites'
  introKey?:
    | 'catalogue.emptiesIntro'
    | 'catalogue.eventIntro'
    | 'catalogue.specialOffersIntro'
    | 'catalogue.lowStockIntro'
    | 'catalogue.favouritesIntro'
  /** Beer, with tank beer, POS materials, or what goes back; null for all that is sold. */
  goods: Exclude<Goods, 'tank'> | null
  only?: 'bundles' | 'offers' | 'low-stock' | 'favourites'
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
  [
    PATHS.favourites,
    { ...ALL, titleKey: 'titles.favourites', introKey: 'catalogue.favouritesIntro', only: 'favourites', sort: 'habit' },
  ],
])

export const listAt = (path: string): CatalogueList => LISTS.get(path) ?? ALL

/** True when what is ordered here may join a cart of these goods. */
export function takesGoods({ goods }: CatalogueList, held: Goods | null): boolean {
  return goods === null || held === null || goods === (held === 'tank' ? 'beer' : held)
}

/** How a list is sorted where its address says nothing about it. */
export function usualSort(list: CatalogueList, { search }: Pick<CatalogueSearch, 'search'>): Sort {
  return search === undefined ? list.sort : 'position'
}

export const FLAGS = ['product_new', 'product_sale', 'product_recommended', 'product_last', 'product_lowstock'] as const

/** The list's address, and how to change it: each change is a step that Back undoes, unless it replaces one. */
export function useCatalogueSearch(): [CatalogueSearch, (next: CatalogueSearch, replace?: boolean) => void] {
  // A list stands at several paths: what any address may hold is more than a list's.
  const search = catalogueSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [search, (next, replace = false) => void navigate({ to: '.', search: next, replace, resetScroll: false })]
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
