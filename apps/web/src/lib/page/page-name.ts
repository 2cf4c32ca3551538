import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

const shown = createAtom<string | null>(null)

/** Names the tab after what the page shows, for as long as it shows it. */
export function useNamesPage(name: string | undefined): void {
  useEffect(() => {
    shown.set(name ?? null)
    return () => shown.set(null)
  }, [name])
}

/** What the page now shows is called; of most pages the route says enough. */
export const usePageName = (): string | null => useSelector(shown)
