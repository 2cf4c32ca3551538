import { act, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '../lib/test/server.ts'
import { rememberSession, sessionQuery } from '../session/index.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { appAt, openAt } from './app.builders.tsx'
import { App } from './app.tsx'

const gerrit = userWith({ email: 'gerrit@veenhof.example' })

beforeEach(() => {
  localStorage.setItem('isSubmitAgeConfirmed', 'true')
  window.scrollTo = () => undefined
  rememberSession({ user: gerrit })
})

test('who was here last is let in before the server has answered', async () => {
  const router = openAt('/orders/saved', gerrit)
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/orders/saved'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved orders' })).toBeVisible()
})

test('[IDN-03] a page that asks for a login is opened once it is known who is there, and what they may do', async () => {
  rememberSession({ user: null })
  const router = openAt('/orders/saved', gerrit)
  const answered = Promise.withResolvers<undefined>()
  server.use(
    http.get('*/identity/session', async () => {
      await answered.promise
      return HttpResponse.json({ user: gerrit })
    }),
  )
  await waitFor(() => expect(router.state.status).toBe('pending'))
  expect(screen.queryByRole('heading', { name: 'Saved orders' })).not.toBeInTheDocument()
  answered.resolve(undefined)
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved orders' })).toBeVisible()
})

test('[IDN-06] who is there is asked once; nothing is polled', async () => {
  const clocks = vi.spyOn(globalThis, 'setInterval')
  const { queryClient, router } = appAt('/orders/saved', gerrit)
  let asked = 0
  server.use(
    http.get('*/identity/session', () => {
      asked += 1
      return HttpResponse.json({ user: gerrit })
    }),
  )
  render(<App queryClient={queryClient} router={router} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved orders' })).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching(sessionQuery)).toBe(0))
  act(() => clocks.mock.calls.forEach(([tick]) => tick()))
  expect(queryClient.isFetching(sessionQuery)).toBe(0)
  expect(asked).toBe(1)
})

test('[ERR-20] whose session is over goes to the login, and comes back', async () => {
  const router = openAt('/orders/saved', null)
  expect(await screen.findByText(/Your session has ended/)).toBeVisible()
  expect(router.state.location.search).toEqual({ back: '/orders/saved', reason: 'expired' })
})

test('[RTE-74] who may do less by now is sent away', async () => {
  const router = openAt('/orders/saved', userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] }))
  expect(await screen.findByRole('heading', { name: 'This is not yours to open' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/error403')
})

test('[RTE-74] so is who may do less by the time that the page is painted', async () => {
  const lesser = userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] })
  const { queryClient, router } = appAt('/orders/saved', lesser)
  await router.load()
  expect(router.state.location.pathname).toBe('/orders/saved')
  await waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual({ user: lesser }))
  render(<App queryClient={queryClient} router={router} />)
  expect(await screen.findByRole('heading', { name: 'This is not yours to open' })).toBeVisible()
})
