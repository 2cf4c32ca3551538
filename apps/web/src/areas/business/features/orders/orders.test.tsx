import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import type { FailedItemFragment } from '../../../../gql/graphql.ts'
import { wireCartWith, wireFailedWith } from '../../../../cart/cart.builders.ts'
import { rememberSession } from '../../../../session/index.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { orderSearch } from './order-search.ts'
import { OrderHistoryPage, PosmOrdersPage } from './order-history-page.tsx'
import { OrderPage } from './order-page.tsx'
import {
  wireOrderAddressWith,
  wireOrderWith,
  wireRepeatedWith,
  type OrderWishes,
} from '../../../../orders/orders.builders.ts'

const api = graphql.link('*/graphql')

beforeEach(() => {
  const shipTos = [shipToWith(), shipToWith({ id: '2' })]
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos }) })),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })),
  )
})

describe('the order history', () => {
  test('[ORD-24] lists the orders with day, amount and way, the next to arrive opened', async () => {
    hasOrders({}, { number: '26-11540', status: 'Delivered' })
    open()
    const docket = await screen.findByRole('region', { name: 'Order 26-11790' })
    expect(docket).toHaveTextContent('Full Truck to Depot 1, Windmolenweg 14, Boekelo. Your reference: week 47 A')
    expect(within(docket).getByRole('row', { name: /Veenhof Pils/ })).toHaveTextContent('€ 714,00')
    const table = screen.getByRole('table', { name: 'Orders' })
    expect(within(table).getByRole('row', { name: /26-11790/ })).toHaveTextContent('Mon 16 Nov')
    const row = within(table).getByRole('row', { name: /26-11540/ })
    expect(row).toHaveTextContent('€ 1.000,00')
    expect(within(row).getByRole('list', { name: 'The way of this order' })).toBeVisible()
    expect(within(row).getByRole('link', { name: '26-11540' })).toHaveAttribute('href', '/orders/history/26-11540')
    expect(screen.getByRole('status')).toHaveTextContent('2 orders')
  })

  test('[ORD-08] shows the quantity of each line in the units that were ordered, with all cases of a pallet', async () => {
    const keg = { sku: 'VP-FU50', name: 'Veenhof Pils 50', pack_format: 'KEG' }
    hasOrders({
      lines: [
        { packages: 5, product: keg },
        { pallets: 3, packages: 4 },
      ],
    })
    open()
    const lines = await screen.findByRole('table', { name: 'Lines of order 26-11790' })
    expect(within(lines).getByRole('columnheader', { name: 'Quantity' })).toBeVisible()
    const [, kegs, crates] = within(lines).getAllByRole('row')
    expect(kegs).toHaveTextContent(/5 kegs/)
    expect(kegs).not.toHaveTextContent(/in all/)
    expect(crates).toHaveTextContent(/3 pallets, 4 crates124 crates in all/)
    expect(within(lines).getAllByRole('row').at(-1)).toHaveTextContent(/129 pieces/)
  })

  test.each([
    ['emptiespickup_emptiespickup', 'Empty Pickup'],
    ['emptiessmall_emptiessmall', 'Empty Small'],
  ])('[BAR-50] tells what went by %s as %s', async (shipping_method, label) => {
    hasOrders({ shipping_method })
    open()
    const docket = await screen.findByRole('region', { name: 'Order 26-11790' })
    expect(docket).toHaveTextContent(`${label} to Depot 1`)
  })

  test('names the ship-to by its name and where POS materials were sent past it', async () => {
    const ank = wireOrderAddressWith({ firstname: 'Ank', lastname: 'Tap', company: null })
    hasOrders(
      { shipping_addresses: [ank] },
      { number: '26-11540', status: 'Delivered', shipping_addresses: [wireOrderAddressWith(), ank] },
    )
    open()
    const docket = await screen.findByRole('region', { name: 'Order 26-11790' })
    expect(docket).toHaveTextContent('Full Truck for Depot 1, to another address. Your reference: week 47 A')
    expect(within(docket).getByText('Ank Tap').closest('li')).toHaveTextContent('Windmolenweg 14, 7548 BM Boekelo')
    const table = screen.getByRole('table', { name: 'Orders' })
    expect(within(table).getByRole('row', { name: /26-11790/ })).toHaveTextContent(/to Ank Tap.*Depot 1/)
    expect(within(table).getByRole('row', { name: /26-11540/ })).toHaveTextContent(/to 2 addresses.*Depot 1/)
  })

  test('[ORD-25, ORD-36] keeps the filter in the address and asks the server for it, 100 at a time', async () => {
    const asked = hasOrders({})
    const router = open('/orders/history?number=11790')
    await screen.findByRole('row', { name: /26-11790/ })
    await userEvent.click(screen.getByRole('combobox', { name: /Where it is/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Canceled' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders/history?number=11790&stage=cancelled'))
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        pageSize: 100,
        filter: { status: { in: ['Canceled'] }, number: { match: '11790' } },
      }),
    )
  })

  test('[ORD-25] says in the address what is not so anyway', async () => {
    hasOrders({})
    const router = open('/orders/history?period=year&sort=placed-asc')
    await screen.findByRole('row', { name: /26-11790/ })
    await userEvent.click(screen.getByRole('combobox', { name: /Ordered in/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Last 90 days' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders/history?sort=placed-asc'))
    await userEvent.click(screen.getByRole('button', { name: 'Ordered' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders/history'))
  })

  test('shows what a report led to, by name, and lets it go part by part', async () => {
    const asked = hasOrders({})
    const router = open('/orders/history?period=2026-01-01..2026-11-24&brand=pils&product=VP-1&report=sales')
    await screen.findByRole('row', { name: /26-11790/ })
    expect(screen.getByRole('combobox', { name: /Brand/ })).toHaveTextContent('Veenhof Pils')
    expect(screen.getByRole('combobox', { name: /Product/ })).toHaveTextContent('Pils in crates')
    expect(screen.getByRole('combobox', { name: /Ordered in/ })).toHaveTextContent('1 January 2026 – 24 November 2026')
    expect(screen.queryByRole('combobox', { name: /Pack/ })).toBeNull()
    expect(screen.getByText(/^Amounts are of whole orders/)).toBeVisible()
    expect(asked.at(-1)).toMatchObject({
      filter: {
        order_date: { from: '2026-01-01', to: '2026-11-24' },
        brand: { eq: 'pils' },
        sku: { eq: 'VP-1' },
        report: { eq: 'sales' },
      },
    })
    await userEvent.click(screen.getByRole('combobox', { name: /Product/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'All' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        period: '2026-01-01..2026-11-24',
        brand: 'pils',
        report: 'sales',
      }),
    )
  })

  test.each(['2026-02-30..2026-03-01', '2026-03-01..2026-02-01', '2026-13', 'x'.repeat(99)])(
    'a period that makes no sense, such as %j, is that of the plain history',
    async (period) => {
      hasOrders({})
      open(`/orders/history?period=${period}&report=profit`)
      expect(await screen.findByRole('combobox', { name: /Ordered in/ })).toHaveTextContent('Last 90 days')
      expect(screen.queryByRole('combobox', { name: /Which orders/ })).toBeNull()
    },
  )

  test('[ORD-20] [ORD-25] of POS materials asks for those alone, and leads to their budget', async () => {
    const asked = hasOrders({ material_type: 'ZBTL' })
    const router = open('/orders/posm?number=11790')
    expect(await screen.findByRole('table', { name: 'POS material orders' })).toBeVisible()
    expect(asked.at(-1)).toMatchObject({
      pageSize: 100,
      filter: { material_type: { eq: 'ZBTL' }, number: { match: '11790' } },
    })
    expect(await screen.findByRole('link', { name: 'POS materials budget' })).toHaveAttribute(
      'href',
      '/orders/posm/budget',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders/posm'))
  })

  test('keeps the keyboard in the number that was looked for, and follows the address', async () => {
    hasOrders({})
    const router = open()
    const field = await screen.findByRole('searchbox', { name: 'Order number' })
    await userEvent.type(field, ' 11790 {Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/orders/history?number=11790'))
    await waitFor(() => expect(field).toHaveValue('11790'))
    expect(field).toHaveFocus()
    act(() => router.history.back())
    await waitFor(() => expect(field).toHaveValue(''))
  })

  test('stands in the order that a head is tapped for, from its first page on', async () => {
    const asked = hasOrders({})
    const router = open('/orders/history?period=year&page=2')
    // The heads stand there before the orders do, and are drawn anew with them.
    await screen.findByRole('link', { name: '26-11790' })
    await userEvent.click(screen.getByRole('button', { name: 'Ordered' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders/history?period=year&sort=placed-asc'))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'ascending'),
    )
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        currentPage: 1,
        sort: { sort_field: 'CREATED_AT', sort_direction: 'ASC' },
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Order number' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders/history?period=year&sort=number-desc'))
  })

  test('adds up the orders of the page, without what was cancelled, or those that are ticked', async () => {
    hasOrders({}, { number: '26-11540', status: 'Delivered' }, { number: '26-11500', status: 'Canceled' })
    open('/orders/history?period=year')
    expect(await screen.findByRole('row', { name: /3 orders/ })).toHaveTextContent(
      '(1 cancelled not counted)€ 2.000,00',
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Order 26-11540' }))
    expect(screen.getByRole('row', { name: /1 order selected/ })).toHaveTextContent('€ 1.000,00')
    const saved = savesFiles()
    await userEvent.click(screen.getByRole('button', { name: 'Download 1 as CSV' }))
    expect(await saved.text()).toMatch(/^26-11540;/m)
    expect(await saved.text()).not.toContain('26-11790')
  })

  test('[ORD-24] adds up what is ticked on several pages, and takes it along, until it is let go', async () => {
    const orders = [{}, { number: '26-11540', total: wireTotal(234.5) }].map(wireOrderWith)
    server.use(
      api.query('Orders', ({ variables: { currentPage } }) => {
        const items = orders.slice(currentPage - 1, currentPage)
        return HttpResponse.json({
          data: { customer: { orders: { total_count: 2, page_info: { total_pages: 2 }, items } } },
        })
      }),
    )
    open('/orders/history?period=year')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Order 26-11790' }))
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByRole('checkbox', { name: 'Select Order 26-11540' })
    expect(screen.getByRole('row', { name: /1 order selected/ })).toHaveTextContent('€ 1.000,00')
    const allHere = screen.getByRole('checkbox', { name: 'Select all on this page' })
    expect(allHere).not.toBePartiallyChecked()
    await userEvent.click(allHere)
    expect(screen.getByRole('row', { name: /2 orders selected/ })).toHaveTextContent('€ 1.234,50')
    const saved = savesFiles()
    await userEvent.click(screen.getByRole('button', { name: 'Download 2 as CSV' }))
    expect((await saved.text()).match(/^26-\d+/gm)).toEqual(['26-11790', '26-11540'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear the selection' }))
    expect(screen.getByRole('row', { name: /1 order on this page/ })).toBeVisible()
    expect(allHere).not.toBeChecked()
    expect(allHere).toHaveFocus()
  })

  test('saves all pages of what is filtered, as the market writes it, without formulas', async () => {
    onMonday('13:46')
    hasOrdersOnPages([{ customer_order_number: '=1+1;"x"' }, { number: '26-11540', total: wireTotal(1234.5) }])
    const saved = savesFiles()
    open('/orders/history?period=year')
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }))
    await waitFor(() => expect(saved.names).toEqual(['orders-2026-11-23.csv']))
    expect((await saved.text()).split('\r\n')).toEqual([
      'Order number;Your reference;Ordered;Delivery day;Company;Ship-to;Transport;Where it is;Pallets;Layers;Units;Litres;kg;Total incl. VAT;Total as ordered',
      `26-11790;"'=1+1;""x""";2026-11-16;2026-11-23;Ten Brink;Depot 1;Full Truck;On the way;1;0;40;0;842;1000;1000`,
      '26-11540;week 47 A;2026-11-16;2026-11-23;Ten Brink;Depot 1;Full Truck;On the way;1;0;40;0;842;1234,5;1234,5',
      '',
    ])
  })

  test('saves all pages of what is filtered as a workbook', async () => {
    onMonday('13:46')
    hasOrdersOnPages([{ customer_order_number: '=1+1' }, { number: '26-11540' }])
    const saved = savesFiles()
    open('/orders/history?period=year')
    await userEvent.click(await screen.findByRole('button', { name: 'Excel' }))
    await waitFor(() => expect(saved.names).toEqual(['orders-2026-11-23.xlsx']))
    expect((await saved.text()).slice(0, 2)).toBe('PK')
  })

  test('says how far a long file is, and stops when told to', async () => {
    const reading = Promise.withResolvers<void>()
    hasOrdersOnPages([{}, { number: '26-11540' }], () => reading.promise)
    const saved = savesFiles()
    open('/orders/history?period=year')
    const download = await screen.findByRole('button', { name: 'Download as CSV' })
    await userEvent.click(download)
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Making the file' })).toHaveValue(50))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(download).toHaveFocus()
    reading.resolve()
    hasOrders({})
    await userEvent.click(download)
    await waitFor(async () => expect((await saved.text()).match(/^26-\d+/gm)).toEqual(['26-11790']))
    expect(saved.names).toHaveLength(1)
  })

  test('says when the account may not see orders any more', async () => {
    server.use(
      api.query('Orders', () =>
        HttpResponse.json({ errors: [{ message: 'x', extensions: { category: 'graphql-authorization' } }] }),
      ),
    )
    open()
    expect(await screen.findByText('This is not yours to open')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the home page' })).toBeVisible()
  })

  test('says when nothing matches, and takes the filter away', async () => {
    hasOrders()
    const router = open('/orders/history?stage=sent')
    expect(await screen.findByText('No order matches')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear the filters' })[0] ?? document.body)
    await waitFor(() => expect(router.state.location.href).toBe('/orders/history'))
  })

  test('leads from a page that is not there to the first one, and Back not to it again', async () => {
    hasOrders({ number: '26-11540', status: 'Delivered' })
    hasNoPage('Orders', 9)
    const router = open('/orders/history?period=year&page=9')
    expect(await screen.findByRole('row', { name: /26-11540/ })).toBeVisible()
    expect(router.state.location.href).toBe('/orders/history?period=year')
    expect(router.history.length).toBe(1)
  })

  test('says when it cannot be read, and reads it again', async () => {
    server.use(
      api.query('Orders', () =>
        HttpResponse.json({ errors: [{ message: 'x', extensions: { category: 'internal' } }] }),
      ),
    )
    open()
    expect(await screen.findByRole('alert')).toBeVisible()
    hasOrders({ status: 'Delivered' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /26-11790/ })).toBeVisible()
  })
})

describe('an order that the ERP does not have', () => {
  const SAID = 'erp-refused: V1/302 Material VP-KR2430 is not maintained'
  const HELD = {
    state: 'REFUSED',
    is_cancelling: false,
    since: '2026-11-16T14:41:00.000Z',
    reason: null,
    behind: null,
  } as const

  test('tells whoever looks after the ship-to since when, and why in the words of the ERP', async () => {
    hasOrders({ held_back: { ...HELD, reason: SAID } })
    open('/orders/history/26-11790')
    expect(await screen.findByText(SAID)).toBeVisible()
    expect(
      screen.getByText(/The ERP does not take this order, which waits since Monday 16 November, 15:41/),
    ).toBeVisible()
  })

  test.each([
    [{ state: 'RETRIED', reason: SAID } as const, /it is tried again by itself/],
    [{ is_cancelling: true, reason: SAID }, /does not take the cancelling of this order/],
    [{ state: 'RETRIED', is_cancelling: true, reason: SAID } as const, /The cancelling of this order has not reached/],
  ])('says of %j what it is about', async (own, words) => {
    hasOrders({ held_back: { ...HELD, ...own } })
    open('/orders/history/26-11790')
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('leads to the one that it waits behind', async () => {
    hasOrders({ held_back: { ...HELD, state: 'BEHIND', behind: '26-11700' } })
    open('/orders/history/26-11790')
    expect(await screen.findByRole('link', { name: '26-11700' })).toHaveAttribute('href', '/orders/history/26-11700')
  })

  test.each([
    [{}, /We have your order. Somebody at the brewery is looking at it/],
    [{ is_cancelling: true }, /We know that you cancelled this order/],
  ])('tells its buyer in friendly words that somebody looks at it: %j', async (own, words) => {
    hasOrders({ held_back: { ...HELD, ...own } })
    open('/orders/history/26-11790')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByText(/ERP/)).toBeNull()
  })
})

describe('an order', () => {
  test('[ORD-31] shows its totals and papers', async () => {
    hasOrders({})
    open('/orders/history/26-11790')
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 26-11790' })).toBeVisible()
    expect((await screen.findByText('VAT 21%')).parentElement).toHaveTextContent('€ 147,84')
    expect(screen.getByText('Deposit, packaging tax and sorting').parentElement).toHaveTextContent('€ 148,16')
    expect(screen.getByText('Deliveries').parentElement).toHaveTextContent('8000311436')
  })

  describe('of which there are invoices', () => {
    const isHereWith = (...permissions: string[]) => {
      const user = userWith({ shipTos: [shipToWith({ permissions })] })
      server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
      rememberSession({ user })
    }
    beforeEach(() => {
      isHereWith('My Orders', 'My Documents')
      const invoice = (number: string, own: object) => ({
        number,
        due_date: null,
        state: null,
        open: null,
        total: { grand_total: { value: 1000 } },
        ...own,
      })
      hasOrders({
        invoices: [
          invoice('90001', { due_date: '2026-11-20', state: 'OVERDUE', open: { value: 250 } }),
          invoice('90002', { due_date: '2026-11-20', state: 'PAID', open: { value: 0 } }),
          invoice('90003', {}),
          invoice('90004', { state: 'OPEN', open: { value: 40 } }),
        ],
      })
    })

    test('tells where each stands and what is to be paid of it, and leads to it', async () => {
      open('/orders/history/26-11790')
      const papers = (await screen.findByText('Invoices')).parentElement
      expect(papers).toHaveTextContent(
        'Invoices90001 (€ 1.000,00)Overdue€ 250,00 to pay by 20 November 202690002 (€ 1.000,00)Paid90003 (€ 1.000,00)90004 (€ 1.000,00)Open€ 40,00 to pay',
      )
      expect(screen.getByRole('link', { name: '90001' })).toHaveAttribute('href', '/my-documents/invoices?words=90001')
    })

    test('leads nowhere for who may see no documents', async () => {
      isHereWith('My Orders')
      open('/orders/history/26-11790')
      expect((await screen.findByText('Invoices')).parentElement).toHaveTextContent('90001')
      expect(screen.queryByRole('link', { name: '90001' })).not.toBeInTheDocument()
    })
  })

  test('[ORD-31] tells by which number a carrier knows a delivery', async () => {
    const tracking = [{ carrier: 'PostNL', number: '3SVEEN1436' }]
    hasOrders({
      shipments: [
        { number: '8000311436', tracking },
        { number: '8000311437', tracking: [] },
      ],
    })
    open('/orders/history/26-11790')
    expect((await screen.findByText('Deliveries')).parentElement).toHaveTextContent(
      'Deliveries8000311436 (PostNL 3SVEEN1436), 8000311437',
    )
  })

  test.each([
    ['CANCELLED', 'Cancelled'],
    ['ORDER UNDER INVESTIGATION', 'Order under investigation'],
    ['AWAITING SHIPMENT', 'Awaiting shipment'],
    ['PARTIAL ORDER PREPARATION', 'Partly prepared'],
    ['AWAITING FULLFILLMENT', 'Awaiting fulfilment'],
    ['AWAITING DELIVERY', 'Awaiting delivery'],
    ['DELIVERED', 'Delivered'],
    ['PARTIALLY DELIVERED', 'Partially delivered'],
    ['DELIVERY NOT AVAILABLE', 'Delivery not available'],
    ['IN STOCK', 'In stock'],
    ['NOT DELIVERED', 'Not delivered'],
    ['HELD BY CUSTOMS', 'HELD BY CUSTOMS'],
  ])('[ORD-35] whose delivery is %s says so as "%s"', async (delivery_status, words) => {
    hasOrders({ delivery_status })
    open('/orders/history/26-11790')
    expect((await screen.findByText('Delivery', { selector: 'dt' })).parentElement).toHaveTextContent(
      `Delivery${words}`,
    )
  })

  test.each(['Completely Processed', 'Fully Rejected', 'Not Relevant', 'Not Yet Processed', 'Partially Processed'])(
    '[ORD-33] says how far it is processed: %s',
    async (processing_status_label) => {
      hasOrders({ processing_status_label })
      open('/orders/history/26-11790')
      expect((await screen.findByText('Processing', { selector: 'dt' })).parentElement).toHaveTextContent(
        processing_status_label,
      )
    },
  )

  test('is printed with a letterhead: its number, when it was ordered and comes, and the SKUs', async () => {
    hasOrders({})
    open('/orders/history/26-11790')
    const fact = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement
    expect(await fact('Order number')).toHaveTextContent('26-11790')
    expect(await fact('Ordered on')).toHaveTextContent('16 November 2026')
    expect(await fact('Delivery day')).toHaveTextContent('23 November 2026, between 07:00 and 09:00')
    expect(screen.getByRole('table')).toHaveTextContent('VP-KR2430')
  })

  test('that comes on another day than was ordered says both, without the hours of the ordered one', async () => {
    hasOrders({ plannedDate: '2026-11-25' })
    open('/orders/history/26-11790')
    const ordered = await screen.findByText('Ordered for Monday 23 November')
    expect(ordered).toBeVisible()
    expect(ordered.parentElement).toHaveTextContent('Wednesday 25 November')
    expect(ordered.parentElement).not.toHaveTextContent('07:00')
  })

  test('[ORD-35] of which the brewery rejects a line says so, with both quantities and both totals', async () => {
    hasOrders({
      ordered_total: { value: 1428 },
      lines: [
        { pallets: 1, confirmed: 40 },
        {
          pallets: 1,
          confirmed: 0,
          product: { sku: 'VP-KR1230' },
          confirmation: {
            change: 'REJECTED',
            later_quantity: null,
            later_on: null,
            substitute_name: null,
            substitute_sku: null,
          },
        },
      ],
    })
    open('/orders/history/26-11790')
    const rejected = '40 ordered, 0 confirmed: rejected by the brewery'
    const table = await screen.findByRole('table', { name: 'Lines of order 26-11790' })
    expect(within(table).getByText(rejected)).toBeVisible()
    expect(screen.getByText('The order now costs € 1.000,00 instead of € 1.428,00.')).toBeVisible()
    expect(screen.getByText('Total as ordered')).toBeVisible()
  })

  test('[ORD-35] of which a part comes later says how much and when', async () => {
    hasOrders({
      lines: [
        {
          pallets: 1,
          confirmed: 40,
          confirmation: {
            change: 'BACKORDERED',
            later_quantity: 10,
            later_on: '2026-11-27',
            substitute_name: null,
            substitute_sku: null,
          },
        },
      ],
    })
    open('/orders/history/26-11790')
    expect(await screen.findAllByText(/40 ordered, 10 of them later: Friday 27 November/)).not.toHaveLength(0)
    expect(screen.queryByText('Total as ordered')).not.toBeInTheDocument()
  })

  test('[ORD-31] that comes in parts says how much of each line was shipped', async () => {
    hasOrders({
      lines: [
        { pallets: 2, shipped: 51 },
        { pallets: 1, shipped: 40 },
      ],
    })
    open('/orders/history/26-11790')
    expect(await screen.findByText('51 of 80 shipped')).toBeVisible()
    expect(screen.queryByText('40 of 40 shipped')).not.toBeInTheDocument()
  })

  test('[ORD-08] is taken along as a document, and says when that could not be had', async () => {
    hasOrders({})
    const saved = savesFiles()
    let status = 503
    server.use(
      http.get('*/nl/prod/api/v1/portal/orders/26-11790/confirmation', ({ request }) =>
        status === 200 && request.url.endsWith('?language=en')
          ? new HttpResponse('%PDF-1.3', { headers: { 'Content-Type': 'application/pdf' } })
          : HttpResponse.json({ status }, { status }),
      ),
    )
    open('/orders/history/26-11790')
    const button = await screen.findByRole('button', { name: 'Confirmation (PDF)' })
    await userEvent.click(button)
    expect(await screen.findByText('The confirmation could not be fetched. Try it again.')).toBeVisible()
    status = 200
    await userEvent.click(button)
    await waitFor(() => expect(saved.names).toEqual(['Order 26-11790.pdf']))
    expect(await saved.text()).toBe('%PDF-1.3')
  })

  test('[ERR-26] is shown, and the fault noted, where only its shipments cannot be read', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue()
    hasOrderWithout('shipments')
    open('/orders/history/26-11790')
    expect(await screen.findByRole('heading', { level: 1, name: /26-11790/ })).toBeVisible()
    expect(noted).toHaveBeenCalledOnce()
  })

  test('is not shown without its lines', async () => {
    hasOrderWithout('items')
    open('/orders/history/26-11790')
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  test('that is not among yours says so', async () => {
    hasOrders()
    open('/orders/history/26-99999')
    expect(await screen.findByText('This order is not among yours')).toBeVisible()
  })

  test('is ordered again with one tap, and leads to what could not be added', async () => {
    hasOrders({ lines: [{ pallets: 2 }, { product: null, name: 'Winterwarmer' }] })
    const added = sells(wireCartWith({ lines: [{ pallets: 2 }] }), wireCartWith(), [
      wireFailedWith({ name: 'Winterwarmer' }),
    ])
    const router = open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/left-out'))
    expect(router.state.location.state.toDecide?.leftOut).toMatchObject([{ name: 'Winterwarmer' }])
    expect(added).toEqual(['26-11790'])
  })

  test('is ordered again on the day and by the transport that the brewery tells for it today', async () => {
    hasOrders({})
    sells(wireCartWith({ lines: [{ pallets: 2 }] }))
    const set: unknown[] = []
    server.use(
      api.query('OrderAgain', () =>
        HttpResponse.json({
          data: {
            orderAgain: wireRepeatedWith({
              delivery_method: 'freeshipping_freeshipping',
              delivery_date: '2026-11-25',
            }),
          },
        }),
      ),
      api.mutation('SetTransport', ({ variables }) => {
        set.push(variables['input'])
        return HttpResponse.json({ data: { setTransportType: { cart: wireCartWith() } } })
      }),
    )
    open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }))
    await waitFor(() =>
      expect(set).toEqual([
        expect.objectContaining({
          transport_type: 'freeshipping_freeshipping',
          date_popup: '2026-11-25',
          payment_code: 'purchaseorder',
        }),
      ]),
    )
  })

  test('[CRT-11] asks first when the cart holds something', async () => {
    hasOrders({})
    sells(wireCartWith({ lines: [{ pallets: 3 }] }), wireCartWith({ lines: [{ pallets: 2 }] }))
    const router = open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }))
    await screen.findByRole('dialog', { name: 'Seems like you have an order in progress' })
    expect(screen.getByRole('button', { name: 'Start new, save the cart' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start new, discard the cart' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Continue and add' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  })

  test('[CRT-11] asks also when the cart is only known after the tap, and is busy until then', async () => {
    hasOrders({})
    const added = sells(wireCartWith({ lines: [{ pallets: 3 }] }))
    const reading = Promise.withResolvers<void>()
    server.use(
      api.query('CustomerCart', async () => {
        await reading.promise
        return HttpResponse.json({ data: { customerCart: wireCartWith({ lines: [{ pallets: 2 }] }) } })
      }),
    )
    open('/orders/history/26-11790')
    const again = await screen.findByRole('button', { name: 'Order again' })
    await userEvent.click(again)
    expect(again).toHaveAttribute('aria-busy', 'true')
    reading.resolve()
    expect(await screen.findByRole('dialog', { name: 'Seems like you have an order in progress' })).toBeVisible()
    expect(added).toEqual([])
  })

  test('[CRT-11] adds nothing where it cannot be seen what the cart holds, and says so', async () => {
    hasOrders({})
    const held = wireCartWith({ lines: [{ pallets: 2 }] })
    const added = sells(wireCartWith({ lines: [{ pallets: 3 }] }), held)
    let failuresLeft = Infinity
    server.use(
      api.query('CustomerCart', () => {
        failuresLeft -= 1
        if (failuresLeft < 0) return HttpResponse.json({ data: { customerCart: held } })
        return HttpResponse.json({ errors: [{ message: 'x' }] })
      }),
    )
    open('/orders/history/26-11790')
    const again = await screen.findByRole('button', { name: 'Order again' })
    failuresLeft = 1
    await userEvent.click(again)
    expect(await screen.findByText(/Something went wrong/)).toBeVisible()
    expect(added).toEqual([])
    await userEvent.click(again)
    expect(await screen.findByRole('dialog', { name: 'Seems like you have an order in progress' })).toBeVisible()
  })

  test('[CRT-09, ERR-16] adds nothing when the cart that is in the way cannot be saved', async () => {
    hasOrders({})
    const added = sells(wireCartWith({ lines: [{ pallets: 3 }] }), wireCartWith({ lines: [{ pallets: 2 }] }))
    server.use(api.mutation('SaveForLater', () => HttpResponse.json({ errors: [{ message: 'x' }] })))
    open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }))
    await screen.findByRole('dialog', { name: 'Seems like you have an order in progress' })
    await userEvent.click(screen.getByRole('button', { name: 'Start new, save the cart' }))
    expect(await screen.findByText('The order was not saved. Your cart is as it was.')).toBeVisible()
    expect(added).toEqual([])
  })
})

