import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderPages } from '../../lib/test/render-page.tsx'
import { server } from '../../lib/test/server.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { CartPage } from './cart-page.tsx'
import { wireCartWith } from './cart.builders.ts'
import { MiniCart } from './mini-cart.tsx'

const api = graphql.link('*/graphql')

const cart = wireCartWith({
  lines: [
    { id: 11, pallets: 1 },
    { id: 12, pallets: 1, product: { sku: 'WW-KR2430', name: 'Witte Wieven' } },
  ],
})

const counted = wireCartWith({ lines: [{ id: 11, pallets: 2 }] })

let sent: unknown[]

beforeEach(() => {
  sent = []
  server.use(
    http.get('*/identity/session', () =>
      HttpResponse.json({ user: userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] }) }),
    ),
    http.get('*/nl/prod/api/v1/portal/*', () => HttpResponse.json([])),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
    api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Pallets' } } })),
    api.mutation('UpdateCartLines', async ({ variables }) => {
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

test('the page after it looks at the cart once more, since what was sent may arrive late', async () => {
  await open()
  add('Veenhof Pils')
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  fireEvent(window, new Event('pageshow'))

  await open()
  expect(pallets()).toHaveValue('1')
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: counted } })))
  await waitFor(() => expect(pallets()).toHaveValue('2'), { timeout: 10_000 })
})

const pallets = () => screen.getByRole('spinbutton', { name: 'Veenhof Pils, pallets' })

async function open() {
  renderPages('/cart', { '/cart': CartPage }, <MiniCart />)
  await screen.findByRole('article', { name: /^Veenhof Pils/ })
}

const add = (product: string) => fireEvent.click(screen.getByRole('button', { name: `More: ${product}, pallets` }))
