/** The path to come back to, when it lies on this site; anything else leads home. */
export function ownPath(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return '/'
  // Parsed as the browser would: `//elsewhere`, `/\elsewhere` and a hidden tab all leave the site.
  const url = URL.parse(asked, location.origin)
  return url?.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : '/'
}
