const LONGEST = 2_000

/** A path of the portal to come back to; anything else is the home page. */
export function ownPath(asked: string, publicUrl: string): string {
  if (!asked.startsWith('/') || asked.length > LONGEST) return '/'
  // Parsed as the browser would: `//elsewhere`, `/\elsewhere` and a hidden tab all leave the site.
  const url = URL.parse(asked, publicUrl)
  if (!url || url.origin !== new URL(publicUrl).origin) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//elsewhere` becomes `//elsewhere`, which is another site to whoever reads it next.
  return path.startsWith('//') || path.length > LONGEST ? '/' : path
}
