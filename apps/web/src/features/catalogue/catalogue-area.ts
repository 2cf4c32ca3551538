import type { OrderKind } from '@fust/domain/order'
import type { ProductAttributeFilterInput } from '../../gql/graphql.ts'
import type { Sort } from './sorts.ts'

const PAGE_SIZE = 25
const LOW_STOCK_PAGE_SIZE = 50

/** Which part of the range a page shows. */
export type CatalogueArea = {
  titleKey:
    | 'titles.beer'
    | 'titles.posm'
    | 'titles.eventMaterials'
    | 'titles.products'
    | 'titles.specialOffers'
    | 'titles.lowStock'
  introKey?: 'catalogue.eventIntro' | 'catalogue.specialOffersIntro' | 'catalogue.lowStockIntro'
  material: 'FERT' | 'ZBTL' | null
  /** What all products of this part have in common. */
  common: ProductAttributeFilterInput
  /** How it is sorted until one chooses. */
  sort: Sort
  pageSize: number
}

const ALL: CatalogueArea = {
  titleKey: 'titles.products',
  material: null,
  common: {},
  sort: 'position',
  pageSize: PAGE_SIZE,
}
const BEER: CatalogueArea = { ...ALL, titleKey: 'titles.beer', material: 'FERT' }
const POSM: CatalogueArea = { ...ALL, titleKey: 'titles.posm', material: 'ZBTL' }
// What an event needs comes together: the bundles of the POS materials (CAT-05).
const EVENT: CatalogueArea = {
  ...POSM,
  titleKey: 'titles.eventMaterials',
  introKey: 'catalogue.eventIntro',
  common: { type: { eq: 'bundle' } },
}
const SPECIAL_OFFERS: CatalogueArea = {
  ...ALL,
  titleKey: 'titles.specialOffers',
  introKey: 'catalogue.specialOffersIntro',
  common: { product_sale: { eq: '1' } },
}
const LOW_STOCK: CatalogueArea = {
  ...ALL,
  titleKey: 'titles.lowStock',
  introKey: 'catalogue.lowStockIntro',
  common: { product_lowstock: { eq: '1' } },
  sort: 'brand',
  pageSize: LOW_STOCK_PAGE_SIZE,
}

const AREAS: readonly [path: RegExp, area: CatalogueArea][] = [
  [/^\/create-an-order_beer/i, BEER],
  [/^\/create-an-order_posm/i, POSM],
  [/^\/create-an-order-event/i, EVENT],
  [/^\/specialoffer/i, SPECIAL_OFFERS],
  [/^\/catalog\/low-stock/i, LOW_STOCK],
]

/** The area of a path; its letters may be in any case. */
export function areaOf(path: string): CatalogueArea {
  return AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? ALL
}

/** True when what is ordered here may join a cart of this kind. */
export function takesKind({ material }: CatalogueArea, cartKind: OrderKind | null): boolean {
  return material === null || cartKind === null || (material === 'ZBTL') === (cartKind === 'posm')
}
