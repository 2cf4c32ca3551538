const REASONS = ['expired', 'inactive'] as const

/** Where one comes back to after the login, and why one is asked. */
export type LoginSearch = { back?: string | undefined; reason?: (typeof REASONS)[number] | undefined }

export function loginSearch(address: Record<string, unknown>): LoginSearch {
  return {
    back: ownPath(address['back']),
    reason: REASONS.find((reason) => reason === address['reason']),
  }
}

/** A path to come back to, when it lies on this site. */
function ownPath(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return undefined
  // Parsed as the browser would: `//elsewhere`, `/\elsewhere` and a hidden tab all leave the site.
  const url = URL.parse(asked, location.origin)
  return url?.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : undefined
}
