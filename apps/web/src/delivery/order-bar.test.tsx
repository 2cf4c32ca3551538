import type { ShipToPermission } from '@fust/contract/rest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alignClock } from '../lib/market/clock.ts'
import { renderPages } from '../lib/test/render-page.tsx'
import { server } from '../lib/test/server.ts'
import { CartInStep } from '../cart/sync/cart-in-step.tsx'
import { TRUCK_PROGRESS, wireCartWith, type CartWishes } from '../cart/cart.builders.ts'
import { shipToWith, userWith, type ShipToWishes } from '../session/session.builders.ts'
import { PATHS } from '../paths.ts'
import { marketDay } from '../lib/market/market-time.ts'
import { OrderBar } from './order-bar.tsx'

const api = graphql.link('*/graphql')
const ORDERS = '*/nl/prod/api/v1/portal'
const FIRST_DAY = '2035-11-26'
const NEXT_DAY = '2035-11-27'

beforeEach(() => {
  localStorage.setItem('shipToId', '1')
  server.use(
    http.get(`${ORDERS}/paymentmethod/GetShippingmethodByOutletId`, () => HttpResponse.json(METHODS)),
    http.get(`${ORDERS}/paymentmethod/GetPaymentMethodByOutletId`, () =>
      HttpResponse.json([{ code: 'purchaseorder', title: 'On account', sapPaymentCode: 'U' }]),
    ),
    http.get(`${ORDERS}/orders/:call`, ({ params }) =>
      HttpResponse.json(
        String(params['call']).startsWith('GetFirst')
          ? { firstAvailableDate: FIRST_DAY, cutOffAt: null }
          : [{ globalDay: FIRST_DAY }, { globalDay: NEXT_DAY }],
      ),
    ),
  )
})

describe('the order value', () => {
  const progress_bar_data = { ...TRUCK_PROGRESS, iMaximumOrderCash: 20_000 }

  test.each(['Distributor', 'Trade', 'Retail', 'OntradeTank'])(
    '[CRT-47, BAR-10] stands in the bar of %s',
    async (customerType) => {
      openFor({ customerType }, { lines: [{ pallets: 7 }], progress_bar_data })
      const bar = await screen.findByRole('progressbar', { name: /^€\s4\.998,00 of €\s20\.000,00, excl\. VAT$/ })
      expect(bar).toHaveAttribute('value', '25')
    },
  )

  test('[BAR-10] is not told to others', async () => {
    openFor({ customerType: 'Ontrade' }, { lines: [{ pallets: 7 }], progress_bar_data })
    expect(await screen.findByRole('region', { name: 'Order details' })).toBeVisible()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })
})

