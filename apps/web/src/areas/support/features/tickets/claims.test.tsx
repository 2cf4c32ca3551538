import type { ClaimableLine, Ticket, TicketClaim } from '@fust/contract/rest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { TicketPage } from './ticket-page.tsx'
import { ticketSearch } from './ticket-search.ts'
import { ticketWith } from './tickets.builders.ts'
import { OtherRequestsPage, TicketsPage } from './tickets-page.tsx'

const PORTAL = '*/nl/prod/api/v1/portal'
const ORDER = '26-11790'

const lineWith = (own: Partial<ClaimableLine> = {}): ClaimableLine => ({
  lineId: 'NjAxLzEw',
  sku: 'VP-KR2430',
  name: 'Veenhof Pilsner, crate',
  subtitle: 'Crate 24 × 30 cl',
  unit: 'packages',
  ordered: 6,
  claimable: 6,
  ...own,
})

const claimWith = (own: Partial<TicketClaim> = {}): TicketClaim => ({
  lines: [
    {
      lineId: 'NjAxLzEw',
      sku: 'VP-KR2430',
      name: 'Veenhof Pilsner, crate',
      subtitle: 'Crate 24 × 30 cl',
      unit: 'packages',
      fault: 'damaged',
      quantity: 2,
    },
    {
      lineId: 'NjAxLzIw',
      sku: 'VP-TANK',
      name: 'Veenhof Pilsner, tank',
      subtitle: 'Crate 24 × 30 cl',
      unit: 'liters',
      fault: 'short',
      quantity: 40,
    },
  ],
  settlement: null,
  settledAt: null,
  settledBy: null,
  ...own,
})

const SETTLED = claimWith({
  settlement: 'replacement',
  settledAt: '2026-11-23T10:00:00.000Z',
  settledBy: 'Bram Hofman',
})

/** What the server was asked to do, call by call. */
let asked: { call: string; body: unknown }[] = []
/** What it answers instead of doing it. */
let refusal: string | null = null

beforeEach(() => {
  asked = []
  refusal = null
  const shipTos = [shipToWith({ permissions: ['Catalogue Beer', 'Support', 'My Orders'] })]
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos }) })),
    http.get(`${PORTAL}/tickets/GetCategories`, () => HttpResponse.json([])),
    http.get(`${PORTAL}/tickets/GetAllSubCategories`, () => HttpResponse.json([])),
    http.get(`${PORTAL}/tickets/GetCommentsByTicketId/:id`, () => HttpResponse.json([])),
    http.post(`${PORTAL}/tickets/:call`, async ({ request, params }) => {
      asked.push({ call: String(params['call']), body: await request.json() })
      const problem = { status: 422, code: refusal, message: 'No.', requestId: 'r' }
      return refusal === null ? HttpResponse.json(ticketWith()) : HttpResponse.json(problem, { status: 422 })
    }),
  )
})

const hasTickets = (...tickets: Ticket[]) =>
  server.use(http.get(`${PORTAL}/tickets/GetAllTickets`, () => HttpResponse.json(tickets)))
const hasLines = (...lines: ClaimableLine[]) =>
  server.use(http.get(`${PORTAL}/tickets/GetClaimableLines`, () => HttpResponse.json(lines)))

const open = (href: string) =>
  renderPages(href, {
    '/support/tickets': { component: TicketsPage, validateSearch: ticketSearch },
    '/support/other-requests': { component: OtherRequestsPage, validateSearch: ticketSearch },
    '/support/tickets/$case': TicketPage,
  })

const openForm = () => open(`/support/tickets?write=yes&order=${ORDER}`)

async function choose(name: string, fault: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: `What is wrong ${name}` }))
  await userEvent.click(await screen.findByRole('option', { name: fault }))
}

const quantityOf = (name: string) => screen.getByRole('spinbutton', { name: `${name}: how much` })

