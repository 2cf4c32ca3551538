import { useSyncExternalStore } from 'react'
import { readLocal, readSession, writeLocal, writeSession } from '../lib/storage.ts'

const listeners = new Set<() => void>()

/** Keeps the Yes: on this device, or only until the tab closes. */
export function confirmAge(remember: boolean): void {
  const write = remember ? writeLocal : writeSession
  write('isSubmitAgeConfirmed', 'true')
  for (const tell of listeners) tell()
}

export function useAgeConfirmed(): boolean {
  return useSyncExternalStore(subscribe, isAgeConfirmed)
}

export function isAgeConfirmed(): boolean {
  return readLocal('isSubmitAgeConfirmed') === 'true' || readSession('isSubmitAgeConfirmed') === 'true'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