describe('starting an order', () => {
  test('[BAR-31, BAR-21, BAR-25] sets ship-to, default transport, first day and payment on the cart', async () => {
    const sent = openFor({}, { delivery_method: null, delivery_date: null, paymentMethod: null })
    expect(await screen.findByRole('radio', { name: 'Full Truck' })).toBeChecked()
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          transport_type: 'flatrate_flatrate',
          outlet_id: '1',
          date_popup: FIRST_DAY,
          payment_code: 'purchaseorder',
        }),
      ]),
    )
  })

  test.each([
    ['keeps the day chosen before while it is available', NEXT_DAY, NEXT_DAY],
    ['takes the first day once the one chosen before is not available', '2035-11-28', FIRST_DAY],
  ])('[BAR-25, LIM-07] %s', async (_title, before, day) => {
    localStorage.setItem('deliveryDate', before)
    const sent = openFor({}, { delivery_date: null })
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: day }]))
  })

  test('[BAR-25] takes the first day in the place of one that is not available any more, while nothing is in the cart', async () => {
    const sent = openFor({}, { delivery_date: '2035-11-28' })
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: FIRST_DAY }]))
    expect(screen.queryByText(/^The delivery day is now/)).not.toBeInTheDocument()
  })

  test('[BAR-30, BAR-31] what was refused is not sent again by itself, by no other page either', async () => {
    const sent = arrange({}, { delivery_method: null })
    const errors = [{ message: 'No', extensions: { category: 'graphql-input' } }]
    server.use(api.mutation('SetTransport', () => HttpResponse.json({ errors }), { once: true }))
    const router = renderPages('/', { '/': () => <OrderBar />, [PATHS.beer]: () => <OrderBar /> }, <CartInStep />)
    expect(await screen.findByText('Error setting shipment')).toBeVisible()
    await act(() => router.navigate({ to: PATHS.beer }))
    expect(await screen.findByText(/^Order within/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Half Truck' }))
    await waitFor(() => expect(sent).toMatchObject([{ transport_type: 'freeshipping_freeshipping' }]))
    expect(sent).toHaveLength(1)
  })

  test('[BAR-29, ERR-03] does not start for a suspended ship-to, says so, and starts for the next', async () => {
    const sent = openFor({ status: 'SUSPENDED' }, { delivery_method: null, delivery_date: null })
    expect(await screen.findByText('ShipTo suspended - Select another ShipTo')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/Customer service can tell you why: \d/)
    expect(await screen.findByText('Monday 26 November')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Ship-to' }))
    await userEvent.click(await screen.findByRole('option', { name: /Depot 2/ }))
    await waitFor(() => expect(sent).toMatchObject([{ outlet_id: '2' }]))
  })
})

test('is as high as it was when it was last seen here, until all of it is there', async () => {
  localStorage.setItem('orderBarHeight', `truck ${window.innerWidth}:252`)
  const cart = Promise.withResolvers<void>()
  openFor({}, {})
  server.use(
    api.query('CustomerCart', async () => {
      await cart.promise
      return HttpResponse.json({ data: { customerCart: wireCartWith({}) } })
    }),
  )
  const bar = await screen.findByRole('region', { name: 'Order details' })
  expect(bar).toHaveStyle({ minHeight: '252px' })
  cart.resolve()
  await waitFor(() => expect(bar).not.toHaveStyle({ minHeight: '252px' }))
})

test('asks nobody to choose a day while the days are still being looked up', async () => {
  const days = Promise.withResolvers<void>()
  openFor({}, {})
  server.use(
    http.get(`${ORDERS}/orders/GetGlobalCalendar`, async () => {
      await days.promise
      return HttpResponse.json([{ globalDay: FIRST_DAY }])
    }),
  )
  expect(await screen.findByRole('radio', { name: 'Full Truck' })).toBeChecked()
  expect(screen.queryByText('Choose a day')).not.toBeInTheDocument()
  days.resolve()
  expect(await screen.findByText('Monday 26 November')).toBeVisible()
})

describe('the transports', () => {
  const SELF_PICKUP = { code: 'selfpickup_selfpickup', label: 'x', isDefault: false }
  const offers = (...methods: object[]) =>
    server.use(http.get(`${ORDERS}/paymentmethod/GetShippingmethodByOutletId`, () => HttpResponse.json(methods)))

  test('[BAR-28, BAR-47, BAR-51] are those that the ship-to is offered, each by the second of its two names', async () => {
    offers({ ...METHODS[0] }, { ...METHODS[0], ...SELF_PICKUP })
    openFor({}, {})
    expect(await screen.findByRole('radio', { name: 'Full Truck' })).toBeChecked()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Full Truck',
      'Self Pickup',
    ])
  })

  test('are not asked for where none carries such goods', async () => {
    offers({ ...METHODS[0] })
    openFor({}, { lines: [] }, '/Create-An-Order_Empties')
    expect(await screen.findByRole('region', { name: 'Order details' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Transport' })).not.toBeInTheDocument())
  })

  test('[BAR-57] of an on-trade customer begin with the full truck, which the server tells as the default', async () => {
    const sent = openFor({ customerType: 'Ontrade' }, { delivery_method: null, delivery_date: null })
    await waitFor(() => expect(sent).toMatchObject([{ transport_type: 'flatrate_flatrate' }]))
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })
})

describe('a cart that has started', () => {
  // A Tuesday from which all the days are within reach.
  beforeEach(() => alignClock('2035-11-20T09:00:00Z'))
  afterEach(() => alignClock(new Date().toISOString()))

  const filled = { lines: [{ pallets: 25 }] }
  const GONE = 'Full Truck is not offered here any more. Choose another transport.'
  const offersHalfTruckAlone = () =>
    server.use(
      http.get(`${ORDERS}/paymentmethod/GetShippingmethodByOutletId`, () => HttpResponse.json(METHODS.slice(1))),
    )

  test('keeps a transport that is not offered any more, says so, and takes another by one tap', async () => {
    offersHalfTruckAlone()
    localStorage.setItem('shippingMethod', 'freeshipping_freeshipping')
    const sent = openFor({}, filled)
    expect(await screen.findByText(GONE)).toBeVisible()
    await screen.findByText(/^Order within .+ for Monday 26 November$/)
    await userEvent.click(screen.getByRole('radio', { name: 'Half Truck', checked: false }))
    await waitFor(() => expect(sent).toMatchObject([{ transport_type: 'freeshipping_freeshipping' }]))
    expect(sent).toHaveLength(1)
    expect(screen.getByText('With another transport the minimum capacity changes.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('sends no day while its transport is not offered: both go together once one is chosen', async () => {
    offersHalfTruckAlone()
    const sent = openFor({}, filled)
    await userEvent.click(await screen.findByRole('button', { name: 'Delivery day: Monday 26 November' }))
    await userEvent.click(await screen.findByRole('button', { name: /27 November 2035/ }))
    expect(await screen.findByRole('button', { name: 'Delivery day: Tuesday 27 November' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Half Truck' }))
    const both = { transport_type: 'freeshipping_freeshipping', date_popup: NEXT_DAY }
    await waitFor(() => expect(sent).toMatchObject([both]))
  })

  test.each<[string, string, object[], string]>([
    ['has passed', '2020-11-24', [], 'Too late for Tuesday 24 November'],
    ['is full', '2035-11-28', [{ globalDay: '2035-11-28', reason: { code: 'full' } }], 'Full: no pallet place is left'],
    [
      'is closed',
      '2035-11-28',
      [{ globalDay: '2035-11-28', reason: { code: 'closed', name: 'Stocktaking' } }],
      'Closed: Stocktaking',
    ],
  ])('[BAR-25] keeps a day that %s, says why, and takes the first available one by one tap', async (...day) => {
    const [, delivery_date, entries, why] = day
    server.use(
      http.get(`${ORDERS}/orders/GetGlobalCalendar`, () =>
        HttpResponse.json([...entries, { globalDay: FIRST_DAY }, { globalDay: NEXT_DAY }]),
      ),
    )
    const sent = openFor({}, { ...filled, delivery_date })
    expect(await screen.findByText(why)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Delivery day: .* 2[48] November$/ })).toBeVisible()
    expect(screen.queryByText(/^The cut-off for/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Take Monday 26 November' }))
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: FIRST_DAY }]))
    expect(sent).toHaveLength(1)
    expect(screen.queryByText(/^The delivery day is now/)).not.toBeInTheDocument()
  })

  test('[BAR-12, BAR-13] of an on-trade customer keeps such a day, too, and offers the first available one', async () => {
    const sent = openFor({ customerType: 'Ontrade' }, { ...filled, delivery_date: '2020-11-24' })
    expect(await screen.findByText('Too late for Tuesday 24 November')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Delivery day/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Take Monday 26 November' }))
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: FIRST_DAY }]))
  })

  test('[BAR-25] goes with another transport on the first day that it comes, and says so', async () => {
    server.use(
      http.get(`${ORDERS}/orders/GetGlobalCalendarHalfTruck`, () => HttpResponse.json([{ globalDay: NEXT_DAY }])),
      http.get(`${ORDERS}/orders/GetFirstAvailableDate`, ({ request }) => {
        const isHalf = request.url.includes('freeshipping')
        return HttpResponse.json({ firstAvailableDate: isHalf ? NEXT_DAY : FIRST_DAY, cutOffAt: null })
      }),
    )
    const sent = openFor({}, { lines: [{ pallets: 8 }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Take Half Truck instead' }))
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: NEXT_DAY }]))
    expect(screen.getByText('The delivery day is now Tuesday 27 November.')).toBeVisible()
  })

  test('[BAR-28] whose way to pay is not offered any more gets another one with what is chosen, and says so', async () => {
    const sent = openFor({}, { ...filled, paymentMethod: 'cheque' })
    await userEvent.click(await screen.findByRole('button', { name: 'Delivery day: Monday 26 November' }))
    await userEvent.click(await screen.findByRole('button', { name: /27 November 2035/ }))
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: NEXT_DAY, payment_code: 'purchaseorder' }]))
    expect(sent).toHaveLength(1)
    expect(screen.getByText('Payment is now: On account.')).toBeVisible()
  })

  test('[BAR-11] goes by the default transport for who chooses none', async () => {
    const sent = openFor({ customerType: 'Agreement' }, { ...filled, delivery_method: 'freeshipping_freeshipping' })
    await waitFor(() => expect(sent).toMatchObject([{ transport_type: 'flatrate_flatrate', date_popup: FIRST_DAY }]))
  })

  test('is not sent what waits for another ship-to', async () => {
    const kept = JSON.stringify({ shipToId: '2', wish: { date: NEXT_DAY } })
    sessionStorage.setItem('deliveryWish', kept)
    openFor({}, filled)
    expect(await screen.findByText(/^Order within .+ for Monday 26 November$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Delivery day: Monday 26 November' })).toBeVisible()
    expect(sessionStorage.getItem('deliveryWish')).toBe(kept)
  })

  test('is not sent what it says already', async () => {
    const sent = openFor({}, filled)
    const day = await screen.findByRole('button', { name: 'Delivery day: Monday 26 November' })
    await userEvent.click(day)
    await userEvent.click(await screen.findByRole('button', { name: /26 November 2035/ }))
    expect(sessionStorage.getItem('deliveryWish')).toBeNull()
    await userEvent.click(day)
    await userEvent.click(await screen.findByRole('button', { name: /27 November 2035/ }))
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: NEXT_DAY }]))
    expect(sent).toHaveLength(1)
  })
})

