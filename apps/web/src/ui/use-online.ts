import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** True while there is a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (tell) => onlineManager.subscribe(tell),
    () => onlineManager.isOnline(),
  )
}
