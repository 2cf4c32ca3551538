import type { Reporting, ReportPart } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { onADesk } from '../../chart/chart.builders.ts'
import { reportSearch } from './report-search.ts'
import { ReportingPage } from './reporting-page.tsx'

const PATH = '/reporting'
const before = { volume: 10, goods: 1_000 }
const part = (code: string, name: string): ReportPart => ({ code, name, volume: 15, goods: 1_234.56, before })

const DELIVERED = { orders: 3, onTime: 2, casesOrdered: 100, casesBrought: 90 }
const DELIVERED_BEFORE = { orders: 8, onTime: 7, casesOrdered: 200, casesBrought: 199 }
const EMPTIES = { charged: 390, returned: 50, balance: 340 }
const EMPTIES_BEFORE = { charged: 300, returned: 290, balance: 10 }

const REPORT: Reporting = {
  report: 'sales',
  from: '2026-10-01',
  to: '2026-11-24',
  beforeFrom: '2025-10-01',
  beforeTo: '2025-11-24',
  totals: { volume: 15, goods: 1_234.56, orders: 4, total: 1_600, before },
  months: [
    { month: '2026-10', volume: 0, goods: 0, before: { volume: 0, goods: 0 }, orders: 0, total: 0 },
    { month: '2026-11', volume: 15, goods: 1_234.56, before, orders: 4, total: 1_600 },
  ],
  brands: [part('pils', 'Veenhof Pils')],
  packs: [part('CRATE', 'Crate')],
  shipTos: [part('1', 'Depot 1')],
  topProducts: [part('VP-1', 'Pils in crates')],
  lostProducts: [{ ...part('BK-1', 'Bock in crates'), volume: 0, goods: 0 }],
  delivery: {
    ...DELIVERED,
    before: DELIVERED_BEFORE,
    months: [{ month: '2026-11', ...DELIVERED, before: DELIVERED_BEFORE }],
  },
  empties: { ...EMPTIES, before: EMPTIES_BEFORE, months: [{ month: '2026-11', ...EMPTIES, before: EMPTIES_BEFORE }] },
  invoiced: {
    invoices: 5,
    total: 1_500,
    before: { invoices: 4, total: 1_200 },
    months: [
      { month: '2026-10', invoices: 0, total: 0, before: { invoices: 0, total: 0 } },
      { month: '2026-11', invoices: 5, total: 1_500, before: { invoices: 4, total: 1_200 } },
    ],
  },
  choices: {
    reports: ['sales', 'contract-evaluation', 'distributor'],
    brands: [{ code: 'pils', name: 'Veenhof Pils' }],
    packs: [{ code: 'CRATE', name: 'Crate' }],
  },
}

let asked: URL[]
beforeEach(() => {
  vi.stubGlobal('matchMedia', onADesk)
  asked = []
  const user = userWith({ shipTos: [shipToWith({ permissions: ['Reporting', 'My Orders', 'My Documents'] })] })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user })),
    http.get('*/power-bi/:report', ({ request, params }) => {
      asked.push(new URL(request.url))
      const report = params['report'] === 'distributor-report' ? 'distributor' : 'sales'
      return HttpResponse.json({ ...REPORT, report })
    }),
  )
})

const open = (search = '') =>
  renderPages(`${PATH}${search}`, {
    [PATH]: { component: ReportingPage, validateSearch: reportSearch },
    '/orders/history': () => <p>Orders</p>,
    '/my-documents/invoices': () => <p>Invoices</p>,
  })

test('[DOC-09] a report tells its months in a table, each with the way to its orders', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'By month' })
  const row = within(table).getByRole('row', { name: /November 2026/ })
  expect(row).toHaveTextContent('€ 1.234,56€ 1.000,00+23 %4 orders€ 1.600,00')
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/orders/history?period=2026-11&report=sales')
  // A month without orders leads nowhere.
  expect(within(within(table).getByRole('row', { name: /October 2026/ })).queryByRole('link')).toBeNull()
  expect(screen.getByRole('table', { name: 'Not ordered any more' })).toHaveTextContent('Bock in crates')
})

