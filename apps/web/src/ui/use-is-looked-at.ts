import { useSyncExternalStore } from 'react'

/** False while the page is behind another one, or the screen is off. */
export function useIsLookedAt(): boolean {
  return useSyncExternalStore(
    (tell) => {
      document.addEventListener('visibilitychange', tell)
      return () => document.removeEventListener('visibilitychange', tell)
    },
    () => document.visibilityState === 'visible',
  )
}