describe('a question about an order that has come', () => {
  beforeEach(() => hasTickets())

  test('is a claim where it says what is wrong with a product, and with how much of it', async () => {
    hasLines(
      lineWith(),
      lineWith({ lineId: 'NjAxLzIw', sku: 'VP-TANK', name: 'Tank beer', unit: 'liters', ordered: 500 }),
    )
    openForm()
    await choose('Veenhof Pilsner, crate', 'Damaged')
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(`Something is wrong with order ${ORDER}`)
    await userEvent.click(screen.getByRole('button', { name: 'More: Veenhof Pilsner, crate: how much' }))
    expect(quantityOf('Veenhof Pilsner, crate')).toHaveAttribute('aria-valuenow', '2')
    await userEvent.type(screen.getByRole('textbox', { name: 'What is it about?' }), 'See the photo.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(asked).toMatchObject([
        {
          call: 'CreateTicket',
          body: { orderNumber: ORDER, lines: [{ lineId: 'NjAxLzEw', fault: 'damaged', quantity: 2 }] },
        },
      ]),
    )
  })

  test('says so again after a reload', async () => {
    hasLines(lineWith())
    openForm()
    await choose('Veenhof Pilsner, crate', 'Damaged')
    await userEvent.click(screen.getByRole('button', { name: 'More: Veenhof Pilsner, crate: how much' }))
    cleanup()
    openForm()
    expect(await screen.findByRole('combobox', { name: /What is wrong/ })).toHaveTextContent('Damaged')
    expect(quantityOf('Veenhof Pilsner, crate')).toHaveAttribute('aria-valuenow', '2')
  })

  test('is an ordinary ticket where nothing is chosen', async () => {
    hasLines(lineWith())
    openForm()
    await choose('Veenhof Pilsner, crate', 'Damaged')
    await choose('Veenhof Pilsner, crate', 'Nothing wrong')
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: 'What is it about?' }), 'When?')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).not.toHaveProperty('lines')
  })

  test('keeps the subject that somebody wrote', async () => {
    hasLines(lineWith())
    openForm()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Two crates broken')
    await choose('Veenhof Pilsner, crate', 'Too few')
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Two crates broken')
  })

  test('counts no further than what can still be claimed', async () => {
    hasLines(lineWith({ claimable: 1 }), lineWith({ lineId: 'NjAxLzIw', name: 'Weizen', claimable: 0 }))
    openForm()
    expect(await screen.findByText(/Ordered: 6\. Can still be claimed: 1\./)).toBeVisible()
    expect(screen.getByText(/All of it is claimed already\./)).toBeVisible()
    expect(screen.queryByRole('combobox', { name: /Weizen/ })).not.toBeInTheDocument()
    await choose('Veenhof Pilsner, crate', 'Wrong product')
    expect(screen.getByRole('button', { name: 'More: Veenhof Pilsner, crate: how much' })).toBeDisabled()
  })

  test('that is refused says what can be done, and shows what can still be claimed', async () => {
    hasLines(lineWith())
    openForm()
    await choose('Veenhof Pilsner, crate', 'Damaged')
    await userEvent.type(screen.getByRole('textbox', { name: 'What is it about?' }), 'See the photo.')
    refusal = 'claim-too-many'
    hasLines(lineWith({ claimable: 1 }))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('look at them and send again')
    expect(await screen.findByText(/Can still be claimed: 1\./)).toBeVisible()
  })

  test('becomes no question without a claim where a colleague has claimed all of it meanwhile: that is said first', async () => {
    hasLines(lineWith())
    openForm()
    await choose('Veenhof Pilsner, crate', 'Damaged')
    await userEvent.type(screen.getByRole('textbox', { name: 'What is it about?' }), 'See the photo.')
    refusal = 'claim-too-many'
    hasLines(lineWith({ claimable: 0 }))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/All of it is claimed already\./)).toBeVisible()
    refusal = null
    asked = []
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('look at them and send again')
    expect(asked).toEqual([])
  })

  test.each([
    ['order-not-arrived', 'Ask without products, or wait until it is there.'],
    ['claim-line-unknown', 'Open this again from the order.'],
  ])('that is refused with %s says the next step', async (code, sentence) => {
    hasLines(lineWith())
    openForm()
    await choose('Veenhof Pilsner, crate', 'Damaged')
    await userEvent.type(screen.getByRole('textbox', { name: 'What is it about?' }), 'See the photo.')
    refusal = code
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  test('can be asked where the products cannot be read, which is said', async () => {
    server.use(http.get(`${PORTAL}/tickets/GetClaimableLines`, () => HttpResponse.json({}, { status: 500 })))
    openForm()
    expect(await screen.findByText('The products of the order cannot be read now.')).toBeVisible()
    hasLines(lineWith())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('group', { name: 'What is wrong with this delivery?' })).toBeVisible()
  })

  test('of many lines shows twenty, finds the others, and keeps what was chosen in sight', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      lineWith({ lineId: `line${index}`, sku: `SKU-${index}`, name: `Beer no. ${index}` }),
    )
    hasLines(...many)
    openForm()
    const lines = within(await screen.findByRole('group', { name: 'What is wrong with this delivery?' }))
    expect(lines.getAllByRole('listitem')).toHaveLength(20)
    const search = lines.getByRole('searchbox', { name: 'Find a product of this order' })
    await userEvent.type(search, 'no. 39{Enter}')
    expect(asked).toEqual([])
    await choose('Beer no. 39', 'Too few')
    await userEvent.clear(search)
    await userEvent.type(search, 'nothing like it')
    expect(lines.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.clear(search)
    expect(lines.getAllByRole('listitem')).toHaveLength(21)
    await userEvent.click(lines.getByRole('button', { name: 'Show all 40 products' }))
    expect(lines.getAllByRole('listitem')).toHaveLength(40)
  })
})

