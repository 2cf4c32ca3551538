import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { awaitsPayment, isAwaitingFirst } from '../../../../awaiting-payment/awaiting-payment.builders.ts'
import { wireCartWith } from '../../../../cart/cart.builders.ts'
import { wireOrderWith, wireRepeatedWith, type OrderWishes } from '../../../../orders/orders.builders.ts'
import { wireProductWith } from '../../../../product/product.builders.ts'
import { shipToWith, userWith, type UserWishes } from '../../../../session/session.builders.ts'
import { suggestedCartOf } from '../../../../suggestions/suggestions.builders.ts'
import { HomePage } from './home-page.tsx'

const api = graphql.link('*/graphql')
const PORTAL = '*/nl/prod/api/v1/portal'

beforeEach(() => {
  // Days of this week and the next are called by their names.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T12:00:00+01:00') })
  server.use(
    http.get(`${PORTAL}/paymentmethod/*`, () => HttpResponse.json([])),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })),
    api.query('OrderAgain', () => HttpResponse.json({ data: { orderAgain: wireRepeatedWith() } })),
    api.query('SuggestedCart', () => HttpResponse.json(suggestedCartOf({}))),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
  )
})

describe('the home page', () => {
  test('[CNT-02] greets a visitor and leads to the login, with neither orders nor favourites', async () => {
    isThere(null)
    open()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('From our kettle to your cellar.')
    expect(screen.getByRole('link', { name: 'Log in to order' })).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('region', { name: 'Favourites' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /order/i })).not.toBeInTheDocument()
  })

  test('[ORD-30, CNT-01] shows a customer the next delivery, the last order and the last five', async () => {
    isThere({})
    const older = ['26-4', '26-3', '26-2', '26-1', '26-0'].map((number) => ({ number, status: 'Delivered' }))
    ordered({ lines: [{ pallets: 7 }] }, ...older)
    open()
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Marloes$/ }),
    ).toBeVisible()
    const next = await screen.findByRole('region', { name: /Next delivery/ })
    expect(next).toHaveTextContent('Monday 23 November, 07:00 to 09:00')
    const last = screen.getByRole('region', { name: 'Last order, Monday 16 November' })
    await waitFor(() =>
      expect(within(last).getByRole('button', { name: /Order again/ })).toHaveTextContent('€ 1.000,00'),
    )
    expect(last).not.toHaveTextContent('It came to')
    expect(within(screen.getByRole('region', { name: 'Last orders' })).getAllByRole('article')).toHaveLength(5)
    expect(await screen.findByRole('button', { name: 'Add 2 pallets of Veenhof Pils, crate 24 × 30 cl' })).toBeVisible()
  })

  test('[CAT-33, CNT-01] shows four favourites, and the way to all of them', async () => {
    isThere({})
    ordered({ lines: [{ pallets: 7 }] })
    const items = [wireProductWith({ sku: 'WW', name: 'Witte Wieven' })]
    server.use(api.query('FavouritesPreview', () => HttpResponse.json({ data: { products: { items } } })))
    open()
    const favourites = await screen.findByRole('region', { name: 'Favourites' })
    expect(within(favourites).getByRole('link', { name: 'Witte Wieven' })).toBeVisible()
    expect(within(favourites).getByRole('link', { name: 'All favourites' })).toHaveAttribute(
      'href',
      '/catalog/favorites',
    )
  })

  test('[ORD-15] leads first to an order that waits for its payment', async () => {
    isThere({})
    ordered({ lines: [{ pallets: 7 }] })
    awaitsPayment({})
    open()
    expect(await isAwaitingFirst(/^Good/)).toBe(true)
  })

  test('names what comes with the next delivery, the first six and how many more', async () => {
    isThere({})
    ordered({ lines: Array.from({ length: 8 }, () => ({ pallets: 2 })) })
    open()
    const next = await screen.findByRole('region', { name: /Next delivery/ })
    const goods = within(within(next).getAllByRole('list')[0] ?? next).getAllByRole('listitem')
    expect(goods.map((item) => item.textContent)).toEqual([
      ...Array.from({ length: 6 }, () => 'Veenhof Pils2 pallets'),
      'and 2 more products',
    ])
  })

  test('[RTE-26] proposes the first four for the next order with their reasons, and leads to the others', async () => {
    isThere({})
    ordered({ lines: [{ pallets: 7 }] })
    const skus = ['A', 'B', 'C', 'D', 'E']
    const answer = suggestedCartOf(...skus.map((sku) => ({ product: { sku, name: sku } })))
    server.use(api.query('SuggestedCart', () => HttpResponse.json(answer)))
    open()
    const suggested = await screen.findByRole('region', { name: 'For your next order' })
    const lines = await within(suggested).findAllByRole('listitem')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toHaveTextContent('In 9 of your last 10 orders')
    expect(within(suggested).getByRole('link', { name: 'The whole suggestion' })).toHaveAttribute(
      'href',
      '/catalog/suggested-cart',
    )
  })

  test('proposes nothing where nothing is known, or it cannot be asked', async () => {
    isThere({})
    ordered({ lines: [{ pallets: 7 }] })
    server.use(api.query('SuggestedCart', () => HttpResponse.json({}, { status: 500 })))
    open()
    expect(await screen.findByRole('region', { name: 'Last orders' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('For your next order')).not.toBeInTheDocument())
  })

  test('counts nothing that cannot join the cart; its page asks what becomes of that', async () => {
    const held = wireCartWith({ lines: [{ packages: 1, product: { sku: 'PM-1', material_type: 'ZBTL' } }] })
    server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: held } })))
    isThere({})
    ordered({ lines: [{ pallets: 7 }] })
    open()
    const suggested = await screen.findByRole('region', { name: 'For your next order' })
    expect(await within(suggested).findByRole('link', { name: 'Veenhof Pils, crate 24 × 30 cl' })).toBeVisible()
    expect(within(suggested).queryByRole('button')).not.toBeInTheDocument()
  })

  test('tells the transport, the day and the price that the last order would have today, and what it came to', async () => {
    isThere({})
    ordered({ shipping_method: 'freeshipping_freeshipping' })
    wouldBe({
      delivery_method: 'freeshipping_freeshipping',
      delivery_date: '2026-11-25',
      cut_off_at: '2026-11-24T15:00:00.000Z',
      grand_total: { value: 1012.5 },
    })
    open()
    const last = await screen.findByRole('region', { name: /^Last order,/ })
    expect(await within(last).findByText('Wednesday 25 November, Half Truck')).toBeVisible()
    expect(within(last).getByRole('button', { name: /Order again/ })).toHaveTextContent('€ 1.012,50')
    expect(last).toHaveTextContent('It came to € 1.000,00 on Monday 16 November.')
    expect(last).toHaveTextContent('Order within 5 days 4 h for Wednesday 25 November')
  })

  test('[ERR-12] marks what is gone, too little or at another price in the last order, and why it cannot be placed as it is', async () => {
    isThere({})
    ordered({ lines: [{ pallets: 7 }] })
    wouldBe({
      items: [
        { changes: ['LESS', 'PRICE'], number_of_pallet: 2, ordered_price: { value: 12 }, price: { value: 12.4 } },
        { product_sku: 'WW', product_name: 'Winterwarmer', changes: ['GONE'], number_of_pallet: 0, price: null },
      ],
      refusal: {
        reason: 'minimum-pallets-not-reached',
        message: 'The minimum quantity of pallet has not been reached',
      },
    })
    open()
    const last = await screen.findByRole('region', { name: /^Last order,/ })
    expect(await within(last).findByText('Winterwarmer: no longer available')).toBeVisible()
    expect(within(last).getByText('Veenhof Pils: only 2 pallets')).toBeVisible()
    expect(within(last).getByText('Veenhof Pils: € 12,40 instead of € 12,00')).toBeVisible()
    expect(within(last).getByText('The minimum quantity of pallet has not been reached')).toBeVisible()
  })

  test('says where it cannot be known what the last order would be, and asks again', async () => {
    isThere({})
    ordered({})
    let isBroken = true
    server.use(api.query('OrderAgain', () => (isBroken ? HttpResponse.json({}, { status: 500 }) : undefined)))
    open()
    expect(await screen.findByText('We could not look up what it would be today.')).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Tuesday 24 November, Full Truck')).toBeVisible()
  })

  test('[BAR-29, ERR-03] of a suspended ship-to says so with whom to call, and offers neither the order again nor a day', async () => {
    isThere({ shipTos: [shipToWith({ status: 'SUSPENDED' })] })
    ordered({})
    const asked = vi.fn<() => undefined>()
    server.use(api.query('OrderAgain', asked))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /ShipTo suspended - Select another ShipTo.*Customer service can tell you why: \d/,
    )
    const last = await screen.findByRole('region', { name: /^Last order,/ })
    expect(within(last).queryByRole('button')).not.toBeInTheDocument()
    expect(last).not.toHaveTextContent(/Full Truck|24 November/)
    expect(asked).not.toHaveBeenCalled()
  })

  test('dates the last order by the market, where a new day begins before it does in UTC', async () => {
    isThere({})
    ordered({ order_date: '2026-11-16 00:20:00' })
    open()
    expect(await screen.findByRole('heading', { name: 'Last order, Monday 16 November' })).toBeVisible()
  })

  test('shows the catalogues to a customer who has not ordered yet', async () => {
    isThere({})
    ordered()
    open()
    expect(await screen.findByRole('link', { name: 'Beer' })).toHaveAttribute('href', '/Create-An-Order_Beer')
  })

  test('tells who may order nothing whom to ask', async () => {
    isThere({ shipTos: [shipToWith({ permissions: [] })] })
    open()
    expect(await screen.findByText(/The Key user of your company can change that/)).toBeVisible()
  })
})

function isThere(user: UserWishes | null) {
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user: user && userWith(user) })))
}

function ordered(...orders: OrderWishes[]) {
  const items = orders.map(wireOrderWith)
  server.use(api.query('RecentOrders', () => HttpResponse.json({ data: { customer: { orders: { items } } } })))
}

function wouldBe(wishes: Parameters<typeof wireRepeatedWith>[0]) {
  server.use(api.query('OrderAgain', () => HttpResponse.json({ data: { orderAgain: wireRepeatedWith(wishes) } })))
}

function open() {
  return renderPages('/', { '/': HomePage })
}
