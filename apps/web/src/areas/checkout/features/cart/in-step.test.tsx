import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CartInStep } from '../../../../cart/sync/cart-in-step.tsx'
import { wireCartWith } from '../../../../cart/cart.builders.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { besideTheCart } from './cart-page.builders.ts'
import { CartPage } from './cart-page.tsx'

const api = graphql.link('*/graphql')
let otherTab: BroadcastChannel

beforeEach(() => {
  otherTab = new BroadcastChannel(`cart ${userWith().UID}`)
  server.use(...besideTheCart())
  holds(2, 1)
})

afterEach(() => otherTab.close())

test('a counter never runs backwards: from the tap to the answer it shows the last number that was tapped', async () => {
  server.use(
    api.mutation('UpdateCartLines', ({ variables }) => {
      const pallets = Number(variables['input'].cart_items[0].number_of_pallet)
      return HttpResponse.json({ data: { updateCartItems: { cart: holds(pallets, pallets), errors: [] } } })
    }),
  )
  const told: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => told.push(data))
  const counter = await open()
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(counter.getAttribute('aria-valuenow') ?? ''))
  watch.observe(counter, { attributes: true, attributeFilter: ['aria-valuenow'] })
  for (const pallets of ['3', '4', '5']) {
    fireEvent.click(screen.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }))
    await screen.findAllByRole('img', { name: new RegExp(`^${pallets} of 26 pallet places`) })
  }
  await waitFor(() => expect(told.at(-1)).toEqual({ id: 'cart-1', version: 5 }))
  watch.disconnect()
  expect(seen).toEqual(['3', '4', '5'])
})

test('what another tab changed shows at once; what this one changed is told to the others', async () => {
  const told: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => told.push(data))
  server.use(
    api.mutation('UpdateCartLines', () =>
      HttpResponse.json({ data: { updateCartItems: { cart: holds(8, 3), errors: [] } } }),
    ),
  )
  const counter = await open()
  holds(7, 2)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  otherTab.postMessage({ id: 'cart-1', version: 2 })
  await waitFor(() => expect(counter).toHaveValue('7'))
  fireEvent.click(screen.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }))
  await waitFor(() => expect(told).toEqual([{ id: 'cart-1', version: 3 }]))
})

test('a tab that one comes back to reads the cart again, however young its own is', async () => {
  const counter = await open()
  holds(7, 2)
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(counter).toHaveValue('7'))
})

/** What the server holds from now on. */
function holds(pallets: number, version: number) {
  const cart = wireCartWith({ version, lines: [{ pallets }] })
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })))
  return cart
}

async function open() {
  renderPages('/cart', { '/cart': CartPage }, <CartInStep />)
  return screen.findByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })
}