describe('who sees what', () => {
  test.each([
    ['Distributor', true, true],
    ['Retail', true, true],
    ['Agreement', false, true],
    ['Ontrade', false, false],
  ])('[BAR-09, BAR-12] %s: chooses transport %s, picks the day %s', async (customerType, transport, day) => {
    openFor({ customerType }, {})
    await screen.findByText('Monday 26 November')
    expect(screen.queryAllByRole('radio')).toHaveLength(transport ? 2 : 0)
    expect(screen.queryAllByRole('button', { name: /^Delivery day/ })).toHaveLength(day ? 1 : 0)
  })
})

describe('what the bar is about', () => {
  const filled = { lines: [{ pallets: 2 }] }

  test.each([
    ['Distributor', true],
    ['Trade', true],
    ['Retail', true],
    ['Agreement', false],
    ['Ontrade', false],
    ['InternalCustomer', false],
  ])('[BAR-10, CRT-46] %s sees the load as pallets over their maximum: %s', async (customerType, isShown) => {
    openFor({ customerType }, filled)
    await screen.findByText(/^Cart € /)
    const picture = screen.queryByRole('img', { name: /^2 of 26 pallet places are in use/ })
    const message = screen.queryByText(/^Miminum order quantity have not been reached yet/)
    expect([picture !== null, message !== null]).toEqual([isShown, isShown])
  })

  test('[BAR-10, CRT-46, PRM-42] a tank customer sees how full the tanks get, and no truck', async () => {
    openFor({ customerType: 'OntradeTank' }, filled)
    expect(await screen.findByText(/^Miminum order quantity have not been reached yet/)).toBeVisible()
    expect(screen.queryByRole('img', { name: /pallet places/ })).not.toBeInTheDocument()
  })

  test('[CRT-53] says that a load is too much, in the colour of faults', async () => {
    openFor({}, { lines: [{ pallets: 27 }] })
    const message = await screen.findByText(/^Maximum capacity of your order has been exceeded/)
    expect(message.closest('[data-tone]')).toHaveAttribute('data-tone', 'over')
  })

  test('[CRT-50] tells places and weight, never the share of the most money', async () => {
    openFor({}, filled)
    const bar = await screen.findByRole('region', { name: 'Order details' })
    await within(bar).findByRole('img', { name: /^2 of 26 pallet places/ })
    expect(bar).toHaveTextContent('2 pallets of 26')
    expect(bar).toHaveTextContent('1.684 kg')
    expect(bar).not.toHaveTextContent('%')
  })

  test.each([
    ['/Create-An-Order_POSM', 'posm'],
    ['/Create-An-Order_Beer', null],
  ])('[BAR-03] at %s an empty cart asks for days of kind %s', async (path, kind) => {
    const kinds: (string | null)[] = []
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.endsWith('/GetGlobalCalendar')) kinds.push(searchParams.get('kind'))
    })
    openFor({}, {}, path)
    expect(await screen.findByText('Monday 26 November')).toBeVisible()
    expect(new Set(kinds)).toEqual(new Set([kind]))
  })

  test.each([
    ['a beer cart', filled, 'GetGlobalCalendar'],
    ['an empty cart', {}, 'GetGlobalCalendarTank'],
    ['tank beer', { lines: [{ packages: 1, product: { pack_format: 'BULK' } }] }, 'GetGlobalCalendarTank'],
  ])('[BAR-22] a tank customer with %s is offered the days of what is ordered', async (_what, cart, call) => {
    const asked: (string | undefined)[] = []
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname.split('/').at(-1)))
    openFor({ customerType: 'OntradeTank' }, cart)
    expect(await screen.findByText('Monday 26 November')).toBeVisible()
    await waitFor(() => expect(asked).toContain(call))
    server.events.removeAllListeners()
  })

  test('[BAR-03] POS materials fill no truck', async () => {
    openFor({}, filled, '/Create-An-Order_POSM')
    await screen.findByText('Monday 26 November')
    await screen.findByText(/^Cart € /)
    expect(screen.queryByRole('img', { name: /pallet places/ })).not.toBeInTheDocument()
  })
})

