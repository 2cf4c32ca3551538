import { useMatches } from '@tanstack/react-router'
import type { RouteMeta } from '../routing/index.ts'

const NOT_FOUND: RouteMeta = { titleKey: 'titles.notFound' }

/** What the page now shown says about itself, and whether its guard let one in. */
export function useRouteMeta(): RouteMeta & { isSignedOut: boolean } {
  const matches = useMatches()
  const match = matches.at(-1)
  const isSignedOut = match?.context !== undefined && 'access' in match.context && match.context.access === 'signed-out'
  const { titleKey, ...meta } = match?.staticData ?? {}
  if (!titleKey || match?.status === 'notFound') return { ...NOT_FOUND, isSignedOut: false }
  return { titleKey: isSignedOut ? 'titles.unauthorized' : titleKey, ...meta, isSignedOut }
}
