import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { besideTheCart } from './cart-page.builders.ts'
import { CartPage } from './cart-page.tsx'
import { wireCartWith } from '../../../../cart/cart.builders.ts'

const api = graphql.link('*/graphql')
const cartWith = (pallets: number) => wireCartWith({ version: pallets, lines: [{ pallets }] })

test.each([
  ['before its answer', 'read, changing'],
  ['after its answer', 'reading, changed'],
])('a cart that was read before a change, and comes %s, takes nothing back', async (_when, between) => {
  const reading = Promise.withResolvers<void>()
  const changing = Promise.withResolvers<void>()
  let read = Promise.resolve()
  server.use(
    ...besideTheCart(),
    api.query('CustomerCart', async () => {
      await read
      return HttpResponse.json({ data: { customerCart: cartWith(2) } })
    }),
    api.mutation('UpdateCartLines', async () => {
      await changing.promise
      return HttpResponse.json({ data: { updateCartItems: { cart: cartWith(3), errors: [] } } })
    }),
  )
  renderPages('/cart', { '/cart': CartPage }, <ReadsAnew />)
  const pallets = await screen.findByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })
  await userEvent.click(screen.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }))
  await screen.findByText('read, changing')
  read = reading.promise
  await userEvent.click(screen.getByRole('button', { name: 'Read anew' }))
  await screen.findByText('reading, changing')

  const answers = between === 'read, changing' ? [reading, changing] : [changing, reading]
  for (const [at, state] of [between, 'read, changed'].entries()) {
    answers[at]?.resolve()
    await screen.findByText(state)
    expect(pallets).toHaveValue('3')
  }
})

function ReadsAnew() {
  const client = useQueryClient()
  const isReading = useIsFetching({ queryKey: ['cart'] }) > 0
  const isChanging = useIsMutating() > 0
  return (
    <>
      <button onClick={() => void client.refetchQueries({ queryKey: ['cart'] })}>Read anew</button>
      <p>{`${isReading ? 'reading' : 'read'}, ${isChanging ? 'changing' : 'changed'}`}</p>
    </>
  )
}
