import { useSyncExternalStore } from 'react'

// As the style sheet of charts has it.
const NARROW = '(width < 768px)'

/** Whether a chart is drawn for a phone; it is drawn anew when that is turned. */
export const useIsNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches)

function listen(onChange: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}