test.each(['paymentmethod/GetShippingmethodByOutletId', 'orders/GetFirstAvailableDate', 'orders/GetGlobalCalendar'])(
  'the bar says that it knows neither transport nor day when %s fails, and asks again',
  async (call) => {
    let isBroken = true
    openFor({}, {})
    server.use(http.get(`${ORDERS}/${call}`, () => (isBroken ? HttpResponse.json({}, { status: 500 }) : undefined)))
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not look up how and when we can deliver.')
    expect(screen.queryByRole('button', { name: /^Delivery day/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Delivery day: Monday 26 November' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Full Truck' })).toBeChecked()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

describe('the ship-to', () => {
  test('[BAR-07] is a list with an arrow where there is more than one', async () => {
    openFor({}, {})
    const shipTo = await screen.findByRole('combobox', { name: 'Ship-to' })
    expect(shipTo.querySelector('svg')).not.toBeNull()
    await userEvent.click(shipTo)
    expect(await screen.findAllByRole('option')).toHaveLength(2)
  })

  test('[BAR-07] has no arrow where it is the only one', async () => {
    openFor({}, {}, '/', [])
    const shipTo = await screen.findByRole('combobox', { name: 'Ship-to' })
    expect(shipTo).toHaveTextContent('Depot 1')
    expect(shipTo.querySelector('svg')).toBeNull()
  })

  test('[LIM-05, LIM-08, LIM-13] is remembered with its customer type, for this tab and the next visit', async () => {
    openFor({ customerType: 'Retail' }, {})
    await userEvent.click(await screen.findByRole('combobox', { name: 'Ship-to' }))
    await userEvent.click(await screen.findByRole('option', { name: /Depot 2/ }))
    await waitFor(() => expect(localStorage.getItem('customertype')).toBe('Distributor'))
    expect(localStorage.getItem('shipToId')).toBe('2')
    expect(sessionStorage.getItem('shipToId')).toBe('2')
  })

  test('[ERR-27, PRM-49] whose customer type nobody knows is noted in the console, and stops nobody', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue()
    openFor({ customerType: 'Zeppelin' }, {})
    expect(await screen.findByText('Monday 26 November')).toBeVisible()
    expect(noted).toHaveBeenCalledExactlyOnceWith('Nobody knows the customer type of ship-to 1.')
    expect(localStorage.getItem('customertype')).toBeNull()
  })

  test('[BAR-13] of an on-trade customer gets the first available day, without a picker', async () => {
    const sent = openFor({ customerType: 'Ontrade' }, { delivery_date: null })
    expect(await screen.findByText('Monday 26 November')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Delivery day/ })).not.toBeInTheDocument()
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ date_popup: FIRST_DAY }))
  })

  test('[BAR-30, ERR-04] that cannot be set is told as such, and the bar stays', async () => {
    openFor({}, { delivery_method: null })
    const errors = [{ message: 'No', extensions: { category: 'graphql-input' } }]
    server.use(api.mutation('SetTransport', () => HttpResponse.json({ errors })))
    expect(await screen.findByText('Error setting shipment')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Ship-to' })).toHaveTextContent('Depot 1')
  })
})

