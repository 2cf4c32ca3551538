import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { awaitsPayment, isAwaitingFirst } from '../../../../awaiting-payment/awaiting-payment.builders.ts'
import { wireAddressWith, wireCartWith } from '../../../../cart/cart.builders.ts'
import { CartInStep } from '../../../../cart/sync/cart-in-step.tsx'
import { useCart, useCartCommand } from '../../../../cart/index.ts'
import { wireOrderAddressWith, wireOrderWith } from '../../../../orders/orders.builders.ts'
import { rememberSession } from '../../../../session/api/session-query.ts'
import { forgetSession } from '../../../../session/api/sign-out.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { ThanksPage } from './thanks-page.tsx'

const api = graphql.link('*/graphql')
const PORTAL = '*/nl/prod/api/v1/portal'
const DAY = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const NEXT_DAY = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)

const CART = wireCartWith({ delivery_date: DAY, lines: [{ pallets: 25 }] })
const TWO_WAYS = [
  { code: 'purchaseorder', title: 'On account', sapPaymentCode: 'U' },
  { code: 'directdebit', title: 'Direct debit', sapPaymentCode: 'D' },
]

beforeEach(() => {
  const method = { code: 'flatrate_flatrate', label: 'Full Truck', isDefault: true, minimumPallets: 24 }
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    http.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId`, () =>
      HttpResponse.json([{ ...method, maximumPallets: 26, minimumWeightKg: null, maximumWeightKg: null }]),
    ),
    http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () =>
      HttpResponse.json([{ code: 'purchaseorder', title: 'On account', sapPaymentCode: 'U' }]),
    ),
    http.get(`${PORTAL}/paymentmethod/GetCreditByOutletId`, () =>
      HttpResponse.json({ state: 'none', creditLimit: null, openBalance: null }),
    ),
    http.get(`${PORTAL}/orders/GetFirstAvailableDate`, () =>
      HttpResponse.json({ firstAvailableDate: DAY, cutOffAt: null }),
    ),
    http.get(`${PORTAL}/orders/GetGlobalCalendar`, () => HttpResponse.json([{ globalDay: DAY }])),
    http.get(`${PORTAL}/orders/GetAvailableHours`, () =>
      HttpResponse.json([
        { from: '07:00', to: '09:00' },
        { from: '09:00', to: '11:00' },
      ]),
    ),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: CART } })),
    api.query('RecentOrders', () => HttpResponse.json({ data: { customer: { orders: { items: [] } } } })),
    api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Pallets' } } })),
    api.mutation('SetTransport', () => HttpResponse.json({ data: { setTransportType: { cart: CART } } })),
    api.mutation('UpdatePrices', () => HttpResponse.json({ data: { updatePrices: { cart: CART } } })),
    api.query('OrderByNumber', () =>
      HttpResponse.json({ data: { customer: { orders: { items: [wireOrderWith({ number: '26-11830' })] } } } }),
    ),
  )
})

afterEach(() => onlineManager.setOnline(true))

describe('the checkout', () => {
  test('[ORD-15] leads first to an order that waits for its payment', async () => {
    awaitsPayment({})
    open()
    expect(await isAwaitingFirst('Checkout')).toBe(true)
  })

  test('[ORD-15] shows the order that waits, and not the ordered cart, to who comes back by Back', async () => {
    const assign = vi.fn<(url: string) => void>()
    const real = window.location
    vi.stubGlobal(
      'location',
      new Proxy({}, { get: (_none, key) => (key === 'assign' ? assign : Reflect.get(real, key)) }),
    )
    const items = [wireOrderWith()]
    server.use(api.query('RecentOrders', () => HttpResponse.json({ data: { customer: { orders: { items } } } })))
    answers({
      order_number: '26-11830',
      payment_token: 't',
      payment_redirect_url: 'https://bank.example/1',
      errors: [],
    })
    open()
    await userEvent.click(await placeButton())
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://bank.example/1'))

    server.use(
      api.query('CustomerCart', () =>
        HttpResponse.json({ data: { customerCart: wireCartWith({ id: 'next', lines: [] }) } }),
      ),
    )
    awaitsPayment({})
    fireEvent(window, new Event('pageshow'))
    expect(await isAwaitingFirst('Checkout')).toBe(true)
    expect(await screen.findByText('The cart is Empty')).toBeVisible()
  })

  test('[ORD-05, ORD-06] says what is missing beside the field and above, and leads there', async () => {
    answers({ order_number: '26-11830', errors: [] })
    open()
    await userEvent.click(await placeButton())
    const hours = screen.getByRole('combobox', { name: /Between which hours/ })
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose between which hours we may come')
    expect(hours).toHaveAccessibleDescription(/Choose between/)
    await userEvent.click(screen.getByRole('link', { name: 'Choose between which hours we may come' }))
    expect(hours).toHaveFocus()
  })

  test('[ORD-06] who is quick waits for the hours of the last order instead of being asked for them', async () => {
    const items = [wireOrderWith()]
    const hours: unknown[] = []
    const cart = wireCartWith({ delivery_date: DAY, lines: [{ pallets: 25 }] })
    server.use(
      api.query('RecentOrders', async () => {
        await delay(300)
        return HttpResponse.json({ data: { customer: { orders: { items } } } })
      }),
      api.mutation('UpdatePrices', ({ variables }) => {
        hours.push(variables['input'].delivery_hours_from)
        return HttpResponse.json({ data: { updatePrices: { cart } } })
      }),
    )
    answers({ order_number: '26-11830', errors: [] })
    open()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(hours).toEqual(['07:00'])
  })

  test('[ORD-05, ORD-06] the day and the hours that are chosen there are those of the order', async () => {
    const asked: unknown[] = []
    const cart = wireCartWith({ delivery_date: NEXT_DAY, lines: [{ pallets: 25 }] })
    server.use(
      http.get(`${PORTAL}/orders/GetGlobalCalendar`, () =>
        HttpResponse.json([{ globalDay: DAY }, { globalDay: NEXT_DAY }]),
      ),
      api.mutation('SetTransport', () => HttpResponse.json({ data: { setTransportType: { cart } } })),
      api.mutation('UpdatePrices', ({ variables }) => {
        asked.push(variables['input'])
        return HttpResponse.json({ data: { updatePrices: { cart } } })
      }),
    )
    answers({ order_number: '26-11830', errors: [] })
    open()
    await userEvent.click(await screen.findByRole('button', { name: /^Delivery day:/ }))
    const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(NEXT_DAY))
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`day ${words}`) }))
    await chooseHours()
    await userEvent.click(await placeButton())
    await waitFor(() =>
      expect(asked).toMatchObject([
        { delivery_date: NEXT_DAY, delivery_hours_from: '07:00', delivery_hours_to: '09:00' },
      ]),
    )
  })

  test('[ORD-01, ORD-08] has the prices, then places the order once, however often one taps, and says thank you', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    const router = open()
    const changes: string[] = []
    server.events.on('request:start', async ({ request }) => {
      const [, change] = /mutation (\w+)/.exec(await request.clone().text()) ?? []
      if (change) changes.push(change)
    })
    await chooseHours()
    await userEvent.type(screen.getByLabelText('Order title'), 'Week 48')
    await userEvent.dblClick(await placeButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(router.state.location.href).toBe('/thanks?order=26-11830')
    expect(screen.getByText('Order 26-11830')).toBeVisible()
    expect(changes).toEqual(['UpdatePrices', 'PlaceOrder'])
    expect(sent).toEqual([{ title: 'Week 48', email: 'owner.distributor@veenhof.example', shown: 17_850, version: 1 }])
  })

  test('[ORD-04, ERR-48] tells a refusal in words with the next step, and keeps what was typed', async () => {
    answers({ order_number: null, errors: [{ reason: 'product-not-available-on-date', skus: ['HB-F20'] }] })
    open()
    await chooseHours()
    await userEvent.type(screen.getByLabelText('Note for the driver'), 'Ring at the back')
    await userEvent.click(await placeButton())
    const day = screen.getByRole('button', { name: /^Delivery day:/ })
    const text = 'PRODUCT NOT AVAILABLE ON THE SELECTED DATE (HB-F20)'
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(day).toHaveAccessibleDescription(text)
    await userEvent.click(screen.getByRole('link', { name: text }))
    expect(day).toHaveFocus()
    expect(screen.getByLabelText('Note for the driver')).toHaveValue('Ring at the back')
  })

  test('[ERR-05] an order without an order type is told so', async () => {
    answers({ order_number: null, errors: [{ reason: 'order-type-empty', skus: [] }] })
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Order type has to not be empty!')
  })

  test('[IDN-26] an order of beer after the alcohol licence ended is told so, with whom to call', async () => {
    answers({ order_number: null, errors: [{ reason: 'alcohol-licence-expired', skus: [] }] })
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    const told = await screen.findByRole('alert')
    expect(told).toHaveTextContent('The alcohol licence of your company has expired')
    expect(told).toHaveTextContent('053 555 01 20')
  })

  test('[ERR-06, BAR-33] an order without a day is told so, and not sent', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    server.use(
      http.get(`${PORTAL}/orders/GetFirstAvailableDate`, () =>
        HttpResponse.json({ firstAvailableDate: null, cutOffAt: null }),
      ),
      http.get(`${PORTAL}/orders/GetGlobalCalendar`, () => HttpResponse.json([])),
      api.query('CustomerCart', () =>
        HttpResponse.json({ data: { customerCart: wireCartWith({ delivery_date: null, lines: [{ pallets: 25 }] }) } }),
      ),
    )
    open()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Delivery date has to not be empty!')
    expect(sent).toEqual([])
  })

  test('[ORD-11] goes with the wishes for the delivery and the address of the confirmation', async () => {
    const wishes: unknown[] = []
    server.use(
      api.mutation('PlaceOrder', ({ variables }) => {
        wishes.push(variables['input'])
        return HttpResponse.json({ data: { placeOrder: { order_number: '26-11830', errors: [] } } })
      }),
    )
    open()
    await chooseHours()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Deliver after six in the evening' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Deliver on pallet' }))
    await userEvent.click(await placeButton())
    await waitFor(() =>
      expect(wishes).toMatchObject([
        { deliveryaftersixpm: true, deliveryonpallet: true, custom_email: 'owner.distributor@veenhof.example' },
      ]),
    )
  })

  test('[ORD-14, BAR-28] is paid in one of the ways that the ship-to is offered, told by their titles', async () => {
    server.use(http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () => HttpResponse.json(TWO_WAYS)))
    open()
    const pay = await screen.findByRole('region', { name: 'Payment' })
    expect(await within(pay).findByText('On account')).toBeVisible()
    expect(within(pay).getByText('Direct debit')).toBeVisible()
  })

  test('[ERR-07, BAR-25] a day that cannot be had any more is said, not ordered, and changed by one tap', async () => {
    const placed = answers({ order_number: '26-11830', errors: [] })
    const set = hearsDelivery()
    server.use(
      http.get(`${PORTAL}/orders/GetGlobalCalendar`, () =>
        HttpResponse.json([{ globalDay: DAY, reason: { code: 'full' } }, { globalDay: NEXT_DAY }]),
      ),
      http.get(`${PORTAL}/orders/GetFirstAvailableDate`, () =>
        HttpResponse.json({ firstAvailableDate: NEXT_DAY, cutOffAt: null }),
      ),
    )
    const router = open()
    await chooseHours()
    expect(screen.getByText('Full: no pallet place is left')).toBeVisible()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Shipping cannot be ordered. Choose a different date.')
    expect(placed).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: /^Take / }))
    await waitFor(() => expect(set).toMatchObject([{ date_popup: NEXT_DAY }]))
    expect(set).toHaveLength(1)
    await userEvent.click(await placeButton())
    await waitFor(() => expect(router.state.location.href).toBe('/thanks?order=26-11830'))
  })

  test('a way to pay that is chosen beside such a day goes with the one that is taken', async () => {
    const set = hearsDelivery()
    const days = Promise.withResolvers<void>()
    server.use(
      http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () => HttpResponse.json(TWO_WAYS)),
      http.get(`${PORTAL}/orders/GetGlobalCalendar`, async () => {
        await days.promise
        return HttpResponse.json([{ globalDay: NEXT_DAY }])
      }),
      http.get(`${PORTAL}/orders/GetFirstAvailableDate`, () =>
        HttpResponse.json({ firstAvailableDate: NEXT_DAY, cutOffAt: null }),
      ),
    )
    open()
    await userEvent.click(await screen.findByRole('radio', { name: 'Direct debit' }))
    days.resolve()
    await userEvent.click(await screen.findByRole('button', { name: /^Take / }))
    await waitFor(() => expect(set).toMatchObject([{ date_popup: NEXT_DAY, payment_code: 'directdebit' }]))
    expect(set).toHaveLength(1)
    expect(screen.queryByText(/ is now/)).not.toBeInTheDocument()
  })

  test('a transport that is not offered any more is said, not ordered, and changed by one tap', async () => {
    const placed = answers({ order_number: '26-11830', errors: [] })
    const set = hearsDelivery()
    const half = { code: 'freeshipping_freeshipping', label: 'Half Truck', isDefault: true }
    const limits = { minimumPallets: 6, maximumPallets: 26, minimumWeightKg: null, maximumWeightKg: null }
    server.use(
      http.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId`, () =>
        HttpResponse.json([{ ...half, ...limits }]),
      ),
      http.get(`${PORTAL}/orders/GetGlobalCalendarHalfTruck`, () => HttpResponse.json([{ globalDay: DAY }])),
    )
    open()
    await chooseHours()
    expect(screen.getByText('Full Truck is not offered here any more. Choose another transport.')).toBeVisible()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a transport')
    await userEvent.click(screen.getByRole('button', { name: 'Take Half Truck instead' }))
    expect(screen.queryByText('Choose a transport')).not.toBeInTheDocument()
    await waitFor(() => expect(set).toMatchObject([{ transport_type: 'freeshipping_freeshipping', date_popup: DAY }]))
    expect([set.length, placed.length]).toEqual([1, 0])
  })

  test('[BAR-28] a way to pay that is not offered any more is not exchanged unasked', async () => {
    const placed = answers({ order_number: '26-11830', errors: [] })
    const set = hearsDelivery()
    server.use(
      http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () => HttpResponse.json(TWO_WAYS.slice(1))),
    )
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Direct debit', checked: false }))
    await waitFor(() => expect(set).toMatchObject([{ payment_code: 'directdebit' }]))
    expect([set.length, placed.length]).toEqual([1, 0])
  })

  test('[CRT-42] begins with the title and the note that the cart holds', async () => {
    const cart = wireCartWith({
      delivery_date: DAY,
      lines: [{ pallets: 25 }],
      customer_order_number: 'Week 48',
      note_for_driver: 'Dock 3',
    })
    server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })))
    open()
    expect(await screen.findByLabelText('Order title')).toHaveValue('Week 48')
    expect(screen.getByLabelText('Note for the driver')).toHaveValue('Dock 3')
  })

  test('[CRT-42] sends title and note as headers, with the prices and with the order', async () => {
    const sent: unknown[] = []
    const textsOf = ({ headers }: Request) =>
      ['customerOrderNumber', 'noteForDriver'].map((name) => decodeURIComponent(headers.get(name) ?? ''))
    const cart = wireCartWith({ delivery_date: DAY, lines: [{ pallets: 25 }] })
    server.use(
      api.mutation('UpdatePrices', ({ request }) => {
        sent.push(textsOf(request))
        return HttpResponse.json({ data: { updatePrices: { cart } } })
      }),
      api.mutation('PlaceOrder', ({ request }) => {
        sent.push(textsOf(request))
        return HttpResponse.json({ data: { placeOrder: { order_number: '26-11830', errors: [] } } })
      }),
    )
    open()
    await chooseHours()
    await userEvent.type(screen.getByLabelText('Order title'), 'Café 48')
    await userEvent.type(screen.getByLabelText('Note for the driver'), 'Dock 3')
    await userEvent.click(await placeButton())
    await waitFor(() =>
      expect(sent).toEqual([
        ['Café 48', 'Dock 3'],
        ['Café 48', 'Dock 3'],
      ]),
    )
  })

  test('tells the credit beside a payment on account, and holds no order back that goes over it', async () => {
    server.use(
      http.get(`${PORTAL}/paymentmethod/GetCreditByOutletId`, () =>
        HttpResponse.json({ state: 'known', creditLimit: 20_000, openBalance: 5_000 }),
      ),
    )
    const sent = answers({ order_number: '26-11830', errors: [] })
    open()
    const section = await screen.findByRole('region', { name: 'Payment' })
    // The cart comes to € 17.850,00.
    expect(await within(section).findByText(/With this order you are € 2.850,00 over/)).toBeVisible()
    await chooseHours()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('asks for no credit beside a payment online', async () => {
    let asked = 0
    server.use(
      http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () =>
        HttpResponse.json([{ code: 'ideal', title: 'iDEAL', sapPaymentCode: 'I', isOnline: true }]),
      ),
      api.query('CustomerCart', () =>
        HttpResponse.json({ data: { customerCart: { ...CART, paymentMethod: 'ideal' } } }),
      ),
      http.get(`${PORTAL}/paymentmethod/GetCreditByOutletId`, () => {
        asked += 1
        return HttpResponse.json({ state: 'known', creditLimit: 20_000, openBalance: 5_000 })
      }),
    )
    open()
    expect(await screen.findByRole('radio', { name: 'iDEAL' })).toBeChecked()
    await chooseHours()
    expect(asked).toBe(0)
    expect(screen.queryByText('Credit limit')).not.toBeInTheDocument()
  })

  test('places an order on account while nobody has told the credit yet', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    server.use(http.get(`${PORTAL}/paymentmethod/GetCreditByOutletId`, () => delay('infinite')))
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('[ORD-10] leads from a refusal to the field that it is about', async () => {
    answers({ order_number: null, errors: [{ reason: 'note-too-long', skus: [] }] })
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    const note = screen.getByLabelText('Note for the driver')
    await userEvent.click(
      await screen.findByRole('link', { name: 'The note for the driver has at most 70 characters' }),
    )
    expect(note).toHaveFocus()
    await userEvent.type(note, 'Ring at the back')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('tells the same faults again at the next try, and takes the focus again', async () => {
    open()
    const place = await placeButton()
    await userEvent.click(place)
    const first = await screen.findByRole('alert')
    expect(first.parentElement).toHaveFocus()
    await userEvent.click(place)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(screen.getByRole('alert')).toHaveTextContent('Choose between which hours we may come')
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
  })

  test('does not take the focus from who is mending what was wrong', async () => {
    open()
    await userEvent.click(await placeButton())
    await screen.findByRole('alert')
    const title = screen.getByLabelText('Order title')
    await userEvent.type(title, 'x'.repeat(41))
    expect(await screen.findByRole('link', { name: 'The order title has at most 40 characters' })).toBeVisible()
    expect(title).toHaveFocus()
  })

  test('Enter in a field places the order', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    open()
    await chooseHours()
    await placeButton()
    await userEvent.type(screen.getByLabelText('Order title'), 'Week 48{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('[ORD-09] says of a title that is too long that, and not that fields are empty', async () => {
    open()
    await chooseHours()
    await userEvent.type(screen.getByLabelText('Order title'), 'x'.repeat(41))
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The order title has at most 40 characters$/)
  })

  test('makes one line of what is pasted, and keeps what is too long', async () => {
    open()
    await chooseHours()
    const [title, note] = [screen.getByLabelText('Order title'), screen.getByLabelText('Note for the driver')]
    await userEvent.click(note)
    await userEvent.paste('Dock\t3\u202E, bel Ank')
    expect(note).toHaveValue('Dock 3, bel Ank')
    const heavy = `a${'\u0301'.repeat(400)}`
    await userEvent.click(title)
    await userEvent.paste(heavy)
    expect(title).toHaveValue(heavy)
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The order title has at most 40 characters$/)
  })

  test('shows a title of the cart that is older than the rule in one line', async () => {
    const cart = wireCartWith({ customer_order_number: 'Week\n48', delivery_date: DAY, lines: [{ pallets: 25 }] })
    server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })))
    open()
    expect(await screen.findByLabelText('Order title')).toHaveValue('Week 48')
  })

  test('places nothing at a price that was not seen: tells both totals, and orders at the next tap', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    const router = open()
    await chooseHours()
    cartIsNow({ pallets: 25, priceEuros: 18.85 })
    await userEvent.type(screen.getByLabelText('Order title'), 'Week 48')
    await userEvent.click(await placeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The price has changed while your order was open')
    expect(alert).toHaveTextContent('Veenhof Pils: from € 17.850,00 to € 18.850,00')
    expect(alert).toHaveTextContent('Total: from € 17.850,00 to € 18.850,00')
    expect(alert).toHaveTextContent('Nothing is ordered yet.')
    expect(sent).toEqual([])
    expect(screen.getByLabelText('Order title')).toHaveValue('Week 48')
    expect(screen.getByRole('region', { name: 'Docket' })).toHaveTextContent('Total with VAT€ 18.850,00')

    await userEvent.click(await placeButton())
    await waitFor(() => expect(router.state.location.href).toBe('/thanks?order=26-11830'))
    expect(sent).toEqual([expect.objectContaining({ shown: 18_850 })])
  })

  test('places no cart but the one that was seen: says so, and orders that one at the next tap', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    const router = open()
    await chooseHours()
    cartIsNow({ pallets: 26, version: 7 })
    await userEvent.click(await placeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The quantities in the cart have changed while your order was open')
    expect(alert).toHaveTextContent('Total: from € 17.850,00 to € 18.564,00')
    expect(sent).toEqual([])

    await userEvent.click(await placeButton())
    await waitFor(() => expect(router.state.location.href).toBe('/thanks?order=26-11830'))
    expect(sent).toEqual([expect.objectContaining({ shown: 18_564, version: 7 })])
  })

  test('waits for what becomes of the last tap, says so, and orders at the total that it comes to', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    const answered = Promise.withResolvers<void>()
    server.use(
      api.mutation('UpdateCartLines', async () => {
        await answered.promise
        const cart = wireCartWith({ delivery_date: DAY, version: 2, lines: [{ pallets: 26 }] })
        return HttpResponse.json({ data: { updateCartItems: { cart, errors: [] } } })
      }),
    )
    const router = open()
    await chooseHours()
    await act(() => router.navigate({ to: '/cart' }))
    await userEvent.click(await screen.findByRole('button', { name: 'One pallet more' }))
    await act(() => router.navigate({ to: '/checkout' }))
    const place = await screen.findByRole('button', { name: 'Place order' })
    await waitFor(() =>
      expect(place).toHaveAccessibleDescription('Your last change is still on its way to the brewery.'),
    )
    await userEvent.click(place)
    expect(place).toHaveAttribute('aria-busy', 'true')
    expect(sent).toEqual([])

    cartIsNow({ pallets: 26 })
    answered.resolve()
    await userEvent.click(await placeButton())
    await waitFor(() => expect(router.state.location.href).toBe('/thanks?order=26-11830'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ shown: 18_564, version: 2 })])
  })

  test('[ORD-04] places nothing while a number in the cart has reached nobody', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    server.use(
      api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Pallets' } } })),
      api.mutation('UpdateCartLines', () => HttpResponse.error()),
    )
    const router = open()
    await chooseHours()
    await act(() => router.navigate({ to: '/cart' }))
    await userEvent.click(await screen.findByRole('button', { name: 'One pallet more' }))
    expect(await screen.findByText(/^That did not reach us/)).toBeVisible()
    await act(() => router.navigate({ to: '/checkout' }))
    await userEvent.click(await placeButton())
    expect(await placeButton()).toHaveAccessibleDescription(
      'One of your numbers has not reached us. Send it again, or take it back.',
    )
    expect(sent).toEqual([])
  })

  test('tells afterwards that another price was charged than was shown', async () => {
    answers({ order_number: '26-11830', errors: [], price_changed: true, grand_total: { value: 18_900 } })
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(screen.getByText(/You saw € 17\.850,00, the order costs € 18\.900,00/)).toBeVisible()
  })

  test('[CRT-34] shows on which line the stock is short, and the way to the cart', async () => {
    answers({ order_number: null, errors: [{ reason: 'stock-short', skus: ['VP-KR2430'] }] })
    open()
    await chooseHours()
    const few = wireCartWith({ delivery_date: DAY, lines: [{ pallets: 25, product: { stock_quantity: 12 } }] })
    server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: few } })))
    await userEvent.click(await placeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('There is not enough in stock (VP-KR2430)')
    expect(screen.getByRole('link', { name: 'Look at the cart' })).toHaveAttribute('href', '/cart')
    expect(await screen.findByText('Only 12 are left in stock.')).toBeVisible()
  })

  test('[ORD-06] drops hours that are not offered any more, says so, and waits for others', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    open()
    await chooseHours()
    reload()
    server.use(
      http.get(`${PORTAL}/orders/GetAvailableHours`, () => HttpResponse.json([{ from: '09:00', to: '11:00' }])),
    )
    expect(await screen.findByText('07:00 to 09:00 is not offered any more. Choose other hours.')).toBeVisible()
    await userEvent.click(await placeButton())
    expect(sent).toEqual([])
    await chooseHours('09:00 to 11:00')
    expect(screen.queryByText(/is not offered any more/)).not.toBeInTheDocument()
  })

  test.each([
    [
      'the transports',
      'paymentmethod/GetShippingmethodByOutletId',
      'We could not look up how and when we can deliver.',
    ],
    ['the first day', 'orders/GetFirstAvailableDate', 'We could not look up how and when we can deliver.'],
    ['the days', 'orders/GetGlobalCalendar', 'We could not look up how and when we can deliver.'],
    ['the hours', 'orders/GetAvailableHours', 'We could not look up the hours.'],
    ['the ways to pay', 'paymentmethod/GetPaymentMethodByOutletId', 'We could not look up how you can pay.'],
  ])('says that %s could not be read, and places nothing before they are', async (_what, call, text) => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    let isBroken = true
    server.use(
      http.get(`${PORTAL}/${call}`, () => (isBroken ? HttpResponse.json({}, { status: 500 }) : undefined)),
      api.mutation('UpdatePrices', () => HttpResponse.json({ errors: [{ message: 'not in these hours' }] })),
    )
    const router = open()
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.type(screen.getByLabelText('Order title'), 'Week 48{Enter}')
    await userEvent.click(await placeButton())
    expect(await placeButton()).toHaveAccessibleDescription(
      'Something that your order needs could not be looked up. Try that again first.',
    )
    expect(screen.queryByText('Choose a transport')).not.toBeInTheDocument()

    isBroken = false
    cartIsNow({ pallets: 25, version: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await chooseHours()
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    await userEvent.click(await placeButton())
    await waitFor(() => expect(router.state.location.href).toBe('/thanks?order=26-11830'))
    expect(sent).toEqual([expect.objectContaining({ title: 'Week 48' })])
  })

  test('[LIM-14, ORD-03] keeps what was typed until the order is placed, and no longer', async () => {
    answers({ order_number: '26-11830', errors: [] })
    open()
    await chooseHours()
    await userEvent.type(screen.getByLabelText('Order title'), 'Week 48')
    await userEvent.type(screen.getByLabelText('Note for the driver'), 'Dock 3')
    reload()
    expect(await screen.findByLabelText('Order title')).toHaveValue('Week 48')
    expect(screen.getByLabelText('Note for the driver')).toHaveValue('Dock 3')
    expect(await screen.findByRole('combobox', { name: /Between which hours/ })).toHaveTextContent('07:00 to 09:00')
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    reload()
    expect(await screen.findByLabelText('Order title')).toHaveValue('')
  })

  test('[LIM-14] keeps what was typed over a session that ran out, for the same person alone', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Order title'), 'Week 48')
    cleanup()
    forgetSession(new QueryClient())
    rememberSession({ user: userWith() })
    open()
    expect(await screen.findByLabelText('Order title')).toHaveValue('Week 48')
    cleanup()
    forgetSession(new QueryClient())
    server.use(http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ UID: 'u-2' }) })))
    open()
    expect(await screen.findByLabelText('Order title')).toHaveValue('')
  })

  test('sends an order again that nobody answered, and says thank you for the one that it became', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    server.use(api.mutation('PlaceOrder', () => busy(), { once: true }))
    const router = open()
    await chooseHours()
    await userEvent.click(await placeButton())
    await waitFor(() => expect(router.state.location.href).toBe('/thanks?order=26-11830'))
    expect(sent).toHaveLength(1)
  })

  test('leads to the orders when nobody can say whether the order was placed', async () => {
    server.use(api.mutation('PlaceOrder', () => busy()))
    open()
    await chooseHours()
    await userEvent.type(screen.getByLabelText('Order title'), 'Week 48')
    await userEvent.click(await placeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not see whether your order was placed.')
    expect(screen.getByRole('link', { name: 'Look here before you order again.' })).toHaveAttribute(
      'href',
      '/orders/history',
    )
    expect(screen.getByLabelText('Order title')).toHaveValue('Week 48')
  })

  test('goes on saying so while nobody answers, also after a reload', async () => {
    server.use(api.mutation('PlaceOrder', () => busy()))
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    await screen.findByRole('alert')
    cleanup()
    server.use(api.mutation('UpdatePrices', () => busy()))
    open()
    await userEvent.click(await placeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not see whether your order was placed.')
  })

  test('names customer service to whoever may not see orders', async () => {
    const user = userWith({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] })
    server.use(
      http.get('*/identity/session', () => HttpResponse.json({ user })),
      api.mutation('PlaceOrder', () => busy()),
    )
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Call customer service')
  })

  test('says that nothing is ordered when no answer came before that', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    server.use(api.mutation('UpdatePrices', () => busy()))
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is ordered yet')
    expect(sent).toEqual([])
  })

  test('places nothing at a moment that nobody chose: a connection that is lost ends the try', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    const asked = Promise.withResolvers<void>()
    server.use(
      api.mutation('UpdatePrices', () => {
        asked.resolve()
        return HttpResponse.error()
      }),
    )
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    await asked.promise
    act(() => onlineManager.setOnline(false))
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is ordered yet')
    cartIsNow({ pallets: 25 })
    act(() => onlineManager.setOnline(true))
    expect(await placeButton()).toBeEnabled()
    expect(sent).toEqual([])
  })

  test('is told of its order when the cart has become one in the meantime', async () => {
    answers({ order_number: '26-11830', errors: [] })
    const gone = { message: 'Could not find a cart', extensions: { category: 'graphql-no-such-entity' } }
    server.use(api.mutation('UpdatePrices', () => HttpResponse.json({ errors: [gone] })))
    const router = open()
    await chooseHours()
    await userEvent.click(await placeButton())
    await waitFor(() => expect(router.state.location.href).toBe('/thanks?order=26-11830'))
  })

  test('[GQL-50] tells the address that POS materials go to instead of the ship-to', async () => {
    const glasses = { packages: 10, product: { sku: 'GLASS-25', material_type: 'ZBTL', pack_format: 'Glass' } }
    const cart = wireCartWith({ delivery_date: DAY, lines: [glasses], shipping_addresses: [wireAddressWith()] })
    server.use(
      api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
      api.mutation('EstimateShipping', () => HttpResponse.json({ data: { estimateShippingMethods: [] } })),
    )
    open()
    const delivery = await screen.findByRole('region', { name: 'Delivery' })
    expect(await within(delivery).findByText('Ank Tap')).toBeVisible()
    expect(delivery).toHaveTextContent('Oude Markt 12, 7511 GA Enschede')
    expect(delivery).not.toHaveTextContent('Depot 1')
  })

  test('[GQL-50] thanks with the address that POS materials go to', async () => {
    const ank = wireOrderAddressWith({ firstname: 'Ank', lastname: 'Tap', company: null })
    const order = wireOrderWith({ shipping_addresses: [ank] })
    server.use(
      api.query('OrderByNumber', () => HttpResponse.json({ data: { customer: { orders: { items: [order] } } } })),
    )
    renderPages('/thanks?order=26-11790', { '/thanks': ThanksPage })
    expect(await screen.findByText(/Ank Tap, Windmolenweg 14, 7548 BM Boekelo/)).toBeVisible()
  })

  test('[ORD-07] thanks with the empties that the order brings back', async () => {
    const order = wireOrderWith({ lines: [{ pallets: 2 }] })
    const deposits = [{ deposit_type: 'crate', name: 'Crate deposit', quantity: 1, price: 1.5, total: 1.5 }]
    const items = order.items?.map((item) => ({ ...item, product: { ...item?.product, deposits } }))
    server.use(
      api.query('OrderByNumber', () =>
        HttpResponse.json({ data: { customer: { orders: { items: [{ ...order, items }] } } } }),
      ),
    )
    renderPages('/thanks?order=26-11790', { '/thanks': ThanksPage })
    const empties = await screen.findByRole('region', { name: 'Empties and deposit' })
    expect(empties).toHaveTextContent('Crate deposit 80 × € 1,50€ 120,00')
  })

  test('thanks for an order by the number that it has by now', async () => {
    const order = wireOrderWith({ number: '26-11840' })
    server.use(
      api.query('OrderByNumber', () => HttpResponse.json({ data: { customer: { orders: { items: [order] } } } })),
    )
    renderPages('/thanks?order=26-11830', { '/thanks': ThanksPage })
    expect(await screen.findByText('Order 26-11840')).toBeVisible()
    expect(screen.queryByText('Order 26-11830')).not.toBeInTheDocument()
  })

  test('thanks nobody for an order that is not theirs', async () => {
    server.use(api.query('OrderByNumber', () => HttpResponse.json({ data: { customer: { orders: { items: [] } } } })))
    renderPages('/thanks?order=26-1', { '/thanks': ThanksPage })
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is not among yours' })).toBeVisible()
    expect(screen.queryByText('Thank you')).not.toBeInTheDocument()
  })

  test('[CRT-28] says so when the cart is empty', async () => {
    server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })))
    open()
    expect(await screen.findByText('The cart is Empty')).toBeVisible()
  })
})

