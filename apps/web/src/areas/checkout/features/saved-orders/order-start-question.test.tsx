import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from '@tanstack/react-router'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'
import { useCart } from '../../../../cart/index.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { OrderStartQuestion } from './order-start-question.tsx'

const api = graphql.link('*/graphql')
const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  holds({ lines: [{ pallets: 2 }] })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    api.mutation('SaveForLater', () => {
      calls.push('save')
      return HttpResponse.json({ data: { addSaveOrderForLater: { id: '2' } } })
    }),
    api.mutation('RemoveAllLines', () => {
      calls.push('discard')
      return HttpResponse.json({ data: { removeAllItems: { cart: wireCartWith() } } })
    }),
  )
})

describe('creating an order while one is in progress', () => {
  test.each([
    ['[CRT-10, CRT-11]', 'Continue this order', []],
    ['[CRT-09]', 'Start new, save the cart', ['save']],
    ['[CRT-08]', 'Start new, discard the cart', ['discard']],
  ])('%s asks what becomes of it: %s', async (_id, choice, expected) => {
    const router = open()
    await userEvent.click(await screen.findByRole('link', { name: 'Create an order' }))
    expect(await screen.findByRole('dialog', { name: 'Seems like you have an order in progress' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls).toEqual(expected)
    expect(router.state.location.state.startsOrder).toBeUndefined()
  })

  test('asks nothing about what is counted after the start', async () => {
    holds({})
    const router = open()
    await userEvent.click(await screen.findByRole('link', { name: 'Create an order' }))
    await waitFor(() => expect(router.state.location.state.startsOrder).toBeUndefined())
    expect(router.state.location.pathname).toBe('/Create-An-Order_Beer')
    holds({ lines: [{ pallets: 1 }] })
    fireEvent(window, new Event('visibilitychange'))
    expect(await screen.findByText('1 in the cart')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('[CRT-05] leaves goods of another kind to the question of their catalogue', async () => {
    holds({ lines: [{ pallets: 2, product: { material_type: 'ZBTL' } }] })
    open()
    await userEvent.click(await screen.findByRole('link', { name: 'Create an order' }))
    expect(await screen.findByText('The beer')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

function holds(wishes: CartWishes) {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith(wishes) } })))
}

function open() {
  const start = (
    <Link to="/Create-An-Order_Beer" state={{ startsOrder: true }}>
      Create an order
    </Link>
  )
  return renderPages('/', { '/': () => start, '/Create-An-Order_Beer': Beer }, <OrderStartQuestion />)
}

function Beer() {
  const { data } = useCart()
  return (
    <>
      <h1>The beer</h1>
      <p>{data?.lines.length} in the cart</p>
    </>
  )
}
