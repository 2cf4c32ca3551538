import type { CalendarDate } from '@fust/domain/calendar'
import type { Goods } from '@fust/domain/order'

export const SORT_FIELDS = [
  'relevance',
  'position',
  'name',
  'price',
  'brand',
  'sub_brand',
  'volume',
  'sku',
  'pack_format',
  'habit',
] as const
export type SortField = (typeof SORT_FIELDS)[number]
export type Sort = { field: SortField; direction: 'ASC' | 'DESC' }

/** The flags a list can be filtered by; `isNew` and `isSale` hold on a day, `isLowStock` at a moment. */
export const FLAGS = [
  'isPeroni',
  'isLast',
  'isNew',
  'isSale',
  'isRecommended',
  'isLowStock',
  'isPromotional',
  'isHighMargin',
  'isFreeBeer',
  'isReturnable',
] as const
export type Flag = (typeof FLAGS)[number]

/** Texts of a product that a list is filtered and counted by. */
export type TextFacet = 'brand' | 'subBrand' | 'packFormat' | 'volume' | 'beerType' | 'materialType'

/** A whole question about the catalogue: what is asked for, and for whom. Null asks for nothing in particular. */
export type ListingQuestion = {
  priceGroup: string
  language: string
  today: CalendarDate
  /** Of which it is listed what it is asked for, and is seen. */
  goods: readonly Goods[]
  /** Brands of tank beer that may be bought; empty leaves all of them open. */
  tankBrands: readonly string[]
  onlyEmpties: boolean
  search: string | null
  skus: readonly string[] | null
  withoutSkus: readonly string[]
  urlKeys: readonly string[] | null
  /** Words that all have to be in the text. */
  nameWords: readonly string[]
  descriptionWords: readonly string[]
  subtitleWords: readonly string[]
  /** By code or by name. */
  brands: readonly string[] | null
  subBrands: readonly string[] | null
  beerTypes: readonly string[] | null
  packFormats: readonly string[] | null
  packMaterials: readonly string[] | null
  packagings: readonly string[] | null
  volumes: readonly string[] | null
  materialTypes: readonly string[] | null
  types: readonly string[] | null
  /** With all that lies below them. */
  categoryIds: readonly number[] | null
  priceFromCents: number | null
  priceToCents: number | null
  flags: Readonly<Partial<Record<Flag, boolean>>>
  sorts: readonly Sort[]
}

/** Nothing but who asks, and when. */
export function everything(
  viewer: Pick<ListingQuestion, 'priceGroup' | 'language' | 'today' | 'goods' | 'tankBrands'>,
): ListingQuestion {
  return { ...viewer, ...NOTHING_ASKED }
}

const NOTHING_ASKED = {
  onlyEmpties: false,
  search: null,
  skus: null,
  withoutSkus: [],
  urlKeys: null,
  nameWords: [],
  descriptionWords: [],
  subtitleWords: [],
  brands: null,
  subBrands: null,
  beerTypes: null,
  packFormats: null,
  packMaterials: null,
  packagings: null,
  volumes: null,
  materialTypes: null,
  types: null,
  categoryIds: null,
  priceFromCents: null,
  priceToCents: null,
  flags: {},
  sorts: [],
} satisfies Partial<ListingQuestion>
