import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { forgetSession, sessionQuery } from '../../../../session/index.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { besideTheCart } from './cart-page.builders.ts'
import { CartPage } from './cart-page.tsx'
import { CartInStep } from '../../../../cart/sync/cart-in-step.tsx'
import { wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'

const api = graphql.link('*/graphql')

let sent: unknown[]

beforeEach(() => {
  sent = []
  server.use(
    ...besideTheCart(),
    api.mutation('UpdateCartLines', ({ variables: { input } }) => {
      sent.push(input)
      return HttpResponse.json({ data: { updateCartItems: { cart: cartOfNext(2), errors: [] } } })
    }),
  )
})

test('[IDN-23] what somebody counted without a network goes with the logout: the next person sends what is theirs', async () => {
  holds({ lines: [{ pallets: 25 }] })
  renderPages('/cart', { '/cart': CartPage }, <Turnstile />)
  await screen.findByRole('article', { name: /^Veenhof Pils/ })
  act(() => onlineManager.setOnline(false))
  await userEvent.click(more())
  await screen.findAllByRole('img', { name: /^26 of 26 pallet places/ })

  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  act(() => onlineManager.setOnline(true))
  holds(next(1))
  await userEvent.click(screen.getByRole('button', { name: 'Come' }))
  await waitFor(() => expect(pallets()).toHaveValue('1'))
  await userEvent.click(more())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ cart_id: 'cart-2', cart_items: [{ cart_item_id: 21, number_of_pallet: 2 }] }])
  await waitFor(() => expect(pallets()).toHaveValue('2'))
})

function Turnstile() {
  const client = useQueryClient()
  const come = () => client.setQueryData(sessionQuery.queryKey, { user: userWith({ UID: 'u-2' }) })
  return (
    <>
      <button onClick={() => forgetSession(client)}>Leave</button>
      <button onClick={come}>Come</button>
      <CartInStep />
    </>
  )
}

const next = (count: number): CartWishes => ({ id: 'cart-2', lines: [{ id: 21, pallets: count }] })
const cartOfNext = (count: number) => wireCartWith(next(count))
const pallets = () => screen.getByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })
const more = () => screen.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' })

function holds(wishes: CartWishes) {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith(wishes) } })))
}
