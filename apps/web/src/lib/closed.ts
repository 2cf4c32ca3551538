import { useSyncExternalStore } from 'react'
import { BREWERY } from './brewery.ts'

let isClosed = BREWERY.closed !== null
const listeners = new Set<() => void>()

/** What the server says of the portal: closed for maintenance, or open again. */
export function noteClosed(closed: boolean): void {
  if (closed === isClosed) return
  isClosed = closed
  for (const listener of listeners) listener()
}

/** True while the brewery has closed its portal for maintenance. */
export const useIsClosed = (): boolean => useSyncExternalStore(listen, () => isClosed)

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
