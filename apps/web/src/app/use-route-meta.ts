import type { SessionUser } from '@fust/contract/rest'
import { useMatches, type MakeRouteMatchUnion } from '@tanstack/react-router'
import type { RouteMeta } from '../routing/index.ts'

const NOT_FOUND: RouteMeta = { titleKey: 'titles.notFound' }

/** What a page says about itself, and whom its guard let in; without a guard, nobody in particular. */
type ShownRoute = RouteMeta & { isSignedOut: boolean; letIn: SessionUser | null | undefined }

/**
 * What the page now shown says about itself, and whether its guard let one in. Each is asked for by itself:
 * while a list is narrowed or turned none of it changes, and the frame around the page is not drawn anew.
 */
export function useRouteMeta(): ShownRoute {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const isFound = useMatches({ select: (matches) => matches.at(-1)?.status !== 'notFound' })
  const isSignedOut = useMatches({ select: (matches) => entryOf(matches.at(-1))?.access === 'signed-out' })
  const letIn = useMatches({ select: (matches) => entryOf(matches.at(-1))?.user })
  const { titleKey, ...meta } = page ?? {}
  if (!titleKey || !isFound) return { ...NOT_FOUND, isSignedOut: false, letIn: undefined }
  return { titleKey: isSignedOut ? 'titles.unauthorized' : titleKey, ...meta, isSignedOut, letIn }
}

function entryOf(match: MakeRouteMatchUnion | undefined) {
  return match && 'access' in match.context ? match.context : undefined
}