describe('without a network', () => {
  test.each(['/orders/history', '/orders/history/26-11790'])('%s says that there is nothing to ask', async (href) => {
    onlineManager.setOnline(false)
    open(href)
    expect(await screen.findByText('This cannot be shown without a network')).toBeVisible()
    hasOrders({ status: 'Delivered' })
    onlineManager.setOnline(true)
    expect(await screen.findByRole('link', { name: /26-11790|Orders/ })).toBeVisible()
  })
})

describe('taking an order back', () => {
  const cancellable = { status: 'Order created', available_actions: ['REORDER' as const, 'CANCEL' as const] }

  test('[ORD-29] asks once, says until when it can be done, and shows the order as it is then', async () => {
    onMonday('13:46')
    hasOrders({ ...cancellable, deliveryDate: '2026-11-25' })
    const asked = cancels({ success: true, errorV2: null })
    open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const question = await screen.findByRole('dialog', { name: 'Cancel order 26-11790?' })
    await waitFor(() => expect(question).toHaveTextContent('You can decide until Tuesday 24 November, 16:00.'))
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep the order' })).toHaveFocus())
    hasOrders({ status: 'Canceled' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByText('Order 26-11790 is cancelled.')).toBeVisible()
    expect(asked).toEqual([{ order_id: 'MTE3OTA=' }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument())
  })

  test('[ORD-29] keeps the order when the answer is no', async () => {
    onMonday('13:46')
    hasOrders({ ...cancellable, deliveryDate: '2026-11-25' })
    const asked = cancels({ success: true, errorV2: null })
    open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(asked).toEqual([])
  })

  test('[ORD-29] is told when the brewery has begun meanwhile', async () => {
    onMonday('13:46')
    hasOrders({ ...cancellable, deliveryDate: '2026-11-25' })
    cancels({ success: false, errorV2: { code: 'INVALID_ORDER_STATUS' } })
    open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const question = await screen.findByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByText(/The brewery has begun with it/)).toBeVisible()
  })

  test('[ORD-29] is not told that the brewery has begun when nobody says so', async () => {
    onMonday('13:46')
    hasOrders({ ...cancellable, deliveryDate: '2026-11-25' })
    cancels({ success: false, errorV2: { code: 'UNDEFINED' } })
    open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const question = await screen.findByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByText('The order was not cancelled. Try again in a moment.')).toBeVisible()
  })

  test('[ORD-29] is not offered where the server does not', async () => {
    onMonday('13:46')
    hasOrders({ ...cancellable, available_actions: ['REORDER'] })
    open('/orders/history/26-11790')
    await screen.findByRole('button', { name: 'Order again' })
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument()
  })

  test('[ORD-29] is not offered once the cut-off has passed while the page was open', async () => {
    onMonday('15:59')
    hasOrders({ ...cancellable, deliveryDate: '2026-11-24' })
    const clocks = vi.spyOn(globalThis, 'setInterval')
    open('/orders/history/26-11790')
    expect(await screen.findByRole('button', { name: 'Cancel the order' })).toBeVisible()
    onMonday('16:00')
    const everyMinute = clocks.mock.calls.filter(([, milliseconds]) => milliseconds === 60_000)
    act(() => everyMinute.forEach(([tick]) => tick()))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument())
  })
})

