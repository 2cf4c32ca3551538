const GAP_PX = 4
const EDGE_PX = 8

/** A window that is being resized is answered once it rests (NAV-29). */
export const RESIZE_DEBOUNCE_MS = 100

/** Places a panel of the top layer under its anchor, or over it where there is more room, and keeps it there until told to stop. */
export function keepBeside(panel: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    const at = anchor.getBoundingClientRect()
    const under = innerHeight - at.bottom - GAP_PX - EDGE_PX
    const over = at.top - GAP_PX - EDGE_PX
    const { style } = panel
    style.setProperty('--anchor-width', `${at.width}px`)
    style.setProperty('--available-width', `${innerWidth - 2 * EDGE_PX}px`)
    style.setProperty('--available-height', `${Math.max(under, over)}px`)
    const isUnder = under >= over || under >= panel.offsetHeight
    style.left = `${Math.max(EDGE_PX, Math.min(at.left, innerWidth - panel.offsetWidth - EDGE_PX))}px`
    style.top = isUnder ? `${at.bottom + GAP_PX}px` : 'auto'
    style.bottom = isUnder ? 'auto' : `${innerHeight - at.top + GAP_PX}px`
  }
  place()
  const listening = new AbortController()
  const { signal } = listening
  let resting: ReturnType<typeof setTimeout> | undefined
  const placeAtRest = () => {
    clearTimeout(resting)
    resting = setTimeout(place, RESIZE_DEBOUNCE_MS)
  }
  addEventListener('resize', placeAtRest, { signal })
  // Whatever scrolls moves the anchor: the page, or a box around it.
  addEventListener('scroll', place, { signal, capture: true, passive: true })
  return () => {
    clearTimeout(resting)
    listening.abort()
  }
}
