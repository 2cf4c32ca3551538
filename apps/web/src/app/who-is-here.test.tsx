import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { rememberSession } from '../session/index.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { openAt } from './app.builders.tsx'

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