describe('changing an order', () => {
  const changeable = {
    status: 'Order created',
    available_actions: ['REORDER' as const, 'CANCEL' as const],
    can_be_changed: true,
    deliveryDate: '2026-11-25',
  }
  const replaces = {
    order_number: '26-11790',
    is_open: true,
    delivery_after_six_pm: false,
    delivery_on_pallet: true,
    delivery_hours_from: '07:00',
    delivery_hours_to: '09:00',
    grand_total: { value: 1000 },
  }

  function changes(answer: object = {}) {
    const asked: unknown[] = []
    server.use(
      api.mutation('ChangeOrder', ({ variables }) => {
        asked.push(variables)
        const cart = wireCartWith({ lines: [{ pallets: 1 }], replaces })
        return HttpResponse.json({ data: { changeOrder: { cart, failed_items: [], errors: [], ...answer } } })
      }),
    )
    return asked
  }

  test('[ORD-29] puts it into the cart, which takes its place', async () => {
    onMonday('13:46')
    hasOrders(changeable)
    const asked = changes()
    const router = open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(asked).toEqual([{ number: '26-11790' }])
  })

  test('[ORD-29, CRT-09] asks what becomes of another order in the cart, and saves it first', async () => {
    onMonday('13:46')
    hasOrders(changeable)
    const asked = changes()
    const saved: unknown[] = []
    const held = wireCartWith({ lines: [{ pallets: 3 }] })
    server.use(
      api.query('CustomerCart', () =>
        HttpResponse.json({ data: { customerCart: saved.length > 0 ? wireCartWith() : held } }),
      ),
      api.mutation('SaveForLater', ({ variables }) => {
        saved.push(variables)
        return HttpResponse.json({ data: { addSaveOrderForLater: { id: '2' } } })
      }),
    )
    const router = open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
    await screen.findByRole('dialog', { name: 'Seems like you have an order in progress' })
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Start new, save the cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(saved).toHaveLength(1)
  })

  test('[ORD-29] is told when the brewery has begun meanwhile, and what is left out of it', async () => {
    onMonday('13:46')
    hasOrders(changeable)
    changes({ cart: null, errors: [{ code: 'INVALID_ORDER_STATUS' }] })
    const router = open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
    expect(await screen.findByText('The brewery has begun with it: it can no longer be changed.')).toBeVisible()
    changes({ failed_items: [wireFailedWith({ name: 'Veenhof Pils' })] })
    await userEvent.click(screen.getByRole('button', { name: 'Change the order' }))
    await waitFor(() => expect(router.state.location.state.toDecide?.leftOut).toMatchObject([{ name: 'Veenhof Pils' }]))
  })

  test('[ORD-29] is not offered where the server does not', async () => {
    onMonday('13:46')
    hasOrders({ ...changeable, can_be_changed: false })
    open('/orders/history/26-11790')
    await screen.findByRole('button', { name: 'Cancel the order' })
    expect(screen.queryByRole('button', { name: 'Change the order' })).not.toBeInTheDocument()
  })

  test('[ORD-29] shows what an order has other than the one whose place it took, with both prices', async () => {
    const former = { product_name: 'Veenhof Pils', number_of_packages: 0, number_of_layer: 0, liters: 0 }
    hasOrders({
      lines: [{ pallets: 2 }],
      replaces: {
        order_number: '26-11700',
        grand_total: { value: 900 },
        items: [
          { ...former, product_sku: 'VP-KR2430', number_of_pallet: 1 },
          { ...former, product_sku: 'WW-KR2430', product_name: 'Witte Wieven', number_of_pallet: 1 },
        ],
      },
    })
    open('/orders/history/26-11790')
    const change = await screen.findByRole('region', { name: 'What was changed' })
    expect(within(change).getByRole('link', { name: 'Order 26-11700' })).toHaveAttribute(
      'href',
      '/orders/history/26-11700',
    )
    expect(
      within(change)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Veenhof Pils: from 1 pallet to 2 pallets',
      'Witte Wieven: from 1 pallet to nothing',
      'Total: from € 900,00 to € 1.000,00',
    ])
  })

  test('[ORD-29] leads from an order to the one that took its place', async () => {
    hasOrders({ status: 'Canceled', replaced_by: '26-11800' })
    open('/orders/history/26-11790')
    expect(await screen.findByRole('link', { name: 'Order 26-11800' })).toHaveAttribute(
      'href',
      '/orders/history/26-11800',
    )
  })
})

