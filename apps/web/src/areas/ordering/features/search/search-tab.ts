import type { CustomerType } from '@fust/domain/access'
import { searchTabs, type SearchTab } from '@fust/domain/search'
import type { TextKey } from '../../../../i18n/index.ts'

export type ProductTab = Extract<SearchTab, 'beer' | 'tank' | 'posm'>

/** What is written on each tab. */
export const TAB_TEXTS = {
  beer: 'search.tabs.beer',
  tank: 'search.tabs.tank',
  posm: 'search.tabs.posm',
  'marketing-materials': 'titles.materials',
  news: 'titles.news',
  support: 'shell.support',
} as const satisfies Record<SearchTab, TextKey>

/** The tabs of a customer type in their order (SRC-27 to SRC-31); who orders nothing has none of products. */
export function tabsOf(customerType: CustomerType | null, mayOrder: boolean): SearchTab[] {
  return searchTabs(mayOrder ? customerType : null)
}

const PRODUCT_TABS: readonly SearchTab[] = ['beer', 'tank', 'posm'] satisfies ProductTab[]

export const isProductTab = (tab: SearchTab): tab is ProductTab => PRODUCT_TABS.includes(tab)
