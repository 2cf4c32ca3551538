import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../lib/test/render-page.tsx'
import { server } from '../../lib/test/server.ts'
import { useCart } from '../cart/index.ts'
import { wireCartWith } from '../cart/cart.builders.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { SavedOrdersPage } from './saved-orders-page.tsx'

const api = graphql.link('*/graphql')
const FULL = wireCartWith({ lines: [{ pallets: 2 }] })
const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  has({ saved: ['Koningsdag'], cart: wireCartWith() })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos: [shipToWith()] }) })),
    api.mutation('SaveForLater', () => HttpResponse.json(told('save', { addSaveOrderForLater: { id: '2' } }))),
    api.mutation('RemoveAllLines', () =>
      HttpResponse.json(told('discard', { removeAllItems: { cart: wireCartWith() } })),
    ),
    api.mutation('RestoreSavedOrder', () =>
      HttpResponse.json(told('restore', { reOrderSavedOrder: { failed_items: [], cart: FULL } })),
    ),
    api.mutation('DeleteSavedOrder', () => HttpResponse.json(told('delete', { deleteSavedOrder: { id: '1' } }))),
  )
})

describe('the saved orders', () => {
  test('[ORD-21] show what is in them and what it costs now', async () => {
    open()
    const row = await screen.findByRole('article', { name: 'Koningsdag' })
    expect(row).toHaveTextContent('80 × Veenhof Pils')
    expect(row).toHaveTextContent('€ 1.360,00')
  })

  test('say when there are none', async () => {
    has({ saved: [], cart: wireCartWith() })
    open()
    expect(await screen.findByText('Nothing is saved')).toBeVisible()
  })

  test('say when they cannot be read', async () => {
    server.use(
      api.query('SavedOrders', () =>
        HttpResponse.json({ errors: [{ message: 'x', extensions: { category: 'internal' } }] }),
      ),
    )
    open()
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  test('[ORD-28] are deleted after a question', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('dialog', { name: 'Delete Koningsdag?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(calls).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Koningsdag?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The saved order is deleted.')).toBeVisible()
    expect(calls).toEqual(['delete'])
  })
})

describe('ordering a saved order', () => {
  test('[ORD-26] needs no question with an empty cart', async () => {
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Put in the cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(calls).toEqual(['restore'])
  })

  test.each([
    ['[CRT-08, ERR-50]', 'Start new, discard the cart', ['discard', 'restore']],
    ['[CRT-09]', 'Start new, save the cart', ['save', 'restore']],
    ['[CRT-10, CRT-11]', 'Continue and add', ['restore']],
  ])('%s with a filled cart: %s', async (_id, choice, expected) => {
    has({ saved: ['Koningsdag'], cart: FULL })
    const router = open()
    await screen.findByRole('button', { name: 'Put in the cart' })
    await screen.findByText('Cart of 1')
    await userEvent.click(screen.getByRole('button', { name: 'Put in the cart' }))
    expect(await screen.findByRole('dialog', { name: 'Seems like you have an order in progress' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(calls).toEqual(expected)
  })

  test('[ERR-16] a cart that cannot be saved stays, and nothing is added', async () => {
    has({ saved: ['Koningsdag'], cart: FULL })
    server.use(api.mutation('SaveForLater', () => HttpResponse.json({ errors: [{ message: 'x' }] })))
    open()
    await screen.findByText('Cart of 1')
    await userEvent.click(await screen.findByRole('button', { name: 'Put in the cart' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Start new, save the cart' }))
    expect(await screen.findByText('The order was not saved. Your cart is as it was.')).toBeVisible()
    expect(calls).toEqual([])
  })

  test('[ERR-12, ORD-27] names what was left out', async () => {
    const failed_items = [{ sku: 'X', name: 'Winterwarmer', quantity: 40 }]
    server.use(
      api.mutation('RestoreSavedOrder', () =>
        HttpResponse.json(told('restore', { reOrderSavedOrder: { failed_items, cart: FULL } })),
      ),
    )
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Put in the cart' }))
    const dialog = await screen.findByRole('dialog', { name: 'Not everything could be added' })
    expect(dialog).toHaveTextContent('40 × Winterwarmer')
  })
})

function open() {
  return renderPages('/orders/saved', { '/orders/saved': SavedOrdersPage, '/cart': () => <p>Cart</p> }, <CartCount />)
}

/** Says when the cart has been read, so that the page knows it too. */
function CartCount() {
  const { data } = useCart()
  return <p>Cart of {data?.lines.length}</p>
}

/** Notes the call and hands its answer on. */
function told<Data>(call: string, data: Data): { data: Data } {
  calls.push(call)
  return { data }
}

function has({ saved, cart }: { saved: string[]; cart: ReturnType<typeof wireCartWith> }) {
  const items = saved.map((title, index) => ({
    id: String(index + 1),
    date: '2026-11-20 10:00:00',
    total: 1360,
    is_active: true,
    shipto_name: 'Depot Boekelo',
    customer_order_number: title,
    items: [{ name: 'Veenhof Pils', quantity: 80 }],
  }))
  server.use(
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
    api.query('SavedOrders', () =>
      HttpResponse.json({ data: { getSaveOrderForLater: { page_info: { total_pages: 1 }, items } } }),
    ),
  )
}
