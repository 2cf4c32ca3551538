import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { shipToWith, userWith } from '../features/session/session.builders.ts'
import { openAt } from './app.builders.tsx'
import { orderBarForm } from './order-bar-form.ts'

// The first page loads the app with it.
const FIRST_LOAD = { timeout: 30_000 }

const reader = userWith({ shipTos: [shipToWith({ permissions: ['My Orders', 'Marketing Materials'] })] })
const buyerOf = (permission: string) => userWith({ shipTos: [shipToWith({ permissions: [permission] })] })
const catalogue = { titleKey: 'titles.beer', showOrderBar: true } as const
const news = { titleKey: 'titles.home', tabSelection: 'news' } as const
const marketing = { titleKey: 'titles.home', tabSelection: 'marketing' } as const

beforeEach(() => {
  localStorage.setItem('isSubmitAgeConfirmed', 'true')
  window.scrollTo = () => undefined
})

test.each([
  ['[BAR-04] nobody who is not signed in', catalogue, null, null],
  ['[BAR-04] nobody without one of the three catalogues', catalogue, reader, null],
  ['[BAR-04] nobody without one of them on a news page either', news, reader, null],
  ['[BAR-04] whoever orders beer', catalogue, buyerOf('Catalogue Beer'), 'whole'],
  ['[BAR-04] whoever orders tank beer', catalogue, buyerOf('Catalogue Tank'), 'whole'],
  ['[BAR-04] whoever orders POS materials', catalogue, buyerOf('Catalogue POS Materials'), 'whole'],
  ['[BAR-06] readers of news, folded away', news, userWith(), 'compact'],
  ['[BAR-06] readers of marketing, folded away', marketing, userWith(), 'compact'],
  ['[BAR-05] nobody on a page that does not ask for it', { titleKey: 'titles.home' } as const, userWith(), null],
])('the order bar is for %s', (_title, meta, user, form) => {
  expect(orderBarForm(meta, user)).toBe(form)
})

test.each([
  '/Create-An-Order_Beer',
  '/Create-An-Order_POSM',
  '/catalog/products',
  '/specialoffer',
  '/catalog/VP-KR2430',
])('[BAR-05] %s has the order bar', async (path) => {
  openAt(path, userWith())
  expect(await screen.findByRole('region', { name: 'Order details' }, FIRST_LOAD)).toBeVisible()
})

test.each(['/', '/cart', '/checkout', '/thanks', '/orders/history', '/orders/saved', '/error403'])(
  '[BAR-05] %s goes without the order bar',
  async (path) => {
    const router = openAt(path, userWith())
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(path))
    expect(await screen.findByRole('main')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Order details' })).not.toBeInTheDocument()
  },
)
