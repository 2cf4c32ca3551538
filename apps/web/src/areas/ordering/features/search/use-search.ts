import { materialTypeOf } from '@fust/domain/order'
import { canSearch, SEARCH_DEBOUNCE_MS, searchTerm, shownTab, tabsWithResults } from '@fust/domain/search'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '../../../../product/index.ts'
import { searchQuery } from './api/search-queries.ts'
import type { ProductTab } from './product-tab.ts'
import { keepTerm } from './search-history.ts'

export type FoundTab = { tab: ProductTab; total: number; hits: Product[] }

/** What is typed, what of it was asked, and what came back for each tab. */
export function useSearch(shipToId: string, tabs: readonly ProductTab[]) {
  const [term, setTerm] = useState('')
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState<ProductTab | null>(null)
  const isLongEnough = canSearch(term)

  useEffect(() => {
    const timer = setTimeout(() => setAsked(searchTerm(term)), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [term])
  useKeptTerms(asked)

  const answers = useQueries({
    queries: tabs.map((tab) => ({
      ...searchQuery(shipToId, asked, materialTypeOf(tab)),
      enabled: isLongEnough && canSearch(asked),
    })),
  })
  const found = tabs.map((tab, at): FoundTab => ({ tab, total: 0, hits: [], ...answers[at]?.data }))
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