describe('the delivery of an order', () => {
  test('goes into one’s own calendar, between its hours', async () => {
    hasOrders({ note_for_driver: 'Ring twice' })
    const saved = savesFiles()
    open('/orders/history/26-11790')
    await userEvent.click(await screen.findByRole('button', { name: 'Add to my calendar' }))
    expect(saved.names).toEqual(['26-11790.ics'])
    const text = (await saved.text()).replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART:20261123T060000Z\r\nDTEND:20261123T080000Z')
    expect(text).toContain(String.raw`LOCATION:Depot 1\, Windmolenweg 14\, Boekelo`)
    expect(text).toContain(String.raw`\nRing twice`)
  })

  test.each(['Delivered', 'Canceled'])('stays out of it once the order is %s', async (status) => {
    hasOrders({ status })
    open('/orders/history/26-11790')
    await screen.findByRole('button', { name: 'Print' })
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).not.toBeInTheDocument()
  })
})

describe('the empties of an order', () => {
  const deposits = [
    { deposit_type: 'bottle', name: 'Bottle deposit', quantity: 24, price: 0.1, total: 2.4 },
    { deposit_type: 'crate', name: 'Crate deposit', quantity: 1, price: 1.5, total: 1.5 },
    { deposit_type: 'pallet', name: 'Pallet deposit', quantity: 0, price: 7.5, total: 0 },
  ]

  test('[ORD-07] are counted by kind over all lines, with the deposit that comes back', async () => {
    withDeposits(deposits)
    open('/orders/history/26-11790')
    const empties = await screen.findByRole('region', { name: 'Empties and deposit' })
    // 83 + 5 crates of 24 bottles, 2 full pallets.
    for (const row of [
      'Bottle deposit 2.112 × € 0,10€ 211,20',
      'Crate deposit 88 × € 1,50€ 132,00',
      'Pallet deposit 2 × € 7,50€ 15,00',
      'Deposit when all of it is back€ 358,20',
    ])
      expect(empties).toHaveTextContent(row)
  })

  test('[ORD-07] of an order of empties are a credit', async () => {
    withDeposits(deposits, { shipping_method: 'emptiespickup_emptiespickup' })
    open('/orders/history/26-11790')
    const empties = await screen.findByRole('region', { name: 'Empties and deposit' })
    expect(empties).toHaveTextContent('Crate deposit 88 × € 1,50−€ 132,00')
  })

  test.each([
    ['nothing carries deposit', [], 'On the way'],
    ['the order was cancelled', deposits, 'Canceled'],
  ])('[ORD-07] are not mentioned where %s', async (_case, own, status) => {
    withDeposits(own, { status })
    open('/orders/history/26-11790')
    await screen.findByRole('button', { name: 'Order again' })
    expect(screen.queryByRole('region', { name: 'Empties and deposit' })).not.toBeInTheDocument()
  })
})

