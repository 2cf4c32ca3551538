import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { suggestedCartOf } from '../../../../suggestions/suggestions.builders.ts'
import { CartPage } from './cart-page.tsx'
import { wireCartWith } from '../../../../cart/cart.builders.ts'
import { CartInStep } from '../../../../cart/sync/cart-in-step.tsx'

const api = graphql.link('*/graphql')

const cart = wireCartWith({
  lines: [
    { id: 11, pallets: 1 },
    { id: 12, pallets: 1, product: { sku: 'WW-KR2430', name: 'Witte Wieven' } },
  ],
})

const counted = wireCartWith({ version: 2, lines: [{ id: 11, pallets: 2 }] })

let sent: unknown[]
let keys: (string | null)[]

beforeEach(() => {
  sent = []
  keys = []
  server.use(
    http.get('*/identity/session', () =>
      HttpResponse.json({ user: userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] }) }),
    ),
    http.get('*/nl/prod/api/v1/portal/*', () => HttpResponse.json([])),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
    api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Pallets' } } })),
    api.query('SuggestedCart', () => HttpResponse.json(suggestedCartOf())),
    api.mutation('UpdateCartLines', async ({ variables, request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      sent.push(...variables['input'].cart_items)
      await delay('infinite')
    }),
  )
})

afterEach(() => void fireEvent(window, new Event('pageshow')))

test('a page that is closed sends what was just counted', async () => {
  await open()
  add('Veenhof Pils')
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(sent).toEqual([{ cart_item_id: 11, number_of_pallet: 2 }]))
})

test('a page that is closed sends what waits for the answer of an earlier change', async () => {
  await open()
  add('Veenhof Pils')
  await waitFor(() => expect(sent).toEqual([{ cart_item_id: 11, number_of_pallet: 2 }]))
  add('Witte Wieven')
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(sent).toContainEqual({ cart_item_id: 12, number_of_pallet: 2 }))
})

test('the page after it shows what was counted at once, sends it again as the same call, and then keeps nothing', async () => {
  await open()
  add('Veenhof Pils')
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(keys).toHaveLength(1))
  cleanup()

  server.use(
    api.mutation('UpdateCartLines', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return HttpResponse.json({ data: { updateCartItems: { cart: counted, errors: [] } } })
    }),
  )
  await open()
  expect(pallets()).toHaveValue('2')
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(new Set(keys).size).toBe(1)
  await waitFor(() => expect(sessionStorage.getItem('cartEdits')).toBeNull())
  expect(pallets()).toHaveValue('2')
})

test('what was not heard before the page was closed is tried again on the next', async () => {
  server.use(api.mutation('UpdateCartLines', () => HttpResponse.error()))
  await open()
  add('Veenhof Pils')
  await screen.findByText(/That did not reach us/)
  cleanup()
  server.use(
    api.mutation('UpdateCartLines', () =>
      HttpResponse.json({ data: { updateCartItems: { cart: counted, errors: [] } } }),
    ),
  )
  await open()
  expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl has been updated.')).toBeVisible()
  expect(pallets()).toHaveValue('2')
})

test('another person in the same tab sees and sends nothing of it', async () => {
  await open()
  add('Veenhof Pils')
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  const { UID: _another, ...user } = userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] })
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user: { ...user, UID: 'u-2' } })))
  await open()
  add('Witte Wieven')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(pallets()).toHaveValue('1')
  expect(sent[1]).toEqual({ cart_item_id: 12, number_of_pallet: 2 })
})

const pallets = () => screen.getByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })

async function open() {
  renderPages('/cart', { '/cart': CartPage }, <CartInStep />)
  await screen.findByRole('article', { name: /^Veenhof Pils/ })
}

const add = (product: string) =>
  fireEvent.click(screen.getByRole('button', { name: `More: ${product}, crate 24 × 30 cl, pallets` }))