function open() {
  const pages = { '/checkout': CheckoutPage, '/thanks': ThanksPage, '/cart': CountsOneMore }
  return renderPages('/checkout', pages, <CartInStep />)
}

/** A server that is out of its database, or has too much to do. */
const busy = () =>
  HttpResponse.json<{ errors: { message: string }[] }>(
    { errors: [{ message: 'The portal is busy.' }] },
    { status: 503 },
  )

const placeButton = () => screen.findByRole('button', { name: 'Place order', busy: false })

/** The same page once more, as a browser begins it anew. */
function reload() {
  cleanup()
  return open()
}

async function chooseHours(hours = '07:00 to 09:00') {
  await userEvent.click(await screen.findByRole('combobox', { name: /Between which hours/ }))
  await userEvent.click(await screen.findByRole('option', { name: hours }))
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
}

/** From now on the cart holds so many pallets at this price, perhaps by another window. */
function cartIsNow({
  pallets,
  priceEuros = 17.85,
  version = 2,
}: {
  pallets: number
  priceEuros?: number
  version?: number
}) {
  const cart = wireCartWith({ delivery_date: DAY, version, lines: [{ pallets, product: { priceEuros } }] })
  server.use(
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
    api.mutation('UpdatePrices', () => HttpResponse.json({ data: { updatePrices: { cart } } })),
  )
}

