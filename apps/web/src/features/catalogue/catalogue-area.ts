import type { OrderKind } from '@fust/domain/order'

/** Which part of the range a page shows. */
export type CatalogueArea = {
  titleKey: 'titles.beer' | 'titles.posm' | 'titles.products'
  material: 'FERT' | 'ZBTL' | null
}

const BEER: CatalogueArea = { titleKey: 'titles.beer', material: 'FERT' }
const POSM: CatalogueArea = { titleKey: 'titles.posm', material: 'ZBTL' }
const ALL: CatalogueArea = { titleKey: 'titles.products', material: null }

/** The area of a path; its letters may be in any case. */
export function catalogueOf(path: string): CatalogueArea {
  if (/create-an-order_beer/i.test(path)) return BEER
  return /create-an-order_posm/i.test(path) ? POSM : ALL
}

/** The catalogue in which a cart of this kind is filled. */
export function pathOfKind(kind: OrderKind) {
  return kind === 'posm' ? ('/Create-An-Order_POSM' as const) : ('/Create-An-Order_Beer' as const)
}

/** True when what is ordered here may join a cart of this kind. */
export function takesKind({ material }: CatalogueArea, cartKind: OrderKind | null): boolean {
  return material === null || cartKind === null || (material === 'ZBTL') === (cartKind === 'posm')
}
