import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, expect, test } from 'vitest'
import { CartInStep } from '../../../../../cart/sync/cart-in-step.tsx'
import { wireCartWith, type CartWishes } from '../../../../../cart/cart.builders.ts'
import { OrderBar } from '../../../../../delivery/order-bar.tsx'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { RETURN_ITEM, wireProductWith, type ProductWishes } from '../../../../../product/product.builders.ts'
import { shipToWith, userWith } from '../../../../../session/session.builders.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { catalogueSearch } from './catalogue-search.ts'

const api = graphql.link('*/graphql')
const PORTAL = '*/nl/prod/api/v1/portal'
const DAY = '2035-11-26'
const TRUCK = 'flatrate_flatrate'
const SMALL = 'emptiessmall_emptiessmall'

beforeEach(() => {
  offers(TRUCK, SMALL)
  transportsSet()
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    http.get(`${PORTAL}/paymentmethod/GetPaymentMethodByOutletId`, () =>
      HttpResponse.json([{ code: 'purchaseorder', title: 'On account', sapPaymentCode: 'U' }]),
    ),
    http.get(`${PORTAL}/orders/:call`, ({ params }) =>
      HttpResponse.json(
        String(params['call']).startsWith('GetFirst')
          ? { firstAvailableDate: DAY, cutOffAt: null }
          : [{ globalDay: DAY }],
      ),
    ),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
    api.query('ProductFacets', () =>
      HttpResponse.json({ data: { products: { total_count: 1, aggregations: [], categoryFilter: [] } } }),
    ),
    api.query('RecentOrders', () => HttpResponse.json({ data: { customer: { orders: { items: [] } } } })),
  )
})

test('[GQL-15] the page of empties lists what goes back, with what is credited for each', async () => {
  const headers = sells(RETURN_ITEM)
  holds({})
  open('/Create-An-Order_Empties')
  const card = await screen.findByRole('article', { name: /^Crate of empties/ })
  expect(card).toHaveTextContent('−€ 3,90deposit, credited on delivery')
  expect(card).not.toHaveTextContent('Sold out')
  expect(headers.at(-1)?.get('onlyEmpties')).toBe('1')
})

test('[BAR-50] its order bar offers the transports for empties, and no others', async () => {
  sells(RETURN_ITEM)
  holds({ delivery_method: TRUCK })
  const sent = transportsSet()
  open('/Create-An-Order_Empties')
  expect(await screen.findByRole('radio', { name: 'Empty Small' })).toBeChecked()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await waitFor(() => expect(sent).toMatchObject([{ transport_type: SMALL }]))
})

test.each([
  ['[BAR-48] the truck', 'emptiesfulltruck_emptiesfulltruck', 'Empty Truck'],
  ['[BAR-49] the pickup', 'emptiespickup_emptiespickup', 'Empty Small'],
])('%s of empties alone, %s, is called %s', async (_what, code, label) => {
  offers(TRUCK, code)
  sells(RETURN_ITEM)
  holds({ delivery_method: TRUCK })
  open('/Create-An-Order_Empties')
  expect(await screen.findByRole('radio', { name: label })).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

test('whoever is told their transport for beer chooses one for empties, which has no default', async () => {
  offers(TRUCK, 'emptiespickup_emptiespickup', SMALL)
  sells(RETURN_ITEM)
  holds({ delivery_method: SMALL })
  const user = userWith({ shipTos: [shipToWith({ customerType: 'Agreement' })] })
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
  open('/Create-An-Order_Empties')
  expect(await screen.findByRole('radio', { name: 'Empty Small' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Empty Pickup' })).toBeVisible()
})

test.each([
  ['OntradeTank', 'Catalogue Tank', false],
  ['Ontrade', 'Catalogue POS Materials', true],
])(
  '[CRT-16] a venue of the type %s, with %s alone, gives empties back by its transport; in layers and pallets: %s',
  async (customerType, own, inLayers) => {
    sells(RETURN_ITEM)
    holds({ delivery_method: TRUCK })
    const sent = transportsSet()
    const user = userWith({ shipTos: [shipToWith({ customerType, permissions: [own] })] })
    server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
    open('/Create-An-Order_Empties')
    expect(await screen.findByRole('article', { name: /^Crate of empties/ })).toBeVisible()
    expect(screen.queryAllByRole('spinbutton', { name: /(layers|pallets)$/ })).toHaveLength(inLayers ? 2 : 0)
    expect(await screen.findByRole('radio', { name: 'Empty Small' })).toBeChecked()
    await waitFor(() => expect(sent).toMatchObject([{ transport_type: SMALL }]))
  },
)

test('the order bar of beer offers no transport for empties', async () => {
  sells({})
  holds({ delivery_method: SMALL })
  const sent = transportsSet()
  open('/Create-An-Order_Beer')
  expect(await screen.findByRole('radio', { name: 'Full Truck' })).toBeChecked()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await waitFor(() => expect(sent).toMatchObject([{ transport_type: TRUCK }]))
})

test.each([
  ['/Create-An-Order_Empties', {}],
  ['/Create-An-Order_Beer', { product: RETURN_ITEM }],
])('[CRT-05] %s asks first while the cart holds something else', async (path, line) => {
  sells(RETURN_ITEM)
  holds({ lines: [line] })
  open(path)
  expect(await screen.findByRole('dialog', { name: 'Attention!' })).toHaveTextContent(/the cart is emptied|new order/i)
})

test('a ship-to without such a transport is told so', async () => {
  offers(TRUCK)
  sells(RETURN_ITEM)
  holds({})
  open('/Create-An-Order_Empties')
  expect(await screen.findByRole('heading', { name: 'No transport for empties' })).toBeVisible()
})

const cartWith = (wishes: CartWishes) => wireCartWith({ delivery_date: DAY, ...wishes })

function holds(wishes: CartWishes): void {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cartWith(wishes) } })))
}

/** The transports of the ship-to. */
function offers(...codes: string[]): void {
  const methods = codes.map((code) => ({
    code,
    label: code,
    isDefault: code === TRUCK,
    minimumPallets: null,
    maximumPallets: null,
    minimumWeightKg: null,
    maximumWeightKg: null,
  }))
  server.use(http.get(`${PORTAL}/paymentmethod/GetShippingmethodByOutletId`, () => HttpResponse.json(methods)))
}

/** One product on the page; gives the headers that it was asked for with. */
function sells(product: ProductWishes): Headers[] {
  const asked: Headers[] = []
  server.use(
    api.query('Products', ({ request }) => {
      asked.push(request.headers)
      const products = { total_count: 1, items: [wireProductWith(product)], page_info: { total_pages: 1 } }
      return HttpResponse.json({ data: { products } })
    }),
  )
  return asked
}

function transportsSet(): unknown[] {
  const sent: unknown[] = []
  server.use(
    api.mutation('SetTransport', ({ variables }) => {
      const { input } = variables
      sent.push(input)
      const cart = cartWith({ version: 2, delivery_method: input.transport_type })
      return HttpResponse.json({ data: { setTransportType: { cart } } })
    }),
  )
  return sent
}

function open(path: string): void {
  const list = { component: CataloguePage, validateSearch: catalogueSearch }
  const pages = { '/Create-An-Order_Beer': list, '/Create-An-Order_Empties': list }
  renderPages(
    path,
    pages,
    <>
      <OrderBar />
      <CartInStep />
    </>,
  )
}