test('[BAR-27, BAR-31] a transport whose days are not known yet is gone on with by the next page, whatever the cart says by then', async () => {
  const days = Promise.withResolvers<void>()
  openFor({}, { delivery_method: null, delivery_date: null })
  await screen.findByText('Monday 26 November')
  server.use(
    http.get(`${ORDERS}/orders/GetGlobalCalendarHalfTruck`, async () => {
      await days.promise
      return HttpResponse.json([{ globalDay: FIRST_DAY }])
    }),
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Half Truck' }))
  // The page is left before that; another client makes the cart meanwhile.
  cleanup()
  days.resolve()
  const sent = openFor({}, { delivery_method: 'flatrate_flatrate', delivery_date: FIRST_DAY, version: 2 })
  await waitFor(() => expect(sent).toMatchObject([{ transport_type: 'freeshipping_freeshipping' }]))
})

describe('a change that is refused', () => {
  const refused = () =>
    api.mutation('SetTransport', () =>
      HttpResponse.json({ errors: [{ message: 'No', extensions: { category: 'graphql-input' } }] }),
    )

  test('[BAR-30, ERR-04] of ship-to says so, and the bar goes back to where the cart is', async () => {
    openFor({}, { delivery_date: FIRST_DAY })
    await screen.findByText('Monday 26 November')
    server.use(refused())
    await userEvent.click(await screen.findByRole('combobox', { name: 'Ship-to' }))
    await userEvent.click(await screen.findByRole('option', { name: /Depot 2/ }))
    expect(await screen.findByText('Error setting shipment')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Ship-to' })).toHaveTextContent('Depot 1'))
    expect(localStorage.getItem('shipToId')).toBe('1')
  })

  test('of transport says why, where it does not carry what is in the cart', async () => {
    openFor({}, { delivery_date: FIRST_DAY })
    await screen.findByText('Monday 26 November')
    const extensions = { category: 'graphql-input', code: 'return-items-only' }
    server.use(api.mutation('SetTransport', () => HttpResponse.json({ errors: [{ message: 'No', extensions }] })))
    await userEvent.click(screen.getByRole('radio', { name: 'Half Truck' }))
    expect(await screen.findByText('An empties transport takes empties only')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Full Truck' })).toBeChecked())
  })

  test('of transport says so, the bar goes back, and the same may be chosen again', async () => {
    const sent = openFor({}, { delivery_date: FIRST_DAY })
    await screen.findByText('Monday 26 November')
    server.use(refused())
    await userEvent.click(screen.getByRole('radio', { name: 'Half Truck' }))
    expect(await screen.findByText('Error setting shipment')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Full Truck' })).toBeChecked())
    takes(sent, {})
    await userEvent.click(screen.getByRole('radio', { name: 'Half Truck' }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ transport_type: 'freeshipping_freeshipping' }))
    expect(screen.getByRole('radio', { name: 'Half Truck' })).toBeChecked()
  })
})

describe('a change with something in the cart', () => {
  const filled = { lines: [{ pallets: 2 }] }
  let emptied: string[]

  beforeEach(() => {
    emptied = []
    server.use(
      api.mutation('RemoveAllLines', () => {
        emptied.push('removed')
        return HttpResponse.json({ data: { removeAllItems: { cart: wireCartWith() } } })
      }),
      api.mutation('SaveForLater', () => {
        emptied.push('saved')
        return HttpResponse.json({ data: { addSaveOrderForLater: { id: '1' } } })
      }),
    )
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('[BAR-19] that is cancelled with %s says nothing and changes nothing', async (_by, cancel) => {
    const sent = openFor({}, { ...filled, delivery_date: FIRST_DAY })
    await chooseDepot2()
    await screen.findByRole('dialog', { name: 'Attention!' })
    await cancel()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('combobox', { name: 'Ship-to' })).toHaveTextContent('Depot 1')
    expect(localStorage.getItem('shipToId')).toBe('1')
    expect(sent).toEqual([])
    expect(screen.queryByText(/has been|Error|failed/i)).not.toBeInTheDocument()
  })

  test('[BAR-20, BAR-23, BAR-24, BAR-26] of ship-to asks for its transports, then for its days, and sets it on the cart', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      if (searchParams.get('ShipToId') === '2') asked.push(pathname.split('/').at(-1) ?? '')
    })
    const sent = openFor({}, filled)
    await chooseDepot2()
    await userEvent.click(await screen.findByRole('button', { name: /^Yes, / }))
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        outlet_id: '2',
        transport_type: 'flatrate_flatrate',
        date_popup: FIRST_DAY,
        payment_code: 'purchaseorder',
      }),
    )
    const [first, ...then] = asked.filter((call) => call !== 'GetPaymentMethodByOutletId')
    expect(first).toBe('GetShippingmethodByOutletId')
    expect(then.toSorted()).toEqual(['GetFirstAvailableDate', 'GetGlobalCalendar'])
  })

  test('[BAR-16, BAR-18] of ship-to says that the products are cancelled; No leaves all as it is', async () => {
    const sent = openFor({}, { ...filled, delivery_date: FIRST_DAY })
    await chooseDepot2()
    const modal = await screen.findByRole('dialog', { name: 'Attention!' })
    expect(modal).toHaveTextContent('the cart products will be cancelled')
    await waitFor(() => expect(within(modal).getByRole('button', { name: 'Save for later first' })).toHaveFocus())
    await userEvent.click(within(modal).getByRole('button', { name: 'No, keep the cart' }))
    await waitFor(() => expect(modal).not.toBeInTheDocument())
    expect(screen.getByRole('combobox', { name: 'Ship-to' })).toHaveTextContent('Depot 1')
    expect(localStorage.getItem('shipToId')).toBe('1')
    expect([...emptied, ...sent]).toEqual([])
  })

  test('[CRT-46, CRT-61] below the minimum of its transport takes the one that fits by one tap', async () => {
    const sent = openFor({}, { lines: [{ pallets: 8 }], delivery_date: FIRST_DAY })
    await userEvent.click(await screen.findByRole('button', { name: 'Take Half Truck instead' }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ transport_type: 'freeshipping_freeshipping' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each([
    ['for a customer who does not choose', { lines: [{ pallets: 8 }] }, 'OntradeTank'],
    ['while the load fits', { lines: [{ pallets: 25 }] }, 'Distributor'],
  ])('is not offered another transport %s', async (_what, cart, customerType) => {
    openFor({ customerType }, cart)
    await screen.findByText(/^Cart € /)
    await screen.findByText('Monday 26 November')
    expect(screen.queryByRole('button', { name: /^Take / })).not.toBeInTheDocument()
  })

  test('[BAR-16, CRT-09] of ship-to may save the cart first', async () => {
    openFor({}, filled)
    await chooseDepot2()
    await userEvent.click(await screen.findByRole('button', { name: 'Save for later first' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Ship-to' })).toHaveTextContent('Depot 2'))
    expect(emptied).toEqual(['saved'])
  })

  test('[BAR-17] of ship-to empties the cart after Yes', async () => {
    openFor({}, filled)
    await chooseDepot2()
    await userEvent.click(await screen.findByRole('button', { name: /^Yes, / }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Ship-to' })).toHaveTextContent('Depot 2'))
    expect(localStorage.getItem('shipToId')).toBe('2')
    expect(emptied).toEqual(['removed'])
  })

  test('[BAR-27, LIM-10] of transport warns that the minimum changes, and is remembered', async () => {
    const sent = openFor({}, filled)
    await screen.findByRole('img', { name: /2 of 26 pallet places/ })
    await userEvent.click(await screen.findByRole('radio', { name: 'Half Truck' }))
    const modal = await screen.findByRole('dialog', { name: 'Attention!' })
    expect(modal).toHaveTextContent('the minimum capacity changes')
    await waitFor(() => expect(within(modal).getByRole('button', { name: 'Save for later first' })).toHaveFocus())
    await userEvent.click(within(modal).getByRole('button', { name: /^Yes, / }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ transport_type: 'freeshipping_freeshipping' }))
    expect(localStorage.getItem('shippingMethod')).toBe('freeshipping_freeshipping')
    expect(emptied).toEqual([])
  })

  test('[BAR-27, CRT-09] of transport may save the cart first, and goes on with the other one', async () => {
    const sent = openFor({}, filled)
    await screen.findByRole('img', { name: /2 of 26 pallet places/ })
    await userEvent.click(await screen.findByRole('radio', { name: 'Half Truck' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save for later first' }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ transport_type: 'freeshipping_freeshipping' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(localStorage.getItem('shippingMethod')).toBe('freeshipping_freeshipping')
    expect(emptied).toEqual(['saved'])
  })

  test('[BAR-27, ERR-16] of transport stays as it is where the cart cannot be saved', async () => {
    const sent = openFor({}, { ...filled, delivery_date: FIRST_DAY })
    server.use(api.mutation('SaveForLater', () => HttpResponse.json({ errors: [{ message: 'x' }] })))
    await screen.findByRole('img', { name: /2 of 26 pallet places/ })
    await userEvent.click(await screen.findByRole('radio', { name: 'Half Truck' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save for later first' }))
    expect(await screen.findByText('The order was not saved. Your cart is as it was.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Full Truck' })).toBeChecked()
    expect([...emptied, ...sent]).toEqual([])
  })

  test('[BAR-27] of transport does not offer to save to who would not find it again', async () => {
    openFor({ permissions: ['Catalogue Beer'] }, filled, '/', [])
    await screen.findByRole('img', { name: /2 of 26 pallet places/ })
    await userEvent.click(await screen.findByRole('radio', { name: 'Half Truck' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'No, keep it' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Save for later first' })).not.toBeInTheDocument()
  })
})

describe('a cut-off that passes while one looks', () => {
  test('[BAR-35, BAR-41] turns the line and offers the next day; nothing is set unasked', async () => {
    const sent = await passCutOff({ lines: [{ pallets: 25 }] })
    expect(await screen.findByText('Too late for Monday 26 November')).toBeVisible()
    expect(screen.getByText('The cut-off for Monday 26 November has passed. Take another day.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Take Tuesday 27 November' }))
    expect(screen.getByRole('button', { name: 'Delivery day: Tuesday 27 November' })).toBeVisible()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ date_popup: NEXT_DAY })]))
  })

  test('[BAR-25, BAR-35] lets an empty cart start with the next day', async () => {
    const sent = await passCutOff({})
    expect(await screen.findByRole('button', { name: 'Delivery day: Tuesday 27 November' })).toBeVisible()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ date_popup: NEXT_DAY })]))
    expect(screen.queryByText(/^The cut-off for/)).not.toBeInTheDocument()
  })

  test('[BAR-35] offers nothing while the days are asked for anew, and unfolds the bar of a phone', async () => {
    const answered = Promise.withResolvers<void>()
    await passCutOff({ lines: [{ pallets: 25 }] }, answered.promise)
    expect(await screen.findByText('Too late for Monday 26 November')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Order details/, expanded: true })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Take / })).not.toBeInTheDocument()
    answered.resolve()
    expect(await screen.findByRole('button', { name: 'Take Tuesday 27 November' })).toBeVisible()
  })

  async function passCutOff(cart: CartWishes, answered?: Promise<void>): Promise<unknown[]> {
    const days = [FIRST_DAY, NEXT_DAY]
    server.use(
      http.get(`${ORDERS}/orders/:call`, async ({ params }) => {
        if (days.length === 1) await answered
        return HttpResponse.json(
          String(params['call']).startsWith('GetFirst')
            ? { firstAvailableDate: days[0], cutOffAt: null }
            : days.map((globalDay) => ({ globalDay })),
        )
      }),
    )
    // Friday 23 November 2035, half a minute before four in the afternoon: the last moment for Monday.
    alignClock('2035-11-23T14:59:30Z')
    const sent = openFor({}, cart)
    expect(await screen.findByText('Order within 1 min for Monday 26 November')).toBeVisible()
    days.shift()
    alignClock('2035-11-23T15:00:00Z')
    return sent
  }
})

