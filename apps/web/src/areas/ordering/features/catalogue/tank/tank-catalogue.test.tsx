import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CartInStep } from '../../../../../cart/sync/cart-in-step.tsx'
import { wireCartWith, type CartWishes } from '../../../../../cart/cart.builders.ts'
import { OrderBar } from '../../../../../delivery/order-bar.tsx'
import { alignClock } from '../../../../../lib/market/clock.ts'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { wireProductWith, type ProductWishes } from '../../../../../product/product.builders.ts'
import { shipToWith, userWith } from '../../../../../session/session.builders.ts'
import { catalogueSearch } from '../list/catalogue-search.ts'
import { CataloguePage } from '../list/catalogue-page.tsx'

const api = graphql.link('*/graphql')
const PORTAL = '*/nl/prod/api/v1/portal'
const FIRST_DAY = '2035-11-27'
const OTHER_DAY = '2035-11-29'

const inTanks = (sku: string, name: string, brand = name): ProductWishes => ({
  sku,
  name,
  brand,
  pack_format: 'BULK',
  priceEuros: 2.18,
  multi_deposit: [],
  short_description: { html: 'Tank beer by the litre' },
})
const PILS = inTanks('VP-TANK', 'Veenhof Pils')
const IPA = inTanks('KV-TANK', 'Kraanvogel IPA', 'Kraanvogel')

const TANKS = [
  { position: 1, name: 'Tank 1', capacity_liters: 1000, brand: 'Veenhof Pils', min_liters: 300, max_liters: 950 },
  { position: 2, name: 'Tank 2', capacity_liters: 1000, brand: 'Kraanvogel', min_liters: 50, max_liters: 1000 },
  { position: 4, name: 'Cellar', capacity_liters: 500, brand: null, min_liters: 50, max_liters: 500 },
]

afterEach(() => alignClock(new Date().toISOString()))

