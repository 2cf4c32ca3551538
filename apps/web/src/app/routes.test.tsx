import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { PATHS } from '../paths.ts'
import { openAt } from './app.builders.tsx'
import { routeTree } from './app.tsx'

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

describe('[RTE-67] the title of each place', () => {
  test.each([
    ['[RTE-01]', '/', 'Home'],
    ['[RTE-10]', '/error403', 'No access'],
    ['[RTE-39]', '/thanks?order=26-1', 'Thank you'],
    ['[RTE-42]', '/catalog/products', 'All products'],
    ['[RTE-43]', '/catalog/VP-KR2430?material=FERT', 'Product'],
    ['[RTE-46]', '/Create-An-Order_Beer', 'Beer'],
    ['[RTE-47]', '/specialoffer', 'Special offers'],
    ['[RTE-48]', '/Create-An-Order_POSM', 'POS materials'],
    ['[RTE-49, RTE-56]', '/catalog/upcoming-beers', 'Upcoming beers'],
    ['[RTE-52]', '/orders/history', 'Orders'],
    ['[RTE-53]', '/orders/saved', 'Saved orders'],
    ['[RTE-55]', '/cart', 'Your load'],
  ])('%s %s is "%s"', async (_ids, href, title) => {
    openAt(href, userWith())
    await waitFor(() => expect(document.title).toBe(`${title} · Veenhof`))
  })

  test('[RTE-67] of one order is its number, until one leaves it', async () => {
    const router = openAt('/orders/history/26-11790', userWith())
    await waitFor(() => expect(document.title).toBe('Order 26-11790 · Veenhof'))
    await router.navigate({ to: '/orders/history' })
    await waitFor(() => expect(document.title).toBe('Orders · Veenhof'))
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
