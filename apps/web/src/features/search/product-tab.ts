import type { CustomerType } from '@fust/domain/access'
import { searchTabs, type SearchTab } from '@fust/domain/search'

export type ProductTab = Extract<SearchTab, 'beer' | 'tank' | 'posm'>

const PRODUCT_TABS: readonly SearchTab[] = ['beer', 'tank', 'posm'] satisfies ProductTab[]

/** The product tabs of a customer type, in their order (SRC-27 to SRC-30). */
export function productTabs(customerType: CustomerType | null): ProductTab[] {
  return searchTabs(customerType).filter(isProductTab)
}

const isProductTab = (tab: SearchTab): tab is ProductTab => PRODUCT_TABS.includes(tab)