beforeEach(() => {
  localStorage.setItem('shipToId', '1')
  const shipTo = shipToWith({ customerType: 'OntradeTank', permissions: ['Catalogue Tank', 'Catalogue POS Materials'] })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos: [shipTo] }) })),
    http.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId`, () => HttpResponse.json([TRUCK])),
    http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () =>
      HttpResponse.json([{ code: 'purchaseorder', title: 'On account', sapPaymentCode: 'U' }]),
    ),
    http.get(`${PORTAL}/orders/:call`, ({ params }) =>
      HttpResponse.json(
        String(params['call']).startsWith('GetFirst')
          ? { firstAvailableDate: FIRST_DAY, cutOffAt: null }
          : [{ globalDay: FIRST_DAY }, { globalDay: OTHER_DAY }],
      ),
    ),
    api.query('Products', () =>
      HttpResponse.json({
        data: {
          products: { total_count: 2, items: [PILS, IPA].map(wireProductWith), page_info: { total_pages: 1 } },
        },
      }),
    ),
    api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging' } } })),
    api.query('ProductFacets', () => HttpResponse.json({ data: { products: null } })),
  )
})

describe('the tank catalogue', () => {
  test('[TNK-01] [CAT-01] shows each tank of the venue with its beer, what it holds and what goes into it', async () => {
    agreed()
    holds({ lines: [{ product: PILS, tank: { liters: 700, tank_type_1: 700 } }] })
    open()
    const first = await tank('Tank 1')
    expect(screen.getByRole('heading', { level: 1, name: 'Tank beer' })).toBeVisible()
    expect(first).toHaveTextContent('1.000 l')
    expect(first).toHaveTextContent('Veenhof Pils')
    expect(first).toHaveTextContent('700 l ordered, 300 l free')
    expect(first).toHaveTextContent('from 300 to 950 l, per 50 l')
    expect(await tank('Tank 2')).toHaveTextContent('Not topped up')
  })

  test('[TNK-08] shows a fourth tank, whose beer the buyer chooses', async () => {
    agreed()
    holds()
    open()
    const fourth = await tank('Cellar')
    await userEvent.click(within(fourth).getByRole('combobox', { name: 'Beer in Cellar' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Kraanvogel IPA' }))
    expect(within(fourth).getByRole('spinbutton', { name: 'Cellar, Kraanvogel IPA, litres' })).toBeEnabled()
  })

  test('[TNK-05] [TNK-06] [TNK-07] [GQL-44] a step brings 50 litres more, for that tank', async () => {
    agreed()
    holds()
    const added = hears('AddToCart', 'addProductsToCart')
    open()
    const fourth = await tank('Cellar')
    await userEvent.click(within(fourth).getByRole('button', { name: /^More: / }))
    await waitFor(() =>
      expect(added).toMatchObject([
        {
          cart_items: [{ sku: 'VP-TANK', liters: 50, tank_type_1: 0, tank_type_2: 0, tank_type_3: 0, tank_type_4: 50 }],
        },
      ]),
    )
  })

  test.each([
    ['10000', 'At most 500'],
    ['-1', 'Whole litres only'],
  ])('[TNK-04] what a tank cannot be counted to is refused beside its counter: %s', async (typed, reason) => {
    agreed()
    holds()
    const added = hears('AddToCart', 'addProductsToCart')
    open()
    const field = within(await tank('Cellar')).getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    await userEvent.tab()
    expect(field).toHaveValue('0')
    expect(field).toHaveAccessibleDescription(reason)
    expect(added).toEqual([])
  })

  test('[TNK-07] [GQL-46] another tank of the same beer leaves the first as it is', async () => {
    agreed()
    holds({ lines: [{ product: PILS, tank: { liters: 700, tank_type_1: 700 } }] })
    const updated = hears('UpdateCartLines', 'updateCartItems')
    open()
    const field = within(await tank('Cellar')).getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '150')
    await waitFor(() =>
      expect(updated).toMatchObject([{ cart_items: [{ liters: 850, tank_type_1: 700, tank_type_4: 150 }] }]),
    )
  })

  test('[TNK-09] says which tank gets too little, and that nothing more goes into it than it takes', async () => {
    agreed()
    holds({ lines: [{ product: PILS, tank: { liters: 100, tank_type_1: 100 } }] })
    open()
    const first = await tank('Tank 1')
    expect(first).toHaveTextContent('Tank 1: at least 300 l, or none')
    expect(within(first).getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '950')
  })

  test('[TNK-13] [CRT-45] adds up litres, tanks and money, over the least that is delivered', async () => {
    agreed()
    holds({
      lines: [
        { id: 1, product: PILS, tank: { liters: 300, tank_type_1: 300 } },
        { id: 2, product: IPA, tank: { liters: 50, tank_type_2: 50 } },
      ],
      progress_bar_data: { ...NO_LIMITS, iMinimumOrderLiters: 500, iMaximumOrderLiters: 3000 },
    })
    open()
    const docket = await screen.findByRole('region', { name: 'On this delivery' })
    expect(docket).toHaveTextContent('350 l in 2 tanks')
    expect(docket).toHaveTextContent('350 of 500 l')
    expect(docket).toHaveTextContent('at most 3.000 l')
    expect(docket).toHaveTextContent('Veenhof Pils, 300 l × € 2,18')
    expect(docket).toHaveTextContent('150 l to go')
    expect(within(docket).getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/cart')
  })

  test('litres of which nobody said for which tank stand in the tanks of that beer', async () => {
    agreed()
    holds({ lines: [{ product: PILS, tank: { liters: 1200 } }] })
    open()
    expect(within(await tank('Tank 1')).getByRole('spinbutton')).toHaveValue('950')
    expect(within(await tank('Cellar')).getByRole('spinbutton')).toHaveValue('250')
  })

  test('[TNK-10] [TNK-11] offers the next two days first; the one that is taken is the cart’s', async () => {
    agreed()
    holds()
    const sent = hears('SetTransport', 'setTransportType')
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Thursday 29 November' }))
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: OTHER_DAY, transport_type: 'flatrate_flatrate' }]))
  })

  test('[TNK-10] a day that is chosen in the order bar is pressed here at once, and sent once', async () => {
    // A day from which both days are within reach.
    alignClock('2035-11-20T09:00:00Z')
    const payments = Promise.withResolvers<void>()
    server.use(
      http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, async () => {
        await payments.promise
        return HttpResponse.json([{ code: 'purchaseorder', title: 'On account', sapPaymentCode: 'U' }])
      }),
    )
    agreed()
    holds()
    const sent = hears('SetTransport', 'setTransportType')
    open('/Create-An-Order_Beer', <OrderBar />)
    expect(await screen.findByRole('button', { name: 'Tuesday 27 November', pressed: true })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^Delivery day:/ }))
    await userEvent.click(await screen.findByRole('button', { name: /29 November 2035/ }))
    expect(await screen.findByRole('button', { name: 'Thursday 29 November', pressed: true })).toBeVisible()
    expect(sent).toEqual([])
    payments.resolve()
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: OTHER_DAY }]))
    await userEvent.click(await screen.findByRole('button', { name: 'Tuesday 27 November' }))
    await waitFor(() => expect(sent).toMatchObject([{ date_popup: OTHER_DAY }, { date_popup: FIRST_DAY }]))
  })

  test('[TNK-10] tells what the driver finds there', async () => {
    agreed({ extra_info: 'Hatch on the left' })
    holds()
    open()
    expect(await screen.findByText('Hatch on the left')).toBeVisible()
  })

  test.each([
    [{ financial_blocker: true }, /^Tank beer is blocked for this ship-to\..*customer service.*call/i],
    [{ tank_agreed: false }, /^There is no tank agreement for this ship-to\..*customer service/i],
    [{ order_method: 'phone' }, /^This ship-to orders tank beer by phone\. Call/],
  ])('[TNK-10] with %o nothing can be filled, and it says whom to call', async (wish, words) => {
    agreed(wish)
    holds()
    open()
    expect(await screen.findByText((_text, element) => isBannerOf(element, words))).toBeVisible()
    expect(await tank('Tank 1')).toHaveTextContent('Veenhof Pils')
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument()
  })

  test('[TNK-10] a venue of which nothing is written down is told whom to call', async () => {
    server.use(api.query('TankBeer', () => HttpResponse.json({ data: { tankBeer: null } })))
    holds()
    open()
    expect(await screen.findByText('There is no tank agreement for this ship-to.')).toBeVisible()
  })

  test('[TNK-12] says when the voicemail is listened to at the weekend', async () => {
    agreed()
    holds()
    open()
    expect(await screen.findByText(/on Saturday from 09:00 to 13:00 and on Sunday at 09:00/)).toBeVisible()
  })

  test('leaves it to the order bar until when one can order', async () => {
    agreed()
    holds()
    open()
    expect(await screen.findByRole('group', { name: 'Delivery day' })).toBeVisible()
    expect(screen.queryByText(/^Order within/)).not.toBeInTheDocument()
  })

  test('what is searched for is found in the list', async () => {
    agreed()
    holds()
    open('/Create-An-Order_Beer?search=pils')
    expect(await screen.findByRole('article', { name: /^Veenhof Pils/ })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Your tanks' })).not.toBeInTheDocument()
  })
})

const TRUCK = {
  code: 'flatrate_flatrate',
  label: 'Full Truck',
  isDefault: true,
  minimumPallets: null,
  maximumPallets: null,
  minimumWeightKg: null,
  maximumWeightKg: null,
}

const NO_LIMITS = {
  iMaximumOrderCash: null,
  cash_discount: null,
  iMinimumOrderPallet: null,
  iMaximumOrderPallet: null,
  iMinimumOrderWeight: null,
  iMaximumOrderWeight: null,
}

function open(href = '/Create-An-Order_Beer', bar?: ReactNode) {
  const catalogue = { component: CataloguePage, validateSearch: catalogueSearch }
  return renderPages(
    href,
    { '/Create-An-Order_Beer': catalogue, '/cart': () => null },
    <>
      {bar}
      <CartInStep />
    </>,
  )
}

const tank = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} stands in no list`)
  return item
}

