import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/page/search-params.ts'
import { PATHS } from '../paths.ts'
import { rootRoute, routesOf } from '../routing/index.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { AREA_PAGES } from './pages.ts'
import { Error403Page } from './pages/error-403-page.tsx'
import { Error404Page } from './pages/error-404-page.tsx'
import { FailedPage } from './pages/failed-page.tsx'
import { RootLayout } from './root-layout.tsx'
import { noteVisit } from './visited-routes.ts'

/** Everything a page may count on. */
export function App({ queryClient, router }: { queryClient: QueryClient; router: AppRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  )
}

const forbiddenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.forbidden,
  staticData: { titleKey: 'titles.forbidden' },
  component: Error403Page,
})

/** The pages of all areas, and what stands around and instead of them. */
export const routeTree = rootRoute
  .update({ component: RootLayout, errorComponent: FailedPage, notFoundComponent: Error404Page })
  .addChildren({
    ...routesOf('ordering', AREA_PAGES.ordering),
    ...routesOf('checkout', AREA_PAGES.checkout),
    ...routesOf('business', AREA_PAGES.business),
    ...routesOf('account', AREA_PAGES.account),
    ...routesOf('documents', AREA_PAGES.documents),
    ...routesOf('content', AREA_PAGES.content),
    ...routesOf('support', AREA_PAGES.support),
    ...routesOf('insight', AREA_PAGES.insight),
    ...routesOf('admin', AREA_PAGES.admin),
    forbidden: forbiddenRoute,
  })

/** The router of the app, with its memory of visited places. */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    defaultPendingMs: 300,
  })
  router.subscribe('onResolved', ({ toLocation }) => noteVisit(toLocation.href))
  return router
}

type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
