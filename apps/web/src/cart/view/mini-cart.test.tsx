import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../lib/test/render-page.tsx'
import { server } from '../../lib/test/server.ts'
import { userWith } from '../../session/session.builders.ts'
import { CartInStep } from '../sync/cart-in-step.tsx'
import { wireCartWith, type CartWishes } from '../cart.builders.ts'
import { MiniCart } from './mini-cart.tsx'

const api = graphql.link('*/graphql')
const WITTE = { sku: 'WW-KR2430', name: 'Witte Wieven' }

/** How often the product list was read. */
let lists: number

beforeEach(() => {
  lists = 0
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Pallets' } } })),
  )
  holds(1, 1)
})

describe('[CRT-43] edits in the mini-cart', () => {
  test('that are made while one is under way go together in the next call; the product list, which shows the same, is left alone', async () => {
    const sent: unknown[] = []
    let answerFirst = () => {}
    const held = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    server.use(
      api.mutation('UpdateCartLines', async ({ variables }) => {
        const { cart_items } = variables['input']
        sent.push(cart_items)
        if (sent.length === 1) await held
        const cart = sent.length === 1 ? holds(2, 1) : holds(3, 2)
        return HttpResponse.json({ data: { updateCartItems: { cart, errors: [] } } })
      }),
    )
    await openPanel()
    await showCounters()
    more('Veenhof Pils')
    await waitFor(() => expect(sent).toHaveLength(1))
    more('Veenhof Pils')
    more('Witte Wieven')
    await waitFor(() => expect(screen.getByRole('img', { name: /^5 of 26 pallet places/ })).toBeVisible())
    expect(lists).toBe(1)
    answerFirst()
    await waitFor(() =>
      expect(sent).toEqual([
        [{ cart_item_id: 11, number_of_pallet: 2 }],
        [
          { cart_item_id: 11, number_of_pallet: 3 },
          { cart_item_id: 12, number_of_pallet: 2 },
        ],
      ]),
    )
    expect(await screen.findByText('Witte Wieven, crate 24 × 30 cl has been updated.')).toBeVisible()
    expect(lists).toBe(1)
  })
})

test('[CRT-30, ERR-09] a line that cannot be removed is logged, told, and back on the load', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue()
  const errors = [{ message: 'No', extensions: { category: 'graphql-input' } }]
  server.use(api.mutation('RemoveCartLine', () => HttpResponse.json({ errors })))
  const panel = await openPanel()
  await userEvent.click(within(panel).getByRole('button', { name: 'Remove Witte Wieven, crate 24 × 30 cl' }))
  expect(await screen.findByText('Failed to remove product from cart')).toBeVisible()
  expect(noted).toHaveBeenCalledWith('Failed to remove product from cart', expect.anything())
  expect(await within(panel).findByRole('button', { name: 'Remove Witte Wieven, crate 24 × 30 cl' })).toBeVisible()
})

test('[CRT-25, CRT-58, ERR-32] a number above the stock is clamped, and a modal titled "Attention!" says so', async () => {
  server.use(
    api.mutation('UpdateCartLines', () =>
      HttpResponse.json({
        data: { updateCartItems: { cart: holds(1, 1), errors: [{ code: 'INSUFFICIENT_STOCK', message: '' }] } },
      }),
    ),
  )
  await openPanel()
  await showCounters()
  more('Veenhof Pils')
  const modal = await screen.findByRole('dialog', { name: 'Attention!' })
  expect(modal).toHaveTextContent('Your card has been updated to reflect the current stock availability.')
  expect(modal).toHaveTextContent('Veenhof Pils: 1 pallet less')
  await userEvent.click(within(modal).getByRole('button', { name: 'Understood' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cart, 2 products' }))
  expect(screen.getByRole('button', { name: 'Change Veenhof Pils, crate 24 × 30 cl, 1 pallet' })).toBeVisible()
})

test('[NAV-15] leads to the cart, and takes one line out, or all of them after a question', async () => {
  const sent: unknown[] = []
  const hear = (document: string, field: string, cart: ReturnType<typeof wireCartWith>) =>
    server.use(
      api.mutation(document, ({ variables }) => {
        sent.push([field, variables['input']])
        return HttpResponse.json({ data: { [field]: { cart, errors: [] } } })
      }),
    )
  const panel = await openPanel()
  expect(within(panel).getByRole('img', { name: /^2 of 26 pallet places/ })).toBeVisible()
  expect(within(panel).getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
  hear('RemoveCartLine', 'removeItemFromCart', wireCartWith({ lines: [{ id: 11, pallets: 1 }] }))
  hear('RemoveAllLines', 'removeAllItems', wireCartWith())
  await userEvent.click(within(panel).getByRole('button', { name: 'Remove Witte Wieven, crate 24 × 30 cl' }))
  await waitFor(() => expect(sent).toMatchObject([['removeItemFromCart', { cart_item_id: 12 }]]))
  await userEvent.click(within(panel).getByRole('button', { name: 'Remove all' }))
  const question = await screen.findByRole('dialog', { name: 'Attention!' })
  await userEvent.click(within(question).getByRole('button', { name: 'Remove all' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject(['removeAllItems', { cart_id: 'cart-1' }]))
})

/** What the server holds from now on: pallets of pils and of witte. */
function holds(pils: number, witte: number) {
  const lines: CartWishes['lines'] = [
    { id: 11, pallets: pils },
    { id: 12, pallets: witte, product: WITTE },
  ]
  const cart = wireCartWith({ lines })
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })))
  return cart
}

function ProductList() {
  useQuery({ queryKey: ['products', 'list'], queryFn: () => ++lists })
  return <p>Products</p>
}

async function openPanel() {
  const around = (
    <>
      <CartInStep />
      <MiniCart />
    </>
  )
  renderPages('/', { '/': ProductList }, around)
  await userEvent.click(await screen.findByRole('button', { name: 'Cart, 2 products' }))
  return screen.findByRole('region', { name: 'Your load' })
}

async function showCounters() {
  for (const name of [/^Change Veenhof Pils/, /^Change Witte Wieven/])
    await userEvent.click(screen.getByRole('button', { name }))
}

const more = (product: string) =>
  fireEvent.click(screen.getByRole('button', { name: `More: ${product}, crate 24 × 30 cl, pallets` }))
