import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shipToWith, userWith } from '../features/session/session.builders.ts'
import { server } from '../lib/test/server.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.ts'

vi.mock('./network-notes.tsx', () => ({ NetworkNotes: () => null }))
vi.mock('./slots.tsx', () => ({
  OrderBarSlot: () => <p>Order bar</p>,
  MiniCartSlot: () => <p>Mini-cart</p>,
  OrderStartSlot: () => null,
  CartCountSlot: () => null,
}))

beforeEach(() => {
  localStorage.setItem('isSubmitAgeConfirmed', 'true')
  window.scrollTo = () => undefined
})

describe('a visitor', () => {
  test('[RTE-71, ERR-23] gets 401 on a protected page, and a login that comes back', async () => {
    openAt('/orders/history?page=2')
    expect(await screen.findByRole('heading', { name: '401: UNAUTHORIZED ACCESS' })).toBeVisible()
    const login = screen.getAllByRole('link', { name: 'Log in' }).at(-1)
    expect(login).toHaveAttribute('href', '/login?back=%2Forders%2Fhistory%3Fpage%3D2')
  })

  test('[ERR-20] whose session ended goes to login and comes back afterwards', async () => {
    sessionStorage.setItem('uid', 'u-1')
    const router = openAt('/cart')
    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    expect(router.state.location.search).toEqual({ back: '/cart', reason: 'expired' })
    expect(sessionStorage.getItem('uid')).toBeNull()
  })

  test('[ERR-22, RTE-11] is told when there is nothing at an address', async () => {
    openAt('/no/such/page')
    expect(await screen.findByRole('heading', { name: 'This page is not on the truck' })).toBeVisible()
    expect(document.title).toBe('Page not found · Veenhof')
  })

  test('[NAV-05, NAV-07] sees a login button and the footer', async () => {
    openAt('/error403')
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  test('[IDN-47] answers the age question before anything else', async () => {
    localStorage.removeItem('isSubmitAgeConfirmed')
    openAt('/error403')
    expect(await screen.findByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  })
})

describe('a signed-in person', () => {
  test('[RTE-74, ERR-21] without the permission lands on 403', async () => {
    const router = openAt('/orders/history', userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] }))
    expect(await screen.findByRole('heading', { name: 'This is not yours to open' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/error403')
  })

  test('[NAV-16, NAV-17] sees the menu entries that are allowed', async () => {
    openAt('/error403', userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create an order' }))
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    expect(menu).toHaveTextContent('Beer')
    expect(menu).not.toHaveTextContent('POS materials')
    expect(menu).not.toHaveTextContent('My business')
  })

  test('[NAV-19] has no cart and no order bar as a basic user', async () => {
    openAt('/error403', userWith({ shipTos: [shipToWith({ permissions: ['My Profile'] })] }))
    expect(await screen.findByRole('button', { name: /Ten Brink Dranken/ })).toBeVisible()
    expect(screen.queryByText('Mini-cart')).not.toBeInTheDocument()
  })

  test('[RTE-12] who opens the login goes home', async () => {
    const router = openAt('/login?back=/error403', userWith())
    expect(await screen.findByRole('heading', { name: 'This is not yours to open' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/error403')
  })

  test('[ERR-01, IDN-12] without a permission schema is told so, and logged out after three seconds', async () => {
    server.use(http.post('*/identity/logout', () => new HttpResponse(null, { status: 204 })))
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    openAt('/error403', userWith({ shipTos: [] }))
    const modal = await screen.findByRole('dialog', { name: 'Attention!' })
    expect(modal).toHaveTextContent('Error with your account. Please contact the customer service')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4500 })
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    vi.unstubAllGlobals()
  }, 10_000)

  test('[IDN-19, IDN-20, IDN-22] logs out everywhere and goes home', async () => {
    const loggedOut = vi.fn<() => void>()
    server.use(
      http.post('*/identity/logout', () => {
        loggedOut()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const router = openAt('/error403', userWith())
    await userEvent.click(await screen.findByRole('button', { name: /Ten Brink Dranken/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(loggedOut).toHaveBeenCalledOnce()
    expect(localStorage.getItem('storedSession')).toBeNull()
    vi.unstubAllGlobals()
  })
})

function openAt(href: string, user: ReturnType<typeof userWith> | null = null) {
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user })),
    http.get('*/identity/demo-accounts', () => HttpResponse.json({ code: 'not-found' }, { status: 404 })),
    http.post('*/graphql', () => HttpResponse.json({ errors: [{ message: 'Not in this test' }] })),
  )
  window.history.replaceState(null, '', href)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createAppRouter(queryClient)
  render(<App queryClient={queryClient} router={router} />)
  return router
}
