import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { besideTheCart } from './cart-page.builders.ts'
import { CartPage } from './cart-page.tsx'
import { CartInStep } from '../../../../cart/sync/cart-in-step.tsx'
import { wireCartWith } from '../../../../cart/cart.builders.ts'

const api = graphql.link('*/graphql')
const BUSY = { status: 503, headers: { 'Retry-After': '0' } }

let sent: { amounts: unknown; key: string | null }[]

beforeEach(() => {
  sent = []
  server.use(
    ...besideTheCart(),
    api.query('CustomerCart', () =>
      HttpResponse.json({ data: { customerCart: wireCartWith({ lines: [{ pallets: 2 }] }) } }),
    ),
  )
})

describe('a change of the cart that nobody answers', () => {
  test.each([
    ['the connection breaks', () => HttpResponse.error()],
    ['a gateway finds nobody', () => new HttpResponse('<html>', { status: 502 })],
    ['the server sheds load', () => HttpResponse.json({ errors: [] }, BUSY)],
    ['a gateway waits in vain', () => new HttpResponse('', { status: 504 })],
  ])('is sent again with the same meaning when %s, and stands', async (_title, failing) => {
    let failures = 1
    answersUpdates((pallets) => (failures-- > 0 ? failing() : taken(pallets)))
    const pallets = await open()
    await userEvent.click(more())
    expect(await screen.findByText('The brewery does not answer. We are trying again…')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/We are trying again/)).not.toBeInTheDocument())
    expect(sent.map(({ amounts }) => amounts)).toEqual([pallet(3), pallet(3)])
    expect(pallets).toHaveValue('3')
    expect(screen.queryByText(/did not reach us/)).not.toBeInTheDocument()
  })

  test('is given up after a while: the load is as before, the number stays in its field, and can be sent again', async () => {
    let isReached = false
    answersUpdates((pallets) => (isReached ? taken(pallets) : HttpResponse.error()))
    const pallets = await open()
    await userEvent.click(more())
    const line = screen.getByRole('article', { name: /^Veenhof Pils/ })
    await waitFor(() => expect(line).toHaveTextContent('Not on the load yet: this number did not reach us.'))
    expect(sent).toHaveLength(4)
    expect(pallets).toHaveValue('3')
    expect(screen.getAllByRole('img', { name: /^2 of 26 pallet places/ })).not.toHaveLength(0)
    expect(screen.getByText(/That did not reach us/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Docket' })).toHaveTextContent('One of your numbers has not reached us.')

    isReached = true
    await userEvent.click(within(line).getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('img', { name: /^3 of 26 pallet places/ })).not.toHaveLength(0)
    await waitFor(() => expect(line).not.toHaveTextContent('did not reach us'))
    expect(pallets).toHaveValue('3')
  })

  test('is said as long as it is so: not any more after the next tap came through', async () => {
    let isReached = false
    answersUpdates((pallets) => (isReached ? taken(pallets) : HttpResponse.error()))
    const pallets = await open()
    await userEvent.click(more())
    expect(await screen.findAllByRole('button', { name: 'Try again' }), 'at the line and the docket').toHaveLength(2)
    isReached = true
    await userEvent.click(more())
    expect(await screen.findAllByRole('img', { name: /^4 of 26 pallet places/ })).not.toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
    expect(screen.queryByText(/this number did not reach us/)).not.toBeInTheDocument()
    expect(pallets).toHaveValue('4')
  })

  test('is not saved for later: the cart stays as it is, and the number in its field', async () => {
    answersUpdates(() => HttpResponse.error())
    const pallets = await open()
    await userEvent.click(more())
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Save for later' }))
    const [message] = await screen.findAllByText(/^One of your numbers has not reached us/, {
      selector: '[aria-live=assertive] *',
    })
    expect(message).toBeVisible()
    expect(pallets).toHaveValue('3')
  })

  test('that the server refused is not sent again', async () => {
    const errors = [{ message: 'No', extensions: { category: 'graphql-input' } }]
    answersUpdates(() => HttpResponse.json({ errors }))
    const pallets = await open()
    await userEvent.click(more())
    expect(await screen.findByText(/That did not work. The cart is as it was./)).toBeVisible()
    await waitFor(() => expect(pallets).toHaveValue('2'))
    expect(sent).toHaveLength(1)
  })

  test('adds a product once, however often it is sent', async () => {
    let failures = 2
    server.use(
      api.mutation('RemoveCartLine', ({ request }) => {
        sent.push({ amounts: 'removed', key: request.headers.get('Idempotency-Key') })
        return failures-- > 0
          ? HttpResponse.error()
          : HttpResponse.json({ data: { removeItemFromCart: { cart: wireCartWith() } } })
      }),
      api.mutation('AddToCart', ({ request }) => {
        sent.push({ amounts: 'added', key: request.headers.get('Idempotency-Key') })
        return failures-- > -2
          ? HttpResponse.error()
          : HttpResponse.json({
              data: { addProductsToCart: { cart: wireCartWith({ lines: [{ pallets: 2 }] }), user_errors: [] } },
            })
      }),
    )
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Veenhof Pils, crate 24 × 30 cl' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.filter(({ amounts }) => amounts === 'added')).toHaveLength(2))
    for (const change of ['removed', 'added']) {
      const keys = sent.filter(({ amounts }) => amounts === change).map(({ key }) => key)
      expect(new Set(keys).size).toBe(1)
      expect(keys[0]).toMatch(/^\w{24}$/)
    }
  })
})

async function open() {
  renderPages('/cart', { '/cart': CartPage, '/Create-An-Order_Beer': () => <p>Beer</p> }, <CartInStep />)
  const line = await screen.findByRole('article', { name: /^Veenhof Pils/ })
  return within(line).getByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })
}

const more = () => screen.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' })
const pallet = (number_of_pallet: number) => ({ cart_item_id: 11, number_of_pallet })

function taken(pallets: number) {
  const cart = wireCartWith({ lines: [{ pallets }] })
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })))
  return HttpResponse.json({ data: { updateCartItems: { cart, errors: [] } } })
}

/** What the server says to a number of pallets. */
function answersUpdates(answer: (pallets: number) => ReturnType<typeof HttpResponse.error>) {
  server.use(
    api.mutation('UpdateCartLines', ({ variables, request }) => {
      const [item] = variables['input'].cart_items
      sent.push({ amounts: item, key: request.headers.get('Idempotency-Key') })
      return answer(item.number_of_pallet)
    }),
  )
}