const isBannerOf = (element: Element | null, words: RegExp): boolean =>
  element?.closest('[role=alert], [role=status]') === element?.parentElement && words.test(element?.textContent ?? '')

function agreed(wish: Record<string, unknown> = {}): void {
  server.use(
    api.query('TankBeer', () =>
      HttpResponse.json({
        data: {
          tankBeer: {
            order_method: 'portal',
            financial_blocker: false,
            tank_agreed: true,
            delivery_date: FIRST_DAY,
            alternative_date: OTHER_DAY,
            min_purchasable_liters: 500,
            max_purchasable_liters: 3000,
            purchasable_brands: ['Veenhof Pils', 'Kraanvogel'],
            extra_info: null,
            tanks: TANKS,
            ...wish,
          },
        },
      }),
    ),
  )
}

function holds(wishes: CartWishes = {}): void {
  const cart = wireCartWith({ delivery_date: FIRST_DAY, ...wishes })
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })))
}

/** Answers such a change with an empty cart that comes on the asked day; gives what was sent. */
function hears(document: string, field: string): unknown[] {
  const sent: unknown[] = []
  server.use(
    api.mutation(document, ({ variables }) => {
      sent.push(variables['input'])
      const cart = wireCartWith({ version: sent.length + 1, delivery_date: variables['input'].date_popup ?? FIRST_DAY })
      return HttpResponse.json({ data: { [field]: { cart, user_errors: [], errors: [] } } })
    }),
  )
  return sent
}
