import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { expect, test } from 'vitest'
import { CartInStep } from '../../../../cart/sync/cart-in-step.tsx'
import { wireCartWith } from '../../../../cart/cart.builders.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { RETURN_ITEM } from '../../../../product/product.builders.ts'
import { besideTheCart } from './cart-page.builders.ts'
import { CartPage } from './cart-page.tsx'

const api = graphql.link('*/graphql')

test('[BAR-50] pickup of empties has its own name beside the small one', async () => {
  const method = (code: string) => ({
    code,
    label: code,
    isDefault: false,
    minimumPallets: null,
    maximumPallets: null,
    minimumWeightKg: null,
    maximumWeightKg: null,
  })
  const customerCart = wireCartWith({
    delivery_method: 'emptiespickup_emptiespickup',
    lines: [{ packages: 10, product: RETURN_ITEM }],
  })
  server.use(...besideTheCart())
  server.use(
    http.get('*/nl/prod/api/v1/portal/paymentmethod/GetShippingmethodByOutletId', () =>
      HttpResponse.json([method('emptiespickup_emptiespickup'), method('emptiessmall_emptiessmall')]),
    ),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart } })),
  )
  renderPages('/cart', { '/cart': CartPage }, <CartInStep />)
  expect(await screen.findByText('Empty Pickup to Depot 1')).toBeVisible()
})

test.each([
  ['[CRT-61] fewer', 23, 'The minimum quantity of pallet has not been reached'],
  ['[CRT-62] more', 27, 'The maximum number of pallets has been exceeded.'],
])('%s empties than a pickup takes are told so', async (_what, pallets, words) => {
  const customerCart = wireCartWith({
    delivery_method: 'emptiespickup_emptiespickup',
    lines: [{ pallets, product: RETURN_ITEM }],
  })
  server.use(...besideTheCart())
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart } })))
  renderPages('/cart', { '/cart': CartPage }, <CartInStep />)
  expect(await screen.findByRole('region', { name: 'How full it is' })).toHaveTextContent(words)
})

test('a cart of empties names what is credited on delivery, counts on without a stock and takes no coupon', async () => {
  const holding = (packages: number, version: number) =>
    wireCartWith({
      version,
      delivery_method: 'emptiessmall_emptiessmall',
      lines: [{ packages, product: RETURN_ITEM }],
    })
  server.use(...besideTheCart())
  server.use(
    api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging' } } })),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: holding(10, 1) } })),
    api.mutation('UpdateCartLines', () =>
      HttpResponse.json({ data: { updateCartItems: { cart: holding(11, 2), errors: [] } } }),
    ),
  )
  renderPages('/cart', { '/cart': CartPage }, <CartInStep />)
  const line = await screen.findByRole('article', { name: /^Crate of empties/ })
  expect(line).toHaveTextContent('−€ 39,00−€ 3,90 each')
  expect(line).not.toHaveTextContent('Sold out meanwhile')
  const docket = screen.getByRole('region', { name: 'Docket' })
  expect(docket).toHaveTextContent('Return items, 10 units−€ 39,00')
  expect(docket).toHaveTextContent('Credited on delivery−€ 39,00')
  expect(screen.queryByRole('button', { name: 'Add a coupon code' })).not.toBeInTheDocument()
  await userEvent.click(within(line).getByRole('button', { name: /^More: Crate of empties.*crates$/ }))
  await waitFor(() => expect(docket).toHaveTextContent('Return items, 11 units−€ 42,90'))
})
