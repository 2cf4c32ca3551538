import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { i18n } from '../../i18n/index.ts'
import { renderPages } from '../../lib/test/render-page.tsx'
import { server } from '../../lib/test/server.ts'
import { userWith } from '../session/session.builders.ts'
import { CartPage } from './cart-page.tsx'
import { wireCartWith } from './cart.builders.ts'

const api = graphql.link('*/graphql')

/** Each text that is drawn, with the product it names: a line that is drawn again names its product again. */
let drawn: string[]

beforeEach(() => {
  drawn = []
  i18n.use({
    type: 'postProcessor',
    name: 'drawn',
    process: (text: string, [key]: string[], { product = '' }: { product?: string }) => {
      drawn.push(key === 'cart.remove' ? product : (key ?? ''))
      return text
    },
  })
  i18n.options.postProcess = 'drawn'
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    http.get('*/nl/prod/api/v1/portal/*', () => HttpResponse.json([])),
    api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Pallets' } } })),
    api.query('RecentOrders', () => HttpResponse.json({ data: { customer: { orders: { items: [] } } } })),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cartOf(1) } })),
    api.mutation('UpdateCartLines', () =>
      HttpResponse.json({ data: { updateCartItems: { cart: cartOf(2), errors: [] } } }),
    ),
  )
})

afterEach(() => {
  i18n.options.postProcess = false
})

test('typing on one line draws that line and the totals again, and no other line', async () => {
  renderPages('/cart', { '/cart': CartPage, '/checkout': () => <p>Checkout</p> })
  const counter = await screen.findByRole('spinbutton', { name: 'Beer 3, pallets' })
  await screen.findByText('€ 8.568,00', { selector: 'dd' })
  drawn = []
  await userEvent.type(counter, '2', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  await waitFor(() => expect(screen.getByText('€ 9.282,00', { selector: 'dd' })).toBeVisible())
  expect(new Set(drawn.filter((text) => text.startsWith('Beer')))).toEqual(new Set(['Beer 3']))
  expect(drawn).toContain('cart.total')
})

/** Twelve lines of a pallet each, the fourth with so many. */
function cartOf(pallets: number) {
  return wireCartWith({
    lines: Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      pallets: index === 3 ? pallets : 1,
      product: { sku: `VP-${index}`, name: `Beer ${index}` },
    })),
  })
}
