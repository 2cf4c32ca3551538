import { useEffect, useSyncExternalStore } from 'react'

let shown: string | undefined
const listeners = new Set<() => void>()

/** Names the tab after what the page shows, for as long as it shows it. */
export function useNamesPage(name: string | undefined): void {
  useEffect(() => {
    show(name)
    return () => show(undefined)
  }, [name])
}

/** What the page now shows is called; of most pages the route says enough. */
export function usePageName(): string | undefined {
  return useSyncExternalStore(subscribe, () => shown)
}

function show(name: string | undefined): void {
  shown = name
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
