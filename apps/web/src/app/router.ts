import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'
import { noteVisit } from './visited-routes.ts'

/** The router of the app, with its scroll rules and its memory of visited places. */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    trailingSlash: 'preserve',
    defaultPendingMs: 300,
  })
  keepScrollWhenOnlyTheQueryChanges(router)
  router.subscribe('onResolved', ({ toLocation }) => noteVisit(toLocation.href))
  return router
}

/** Fetches the code of the screen at the present address; that it shows is for the router, with its guards. */
export function fetchScreen(router: AppRouter): void {
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname)
  if (route) void router.loadRouteChunk(route)?.catch(() => undefined)
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

// Filters, tabs and sort stay where they are; Back and Forward restore, and a new page starts at its top.
function keepScrollWhenOnlyTheQueryChanges(router: AppRouter): void {
  let isNewEntry = true
  router.history.subscribe(({ action }) => {
    isNewEntry = action.type === 'PUSH' || action.type === 'REPLACE'
  })
  router.subscribe('onLoad', ({ fromLocation, pathChanged, toLocation }) => {
    const onlyQuery = fromLocation !== undefined && !pathChanged && !toLocation.hash
    // oxlint-disable-next-line no-underscore-dangle
    if (onlyQuery && isNewEntry) router._scroll.n = false
  })
}
