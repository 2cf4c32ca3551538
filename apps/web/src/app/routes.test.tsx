import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { PATHS } from '../paths.ts'
import { openAt } from './app.builders.tsx'
import { routeTree } from './app.tsx'
import type { PageEntry } from '../routing/index.ts'
import { PAGES } from './pages.ts'

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

describe('[RTE-67] the title of each place', () => {
  test.each([
    ['[RTE-01]', '/', 'Home'],
    ['[RTE-10]', '/error403', 'No access'],
    ['[RTE-39]', '/thanks?order=26-1', 'Thank you'],
    ['[RTE-42]', '/catalog/products', 'All products'],
    ['[RTE-43]', '/catalog/VP-KR2430?material=FERT', 'Product'],
    ['[RTE-45]', '/catalog/favorites', 'Favourites'],
    ['[RTE-46]', '/Create-An-Order_Beer', 'Beer'],
    ['[RTE-47]', '/specialoffer', 'Special offers'],
    ['[RTE-48]', '/Create-An-Order_POSM', 'POS materials'],
    ['[RTE-49, RTE-56]', '/catalog/upcoming-beers', 'Upcoming beers'],
    ['[RTE-26]', '/catalog/suggested-cart', 'Suggested order'],
    ['[RTE-51]', '/catalog/pending', 'Pre-orders'],
    ['[RTE-52]', '/orders/history', 'Orders'],
    ['[RTE-53]', '/orders/saved', 'Saved orders'],
    ['[RTE-55]', '/cart', 'Your load'],
    ['[RTE-54]', '/checkoutpayment', 'Payment'],
    ['[RTE-21]', '/my-documents', 'My documents'],
    ['[RTE-24]', '/marketing-materials', 'Marketing materials'],
    ['[RTE-25]', '/suggested-price', 'Suggested retail price'],
    ['[RTE-28]', '/my-profile/details', 'My profile'],
    ['[RTE-30]', '/my-profile/company', 'Company'],
    ['[RTE-33, RTE-56]', '/sustainability/survey', 'Sustainability checklist'],
    ['[RTE-13, RTE-16, RTE-20]', '/support/tickets', 'Tickets'],
    ['[RTE-36]', '/notifications', 'Notifications'],
    ['[RTE-17]', '/support/other-requests', 'Other requests'],
    ['[RTE-18]', '/support/contacts', 'Contacts'],
    ['[RTE-14]', '/support/faq', 'Frequently asked questions'],
    ['[RTE-15]', '/support/knowledge-base', 'Knowledge base'],
    ['[RTE-27]', '/why-grolsch', 'Why us'],
    ['[RTE-32]', '/sustainability', 'Sustainability'],
    ['[RTE-40]', '/training', 'Training'],
    ['[RTE-34]', '/contracts', 'Contracts'],
    ['[RTE-35]', '/reporting', 'Reporting'],
  ])('%s %s is "%s"', async (_ids, href, title) => {
    const permissions = [
      'Catalogue Beer',
      'Catalogue POS Materials',
      'My Orders',
      'My Profile',
      'Support',
      'Training & Learning',
      'Contracts',
      'Reporting',
      'My Documents',
      'Marketing Materials',
    ]
    openAt(href, userWith({ shipTos: [shipToWith({ permissions })] }))
    await waitFor(() => expect(document.title).toBe(`${title} · Veenhof`))
  })

  test('[RTE-67] of one order is its number, until one leaves it', async () => {
    const router = openAt('/orders/history/26-11790', userWith())
    await waitFor(() => expect(document.title).toBe('Order 26-11790 · Veenhof'))
    await router.navigate({ to: '/orders/history' })
    await waitFor(() => expect(document.title).toBe('Orders · Veenhof'))
  })

  test.each([
    ['[RTE-03]', '/verification', 'Invitation'],
    ['[RTE-04]', '/verification-phone', 'Verify your phone'],
    ['[RTE-05]', '/reset-password', 'New password'],
    ['[RTE-06]', '/account-recovery', 'Find your account'],
    ['[RTE-07]', '/forgot-password', 'Forgot password'],
    ['[RTE-08]', '/user-registration-success', 'Your account is ready'],
    ['[RTE-22]', '/allbrands', 'Our brands'],
    ['[RTE-23]', '/brands/veenhof-pils', 'Our brands'],
    ['[RTE-31]', '/become-partner', 'Become a customer'],
    ['[RTE-37]', '/news', 'News and articles'],
    ['[RTE-38]', '/news/nieuw-bier', 'News and articles'],
  ])('%s %s is "%s", without a login', async (_ids, href, title) => {
    openAt(href)
    await waitFor(() => expect(document.title).toBe(`${title} · Veenhof`))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })

  test('[RTE-09] /saml-error says that logging in did not work', async () => {
    openAt('/saml-error?reason=provider-away')
    await waitFor(() => expect(document.title).toBe('Logging in did not work · Veenhof'))
  })

  test('[RTE-02] /login is "Log in"', async () => {
    openAt('/login')
    await waitFor(() => expect(document.title).toBe('Log in · Veenhof'))
  })
})

