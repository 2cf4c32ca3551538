import type { SessionUser } from '@fust/contract/rest'
import { useMatches } from '@tanstack/react-router'
import type { RouteMeta } from '../routing/index.ts'

const NOT_FOUND: RouteMeta = { titleKey: 'titles.notFound' }

/** What a page says about itself, and whom its guard let in; without a guard, nobody in particular. */
type ShownRoute = RouteMeta & { isSignedOut: boolean; letIn: SessionUser | null | undefined }

/** What the page now shown says about itself, and whether its guard let one in. */
export function useRouteMeta(): ShownRoute {
  const match = useMatches().at(-1)
  const entry = match?.context && 'access' in match.context ? match.context : undefined
  const isSignedOut = entry?.access === 'signed-out'
  const { titleKey, ...meta } = match?.staticData ?? {}
  if (!titleKey || match?.status === 'notFound') return { ...NOT_FOUND, isSignedOut: false, letIn: undefined }
  return { titleKey: isSignedOut ? 'titles.unauthorized' : titleKey, ...meta, isSignedOut, letIn: entry?.user }
}