test.each([
  ['By brand', 'Veenhof Pils', 'period=2026-10-01..2026-11-24&pack=CRATE&shipTo=1&brand=pils&report=sales'],
  ['By ship-to', 'Depot 1', 'period=2026-10-01..2026-11-24&pack=CRATE&shipTo=1&report=sales'],
  ['By pack', 'Crate', 'period=2026-10-01..2026-11-24&pack=CRATE&shipTo=1&report=sales'],
  ['Ordered most', 'Pils in crates', 'period=2026-10-01..2026-11-24&pack=CRATE&shipTo=1&product=VP-1&report=sales'],
  [
    'Not ordered any more',
    'Bock in crates',
    'period=2025-10-01..2025-11-24&pack=CRATE&shipTo=1&product=BK-1&report=sales',
  ],
])('[DOC-09] in %s the row %s leads to its orders, as narrow as the report', async (table, name, search) => {
  open('?pack=CRATE&shipTo=1')
  const link = await within(await screen.findByRole('table', { name: table })).findByRole('link', { name })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://veenhof.example')
  expect(pathname).toBe('/orders/history')
  expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(new URLSearchParams(search)))
})

test('[DOC-09] what was invoiced stands beside it by month, each with the way to exactly its invoices', async () => {
  open('?shipTo=1')
  const invoiced = await screen.findByRole('region', { name: 'Invoiced' })
  expect(invoiced).toHaveTextContent(
    '€ 1.500,00Credits are taken off; with deposit and VAT · € 1.200,00, a year before',
  )
  const november = within(invoiced).getByRole('row', { name: /November 2026/ })
  expect(november).toHaveTextContent('€ 1.500,00€ 1.200,00+25 %5')
  expect(within(november).getByRole('link')).toHaveAttribute(
    'href',
    '/my-documents/invoices?from=2026-11-01&to=2026-11-24&shipTo=1&report=sales',
  )
  expect(within(within(invoiced).getByRole('row', { name: /October 2026/ })).queryByRole('link')).toBeNull()
})

test('says of how many ship-tos it is where somebody may not see the invoices of all of them', async () => {
  const invoiced = { ...REPORT.invoiced, ofShipTos: { number: 1, all: 3 } }
  server.use(http.get('*/power-bi/sales-report', () => HttpResponse.json({ ...REPORT, invoiced })))
  open()
  expect(await screen.findByText('Of 1 of 3 ship-tos: at the others you see no invoices.')).toBeVisible()
})

test('[DOC-09] of the contract evaluation, which shows no invoices, they make no report', async () => {
  const nothing = { volume: 0, goods: 0 }
  const totals = { ...nothing, orders: 0, total: 0, before: nothing }
  server.use(
    http.get('*/power-bi/contract-evaluation', () =>
      HttpResponse.json({ ...REPORT, report: 'contract-evaluation', totals }),
    ),
  )
  open('?report=contract-evaluation')
  expect(await screen.findByText('Nothing was ordered in these months')).toBeVisible()
})

test('of a brand nothing is said to have been invoiced, and why', async () => {
  server.use(http.get('*/power-bi/sales-report', () => HttpResponse.json({ ...REPORT, invoiced: null })))
  open('?brand=pils')
  const invoiced = await screen.findByRole('region', { name: 'Invoiced' })
  expect(invoiced).toHaveTextContent('An invoice is of whole orders and tells of no brand and no pack')
  expect(within(invoiced).queryByRole('table')).toBeNull()
})

