import type { CustomerType } from '@fust/domain/access'
import { searchTabs, type SearchTab } from '@fust/domain/search'
import type { TextKey } from '../../../../i18n/index.ts'

export type ProductTab = Extract<SearchTab, 'beer' | 'tank' | 'posm'>

const PRODUCT_TABS: readonly SearchTab[] = ['beer', 'tank', 'posm'] satisfies ProductTab[]

/** What is written on each tab. */
export const TAB_TEXTS = {
  beer: 'search.tabs.beer',
  tank: 'search.tabs.tank',
  posm: 'search.tabs.posm',
} as const satisfies Record<ProductTab, TextKey>

/** The product tabs of a customer type, in their order (SRC-27 to SRC-30). */
export function productTabs(customerType: CustomerType | null): ProductTab[] {
  return searchTabs(customerType).filter(isProductTab)
}

const isProductTab = (tab: SearchTab): tab is ProductTab => PRODUCT_TABS.includes(tab)