test.each([
  ['an order that is under way', `/support/tickets?write=yes&order=${ORDER}`],
  ['something that is wished for', `/support/other-requests?write=yes&order=${ORDER}`],
])('a question about %s asks for no products', async (_what, href) => {
  hasTickets()
  hasLines()
  open(href)
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'What is wrong with this delivery?' })).not.toBeInTheDocument()
})

describe('a claim', () => {
  test('is marked in the list', async () => {
    hasTickets(ticketWith({ claim: claimWith() }), ticketWith({ caseNumber: '100043' }))
    open('/support/tickets')
    expect(await screen.findByRole('row', { name: /100042/ })).toHaveTextContent('Claim')
    expect(screen.getByRole('row', { name: /100043/ })).not.toHaveTextContent('Claim')
  })

  test('tells what is wrong with how much, and that nobody has decided yet', async () => {
    hasTickets(ticketWith({ claim: claimWith() }))
    open('/support/tickets/100042')
    const table = within(await screen.findByRole('table', { name: 'What is claimed' }))
    expect(table.getByRole('row', { name: /Veenhof Pilsner, crate/ })).toHaveTextContent(/Damaged\s*2$/)
    expect(table.getByRole('row', { name: /Veenhof Pilsner, tank/ })).toHaveTextContent(/Too few\s*40\slt$/)
    expect(screen.getByText('The brewery has not decided yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Settle' })).not.toBeInTheDocument()
  })

  test('tells how it was settled, by whom and when, to both', async () => {
    hasTickets(ticketWith({ claim: SETTLED, canAnswer: true, status: 'closed' }))
    open('/support/tickets/100042')
    expect(await screen.findByText(/^To be brought again\. Decided by Bram Hofman, /)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Settle' })).not.toBeInTheDocument()
  })

  test('is settled by the brewery’s people with a decision and an answer, by one button', async () => {
    hasTickets(ticketWith({ claim: claimWith(), canAnswer: true }))
    open('/support/tickets/100042')
    await userEvent.click(await screen.findByRole('radio', { name: 'Bring it again' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Explanation for the customer' }), 'On Thursday.')
    hasTickets(ticketWith({ claim: SETTLED, canAnswer: true, status: 'closed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Settle' }))
    expect(await screen.findByText(/^To be brought again\. Decided by Bram Hofman, /)).toBeVisible()
    expect(asked).toEqual([
      {
        call: 'SettleClaim',
        body: { ticketId: '100042', settlement: 'replacement', description: 'On Thursday.' },
      },
    ])
  })

  test('is not settled without a decision and an answer', async () => {
    hasTickets(ticketWith({ claim: claimWith(), canAnswer: true }))
    open('/support/tickets/100042')
    await userEvent.click(await screen.findByRole('button', { name: 'Settle' }))
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Choose how it is settled'), expect.stringContaining('Fill this in')])
    expect(asked).toEqual([])
  })

  test('that somebody else settled meanwhile is shown as it was settled', async () => {
    hasTickets(ticketWith({ claim: claimWith(), canAnswer: true }))
    open('/support/tickets/100042')
    await userEvent.click(await screen.findByRole('radio', { name: 'Reject it' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Explanation for the customer' }), 'No.')
    refusal = 'claim-settled'
    hasTickets(ticketWith({ claim: SETTLED, canAnswer: true, status: 'closed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Settle' }))
    expect(await screen.findByText(/Somebody has settled this claim meanwhile/)).toBeVisible()
    expect(await screen.findByText(/^To be brought again\. Decided by Bram Hofman, /)).toBeVisible()
  })
})
