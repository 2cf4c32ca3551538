const REASONS = ['expired', 'inactive', 'password-set', 'erasure-asked'] as const

/** Where one comes back to after the login, and why one is asked. */
export type LoginSearch = { back?: string | undefined; reason?: (typeof REASONS)[number] | undefined }

export function loginSearch(address: Record<string, unknown>): LoginSearch {
  return {
    back: ownPath(address['back']),
    reason: REASONS.find((reason) => reason === address['reason']),
  }
}

/** A path to come back to, when it lies on this site. */
export function ownPath(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return undefined
  // Parsed as the browser would: `//elsewhere`, `/\elsewhere` and a hidden tab all leave the site.
  const url = URL.parse(asked, location.origin)
  if (url?.origin !== location.origin) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//elsewhere` becomes `//elsewhere`, which is another site to whoever reads it next.
  return path.startsWith('//') ? undefined : path
}
