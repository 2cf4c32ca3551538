import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { wireOrderWith } from '../../../../orders/orders.builders.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { CartPage } from './cart-page.tsx'
import { CartInStep } from '../../../../cart/cart-in-step.tsx'
import { wireAddressWith, wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'

const api = graphql.link('*/graphql')
const PORTAL = '*/nl/prod/api/v1/portal'

beforeEach(() => {
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    http.get(`${PORTAL}/paymentmethod/*`, () => HttpResponse.json([])),
    http.get(`${PORTAL}/orders/GetFirstAvailableDate`, () =>
      HttpResponse.json({ firstAvailableDate: null, cutOffAt: null }),
    ),
    http.get(`${PORTAL}/orders/GetGlobalCalendar`, () => HttpResponse.json([])),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
    api.query('RecentOrders', () =>
      HttpResponse.json({ data: { customer: { orders: { items: [wireOrderWith()] } } } }),
    ),
  )
})

describe('the cart', () => {
  test('[CRT-27, CRT-35, CRT-61] shows the load, its lines with their prices, what is missing and why it cannot be placed', async () => {
    holds({ lines: [{ pallets: 18 }] })
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Your load' })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'How full it is' })).toHaveTextContent(
      /The minimum quantity of pallet has not been reached.*6 pallets to go/,
    )
    const line = screen.getByRole('article', { name: /^Veenhof Pils/ })
    expect(within(line).getByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })).toHaveValue('18')
    expect(line).toHaveTextContent('€ 12.852,00€ 17,85 each')
    expect(screen.getByRole('region', { name: 'Docket' })).toHaveTextContent('Total with VAT€ 12.852,00')
    const place = screen.getByRole('button', { name: 'To checkout' })
    expect(place).toHaveAttribute('aria-disabled', 'true')
    expect(place).toHaveAccessibleDescription(/from 24 pallets on/)
  })

  test('[CRT-39] names each discount and charge, with the condition of the packaging discount', async () => {
    const discounts = [
      {
        label: 'Packaging discount, full pallets',
        amount: { value: 44.63 },
        type: 'full-pallets',
        value: 0.3,
        coupon: null,
      },
    ]
    const applied_taxes = [{ label: 'VAT 21%', amount: { value: 3700 } }]
    const prices = { applied_taxes, discounts }
    holds({ lines: [{ pallets: 25 }], prices })
    open()
    const docket = await screen.findByRole('region', { name: 'Docket' })
    expect(docket).toHaveTextContent(/Packaging discount, full pallets0,3% on cases.*−€ 44,63/)
    expect(docket).toHaveTextContent(/VAT 21%€ 3.700,00/)
  })

  test('adds what still fits from the last orders with one tap', async () => {
    holds({ lines: [{ pallets: 18 }] })
    const added: unknown[] = []
    server.use(
      api.mutation('UpdateCartLines', ({ variables }) => {
        added.push(...variables['input'].cart_items)
        const cart = wireCartWith({ lines: [{ pallets: 24 }] })
        return HttpResponse.json({ data: { updateCartItems: { cart, errors: [] } } })
      }),
    )
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add 6 pallets of Veenhof Pils' }))
    await waitFor(() => expect(added).toEqual([expect.objectContaining({ cart_item_id: 11, number_of_pallet: 24 })]))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'To checkout' })).not.toHaveAttribute('aria-disabled'),
    )
  })

  test('[CRT-29] opens the catalogue of what was ordered once the last line is gone', async () => {
    holds({ lines: [{ pallets: 1 }] })
    server.use(
      api.mutation('RemoveCartLine', () =>
        HttpResponse.json({ data: { removeItemFromCart: { cart: wireCartWith() } } }),
      ),
    )
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Veenhof Pils, crate 24 × 30 cl' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/Create-An-Order_Beer'))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  test('keeps the keyboard among the lines while they are taken out, then at what says that nothing is left', async () => {
    const witte = { id: 12, pallets: 2, product: { sku: 'WW-KR2430', name: 'Witte Wieven' } }
    holds({ lines: [{ pallets: 1 }, witte] })
    const answer = Promise.withResolvers<void>()
    server.use(
      api.mutation('RemoveCartLine', async () => {
        await answer.promise
        return HttpResponse.json({ data: { removeItemFromCart: { cart: wireCartWith() } } })
      }),
    )
    open()
    const remove = await screen.findByRole('button', { name: 'Remove Veenhof Pils, crate 24 × 30 cl' })
    act(() => remove.focus())
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('article', { name: /^Witte Wieven/ })).toHaveFocus()
    act(() => screen.getByRole('button', { name: 'Remove Witte Wieven, crate 24 × 30 cl' }).focus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The cart is Empty')).toHaveFocus())
    answer.resolve()
  })

  test('[CRT-29, ORD-03] stays where it is when the cart was ordered or emptied elsewhere', async () => {
    holds({ lines: [{ pallets: 25 }] })
    const router = open()
    await screen.findByRole('button', { name: 'Remove Veenhof Pils, crate 24 × 30 cl' })
    holds()
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('The cart is Empty')).toBeVisible()
    expect(router.state.status).toBe('idle')
    expect(router.state.location.pathname).toBe('/cart')
  })

  test('says in words that a price has changed since the cart was opened', async () => {
    holds({ lines: [{ pallets: 25 }] })
    open()
    const line = await screen.findByRole('article', { name: /^Veenhof Pils/ })
    holds({ lines: [{ pallets: 25, product: { priceEuros: 18.2 } }] })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(line).toHaveTextContent('The price has changed from € 17,85 to € 18,20 each.'))
    expect(within(line).getByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })).toHaveValue('25')
  })

  test('[CRT-34] says in words that the stock no longer holds a line, and leaves it as it is', async () => {
    holds({ lines: [{ pallets: 2, product: { stock_quantity: 12 } }] })
    open()
    const line = await screen.findByRole('article', { name: /^Veenhof Pils/ })
    expect(line).toHaveTextContent('Only 12 are left in stock.')
    expect(within(line).getByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })).toHaveValue('2')
  })

  test('shows what another tab put in as soon as a change of ours is answered', async () => {
    const witte = { id: 12, pallets: 2, product: { sku: 'WW-KR2430', name: 'Witte Wieven' } }
    holds({ lines: [{ pallets: 2 }] })
    server.use(
      api.mutation('UpdateCartLines', () => {
        holds({ lines: [{ pallets: 3 }, witte] })
        const cart = wireCartWith({ lines: [{ pallets: 3 }, witte] })
        return HttpResponse.json({ data: { updateCartItems: { cart, errors: [] } } })
      }),
    )
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }))
    expect(await screen.findByRole('article', { name: /^Witte Wieven/ })).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: 'Veenhof Pils, crate 24 × 30 cl, pallets' })).toHaveValue('3')
  })

  test('keeps what is changed without a connection, and sends it when it is back', async () => {
    holds({ lines: [{ pallets: 25 }] })
    const sent: unknown[] = []
    server.use(
      api.mutation('UpdateCartLines', ({ variables }) => {
        sent.push(...variables['input'].cart_items)
        return HttpResponse.json({
          data: { updateCartItems: { cart: wireCartWith({ lines: [{ pallets: 26 }] }), errors: [] } },
        })
      }),
    )
    open()
    await screen.findByRole('article', { name: /^Veenhof Pils/ })
    act(() => onlineManager.setOnline(false))
    await userEvent.click(screen.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }))
    await screen.findAllByRole('img', { name: /^26 of 26 pallet places/ })
    expect(sent).toEqual([])
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(sent).toEqual([{ cart_item_id: 11, number_of_pallet: 26 }]))
  })

  test('[CRT-28] says when it is empty, with the way to the catalogue', async () => {
    holds()
    open()
    expect(await screen.findByText('The cart is Empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the catalogue' })).toHaveAttribute('href', '/Create-An-Order_Beer')
  })
})