function open(href = '/orders/history') {
  return renderPages(href, {
    '/orders/history': { component: OrderHistoryPage, validateSearch: orderSearch },
    '/orders/history/$number': OrderPage,
    '/orders/posm': { component: PosmOrdersPage, validateSearch: orderSearch },
    '/cart': () => <p>Cart</p>,
  })
}

/** The server has these orders; gives what it is asked. */
function hasOrders(...wishes: OrderWishes[]) {
  const asked: unknown[] = []
  const items = wishes.map(wireOrderWith)
  const asked_line = { brand: 'Veenhof Pils', pack: 'Crate', product: 'Pils in crates' }
  const answer = { orders: { total_count: items.length, page_info: { total_pages: 1 }, asked_line, items } }
  server.use(
    api.query('Orders', ({ variables }) => {
      asked.push(variables)
      return HttpResponse.json({ data: { customer: answer } })
    }),
    api.query('OrderByNumber', () => HttpResponse.json({ data: { customer: answer } })),
  )
  return asked
}

const wireTotal = (value: number) => ({
  grand_total: { value },
  subtotal_excl_tax: { value },
  total_tax: { value: 0 },
  taxes: [],
})

/** One field of the order could not be read. */
function hasOrderWithout(field: string) {
  const order = { ...wireOrderWith({ number: '26-11790' }), [field]: null }
  const path = ['customer', 'orders', 'items', 0, field]
  server.use(
    api.query('OrderByNumber', () =>
      HttpResponse.json({
        data: { customer: { orders: { items: [order] } } },
        errors: [{ message: 'x', path, extensions: { category: 'internal' } }],
      }),
    ),
  )
}

