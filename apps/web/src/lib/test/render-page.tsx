import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ToastProvider } from '../../ui/toast.tsx'
import { parseSearch, stringifySearch } from '../page/search-params.ts'
import { trusted } from '../trusted.ts'

type TestPage =
  | (() => ReactNode)
  | { component: () => ReactNode; validateSearch: (search: Record<string, unknown>) => object }

/** Shows pages at their paths, with a cache of their own; `around` stands on every one. Gives the router, to see where one is. */
export function renderPages(href: string, pages: Record<string, TestPage>, around?: ReactNode) {
  const root = createRootRoute({
    component: () => (
      <>
        {around}
        <Outlet />
      </>
    ),
    notFoundComponent: () => <p>Another page</p>,
  })
  const routes = Object.entries(pages).map(([path, page]) =>
    createRoute({ getParentRoute: () => root, path, ...(typeof page === 'function' ? { component: page } : page) }),
  )
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createRouter({ routeTree: root.addChildren(routes), history, parseSearch, stringifySearch })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={trusted<AnyRouter>(router)} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return router
}
