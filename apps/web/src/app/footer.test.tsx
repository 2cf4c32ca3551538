import type { NavigationLink } from '@fust/contract/rest'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { server } from '../lib/test/server.ts'
import { openAt } from './app.builders.tsx'

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

test('[NAV-20, NAV-30, NAV-35, NAV-39, NAV-40, NAV-41] has a column for each list of links that the brewery has written, in its order', async () => {
  openAt('/error403')
  has([
    ['Brands NL', 'Driest', '/brands/driest'],
    ['Brands NL', 'Kraanvogel', '/brands/kraanvogel'],
    ['Corporate NL', 'About us', 'https://brewery.example/about'],
    ['about us', 'Visit us', 'https://brewery.example/visit'],
    ['social media', 'Photos', 'https://photos.example'],
    ['information and contacts', 'Opening hours', '/support/hours'],
    ['Ribbon NL', 'Cookies', '/support/cookies'],
    ['Ribbon NL', 'Privacy', '/support/privacy'],
    ['Brands CZ', 'Elsewhere', '/brands/elsewhere'],
  ])
  const brands = await column('Our brands')
  expect(linksIn(brands)).toEqual(['Driest', 'Kraanvogel'])
  expect(linksIn(await column('The brewery'))).toEqual(['About us', 'Visit us'])
  expect(linksIn(await column('Follow us'))).toEqual(['Photos'])
  expect(linksIn(await column('Information and contact'))).toContain('Opening hours')
  expect(linksIn(screen.getByRole('list', { name: 'What the law asks for' }))).toEqual(
    expect.arrayContaining(['Cookies', 'Privacy']),
  )
  expect(screen.queryByRole('link', { name: 'Elsewhere' })).not.toBeInTheDocument()
})

test('[NAV-41] the brands of a phone stand in for those of a desk where there are none', async () => {
  openAt('/error403')
  has([['mobile brands NL', 'Driest', '/brands/driest']])
  expect(linksIn(await column('Our brands'))).toEqual(['Driest'])
})

test('[NAV-42, NAV-43] a column shows its first ten links, and the others when they are asked for', async () => {
  openAt('/error403')
  has(Array.from({ length: 13 }, (_, at) => ['Brands NL', `Brand ${at + 1}`, `/brands/b-${at + 1}`] as const))
  const brands = await column('Our brands')
  expect(within(brands).getByRole('link', { name: 'Brand 10' })).toBeVisible()
  expect(within(brands).getByText('Brand 11')).not.toBeVisible()
  await userEvent.click(within(brands).getByText('3 more'))
  expect(within(brands).getByRole('link', { name: 'Brand 13' })).toBeVisible()
})

test('[NAV-31] a visitor finds contacts and questions', async () => {
  openAt('/error403')
  expect(linksIn(await column('Information and contact'))).toEqual(['Contacts', 'FAQ'])
  expect(screen.queryByRole('navigation', { name: 'Go straight to' })).not.toBeInTheDocument()
})

test('the number to call stands in one line', async () => {
  openAt('/error403')
  const told = await screen.findByText(/^Questions: /)
  expect(told.textContent).toContain('053\u00a0555\u00a001\u00a020')
})

test('[NAV-32, NAV-33] who is signed in also finds what is theirs', async () => {
  openAt('/error403', whoHolds('Support', 'My Profile', 'Marketing Materials'))
  expect(linksIn(await column('Go straight to'))).toEqual([
    'My profile',
    'News and articles',
    'Marketing materials',
    'Sustainability checklist',
  ])
  expect(linksIn(await column('Information and contact'))).toEqual([
    'Contacts',
    'FAQ',
    'Knowledge base',
    'Other requests',
  ])
})

test.each(['Distributor', 'Retail', 'Trade', 'OntradeTank', 'Ontrade', 'PosWederverkoper'])(
  '[NAV-34] a basic user of %s is not led to a profile',
  async (customerType) => {
    const entry = shipToWith({ customerType, role: 'Basic', permissions: ['My Profile', 'Support'] })
    openAt('/error403', userWith({ shipTos: [entry] }))
    expect(linksIn(await column('Go straight to'))).toEqual(['News and articles', 'Sustainability checklist'])
  },
)

const column = (name: string) => screen.findByRole('navigation', { name })

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent)

const whoHolds = (...permissions: string[]) => userWith({ shipTos: [shipToWith({ permissions })] })

/** The lists of links that the brewery has written: type, label and address of each. */
function has(links: readonly (readonly [type: string, label: string, href: string])[]): void {
  const results = links.map(([type, label, href], order): NavigationLink => ({
    id: label,
    type,
    label,
    name: label,
    href,
    url: href,
    order,
    internal: href.startsWith('/'),
    children: [],
  }))
  server.use(
    http.get('*/almagnoliaservice/api/v1/portal/links', () =>
      HttpResponse.json({ total: results.length, offset: 0, limit: 100, results }),
    ),
  )
}