/** What the server says to an order; gives what came with each. */
function answers(answer: object) {
  const sent: object[] = []
  server.use(
    api.mutation('PlaceOrder', async ({ variables, request }) => {
      sent.push({
        title: decodeURIComponent(request.headers.get('customerOrderNumber') ?? ''),
        email: variables['input'].custom_email,
        shown: variables['input'].shown_grand_total,
        version: variables['input'].cart_version,
      })
      await delay(30)
      return HttpResponse.json({ data: { placeOrder: answer } })
    }),
  )
  return sent
}

/** Stands for the cart: its first line is counted up by one pallet. */
/** Takes what is set on the cart of its delivery; gives what that was. */
function hearsDelivery(): unknown[] {
  const sent: unknown[] = []
  server.use(
    api.mutation('SetTransport', ({ variables: { input } }) => {
      sent.push(input)
      const { transport_type: delivery_method, date_popup: delivery_date, payment_code: paymentMethod } = input
      const cart = { ...CART, version: 2, delivery_method, delivery_date, paymentMethod }
      return HttpResponse.json({ data: { setTransportType: { cart } } })
    }),
  )
  return sent
}

function CountsOneMore() {
  const [line] = useCart().data?.lines ?? []
  const { setAmounts } = useCartCommand()
  if (!line) return null
  const more = () => setAmounts({ product: line.product, amounts: { pallets: line.amounts.pallets + 1 } })
  return <button onClick={more}>One pallet more</button>
}
