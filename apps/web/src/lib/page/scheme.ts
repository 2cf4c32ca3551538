import { readLocal, removeLocal, useKept, writeLocal } from '../storage/storage.ts'

const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Light, dark, or as the system has it; kept on this device. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') removeLocal('scheme')
  else writeLocal('scheme', scheme)
  applyScheme()
}

/** Puts the stored choice on the document. */
export function applyScheme(): void {
  const scheme = storedScheme()
  if (scheme === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}

export function useScheme(): Scheme {
  return useKept(storedScheme)
}

function storedScheme(): Scheme {
  return SCHEMES.find((scheme) => scheme === readLocal('scheme')) ?? 'system'
}
