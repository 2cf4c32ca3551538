import { useDeferredValue } from 'react'

/** What was asked for, drawn in pieces when it first arrives: a tap in the meantime is not kept waiting. Later changes show at once. */
export function useArrived<Data>(data: Data | undefined): Data | undefined {
  const isThere = useDeferredValue(data !== undefined)
  return isThere ? data : undefined
}