describe('[RTE-50] who may open a catalogue', () => {
  const barOwner = () => userWith({ shipTos: [shipToWith({ permissions: ['Catalogue POS Materials'] })] })
  const colleague = () => userWith({ shipTos: [shipToWith({ permissions: ['My Profile'] })] })

  test.each([
    ['beer', '/Create-An-Order_Beer', '/error403'],
    ['POS materials', '/Create-An-Order_POSM', '/Create-An-Order_POSM'],
    ['special offers', '/specialoffer', '/specialoffer'],
    ['upcoming beers', '/catalog/upcoming-beers', '/catalog/upcoming-beers'],
  ])('%s, for who may only order POS materials', async (_what, path, landsAt) => {
    const router = openAt(path, barOwner())
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(landsAt))
  })

  test.each(['Catalogue Beer', 'Catalogue Tank'])(
    '[RTE-48] POS materials are closed to who may only order by %s',
    async (permission) => {
      const user = userWith({ shipTos: [shipToWith({ permissions: [permission] })] })
      const router = openAt('/Create-An-Order_POSM', user)
      await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/error403'))
    },
  )

  test.each(['Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials'])(
    '[RTE-75] the cart needs one of the three catalogues: %s is enough',
    async (permission) => {
      const router = openAt('/cart', userWith({ shipTos: [shipToWith({ permissions: [permission] })] }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Your load' })).toBeVisible()
      expect(router.state.location.pathname).toBe('/cart')
    },
  )

  test.each([
    '/specialoffer',
    '/Create-An-Order-Event',
    '/catalog/upcoming-beers',
    '/catalog/low-stock',
    '/catalog/VP-KR2430',
    '/cart',
  ])('%s is closed to who may order nothing', async (path) => {
    const router = openAt(path, colleague())
    expect(await screen.findByRole('heading', { name: 'This is not yours to open' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/error403')
  })
})

test.each([
  ['[RTE-21]', '/my-documents', 'My Documents'],
  ['[RTE-24]', '/marketing-materials', 'Marketing Materials'],
  ['[RTE-45]', '/catalog/favorites', 'Catalogue Beer'],
  ['[RTE-34]', '/contracts', 'Contracts'],
  ['[RTE-34]', '/contracts/bonus', 'Contracts'],
  ['[RTE-35]', '/reporting', 'Reporting'],
])('%s %s is open to who has %s alone', async (_id, path, permission) => {
  const mayNot = openAt(path, userWith({ shipTos: [shipToWith({ permissions: ['My Profile'] })] }))
  await waitFor(() => expect(mayNot.state.resolvedLocation?.pathname).toBe('/error403'))
  cleanup()
  const may = openAt(path, userWith({ shipTos: [shipToWith({ permissions: [permission] })] }))
  await waitFor(() => expect(may.state.resolvedLocation?.pathname).toBe(path))
})

test('[ERR-30] no entry of a menu is without a page to go to', () => {
  const entries = PAGES.filter(({ menu }: PageEntry) => menu)
  expect(entries.length).toBeGreaterThan(10)
  for (const { path } of entries) expect(Object.values(PATHS)).toContain(path)
})

test.each([
  ['tank beer catalogue', '/Create-An-Order_Beer'],
  ['quick order', '/catalog/quick-order'],
  ['checkout', '/checkout'],
  ['empties', '/Create-An-Order_Empties'],
  ['order confirmation', '/thanks'],
  ['payment return', '/checkoutpayment'],
  ['invoices', '/my-documents/invoices'],
  ['bonus contracts', '/contracts/bonus'],
  ['loyalty', '/contracts/loyalty'],
  ['business partner', '/business-partner'],
  ['request history', '/support/other-requests'],
])('[CNT-30] the screen "%s" has the address %s', (_screen, path) => {
  expect(Object.values(PATHS)).toContain(path)
})

test('every path has a page', () => {
  const routes = Object.values(routeTree.children ?? {}).map(({ options }) => ('path' in options ? options.path : ''))
  expect(routes.toSorted()).toEqual(Object.values(PATHS).toSorted())
})

test.each([
  ['/orders/history?stage=lost&period=year&page=-1', '/orders/history?period=year'],
  ['/orders/saved?page=next', '/orders/saved'],
  [
    '/Create-An-Order_Beer?sort=colour&brand=Kraanvogel&brand=Driest',
    '/Create-An-Order_Beer?brand=Kraanvogel&brand=Driest',
  ],
  ['/catalog/VP-KR2430?material=WINE&parts=11x4', '/catalog/VP-KR2430?parts=11x4'],
])('what an address should not say is left out: %s', async (typed, kept) => {
  const router = openAt(typed, userWith())
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe(kept))
})

describe('[RTE-57] an address in other letters', () => {
  test.each([
    ['/create-an-order_beer', '/Create-An-Order_Beer'],
    ['/SPECIALOFFER/', '/specialoffer'],
    ['/Catalog/Upcoming-Beers/?page=2', '/catalog/upcoming-beers?page=2'],
  ])('%s becomes %s', async (typed, listed) => {
    const router = openAt(typed, userWith())
    await waitFor(() => expect(router.state.location.href).toBe(listed))
  })
})
