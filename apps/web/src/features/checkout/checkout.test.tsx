import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../lib/test/render-page.tsx'
import { server } from '../../lib/test/server.ts'
import { wireCartWith } from '../cart/cart.builders.ts'
import { wireOrderWith } from '../orders/orders.builders.ts'
import { userWith } from '../session/session.builders.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { ThanksPage } from './thanks-page.tsx'

const api = graphql.link('*/graphql')
const PORTAL = '*/nl/prod/api/v1/portal'
const DAY = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)

beforeEach(() => {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  const cart = wireCartWith({ delivery_date: DAY, lines: [{ pallets: 25 }] })
  const method = { code: 'flatrate_flatrate', label: 'Full Truck', isDefault: true, minimumPallets: 24 }
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    http.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId`, () =>
      HttpResponse.json([{ ...method, maximumPallets: 26, minimumWeightKg: null, maximumWeightKg: null }]),
    ),
    http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () =>
      HttpResponse.json([{ code: 'purchaseorder', title: 'On account', sapPaymentCode: 'U' }]),
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
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
    api.query('RecentOrders', () => HttpResponse.json({ data: { customer: { orders: { items: [] } } } })),
    api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Pallets' } } })),
    api.mutation('SetTransport', () => HttpResponse.json({ data: { setTransportType: { cart } } })),
    api.mutation('UpdatePrices', () => HttpResponse.json({ data: { updatePrices: { cart: { id: 'cart-1' } } } })),
    api.query('OrderByNumber', () =>
      HttpResponse.json({ data: { customer: { orders: { items: [wireOrderWith()] } } } }),
    ),
  )
})

describe('the checkout', () => {
  test('[ORD-05, ORD-06] says what is missing beside the field and above, and leads there', async () => {
    answers({ order_number: '26-11830', errors: [] })
    open()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose between which hours we may come')
    expect(screen.getByRole('combobox', { name: /Between which hours/ })).toHaveAccessibleDescription(/Choose between/)
  })

  test('[ORD-01, ORD-08] places the order once, however often one taps, and says thank you', async () => {
    const sent = answers({ order_number: '26-11830', errors: [] })
    const router = open()
    await chooseHours()
    await userEvent.type(screen.getByLabelText('Order title'), 'Week 48')
    await userEvent.dblClick(await placeButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(router.state.location.href).toBe('/thanks?order=26-11830')
    expect(screen.getByText('Order 26-11830')).toBeVisible()
    expect(sent).toEqual([{ title: 'Week 48', email: 'owner.distributor@veenhof.example' }])
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
  })

  test('[ORD-04] tells a refusal in words with the next step, and keeps what was typed', async () => {
    const message = 'PRODUCT NOT AVAILABLE ON THE SELECTED DATE: HB-F20'
    answers({ order_number: null, errors: [{ reason: 'product-not-available-on-date', message }] })
    open()
    await chooseHours()
    await userEvent.type(screen.getByLabelText('Delivery note for the driver'), 'Ring at the back')
    await userEvent.click(await placeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('PRODUCT NOT AVAILABLE ON THE SELECTED DATE (HB-F20)')
    expect(alert).toHaveTextContent('Choose another delivery day below.')
    expect(screen.getByLabelText('Delivery note for the driver')).toHaveValue('Ring at the back')
  })

  test('says that placing again is safe when no answer comes', async () => {
    server.use(api.mutation('PlaceOrder', () => HttpResponse.error()))
    open()
    await chooseHours()
    await userEvent.click(await placeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('it is never placed twice')
  })

  test('loses nothing on a reload', async () => {
    const draft = { cartId: 'cart-1', title: 'Week 48', note: 'Dock 3', hours: '09:00-11:00' }
    sessionStorage.setItem('checkoutDraft', JSON.stringify(draft))
    open()
    expect(await screen.findByLabelText('Order title')).toHaveValue('Week 48')
    expect(screen.getByLabelText('Delivery note for the driver')).toHaveValue('Dock 3')
    expect(await screen.findByRole('combobox', { name: /Between which hours/ })).toHaveTextContent('09:00 to 11:00')
  })

  test('[CRT-28] says so when the cart is empty', async () => {
    server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })))
    open()
    expect(await screen.findByText('The cart is Empty')).toBeVisible()
  })
})

function open() {
  return renderPages('/checkout', { '/checkout': CheckoutPage, '/thanks': ThanksPage, '/cart': () => <p>Cart</p> })
}

const placeButton = () => screen.findByRole('button', { name: 'Place order' })

async function chooseHours() {
  await userEvent.click(await screen.findByRole('combobox', { name: /Between which hours/ }))
  await userEvent.click(await screen.findByRole('option', { name: '07:00 to 09:00' }))
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
}

/** What the server says to an order; gives what came with each. */
function answers(answer: object) {
  const sent: object[] = []
  server.use(
    api.mutation('PlaceOrder', async ({ variables, request }) => {
      sent.push({
        title: decodeURIComponent(request.headers.get('customerOrderNumber') ?? ''),
        email: variables['input'].custom_email,
      })
      await delay(30)
      return HttpResponse.json({ data: { placeOrder: answer } })
    }),
  )
  return sent
}
