import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useAfterFirstPaint } from '../lib/use-after-first-paint.ts'
import { withChunkTimeout } from './chunk-reload.ts'

const loadSearch = withChunkTimeout(async () => ({
  default: (await import('../features/search/search-overlay.tsx')).SearchOverlay,
}))
const SearchOverlay = lazy(loadSearch)

/** The search of the portal: `overlay` belongs on the page once, `open` goes to whatever leads to it. */
export function useSearchDoor(isOffered: boolean) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  useSlashKey(isOffered, open)
  useAfterFirstPaint(isOffered, loadSearch)
  return {
    open,
    overlay: wasOpened && (
      <Suspense>
        <SearchOverlay open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

function useSlashKey(isOffered: boolean, open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    if (!isOffered) return undefined
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOffered])
}

// Who types means a slash; who answers a question does not search.
function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
  return isTyping || document.querySelector('[role="dialog"]') !== null
}
