import type { CustomerType } from '@fust/domain/access'
import { materialTypeOf, type MaterialType } from '@fust/domain/order'
import { searchTabs, type SearchTab } from '@fust/domain/search'

export type ProductTab = Extract<SearchTab, 'beer' | 'tank' | 'posm'>

const PRODUCT_TABS: readonly SearchTab[] = ['beer', 'tank', 'posm'] satisfies ProductTab[]

/** The product tabs of a customer type, in their order (SRC-27 to SRC-30). */
export function productTabs(customerType: CustomerType | null): ProductTab[] {
  return searchTabs(customerType).filter(isProductTab)
}

/** The range that a tab shows. */
export const materialOfTab = (tab: ProductTab): MaterialType => materialTypeOf(tab)

/** The catalogue that shows all results of a tab (SRC-19). */
export function catalogueOfTab(tab: ProductTab) {
  return tab === 'posm' ? ('/Create-An-Order_POSM' as const) : ('/Create-An-Order_Beer' as const)
}

const isProductTab = (tab: SearchTab): tab is ProductTab => PRODUCT_TABS.includes(tab)
