import { useEffect, useEffectEvent, useState } from 'react'
import { useAfterFirstPaint } from '../lib/page/use-after-first-paint.ts'
import { screenOf } from '../routing/index.ts'
import { onDemand, useWasOpened } from '../ui/on-demand.tsx'

const SearchOverlay = onDemand(
  screenOf(
    'ordering',
    async () => (await import('../areas/ordering/features/search/search-overlay.tsx')).SearchOverlay,
  ),
)

/** The search of the portal: `overlay` belongs on the page once, `open` goes to whatever leads to it. */
export function useSearchDoor(isOffered: boolean) {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  const open = () => setOpen(true)
  useSlashKey(isOffered, open)
  useAfterFirstPaint(isOffered, SearchOverlay.preload)
  return {
    open,
    isOpen,
    overlay: wasOpened && <SearchOverlay open={isOpen} onClose={() => setOpen(false)} />,
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