/** The list shows these orders on one page; a file is read with one on each, the last one after `untilThere`. */
function hasOrdersOnPages(wishes: OrderWishes[], untilThere?: () => Promise<unknown>) {
  const orders = wishes.map(wireOrderWith)
  server.use(
    api.query('Orders', async ({ variables: { currentPage, pageSize } }) => {
      const isList = pageSize === 100
      if (!isList && currentPage === orders.length) await untilThere?.()
      const items = isList ? orders : orders.slice(currentPage - 1, currentPage)
      const page = { total_count: orders.length, page_info: { total_pages: isList ? 1 : orders.length }, items }
      return HttpResponse.json({ data: { customer: { orders: page } } })
    }),
    api.query('OrderByNumber', () => HttpResponse.json({ data: { customer: { orders: { items: orders } } } })),
  )
}

/** The browser's downloads: what they are called, and what is in the last one. */
function savesFiles() {
  const names: string[] = []
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return { names, text: async () => (await files.at(-1)?.text()) ?? '' }
}

/** The server refuses to turn to this page. */
function hasNoPage(list: string, page: number) {
  server.use(
    api.query(list, ({ variables }) =>
      variables['currentPage'] === page
        ? HttpResponse.json({ errors: [{ message: 'x', extensions: { category: 'graphql-input' } }] })
        : undefined,
    ),
  )
}

