import { i18n } from '@lingui/core'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { besideTheCart } from './cart-page.builders.ts'
import { CartPage } from './cart-page.tsx'
import { wireCartWith } from '../../../../cart/cart.builders.ts'

const api = graphql.link('*/graphql')

beforeEach(() => {
  server.use(
    ...besideTheCart(),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cartOf(1) } })),
    api.mutation('UpdateCartLines', () =>
      HttpResponse.json({ data: { updateCartItems: { cart: cartOf(2), errors: [] } } }),
    ),
  )
})

test('typing on one line draws that line and the totals again, and no other line', async () => {
  renderPages('/cart', { '/cart': CartPage, '/checkout': () => <p>Checkout</p> })
  await screen.findAllByText('€ 8.568,00', { selector: 'dd' })
  // Once it is known that this brewery sells pallets only, all lines are drawn again, and for the last time.
  await waitFor(() =>
    expect(screen.getByLabelText('Beer 3, crate 24 × 30 cl, crates', { selector: 'input' })).toBeDisabled(),
  )
  const counter = screen.getByRole('spinbutton', { name: 'Beer 3, crate 24 × 30 cl, pallets' })
  // A line that is drawn again says again which product it removes.
  const said = vi.spyOn(i18n, 't')
  await userEvent.type(counter, '2', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  await waitFor(() => expect(screen.getAllByText('€ 9.282,00', { selector: 'dd' })).not.toEqual([]))
  const texts = said.mock.results.map(({ value }) => String(value))
  expect(new Set(texts.filter((text) => text.startsWith('Remove Beer')))).toEqual(
    new Set(['Remove Beer 3, crate 24 × 30 cl']),
  )
  expect(texts).toContain('Total')
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
