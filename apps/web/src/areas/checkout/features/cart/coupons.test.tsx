import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, expect, test } from 'vitest'
import { CartInStep } from '../../../../cart/sync/cart-in-step.tsx'
import { wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { besideTheCart } from './cart-page.builders.ts'
import { CartPage } from './cart-page.tsx'

const api = graphql.link('*/graphql')

beforeEach(() => server.use(...besideTheCart()))

test('[CRT-40] a coupon code is put on the cart, seen in its totals and taken off again', async () => {
  const asked: unknown[] = []
  holds({})
  server.use(
    api.mutation('ApplyCoupon', ({ variables }) => {
      asked.push(variables['input'])
      return HttpResponse.json({ data: { applyCouponToCart: { cart: cartWith(LOWERED) } } })
    }),
    api.mutation('RemoveCoupon', ({ variables }) => {
      asked.push(variables['input'])
      return HttpResponse.json({ data: { removeSpecificCouponFromCart: { cart: cartWith({ version: 3 }) } } })
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a coupon code' }))
  const field = await screen.findByRole('textbox', { name: 'Coupon code' })
  expect(field).toHaveFocus()
  await userEvent.type(field, ' proost')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  const chips = await screen.findByRole('list', { name: 'Coupon codes on this order' })
  expect(within(chips).getByText('PROOST')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Docket' })).toHaveTextContent('Coupon code PROOST−€ 892,50')
  const remove = screen.getByRole('button', { name: 'Remove coupon code PROOST' })
  expect(remove).toHaveFocus()
  await userEvent.click(remove)
  expect(await screen.findByRole('button', { name: 'Add a coupon code' })).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Docket' })).not.toHaveTextContent('PROOST')
  expect(asked).toEqual([
    { cart_id: 'cart-1', coupon_code: 'proost' },
    { cart_id: 'cart-1', coupon_code: 'PROOST' },
  ])
})

test.each([
  ['graphql-no-such-entity', 'coupon-not-known', /does not exist or no longer holds/],
  ['graphql-no-such-entity', 'cart-not-found', /Something went wrong/],
  ['graphql-input', 'one-coupon-per-cart', /takes one coupon code/],
  ['graphql-input', 'coupon-applied-before', /in the cart already/],
  ['graphql-input', 'cart-empty', /cart is Empty/],
])('[ERR-34] what the server says no to by %s, %s, is said beside the field', async (category, code, words) => {
  holds({})
  server.use(
    api.mutation('ApplyCoupon', () =>
      HttpResponse.json({ errors: [{ message: 'No', extensions: { category, code } }], data: null }),
    ),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a coupon code' }))
  const field = await screen.findByRole('textbox', { name: 'Coupon code' })
  await userEvent.type(field, 'niets')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(words))
  expect(field).toHaveValue('niets')
  expect(field).toBeInvalid()
})

test('nothing is asked of the server without a code', async () => {
  holds({})
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a coupon code' }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription('Type the code first.')
})

test('a coupon that has ended meanwhile is said to, and stops the order until it is taken off', async () => {
  holds({ applied_coupons: [{ code: 'ZOMER' }] })
  open()
  const chips = await screen.findByRole('list', { name: 'Coupon codes on this order' })
  expect(chips).toHaveTextContent('The coupon code can no longer be used. Remove it to place the order.')
  expect(screen.getByRole('button', { name: 'To checkout' })).toHaveAccessibleDescription(/can no longer be used/)
})

test('a coupon on an empty cart is seen there and can be taken off', async () => {
  holds({ lines: [], applied_coupons: [{ code: 'PROOST' }] })
  open()
  expect(await screen.findByRole('button', { name: 'Remove coupon code PROOST' })).toBeVisible()
  expect(screen.getByText('Takes its discount off as soon as there are goods in the cart.')).toBeVisible()
})

const PROOST = { code: 'PROOST' }
const LOWERED: CartWishes = {
  version: 2,
  applied_coupons: [PROOST],
  prices: {
    applied_taxes: [],
    discounts: [{ label: 'Discount code', amount: { value: 892.5 }, type: null, value: null, coupon: PROOST }],
  },
}

const cartWith = (wishes: CartWishes) => wireCartWith({ lines: [{ pallets: 25 }], ...wishes })

function holds(wishes: CartWishes): void {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cartWith(wishes) } })))
}

const open = () => renderPages('/cart', { '/cart': CartPage, '/checkout': () => <p>Checkout</p> }, <CartInStep />)
