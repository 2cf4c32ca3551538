import { materialTypeOf } from '@fust/domain/order'
import type { ContentHit } from '@fust/contract/rest'
import {
  canSearch,
  SEARCH_DEBOUNCE_MS,
  searchTerm,
  shownTab,
  tabsWithResults,
  type SearchTab,
} from '@fust/domain/search'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '../../../../product/index.ts'
import { contentSearchQuery } from './api/content-queries.ts'
import { searchQuery } from './api/search-queries.ts'
import { keepTerm } from './search-history.ts'
import { isProductTab } from './search-tab.ts'

/** What a tab has: products or pages. */
export type FoundTab = { tab: SearchTab; total: number; hits: readonly Product[]; pages: readonly ContentHit[] }

/** What is typed, what of it was asked, and what came back for each tab. */
export function useSearch(shipToId: string, tabs: readonly SearchTab[]) {
  const [term, setTerm] = useState('')
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState<SearchTab | null>(null)
  const isLongEnough = canSearch(term)

  useEffect(() => {
    const timer = setTimeout(() => setAsked(searchTerm(term)), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [term])
  useKeptTerms(asked)

  const enabled = isLongEnough && canSearch(asked)
  const productTabs = tabs.filter(isProductTab)
  const ofProducts = useQueries({
    queries: productTabs.map((tab) => ({ ...searchQuery(shipToId, asked, materialTypeOf(tab)), enabled })),
  })
  const ofContent = useQuery({ ...contentSearchQuery(shipToId, asked), enabled })
  const answers = [...ofProducts, ofContent]
  const found = tabs.map((tab): FoundTab => {
    const section = ofContent.data?.find((own) => own.section === tab)
    const products = isProductTab(tab) ? ofProducts[productTabs.indexOf(tab)]?.data : undefined
    return { tab, total: section?.total ?? 0, hits: [], pages: section?.results ?? [], ...products }
  })
  const counts = new Map(found.map(({ tab, total }) => [tab, total]))
  const visible = tabsWithResults(tabs, counts)
  const shown = shownTab(chosen, visible)

  return {
    tabs,
    term,
    type: setTerm,
    /** Asks at once, without the pause in typing (SRC-08, SRC-22). */
    ask: (now: string) => {
      setTerm(now)
      setAsked(searchTerm(now))
    },
    isLongEnough,
    isSearching: isLongEnough && (asked !== searchTerm(term) || answers.some(({ isFetching }) => isFetching)),
    isOffline: answers.some(({ isPaused }) => isPaused),
    failed: answers.some(({ isError }) => isError),
    retry: () => answers.forEach(({ refetch }) => void refetch()),
    asked,
    found: found.filter(({ tab }) => visible.includes(tab)),
    shown,
    choose: setChosen,
  }
}

export type Search = ReturnType<typeof useSearch>

// 'pil' on the way to 'pils' is one search, not two.
function useKeptTerms(asked: string): void {
  const before = useRef('')
  useEffect(() => {
    if (!canSearch(asked)) return
    const step = before.current
    keepTerm(asked, asked.startsWith(step) || step.startsWith(asked) ? step : undefined)
    before.current = asked
  }, [asked])
}
