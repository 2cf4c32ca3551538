import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { besideTheCart } from './cart-page.builders.ts'
import { CartPage } from './cart-page.tsx'

const api = graphql.link('*/graphql')

/** What was put aside, and how. */
let saved: [call: string, input: unknown][] = []

beforeEach(() => {
  saved = []
  server.use(...besideTheCart())
})

describe.each([
  ['[ORD-18] for later', 'Save for later', 'SaveForLater', 'Saved. Your cart is empty.'],
  ['[ORD-19] as a pre-order', 'Keep as a pre-order', 'SaveAsPreOrder', 'Kept as a pre-order. Your cart is empty.'],
])('a cart put aside %s', (_how, button, call, words) => {
  test('[ORD-12] has the title that was typed, in one line', async () => {
    await open({})
    await userEvent.click(titleField())
    await userEvent.paste('Vaste\tdonderdag')
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(saved).toEqual([[call, { cart_id: 'cart-1', customer_order_number: 'Vaste donderdag' }]])
  })

  test('[ORD-12] begins with the title of the cart, which may be taken away', async () => {
    await open({ customer_order_number: 'Koningsdag' })
    expect(titleField()).toHaveValue('Koningsdag')
    await userEvent.clear(titleField())
    await userEvent.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(saved).toEqual([[call, { cart_id: 'cart-1', customer_order_number: '' }]]))
  })

  test('[ORD-09] is not put aside under a title of 41 characters: the field says why, and keeps what was typed', async () => {
    await open({})
    const long = 'x'.repeat(41)
    await userEvent.click(titleField())
    await userEvent.paste(long)
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(titleField()).toHaveFocus()
    expect(titleField()).toHaveAccessibleDescription('The order title has at most 40 characters')
    expect(titleField()).toHaveValue(long)
    expect(saved).toEqual([])
  })

  test('[ERR-16] that is refused stays, with what was typed', async () => {
    await open({})
    server.use(api.mutation(call, () => HttpResponse.json({ errors: [{ message: 'x' }] })))
    await userEvent.type(titleField(), 'Donderdag')
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText('The order was not saved. Your cart is as it was.')).toBeVisible()
    expect(titleField()).toHaveValue('Donderdag')
  })
})

test('[ORD-18] Enter in the title saves the cart for later, and not under one that is too long', async () => {
  await open({})
  await userEvent.click(titleField())
  await userEvent.paste('x'.repeat(41))
  await userEvent.keyboard('{Enter}')
  expect(titleField()).toHaveFocus()
  expect(saved).toEqual([])
  await userEvent.keyboard('{Backspace}{Enter}')
  expect(await screen.findByText('Saved. Your cart is empty.')).toBeVisible()
  expect(saved).toEqual([['SaveForLater', { cart_id: 'cart-1', customer_order_number: 'x'.repeat(40) }]])
})

const titleField = () => screen.getByRole('textbox', { name: 'Order title' })

/** Opens the page with such a cart, which is empty once it was put aside. */
async function open(wishes: CartWishes) {
  const note = (call: string, input: unknown) => void saved.push([call, input])
  server.use(
    api.query('CustomerCart', () => {
      const cart =
        saved.length > 0 ? wireCartWith({ version: 2 }) : wireCartWith({ lines: [{ pallets: 24 }], ...wishes })
      return HttpResponse.json({ data: { customerCart: cart } })
    }),
    api.mutation('SaveForLater', ({ variables }) => {
      note('SaveForLater', variables['input'])
      return HttpResponse.json({ data: { addSaveOrderForLater: { id: '7' } } })
    }),
    api.mutation('SaveAsPreOrder', ({ variables }) => {
      note('SaveAsPreOrder', variables['input'])
      return HttpResponse.json({ data: { addPreOrder: { id: '7' } } })
    }),
  )
  renderPages('/cart', { '/cart': CartPage })
  await screen.findByRole('textbox', { name: 'Order title' })
}