test('who may not see invoices is told nothing of them', async () => {
  const user = userWith({ shipTos: [shipToWith({ permissions: ['Reporting', 'My Orders'] })] })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user })),
    http.get('*/power-bi/sales-report', () => HttpResponse.json({ ...REPORT, invoiced: null })),
  )
  open('?brand=pils')
  await screen.findByRole('table', { name: 'By month' })
  expect(screen.queryByText('Invoiced')).toBeNull()
})

test('what somebody has no orders to look at for leads nowhere', async () => {
  const user = userWith({ shipTos: [shipToWith({ permissions: ['Reporting'] })] })
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
  open()
  const table = await screen.findByRole('table', { name: 'By brand' })
  expect(within(table).getByRole('row', { name: /Veenhof Pils/ })).toBeVisible()
  expect(within(table).queryByRole('link')).toBeNull()
})

test('[DOC-09] every chart is saved as a table, as a workbook and as a picture', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'By month' })
  expect(table).toBeVisible()
  const names = screen
    .getAllByRole('table')
    .map((own) => own.getAttribute('aria-label') ?? own.querySelector('caption')?.textContent ?? '')
  expect(names).toEqual([
    'By month',
    'Invoiced',
    'By brand',
    'By pack',
    'By ship-to',
    'Ordered most',
    'Not ordered any more',
    'How reliably we delivered',
    'Empties',
  ])
  for (const name of names) {
    const buttons = within(screen.getByRole('region', { name })).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Download as CSV', 'Excel', 'SVG', 'PNG'])
  }
})

test('is narrowed, and counted in hectolitres, by what stands in the address', async () => {
  const router = open('?from=2026-10&brand=pils')
  await screen.findByRole('table', { name: 'By month' })
  expect(asked[0]?.searchParams.get('from')).toBe('2026-10')
  expect(asked[0]?.searchParams.get('brand')).toBe('pils')
  await userEvent.click(screen.getByRole('radio', { name: 'Volume' }))
  await waitFor(() => expect(router.state.location.href).toBe(`${PATH}?from=2026-10&brand=pils&measure=volume`))
  const months = screen.getByRole('table', { name: 'By month' })
  expect(within(months).getByRole('row', { name: /November 2026/ })).toHaveTextContent('15,0 hl10,0 hl+50 %')
})

test('another report is one link away; distribution tells of deliveries and empties', async () => {
  const router = open()
  await userEvent.click(await screen.findByRole('link', { name: 'Distribution' }))
  await waitFor(() => expect(router.state.location.href).toBe(`${PATH}?report=distributor`))
  const delivery = await screen.findByRole('region', { name: 'How reliably we delivered' })
  expect(delivery).toHaveTextContent('On the agreed day66,7 %87,5 %, a year before')
  expect(delivery).toHaveTextContent('90 %90 of 100 units · 99,5 %, a year before')
  const november = within(delivery).getByRole('row', { name: /November 2026/ })
  expect(november).toHaveTextContent('November 2026366,7 %87,5 %90 %99,5 %')
  expect(within(november).getByRole('link')).toHaveAttribute(
    'href',
    '/orders/history?period=2026-11&report=distributor',
  )
  const empties = screen.getByRole('region', { name: 'Empties' })
  expect(empties).toHaveTextContent('Still out€ 340,00€ 10,00, a year before')
  expect(within(empties).getByRole('row', { name: /November 2026/ })).toHaveTextContent(
    '€ 390,00€ 50,00€ 340,00€ 10,00',
  )
})

test('says where nothing was ordered, and when it could not be read', async () => {
  const nothing = { volume: 0, goods: 0 }
  server.use(
    http.get('*/power-bi/sales-report', () =>
      HttpResponse.json({ ...REPORT, invoiced: null, totals: { ...nothing, orders: 0, total: 0, before: nothing } }),
    ),
    http.get('*/power-bi/distributor-report', () => HttpResponse.error()),
  )
  open()
  expect(await screen.findByText('Nothing was ordered in these months')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Distribution' }))
  await waitFor(() => expect(asked.length).toBe(0))
})
