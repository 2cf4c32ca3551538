import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireCartWith } from '../cart/cart.builders.ts'
import { server } from '../lib/test/server.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { openAt } from './app.builders.tsx'

const buyerOf = (permission: string) => userWith({ shipTos: [shipToWith({ permissions: [permission] })] })

beforeEach(() => {
  localStorage.setItem('isSubmitAgeConfirmed', 'true')
  window.scrollTo = () => undefined
})

test.each([
  ['beer', 'Catalogue Beer'],
  ['tank beer', 'Catalogue Tank'],
  ['POS materials', 'Catalogue POS Materials'],
])('[BAR-04] whoever orders %s has the order bar', async (_what, permission) => {
  openAt('/catalog/products', buyerOf(permission))
  expect(await screen.findByRole('region', { name: 'Order details' })).toBeVisible()
})

test.each([
  ['who is not signed in', null],
  ['who may order nothing', userWith({ shipTos: [shipToWith({ permissions: ['My Orders', 'Marketing Materials'] })] })],
])('[BAR-04] %s goes without it', async (_who, user) => {
  openAt('/catalog/products', user)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Order details' })).not.toBeInTheDocument()
})

test.each([
  '/Create-An-Order_Beer',
  '/Create-An-Order_POSM',
  '/catalog/products',
  '/specialoffer',
  '/catalog/VP-KR2430',
])('[BAR-05] %s has the order bar', async (path) => {
  openAt(path, userWith())
  expect(await screen.findByRole('region', { name: 'Order details' })).toBeVisible()
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

describe('[RTE-64, BAR-06] on pages to read', () => {
  test.each(['/news', '/news/new-tap', '/marketing-materials'])(
    '%s has a small order bar: the ship-to and the way to the order',
    async (path) => {
      openAt(path, userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer', 'Marketing Materials'] })] }))
      server.use(
        graphql
          .link('*/graphql')
          .query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith({ lines: [{}] }) } })),
      )
      const bar = await screen.findByRole('region', { name: 'Order details' })
      expect(within(bar).getByText('Depot 1')).toBeVisible()
      expect(await within(bar).findByRole('link')).toHaveAttribute('href', '/cart')
      expect(within(bar).queryByRole('combobox')).not.toBeInTheDocument()
    },
  )

  test('an empty cart leads to the catalogue', async () => {
    openAt('/news', buyerOf('Catalogue Beer'))
    server.use(
      graphql
        .link('*/graphql')
        .query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })),
    )
    const bar = await screen.findByRole('region', { name: 'Order details' })
    expect(await within(bar).findByRole('link')).toHaveAttribute('href', '/Create-An-Order_Beer')
  })

  test('whoever orders nothing, or is not signed in, goes without it', async () => {
    openAt('/news', null)
    expect(await screen.findByRole('heading', { level: 1, name: 'News and articles' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Order details' })).not.toBeInTheDocument()
  })
})
