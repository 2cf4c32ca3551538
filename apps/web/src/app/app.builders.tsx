import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { userWith } from '../session/session.builders.ts'
import { server } from '../lib/test/server.ts'
import { App, createAppRouter } from './app.tsx'

/** Opens the whole app at an address, for this person or a visitor; what the pages ask for fails unless a test answers. */
export function openAt(href: string, user: ReturnType<typeof userWith> | null = null) {
  const { queryClient, router } = appAt(href, user)
  render(<App queryClient={queryClient} router={router} />)
  return router
}

/** The app as `openAt` opens it, before anything of it is painted. */
export function appAt(href: string, user: ReturnType<typeof userWith> | null) {
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user })),
    http.get('*/identity/demo-accounts', () => HttpResponse.json({ code: 'not-found' }, { status: 404 })),
    http.get('*/identity/single-sign-on', () => HttpResponse.json({ providers: [], asksByEmail: false })),
    http.get('*/nl/prod/api/v1/portal/*', () => HttpResponse.json({ code: 'not-found' }, { status: 404 })),
    http.get('*/almagnoliaservice/*', () => HttpResponse.json({ code: 'not-found' }, { status: 404 })),
    http.post('*/graphql', () => HttpResponse.json({ errors: [{ message: 'Not in this test' }] })),
  )
  window.history.replaceState(null, '', href)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createAppRouter(queryClient)
  return { queryClient, router }
}

/** Notes when the page would be loaded again, which jsdom cannot do. */
export function watchReload() {
  const reload = vi.fn<() => void>()
  const real = window.location
  vi.stubGlobal(
    'location',
    new Proxy({}, { get: (_none, key) => (key === 'reload' ? reload : Reflect.get(real, key)) }),
  )
  return reload
}