/** Monday 23 November 2026, at this time on the market's clock. */
function onMonday(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-23T${time}:00+01:00`) })
  daysAreKnown()
}

function daysAreKnown() {
  server.use(http.get('*/nl/prod/api/v1/portal/orders/GetGlobalCalendar', () => HttpResponse.json([])))
}

function cancels(answer: object) {
  const asked: unknown[] = []
  server.use(
    api.mutation('CancelOrder', ({ variables }) => {
      asked.push(variables['input'])
      return HttpResponse.json({ data: { cancelOrder: answer } })
    }),
  )
  return asked
}

/** The order as before, its goods with these deposits. */
function withDeposits(deposits: object[], wishes: OrderWishes = {}) {
  const order = wireOrderWith({
    ...wishes,
    lines: [
      { pallets: 2, packages: 3 },
      { packages: 5, product: { sku: 'WW' } },
    ],
  })
  const items = order.items?.map((item) => ({ ...item, product: { ...item?.product, deposits } }))
  const answer = { orders: { items: [{ ...order, items }] } }
  server.use(api.query('OrderByNumber', () => HttpResponse.json({ data: { customer: answer } })))
}

/** The cart is `before` until something is added, then `after`; gives what was added. */
function sells(
  after: ReturnType<typeof wireCartWith>,
  before = wireCartWith(),
  failed_items: FailedItemFragment[] = [],
) {
  const added: unknown[] = []
  server.use(
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: before } })),
    api.query('OrderAgain', () => HttpResponse.json({ data: { orderAgain: wireRepeatedWith() } })),
    api.mutation('SetTransport', () => HttpResponse.json({ data: { setTransportType: { cart: before } } })),
    api.mutation('RepeatOrder', ({ variables }) => {
      added.push(variables['number'])
      return HttpResponse.json({ data: { reorderItems: { cart: after, failed_items } } })
    }),
  )
  return added
}
