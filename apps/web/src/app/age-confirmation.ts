import { readLocal, readSession, useKept, writeLocal, writeSession } from '../lib/storage/storage.ts'

/** Keeps the Yes: on this device, or only until the tab closes. */
export function confirmAge(remember: boolean): void {
  const write = remember ? writeLocal : writeSession
  write('isSubmitAgeConfirmed', 'true')
}

export function useAgeConfirmed(): boolean {
  return useKept(isAgeConfirmed)
}

function isAgeConfirmed(): boolean {
  return readLocal('isSubmitAgeConfirmed') === 'true' || readSession('isSubmitAgeConfirmed') === 'true'
}