describe('a cart that another client sends elsewhere', () => {
  const glasses = { id: 21, packages: 10, product: { material_type: 'ZBTL' } }

  test('[GQL-50] says to which addresses, and sends everything to the ship-to with one tap', async () => {
    const shipping_addresses = [
      wireAddressWith({ uid: 'Mg==', firstname: 'Depot 2', lastname: '', pieces: 6 }),
      wireAddressWith({ middlename: 'van der', pieces: 1 }),
    ]
    holds({ lines: [glasses], shipping_addresses })
    const sent: unknown[] = []
    server.use(
      api.mutation('SendToShipTo', ({ variables }) => {
        sent.push(variables['input'])
        holds({ lines: [glasses], version: 2 })
        const cart = wireCartWith({ lines: [glasses], version: 2 })
        return HttpResponse.json({ data: { setShippingAddressesOnCart: { cart } } })
      }),
    )
    open()
    expect(await screen.findByText('This goes to 2 addresses')).toBeVisible()
    const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(told).toEqual([
      'Depot 2Oude Markt 12, 7511 GA Enschede6 units',
      'Ank van der TapOude Markt 12, 7511 GA Enschede1 unit',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Send everything to Depot 1' }))
    await waitFor(() => expect(screen.queryByText('This goes to 2 addresses')).not.toBeInTheDocument())
    expect(sent).toEqual([{ cart_id: 'cart-1', shipping_addresses: [{ ship_to_id: '1' }] }])
  })

  test('[GQL-50] says it of one address too', async () => {
    holds({ lines: [glasses], shipping_addresses: [wireAddressWith()] })
    open()
    expect(await screen.findByText('This goes to another address')).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Ank TapOude Markt 12, 7511 GA Enschede$/)
  })
})

function holds(wishes?: CartWishes) {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith(wishes) } })))
}

function open() {
  const pages = {
    '/cart': CartPage,
    '/checkout': () => <p>Checkout</p>,
    '/Create-An-Order_Beer': () => <p>Beer</p>,
  }
  return renderPages('/cart', pages, <CartInStep />)
}