test.each([
  ['2026-11-23T22:59:00Z', '2026-11-23', 'a minute before midnight in Amsterdam'],
  ['2026-11-23T23:00:00Z', '2026-11-24', 'midnight in Amsterdam, still the day before in Greenwich'],
])('the market day at %s is %s: %s', (instant, day) => {
  expect(marketDay(new Date(instant))).toBe(day)
})

const limits = { minimumPallets: 24, maximumPallets: 26, minimumWeightKg: 18_000, maximumWeightKg: 24_000 }
const METHODS = [
  { code: 'flatrate_flatrate', label: 'Full Truck', isDefault: true, ...limits },
  { code: 'freeshipping_freeshipping', label: 'Half Truck', isDefault: false, ...limits, minimumPallets: 6 },
]

/** Opens the bar for such a ship-to and cart; gives what is set on the cart. */
function openFor(shipTo: ShipToWishes, cart: CartWishes, path = '/', others?: ShipToPermission[]) {
  const sent = arrange(shipTo, cart, others)
  renderPages(path, { [path]: () => <OrderBar /> }, <CartInStep />)
  return sent
}

/** A cart that comes on the first day, unless it says more. */
const cartWith = (cart: CartWishes) => wireCartWith({ delivery_date: FIRST_DAY, ...cart })

function arrange(shipTo: ShipToWishes, cart: CartWishes, others = [shipToWith({ id: '2' })]): unknown[] {
  const user = userWith({ shipTos: [shipToWith({ id: '1', ...shipTo }), ...others] })
  const sent: unknown[] = []
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user })),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cartWith(cart) } })),
  )
  takes(sent, cart)
  return sent
}

/** What is set on the cart from now on is noted, and answered with this cart as it is then. */
function takes(sent: unknown[], cart: CartWishes) {
  server.use(
    api.mutation('SetTransport', ({ variables }) => {
      const { input } = variables
      sent.push(input)
      const delivery = {
        ship_to_id: input.outlet_id,
        delivery_method: input.transport_type,
        delivery_date: input.date_popup,
        paymentMethod: input.payment_code,
      }
      const version = (cart.version ?? 1) + sent.length
      return HttpResponse.json({ data: { setTransportType: { cart: cartWith({ ...cart, ...delivery, version }) } } })
    }),
  )
}

async function chooseDepot2() {
  await screen.findByRole('img', { name: /2 of 26 pallet places/ })
  await userEvent.click(screen.getByRole('combobox', { name: 'Ship-to' }))
  await userEvent.click(await screen.findByRole('option', { name: /Depot 2/ }))
}
