import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { wireCartWith } from '../cart/cart.builders.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { changeLanguage } from '../i18n/index.ts'
import { MARKET } from '../lib/market/market.ts'
import { writeSession } from '../lib/storage/storage.ts'
import { server } from '../lib/test/server.ts'
import { openAt, watchReload } from './app.builders.tsx'
import { loadAroundScreens } from './slots.tsx'

const api = graphql.link('*/graphql')

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

describe('a visitor', () => {
  test('who followed a link to a preview is told of it once they are signed in, not before', async () => {
    const note = () => screen.queryByRole('complementary', { name: 'Preview' })
    writeSession('preview', '2026-12-24')
    openAt('/error403')
    expect(await screen.findByRole('contentinfo')).toBeVisible()
    await act(loadAroundScreens)
    expect(note()).toBeNull()
    cleanup()
    openAt('/error403', userWith())
    await waitFor(() => expect(note()).toHaveTextContent('24 December 2026'))
  })

  test('[RTE-71, ERR-23] gets 401 on a protected page, and a login that comes back', async () => {
    openAt('/orders/history?page=2')
    expect(await screen.findByRole('heading', { name: '401: UNAUTHORIZED ACCESS' })).toBeVisible()
    const login = screen.getAllByRole('link', { name: 'Log in' }).at(-1)
    expect(login).toHaveAttribute('href', '/login?back=%2Forders%2Fhistory%3Fpage%3D2')
  })

  test.each([
    ['whom nobody knows', false, /^401: UNAUTHORIZED ACCESS$/],
    ['whose session was open in this tab', true, /Your session has ended/],
  ])(
    '[IDN-15, ERR-28, RTE-71] %s comes back from paying: the page is loaded once more, and once only',
    async (_who, wasHere, words) => {
      const reload = watchReload()
      for (let load = 1; load <= 2; load += 1) {
        if (wasHere) sessionStorage.setItem('uid', 'u-1')
        openAt('/checkoutpayment?payment_token=t-1')
        expect(await screen.findByText(words)).toBeVisible()
        expect(reload).toHaveBeenCalledOnce()
        cleanup()
      }
    },
  )

  test('[ERR-20] whose session ended goes to login and comes back afterwards', async () => {
    sessionStorage.setItem('uid', 'u-1')
    sessionStorage.setItem('email', 'marloes@tenbrink.example')
    const router = openAt('/cart')
    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    expect(router.state.location.search).toEqual({ back: '/cart', reason: 'expired' })
    expect(sessionStorage.getItem('uid')).toBeNull()
    server.use(http.post('*/identity/sign-in', () => HttpResponse.json({ user: userWith() })))
    await userEvent.type(screen.getByLabelText('Password'), 'Proost-op-Veenhof-26{Enter}')
    await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/cart'))
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

  test('[NAV-01, NAV-02, NAV-03, NAV-04] sees home, the brands and news in the menu, and a logo that says in their language what this is', async () => {
    localStorage.setItem('language', 'nl')
    await changeLanguage('nl')
    openAt('/error403')
    const header = await screen.findByRole('banner')
    expect(within(header).getByRole('link', { name: 'VeenhofBierbrouwerij' })).toBeVisible()
    const menu = within(header).getByRole('navigation')
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Over ons', 'Nieuws'])
    expect(within(header).queryByRole('group', { name: 'Taal' })).not.toBeInTheDocument()
    await changeLanguage('en')
    expect(within(header).getByRole('link', { name: 'VeenhofBrewery' })).toBeVisible()
  })

  test('[NAV-04, MKT-04] chooses nl or en on the login page, and none of the languages of other markets', async () => {
    openAt('/login')
    const languages = await screen.findByRole('group', { name: 'Language' })
    expect(
      within(languages)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Nederlands', 'English'])
  })

  test('[NAV-36, NAV-37, NAV-39] finds languages and what the law asks for in the footer', async () => {
    openAt('/error403')
    const footer = await screen.findByRole('contentinfo')
    const legal = within(footer).getByRole('list', { name: 'What the law asks for' })
    expect(within(legal).getByRole('link', { name: 'No alcohol under 18' })).toHaveAttribute(
      'href',
      'https://www.nix18.nl',
    )
    const english = within(legal).getByRole('link', { name: 'About alcohol and health' }).getAttribute('href')
    await userEvent.click(within(footer).getByRole('button', { name: 'Nederlands' }))
    const dutch = await within(footer).findByRole('link', { name: 'Over alcohol en gezondheid' })
    expect(dutch.getAttribute('href')).not.toBe(english)
    await userEvent.click(within(footer).getByRole('button', { name: 'English' }))
  })

  test('[NAV-31, RTE-19] finds contacts and answers in the footer', async () => {
    openAt('/error403')
    const information = await screen.findByRole('navigation', { name: 'Information and contact' })
    const addressOf = (name: string) => within(information).getByRole('link', { name }).getAttribute('href')
    expect([addressOf('Contacts'), addressOf('FAQ')]).toEqual(['/support/contact', '/support/faq'])
  })

  test('[IDN-44] who wants no more mails is not asked for their age, and is at the next page', async () => {
    localStorage.removeItem('isSubmitAgeConfirmed')
    const router = openAt(`/unsubscribe/${'a'.repeat(43)}`)
    expect(await screen.findByRole('button', { name: 'Stop these mails' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Are you 18 or older?' })).not.toBeInTheDocument()
    await act(() => router.navigate({ to: '/login' }))
    expect(await screen.findByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
  })

  test('[IDN-47] answers the age question before anything else', async () => {
    localStorage.removeItem('isSubmitAgeConfirmed')
    openAt('/error403')
    expect(await screen.findByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
  })

  test('[RTE-61] meets the age question alone: no header, no menu and no footer of the portal stand around it', async () => {
    localStorage.removeItem('isSubmitAgeConfirmed')
    openAt('/error403')
    expect(await screen.findByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
    for (const chrome of ['banner', 'navigation', 'contentinfo'])
      expect(screen.queryByRole(chrome)).not.toBeInTheDocument()
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

  test('[NAV-09, NAV-13] finds documents, reporting and contracts with their profile', async () => {
    const permissions = ['My Profile', 'My Documents', 'Reporting', 'Contracts']
    openAt('/error403', userWith({ shipTos: [shipToWith({ permissions })] }))
    await userEvent.click(await screen.findByRole('button', { name: /Ten Brink Dranken/ }))
    const own = within(screen.getByRole('navigation', { name: 'Profile' }))
    const addressOf = (name: string) => own.getByRole('link', { name }).getAttribute('href')
    expect(['My profile', 'My documents', 'Reporting', 'Contracts'].map(addressOf)).toEqual([
      '/my-profile/details',
      '/my-documents',
      '/reporting',
      '/contracts',
    ])
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('[NAV-18] finds documents in the main menu where the market has them there (%s)', async (inMainMenu, links) => {
    vi.spyOn(MARKET, 'hasDocumentsInMainMenu', 'get').mockReturnValue(inMainMenu)
    openAt('/error403', userWith({ shipTos: [shipToWith({ permissions: ['My Orders', 'My Documents'] })] }))
    await userEvent.click(await screen.findByRole('button', { name: 'My business' }))
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    expect(menu.queryAllByRole('link', { name: 'My documents' })).toHaveLength(links)
  })

  test('[NAV-29] nothing runs while the window is resized: the layout is that of the style sheet', async () => {
    const listened = vi.spyOn(window, 'addEventListener')
    openAt('/error403', userWith())
    expect(await screen.findByRole('button', { name: 'Create an order' })).toBeVisible()
    await act(loadAroundScreens)
    expect(listened.mock.calls.map(([type]) => type)).not.toContain('resize')
  })

  test('[NAV-08, NAV-16] opens a menu by hover, by click and by keyboard', async () => {
    openAt('/error403', userWith())
    const menu = await screen.findByRole('button', { name: 'Create an order' })
    const header = screen.getByRole('banner')
    await userEvent.hover(menu)
    expect(within(header).getByRole('link', { name: 'Special offers' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    // A finger clicks without hovering first.
    await userEvent.pointer({ keys: '[TouchA]', target: menu })
    expect(within(header).getByRole('link', { name: 'Special offers' })).toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: menu })
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    menu.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(within(header).getByRole('link', { name: 'Beer' })).toHaveFocus())
  })

  test('[NAV-14, NAV-22] has the favourites with their count in the header and under the thumb', async () => {
    openAt('/error403', userWith())
    server.use(
      api.query('FavouriteCount', () =>
        HttpResponse.json({ data: { customer: { wishlist: { items_count: 4, shipto_item_count: 3 } } } }),
      ),
    )
    const header = await screen.findByRole('banner')
    const link = await within(header).findByRole('link', { name: 'Favourites, 3 products' })
    expect(link).toHaveAttribute('href', '/catalog/favorites')
    const bar = screen.getByRole('navigation', { name: 'Quick menu' })
    expect(within(bar).getByRole('link', { name: /^Favourites, 3 products/ })).toHaveAttribute(
      'href',
      '/catalog/favorites',
    )
  })

  test('has search, profile, cart with its count, and menu under the thumb', async () => {
    openAt('/error403', userWith())
    server.use(
      api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith({ lines: [{}, {}] }) } })),
    )
    const bar = await screen.findByRole('navigation', { name: 'Quick menu' })
    for (const entry of ['Search', 'Profile', 'Menu'])
      expect(within(bar).getByRole('button', { name: entry })).toBeVisible()
    expect(await within(bar).findByRole('link', { name: /2 products in the cart/ })).toHaveAttribute('href', '/cart')
    await userEvent.click(within(bar).getByRole('button', { name: 'Menu' }))
    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(sheet).getByRole('link', { name: 'Upcoming beers' })).toBeVisible()
  })

  test('[SRC-01, NAV-10] searches from the header, or with the slash key', async () => {
    server.use(api.query('TopProducts', () => HttpResponse.json({ data: { recommended: null, range: null } })))
    openAt('/error403', userWith())
    await userEvent.click(await within(await screen.findByRole('banner')).findByRole('button', { name: 'Search' }))
    const overlay = await screen.findByRole('dialog', { name: 'Search' })
    await userEvent.click(within(overlay).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.keyboard('/')
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  test('[NAV-11] finds how the portal is used behind the question mark in the header', async () => {
    openAt('/error403', userWith())
    const header = await screen.findByRole('banner')
    const help = await within(header).findByRole('link', { name: 'Help with the portal' })
    expect(help).toHaveAttribute('href', '/support/help')
  })

  test('[NAV-10] who orders nothing searches, too', async () => {
    openAt('/error403', userWith({ shipTos: [shipToWith({ permissions: ['My Profile'] })] }))
    await userEvent.click(await within(await screen.findByRole('banner')).findByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()
  })

  test.each([
    ['[CRT-27]', '/cart'],
    ['[RTE-54]', '/checkoutpayment'],
  ])('[NAV-44, RTE-60] %s sees no footer under %s', async (_id, path) => {
    const router = openAt('/error403', userWith())
    const footer = await screen.findByRole('contentinfo')
    router.history.push(path)
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(path))
    expect(footer).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  test.each([
    ['[NAV-19] has no favourites and no cart as a basic user', 'My Profile', 0],
    ['[NAV-19] has both to order beer', 'Catalogue Beer', 1],
  ])('%s', async (_title, permission, carts) => {
    openAt('/error403', userWith({ shipTos: [shipToWith({ permissions: [permission] })] }))
    expect(await screen.findByRole('button', { name: /Ten Brink Dranken/ })).toBeVisible()
    // What is around the screens comes in one piece: where there is a cart, it is there then.
    await act(loadAroundScreens)
    expect(screen.queryAllByRole('button', { name: 'Cart, empty' })).toHaveLength(carts)
    // The heart stands in the header and under the thumb, and so does the cart.
    expect(screen.queryAllByRole('link', { name: 'Favourites' })).toHaveLength(2 * carts)
    const bar = screen.getByRole('navigation', { name: 'Quick menu' })
    expect(within(bar).queryAllByRole('link', { name: /^Cart/ })).toHaveLength(carts)
  })

  test.each([
    ['home', '/login', '/'],
    ['where they were sent away', '/login?back=/error403', '/error403'],
  ])('[RTE-12] who opens the login goes %s', async (_where, href, path) => {
    const router = openAt(href, userWith())
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(path))
  })

  test.each([
    ['on a phone', true, 1],
    ['on a desk', false, 0],
  ])('[IDN-22] who logs out %s has the page loaded anew: %s, %i times', async (_where, isPhone, reloads) => {
    server.use(http.post('*/identity/logout', () => new HttpResponse(null, { status: 204 })))
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
    const reload = watchReload()
    const router = openAt('/error403', userWith())
    await userEvent.click(await screen.findByRole('button', { name: /Ten Brink Dranken/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/'))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads))
  })

  test('[ERR-01, IDN-12] without a permission schema is told so, and logged out after three seconds', async () => {
    server.use(http.post('*/identity/logout', () => new HttpResponse(null, { status: 204 })))
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const router = openAt('/error403', userWith({ shipTos: [] }))
    const modal = await screen.findByRole('dialog', { name: 'Attention!' })
    expect(modal).toHaveTextContent('Error with your account. Please contact the customer service')
    passThreeSeconds(timers)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/'))
  })

  test('[ERR-01, IDN-13] whoever is not active any more is told so, and still at the login', async () => {
    server.use(http.post('*/identity/logout', () => new HttpResponse(null, { status: 204 })))
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const router = openAt('/error403', userWith({ isActive: false }))
    expect(await screen.findByRole('dialog', { name: 'Attention!' })).toHaveTextContent(
      /Error with your account\. Please contact the customer service.*no longer active.*\d{3}/,
    )
    passThreeSeconds(timers)
    await waitFor(() => expect(router.state.location.search).toEqual({ reason: 'inactive' }))
    expect(router.state.location.pathname).toBe('/login')
    expect(await screen.findByText(/Your account is no longer active/)).toBeVisible()
  })

  test('[IDN-19, IDN-20, IDN-22] logs out at the server, forgets here who they were and for whom they ordered, and goes home', async () => {
    const loggedOut = vi.fn<() => void>()
    server.use(
      http.post('*/identity/logout', () => {
        loggedOut()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const orderingFor = { companyId: 'C7', companyName: 'Het Kruikje' }
    const router = openAt('/error403', userWith({ hasCustomers: true, orderingFor }))
    const marker = await screen.findByRole('complementary', { name: 'Order for a customer' })
    await userEvent.click(await screen.findByRole('button', { name: /Ten Brink Dranken/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/'))
    expect(loggedOut).toHaveBeenCalledOnce()
    expect(marker).not.toBeInTheDocument()
    expect(localStorage.getItem('storedSession')).toBeNull()
    expect(sessionStorage.getItem('uid')).toBeNull()
  })
})

/** Lets three seconds pass for what waits that long. */
function passThreeSeconds(timers: MockInstance<typeof setTimeout>) {
  const waiting = timers.mock.calls.filter(([, milliseconds]) => milliseconds === 3_000)
  expect(waiting).not.toEqual([])
  act(() => waiting.forEach(([end]) => end()))
}
