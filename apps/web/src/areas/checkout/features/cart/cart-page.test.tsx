import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { awaitsPayment, isAwaitingFirst } from '../../../../awaiting-payment/awaiting-payment.builders.ts'
import { wireOrderWith } from '../../../../orders/orders.builders.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { suggestedCartOf } from '../../../../suggestions/suggestions.builders.ts'
import { CartPage } from './cart-page.tsx'
import { CartInStep } from '../../../../cart/sync/cart-in-step.tsx'
import { TRUCK_PROGRESS, wireAddressWith, wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'

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
    api.query('SuggestedCart', () => HttpResponse.json(suggestedCartOf())),
  )
})

const REPLACES = {
  order_number: '26-11790',
  is_open: true,
  delivery_after_six_pm: false,
  delivery_on_pallet: false,
  delivery_hours_from: null,
  delivery_hours_to: null,
  grand_total: { value: 900 },
}

describe('the cart', () => {
  test.each([
    ['an empty cart', []],
    ['a filled cart', [{ pallets: 18 }]],
  ])('[ORD-15] leads first to an order that waits for its payment, before %s', async (_what, lines) => {
    holds({ lines })
    awaitsPayment({})
    open()
    expect(await isAwaitingFirst('Your load')).toBe(true)
  })

  test('[CRT-35, CRT-63] shows the load, its lines with their prices, what is missing and why it cannot be placed', async () => {
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

  const [FULL, PICKUP] = ['flatrate_flatrate', 'selfpickup_selfpickup']
  const PALLETS_OVER = 'The maximum number of pallets has been exceeded.'
  test.each([
    ['[CRT-63] too few and too light', FULL, 18, {}, 'The minimum quantity of pallet has not been reached'],
    ['[CRT-64] too heavy', FULL, 25, { iMaximumOrderWeight: 20_000 }, 'The maximum weight of order has been exceeded.'],
    ['[CRT-65] too many pallets', FULL, 27, {}, PALLETS_OVER],
    [
      '[CRT-66] too light',
      FULL,
      25,
      { iMinimumOrderWeight: 22_000 },
      'The minimum weight of order has not been reached',
    ],
    ['[CRT-67] exactly full', FULL, 26, {}, 'The minimum order capacity has been reached.'],
    ['[CRT-68] too many pallets of another transport', PICKUP, 27, {}, PALLETS_OVER],
    [
      '[CRT-71] more than the server says',
      FULL,
      21,
      { iMinimumOrderPallet: 10, iMaximumOrderPallet: 20 },
      PALLETS_OVER,
    ],
  ])('says of a load that is %s', async (_what, delivery_method, pallets, limits, words) => {
    holds({ delivery_method, lines: [{ pallets }], progress_bar_data: { ...TRUCK_PROGRESS, ...limits } })
    open()
    expect(await screen.findByRole('region', { name: 'How full it is' })).toHaveTextContent(words)
  })

  test('says what goes with the order: of the same goods, and not on the load yet', async () => {
    holds({ lines: [{ pallets: 18 }] })
    const glass = { sku: 'GLASS', name: 'Glass', material_type: 'ZBTL' }
    const answer = suggestedCartOf({}, { product: { sku: 'WW', name: 'Witte Wieven' } }, { product: glass })
    server.use(api.query('SuggestedCart', () => HttpResponse.json(answer)))
    open()
    const list = await screen.findByRole('list', { name: 'Goes with this order' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(list).toHaveTextContent('Witte Wieven')
  })

  test('[CRT-47] says how far the order is towards the largest order value', async () => {
    holds({ lines: [{ pallets: 18 }], progress_bar_data: { ...TRUCK_PROGRESS, iMaximumOrderCash: 51_408 } })
    open()
    const full = await screen.findByRole('region', { name: 'How full it is' })
    const bar = within(full).getByRole('progressbar', { name: /^€\s12\.852,00 of €\s51\.408,00, excl\. VAT$/ })
    expect(bar).toHaveAttribute('value', '25')
  })

  test('[CRT-59] leads to the checkout once the load is right', async () => {
    holds({ lines: [{ pallets: 25 }] })
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: 'To checkout' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
  })

  test('keeps a transport that is not offered any more, says so, and takes another by one tap', async () => {
    const limits = { minimumPallets: 6, maximumPallets: 26, minimumWeightKg: null, maximumWeightKg: null }
    const half = { code: 'freeshipping_freeshipping', label: 'Half Truck', isDefault: true, ...limits }
    const account = { code: 'purchaseorder', title: 'On account', sapPaymentCode: 'U' }
    const sent: unknown[] = []
    const cart = { delivery_date: '2035-11-26', lines: [{ pallets: 8 }] }
    holds(cart)
    server.use(
      http.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId`, () => HttpResponse.json([half])),
      http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () => HttpResponse.json([account])),
      http.get(`${PORTAL}/orders/*`, () => HttpResponse.json([{ globalDay: '2035-11-26' }])),
      api.mutation('SetTransport', ({ variables }) => {
        sent.push(variables['input'])
        const answer = wireCartWith({ ...cart, version: 2, delivery_method: half.code })
        return HttpResponse.json({ data: { setTransportType: { cart: answer } } })
      }),
    )
    open()
    expect(await screen.findByText('Full Truck is not offered here any more. Choose another transport.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take Half Truck instead' }))
    await waitFor(() => expect(sent).toMatchObject([{ transport_type: half.code, date_popup: '2035-11-26' }]))
    expect(sent).toHaveLength(1)
    expect(screen.queryByText(/is not offered here any more/)).not.toBeInTheDocument()
  })

  test('[CRT-48] the order value ends at 100%', async () => {
    holds({ lines: [{ pallets: 18 }], progress_bar_data: { ...TRUCK_PROGRESS, iMaximumOrderCash: 1000 } })
    open()
    expect(await screen.findByRole('progressbar', { name: /of €\s1\.000,00/ })).toHaveAttribute('value', '100')
  })

  test.each([null, 0])(
    '[CRT-49] no bar stands there where the largest order value is %s',
    async (iMaximumOrderCash) => {
      holds({ lines: [{ pallets: 18 }], progress_bar_data: { ...TRUCK_PROGRESS, iMaximumOrderCash } })
      open()
      await screen.findByRole('region', { name: 'How full it is' })
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    },
  )

  test.each([
    [
      'what is missing for the cash discount',
      { isactive: false, from_amount: 13_000 },
      '€ 148,00 more in goods, and 2% comes off',
    ],
    [
      'that it has the cash discount',
      { isactive: true, from_amount: 12_000 },
      '2% comes off for the size of the order',
    ],
  ])('[CRT-60] tells %s', async (_what, own, words) => {
    const cash_discount = { canshow: true, percent: 2, ...own }
    holds({ lines: [{ pallets: 18 }], progress_bar_data: { ...TRUCK_PROGRESS, cash_discount } })
    open()
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('[CRT-60] tells how much of the transport each brand takes, once there are two', async () => {
    holds({
      lines: [
        { id: 1, pallets: 13 },
        { id: 2, pallets: 2, product: { sku: 'WW', brand: 'Witte Wieven' } },
      ],
    })
    open()
    const brands = await screen.findByRole('list', { name: 'By brand' })
    const bars = within(brands).getAllByRole('progressbar')
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('value')])).toEqual([
      ['Veenhof Pils, 13 pallets', '50'],
      ['Witte Wieven, 2 pallets', '8'],
    ])
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

  test('[ORD-29] says which order it takes the place of, with both prices, and leaves that as it was', async () => {
    holds({ lines: [{ pallets: 24 }], replaces: REPLACES })
    const emptied: unknown[] = []
    server.use(
      api.mutation('RemoveAllLines', ({ variables }) => {
        emptied.push(variables)
        return HttpResponse.json({ data: { removeAllItems: { cart: wireCartWith({ version: 2 }) } } })
      }),
    )
    open()
    expect(await screen.findByText('You are changing order 26-11790.')).toBeVisible()
    expect(screen.getByText(/It was € 900,00, this is € 17.136,00\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Leave the order as it was' }))
    const question = await screen.findByRole('dialog', { name: 'Leave order 26-11790 as it was?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Save for later first' })).toHaveFocus())
    await userEvent.click(within(question).getByRole('button', { name: 'Leave the order as it was' }))
    await waitFor(() => expect(emptied).toHaveLength(1))
  })

  test('[ORD-29] cannot be placed once the order whose place it takes is closed', async () => {
    holds({ lines: [{ pallets: 24 }], replaces: { ...REPLACES, is_open: false } })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Order 26-11790 can no longer be changed')
    expect(screen.getByRole('button', { name: 'To checkout' })).toHaveAccessibleDescription(/can no longer be changed/)
  })

  test.each([
    ['one tank too little', { liters: 500, tank_type_1: 450, tank_type_2: 50 }, {}, 'Cellar: at least 300 l, or none'],
    ['one tank too much', { liters: 950, tank_type_1: 950 }, {}, 'Bar: at most 800 l in a delivery'],
    ['a tank that is not there', { liters: 600, tank_type_3: 600 }, {}, /a tank that this ship-to does not have/],
    ['a venue that calls', { liters: 600, tank_type_1: 600 }, { order_method: 'phone' }, /ordered by phone/],
  ])('[TNK-10] of tank beer with %s cannot be placed', async (_what, tank, wish, words) => {
    holds({ lines: [{ product: TANK_BEER, tank }] })
    agreed(wish)
    open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'To checkout' })).toHaveAccessibleDescription(words))
    expect(screen.getByRole('button', { name: 'To checkout' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('[TNK-10] of tank beer that every tank takes can be placed', async () => {
    holds({ lines: [{ product: TANK_BEER, tank: { liters: 900, tank_type_1: 600, tank_type_2: 300 } }] })
    agreed()
    open()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'To checkout' })).not.toHaveAttribute('aria-disabled'),
    )
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

  test.each([
    ['was emptied elsewhere', 'cart-1'],
    ['was ordered elsewhere, and there is another', 'cart-2'],
  ])('stays where it is when the cart %s', async (_how, id) => {
    holds({ lines: [{ pallets: 25 }] })
    const router = open()
    await screen.findByRole('button', { name: 'Remove Veenhof Pils, crate 24 × 30 cl' })
    holds({ id })
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

const TANK_BEER = { sku: 'VP-TANK', pack_format: 'BULK', brand: 'Veenhof Pils' }

/** What is agreed about tank beer, and two tanks. */
function agreed(wish: Record<string, unknown> = {}): void {
  const tank = { capacity_liters: 1000, brand: null, min_liters: 300, max_liters: 800 }
  const tankBeer = {
    order_method: 'portal',
    financial_blocker: false,
    tank_agreed: true,
    delivery_date: null,
    alternative_date: null,
    min_purchasable_liters: 300,
    max_purchasable_liters: null,
    purchasable_brands: ['Veenhof Pils'],
    extra_info: null,
    tanks: [
      { ...tank, position: 1, name: 'Bar' },
      { ...tank, position: 2, name: 'Cellar' },
    ],
    ...wish,
  }
  const shipTo = shipToWith({ customerType: 'OntradeTank', permissions: ['Catalogue Tank'] })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos: [shipTo] }) })),
    api.query('TankBeer', () => HttpResponse.json({ data: { tankBeer } })),
  )
}

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
