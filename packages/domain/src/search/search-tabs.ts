import { catalogueKinds } from '../access/catalogue-kinds.ts'
import type { CustomerType } from '../access/customer-type.ts'

export const SEARCH_TABS = ['beer', 'tank', 'posm', 'marketing-materials', 'news', 'support'] as const
export type SearchTab = (typeof SEARCH_TABS)[number]

const TABS_FOR_ALL: readonly SearchTab[] = ['marketing-materials', 'news', 'support']

/** The tabs a customer type may see, in order; null is a visitor or a type without catalogue (SRC-27 to SRC-31). */
export function searchTabs(customerType: CustomerType | null): SearchTab[] {
  const products: readonly SearchTab[] = customerType === null ? [] : catalogueKinds(customerType)
  return SEARCH_TABS.filter((tab) => products.includes(tab) || TABS_FOR_ALL.includes(tab))
}

/** Of these tabs, those with results (SRC-20). */
export function tabsWithResults(tabs: readonly SearchTab[], counts: ReadonlyMap<SearchTab, number>): SearchTab[] {
  return tabs.filter((tab) => (counts.get(tab) ?? 0) > 0)
}

/** The tab to show: the current one while it is visible, else the first visible, or null (SRC-21). */
export function shownTab(current: SearchTab | null, visible: readonly SearchTab[]): SearchTab | null {
  return visible.find((tab) => tab === current) ?? visible[0] ?? null
}

/** Items in a tab's grid: 8 products, 4 of everything else (SRC-16, SRC-17). */
export function tabGridSize(tab: SearchTab): number {
  return TABS_FOR_ALL.includes(tab) ? 4 : 8
}
