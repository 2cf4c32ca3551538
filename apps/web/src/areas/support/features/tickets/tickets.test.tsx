import type { Ticket, TicketComment } from '@fust/contract/rest'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { rememberSession } from '../../../../session/api/session-query.ts'
import { forgetSession } from '../../../../session/api/sign-out.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { TicketPage } from './ticket-page.tsx'
import { ticketSearch } from './ticket-search.ts'
import { ticketWith } from './tickets.builders.ts'
import { OtherRequestsPage, TicketsPage } from './tickets-page.tsx'

const PORTAL = '*/nl/prod/api/v1/portal'

const commentWith = (own: Partial<TicketComment> = {}): TicketComment => ({
  id: 1,
  ticketId: '100042',
  description: 'We bring two new ones on Thursday.',
  user: 'UAM',
  userName: 'Bram Hofman',
  isStaff: true,
  createdAt: '2026-11-23T10:00:00.000Z',
  ...own,
})

/** What the server was asked to do, call by call. */
let asked: { call: string; query: string; body: unknown }[] = []

beforeEach(() => {
  asked = []
  const shipTos = [shipToWith({ permissions: ['Catalogue Beer', 'Support', 'My Orders'] })]
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos }) })),
    http.get(`${PORTAL}/tickets/GetCategories`, () =>
      HttpResponse.json([
        { id: 'delivery', kind: 'question', name: 'Delivery' },
        { id: 'visit', kind: 'request', name: 'A visit' },
      ]),
    ),
    http.get(`${PORTAL}/tickets/GetAllSubCategories`, () =>
      HttpResponse.json([{ id: 'damaged', categoryId: 'delivery', name: 'Damaged' }]),
    ),
    http.post(`${PORTAL}/tickets/:call`, async ({ request, params }) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/')
      const body: unknown = isForm ? 'a form' : await request.json()
      asked.push({ call: String(params['call']), query: new URL(request.url).search, body })
      if (params['call'] === 'CreateComment') return HttpResponse.json(commentWith({ isStaff: false }))
      return HttpResponse.json(isForm ? [] : ticketWith())
    }),
  )
})

const hasTickets = (...tickets: Ticket[]) =>
  server.use(http.get(`${PORTAL}/tickets/GetAllTickets`, () => HttpResponse.json(tickets)))
const hasComments = (...comments: TicketComment[]) =>
  server.use(http.get(`${PORTAL}/tickets/GetCommentsByTicketId/:id`, () => HttpResponse.json(comments)))

const open = (href = '/support/tickets') =>
  renderPages(href, {
    '/support/tickets': { component: TicketsPage, validateSearch: ticketSearch },
    '/support/other-requests': { component: OtherRequestsPage, validateSearch: ticketSearch },
    '/support/tickets/$case': TicketPage,
  })

const PNG = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'crate.png', {
  type: 'image/png',
})

describe('[SUP-01] the tickets', () => {
  test('are listed with case, subject and where they stand', async () => {
    hasTickets(ticketWith({ status: 'answered' }))
    open()
    const row = await screen.findByRole('row', { name: /100042/ })
    expect(row).toHaveTextContent('Two crates broken')
    expect(row).toHaveTextContent('Delivery · Damaged')
    expect(row).toHaveTextContent('Answered')
    expect(within(row).getByRole('link', { name: '100042' })).toHaveAttribute('href', '/support/tickets/100042')
  })

  test('say so where there are none, and where they cannot be read', async () => {
    hasTickets()
    open()
    expect(await screen.findByText('No tickets yet')).toBeVisible()
  })

  test('of who never asked are not looked through: there are no filters over nothing', async () => {
    hasTickets()
    open()
    expect(await screen.findByText('No tickets yet')).toBeVisible()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  test('can be asked for again where they could not be read', async () => {
    server.use(http.get(`${PORTAL}/tickets/GetAllTickets`, () => HttpResponse.json({}, { status: 500 })))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    hasTickets(ticketWith())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /100042/ })).toBeVisible()
  })

  test('are narrowed to where they stand, a category and a ship-to, by the address', async () => {
    const shipTos = ['1', '2'].map((id) => shipToWith({ id, permissions: ['Support'] }))
    const queries: string[] = []
    server.use(
      http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos }) })),
      http.get(`${PORTAL}/tickets/GetAllTickets`, ({ request }) => {
        queries.push(new URL(request.url).search)
        return HttpResponse.json([ticketWith()])
      }),
    )
    const router = open('/support/tickets?page=2&status=closed&category=nonsense&page=x')
    await screen.findByRole('row', { name: /100042/ })
    const choose = async (label: string, option: string) => {
      await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(label) }))
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }))
    }
    await choose('Status', 'Answered')
    await choose('Category', 'Delivery')
    await waitFor(() => expect(router.state.location.href).toBe('/support/tickets?status=answered&category=delivery'))
    await waitFor(() => expect(queries.at(-1)).toMatch(/kind=question.*status=answered.*categoryId=delivery/))
    // What is wished for has categories of its own.
    await userEvent.click(screen.getByRole('combobox', { name: /Category/ }))
    expect(screen.queryByRole('option', { name: 'A visit' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await choose('Ship-to', 'Depot 1')
    await waitFor(() => expect(queries.at(-1)).toContain('shipToId=1'))
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(router.state.location.href).toBe('/support/tickets'))
  })

  test('that fit no filter say so, and can be asked for without it', async () => {
    hasTickets()
    open('/support/tickets?status=closed')
    expect(await screen.findByText('No ticket fits the filter')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clear the filters' })).toBeVisible()
  })

  test('of a page are followed by older ones', async () => {
    const many = Array.from({ length: 26 }, (_, index) => ticketWith({ caseNumber: String(100_100 + index) }))
    hasTickets(...many)
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Older' }))
    await waitFor(() => expect(router.state.location.href).toBe('/support/tickets?page=2'))
  })
})

describe('a new ticket', () => {
  test('[SUP-08] [ERR-46] says what is missing before it is sent', async () => {
    hasTickets()
    open('/support/tickets?write=yes')
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Not all fields are filled in')
    expect(within(summary).getAllByRole('link')).toHaveLength(3)
    expect(asked).toEqual([])
  })

  test('[API-54] [SUP-06] [SUP-07] is sent with its category and the market of the brewery, then its files', async () => {
    hasTickets(ticketWith())
    hasComments()
    const router = open('/support/tickets?write=yes&order=26-11790')
    await userEvent.click(await screen.findByRole('combobox', { name: /Category/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Delivery' }))
    await userEvent.click(await screen.findByRole('combobox', { name: /In particular/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Damaged' }))
    expect(screen.getByText('About order 26-11790')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Two crates broken')
    await userEvent.type(screen.getByRole('textbox', { name: 'What is it about?' }), 'On Monday.')
    await userEvent.upload(screen.getByLabelText('Add files', { selector: 'input' }), PNG)
    expect(await screen.findByText('crate.png')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(router.state.location.href).toBe('/support/tickets/100042'))
    expect(asked[0]).toMatchObject({
      call: 'CreateTicket',
      query: expect.stringContaining('market=NL'),
      body: {
        subject: 'Two crates broken',
        description: 'On Monday.',
        categoryId: 'delivery',
        subCategoryId: 'damaged',
        orderNumber: '26-11790',
      },
    })
    expect(asked[1]).toMatchObject({
      call: 'UploadAttachmentsByTicketId',
      query: expect.stringContaining('ticketId=100042'),
      body: 'a form',
    })
  })

  test('[SUP-03] takes what is dropped on it as what is chosen, and shows where it may be dropped', async () => {
    hasTickets()
    open('/support/tickets?write=yes')
    const target = await screen.findByRole('group', { name: 'Files' })
    const dropped = { dataTransfer: { files: [PNG, new File(['<script>'], 'page.html')] } }
    // Without that the browser would open the file in place of the portal.
    expect(fireEvent.dragOver(target, dropped)).toBe(false)
    expect(fireEvent.drop(target, dropped)).toBe(false)
    const [picture, page] = await within(target).findAllByRole('listitem')
    expect(picture).toHaveTextContent('crate.png')
    expect(picture).not.toHaveTextContent('Only photos')
    expect(page).toHaveTextContent(/page\.html.*Only photos \(JPEG, PNG, WebP, HEIC\) and PDF\./)
    await userEvent.click(within(target).getByRole('button', { name: /page\.html/ }))
    expect(within(target).getAllByRole('listitem')).toHaveLength(1)
  })

  test('[SUP-03] has no files to send where none was chosen, and does not go while one is refused', async () => {
    hasTickets()
    open('/support/tickets?write=yes')
    const chooser = await screen.findByLabelText('Add files', { selector: 'input' })
    await userEvent.upload(chooser, new File(['<script>'], 'page.png', { type: 'image/png' }))
    expect(await screen.findByText('Only photos (JPEG, PNG, WebP, HEIC) and PDF.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('First take out the file that cannot go along.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take out page.png' }))
    expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  })

  test('is there again after a reload and after a session that ran out, until it was sent', async () => {
    hasTickets(ticketWith())
    hasComments()
    open('/support/tickets?write=yes')
    await userEvent.click(await screen.findByRole('combobox', { name: /Category/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Delivery' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Two crates broken')
    await userEvent.type(screen.getByRole('textbox', { name: 'What is it about?' }), 'On Monday.')
    cleanup()
    open('/support/tickets?write=yes')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Two crates broken')
    expect(screen.getByRole('combobox', { name: /Category/ })).toHaveTextContent('Delivery')
    cleanup()
    forgetSession(new QueryClient())
    rememberSession({ user: userWith() })
    const router = open('/support/tickets?write=yes')
    expect(await screen.findByRole('textbox', { name: 'What is it about?' })).toHaveValue('On Monday.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(router.state.location.href).toBe('/support/tickets/100042'))
    cleanup()
    open('/support/tickets?write=yes')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })

  test('that somebody wants no more, or that another person was writing, is not there again', async () => {
    hasTickets()
    const router = open('/support/tickets?write=yes')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Two crates broken')
    await userEvent.click(screen.getByRole('button', { name: 'Not after all' }))
    await waitFor(() => expect(router.state.location.href).toBe('/support/tickets'))
    await userEvent.click(screen.getByRole('button', { name: 'New ticket' }))
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'One keg is short')
    cleanup()
    forgetSession(new QueryClient())
    rememberSession({ user: userWith({ UID: 'u-2' }) })
    open('/support/tickets?write=yes')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })

  test('for something that is wished for stands among the other requests', async () => {
    hasTickets()
    open('/support/other-requests?write=yes')
    await userEvent.click(await screen.findByRole('combobox', { name: /Category/ }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['A visit'])
  })
})

describe('a ticket', () => {
  test('tells what was asked and what was said since, the brewery’s answers as such', async () => {
    hasTickets(ticketWith())
    hasComments(commentWith())
    open('/support/tickets/100042')
    expect(await screen.findByRole('heading', { level: 1, name: 'Two crates broken' })).toBeVisible()
    const thread = screen.getByRole('list', { name: 'What was said' })
    await waitFor(() => expect(within(thread).getAllByRole('listitem')).toHaveLength(2))
    expect(within(thread).getAllByRole('listitem')[1]).toHaveTextContent(
      /Bram Hofman.*Veenhof.*We bring two new ones on Thursday\./,
    )
  })

  test('[SUP-04] shows the hundred comments that come, without asking for another number', async () => {
    hasTickets(ticketWith())
    const named: string[] = []
    server.use(
      http.get(`${PORTAL}/tickets/GetCommentsByTicketId/:id`, ({ request }) => {
        named.push(...new URL(request.url).searchParams.keys())
        return HttpResponse.json(Array.from({ length: 100 }, (_, index) => commentWith({ id: index + 1 })))
      }),
    )
    open('/support/tickets/100042')
    const thread = await screen.findByRole('list', { name: 'What was said' })
    await waitFor(() => expect(within(thread).getAllByRole('listitem')).toHaveLength(101))
    expect(named).toEqual(['language'])
  })

  test('[ERR-25] [SUP-05] shows what is known where its comments cannot be read, and says so', async () => {
    hasTickets(ticketWith())
    server.use(http.get(`${PORTAL}/tickets/GetCommentsByTicketId/:id`, () => HttpResponse.json({}, { status: 500 })))
    open('/support/tickets/100042')
    expect(await screen.findByText('The comments cannot be read now.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Two crates broken' })).toBeVisible()
  })

  test('[SUP-02] [API-50] takes a comment of who is signed in', async () => {
    hasTickets(ticketWith())
    hasComments()
    open('/support/tickets/100042')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'And a third one.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue(''))
    expect(asked).toMatchObject([
      { call: 'CreateComment', body: { ticketId: '100042', description: 'And a third one.', user: 'u-1' } },
    ])
  })

  test('is answered by the brewery’s people, and closed', async () => {
    hasTickets(ticketWith({ canAnswer: true }))
    hasComments()
    open('/support/tickets/100042')
    expect(await screen.findByRole('textbox', { name: 'Your answer to the customer' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'This is solved' }))
    await waitFor(() => expect(asked).toMatchObject([{ call: 'SetTicketStatus', body: { status: 'closed' } }]))
  })

  test('[API-53] gives its files, but for those that wait or are held back', async () => {
    const file = { bytes: 2_000, type: 'image/png', addedAt: '2026-11-23T09:00:00.000Z', addedBy: 'Marloes' }
    hasTickets(
      ticketWith({
        attachments: [
          { ...file, id: 7, fileName: 'crate.png', status: 'clean' },
          { ...file, id: 8, fileName: 'new.png', status: 'waiting' },
          { ...file, id: 9, fileName: 'bad.pdf', status: 'refused' },
        ],
      }),
    )
    hasComments()
    open('/support/tickets/100042')
    const link = await screen.findByRole('link', { name: 'crate.png' })
    expect(link).toHaveAttribute('href', expect.stringContaining('/tickets/DownloadAttachment/7'))
    expect(screen.queryByRole('link', { name: 'new.png' })).not.toBeInTheDocument()
    expect(screen.getByText('Being checked for viruses.')).toBeVisible()
    expect(screen.getByText('Held back by the virus scanner.')).toBeVisible()
  })

  test('of somebody else, or of nobody, is unknown', async () => {
    hasTickets()
    open('/support/tickets/999999')
    expect(await screen.findByText('This ticket is not among yours')).toBeVisible()
  })
})

describe('[CNT-28] the ticket of a visitor', () => {
  const visitor = {
    wish: 'partner',
    email: 'noor?bcc=x@debrug.example',
    phone: '0546 12 34 56',
    companyName: 'Café De Brug',
    chamberNumber: '',
    city: 'Almelo',
    trade: 'bar',
  } as const
  const ticketOf = (own: Partial<Ticket> = {}) =>
    ticketWith({ userName: 'Noor ter Horst', shipToName: 'Café De Brug', canAnswer: true, visitor, ...own })

  test('tells the brewery who asks and how they are reached, and that the answer is mailed', async () => {
    hasTickets(ticketOf({ description: '' }))
    hasComments()
    open('/support/tickets/100042')
    const who = within(await screen.findByRole('region', { name: 'Who asks' }))
    expect(who.getByText(/Would become a customer/)).toHaveTextContent('Noor ter Horst')
    expect(who.getByText('Café or bar')).toBeVisible()
    expect(who.queryByText('Chamber of Commerce number')).not.toBeInTheDocument()
    // What a stranger typed is an address and nothing more.
    expect(who.getByRole('link', { name: /noor/ })).toHaveAttribute('href', 'mailto:noor%3Fbcc%3Dx@debrug.example')
    expect(screen.getByLabelText('Your answer to the customer')).toBeVisible()
    expect(screen.queryByText('Add files')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Files' })).not.toBeInTheDocument()
    expect(within(screen.getByRole('list', { name: 'What was said' })).queryByRole('listitem')).toBeNull()
  })

  test('is told from those of customers in the list', async () => {
    hasTickets(ticketOf())
    open()
    expect(await screen.findByText('A visitor')).toBeVisible()
  })
})

describe('the tickets of the brewery’s people', () => {
  const DESK = {
    owner: '',
    ownerName: '',
    isMine: false,
    companyName: 'Café De Kroon',
    waitingSince: new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString(),
  }
  const staff = () =>
    server.use(
      http.get('*/identity/session', () =>
        HttpResponse.json({
          user: userWith({ shipTos: [shipToWith({ permissions: ['Support'], customerType: 'InternalCustomer' })] }),
        }),
      ),
    )

  test('say whose they are, who answers them and how long they wait, in words of staff', async () => {
    staff()
    hasTickets(
      ticketWith({ canAnswer: true, desk: DESK }),
      ticketWith({ caseNumber: '100043', canAnswer: true, desk: { ...DESK, owner: 'U2', ownerName: 'Bram Hofman' } }),
      ticketWith({ caseNumber: '100044', status: 'answered', desk: { ...DESK, isMine: true, waitingSince: null } }),
    )
    open()
    const row = await screen.findByRole('row', { name: /100042/ })
    expect(row).toHaveTextContent('Café De Kroon · Depot 1')
    expect(row).toHaveTextContent('Customer service')
    expect(row).toHaveTextContent('3 hours')
    expect(row).toHaveTextContent('To be answered')
    expect(screen.queryByText('At the brewery')).toBeNull()
    expect(screen.getByRole('row', { name: /100043/ })).toHaveTextContent('Bram Hofman')
    expect(screen.getByRole('row', { name: /100044/ })).toHaveTextContent('You')
  })

  test('are of all kinds, unanswered first, and narrowed to a queue by keyboard', async () => {
    staff()
    const queries: string[] = []
    server.use(
      http.get(`${PORTAL}/tickets/GetAllTickets`, ({ request }) => {
        queries.push(new URL(request.url).search)
        return HttpResponse.json([ticketWith({ canAnswer: true, desk: DESK })])
      }),
    )
    const router = open()
    await screen.findByRole('row', { name: /100042/ })
    await waitFor(() => expect(queries.at(-1)).toContain('queue=all'))
    expect(queries.at(-1)).not.toContain('kind=')
    const queue = screen.getByRole('combobox', { name: /Queue/ })
    queue.focus()
    await userEvent.keyboard('{Enter}')
    // The list takes the focus once it is open; an arrow before that would only open it again.
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/support/tickets?queue=service'))
    await waitFor(() => expect(queries.at(-1)).toContain('queue=service'))
  })

  test('that are none say so in words of staff', async () => {
    staff()
    hasTickets()
    open()
    expect(await screen.findByText('Nothing to answer')).toBeVisible()
  })

  test('are taken over, and then nobody takes over one’s own', async () => {
    staff()
    hasTickets(ticketWith({ canAnswer: true, desk: DESK }))
    hasComments()
    open('/support/tickets/100042')
    expect(await screen.findByText('From customer Café De Kroon · Depot 1')).toBeVisible()
    expect(screen.getByText('Waiting for 3 hours')).toBeVisible()
    hasTickets(ticketWith({ canAnswer: true, desk: { ...DESK, isMine: true } }))
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }))
    expect(asked).toMatchObject([{ call: 'TakeOverTicket', body: { ticketId: '100042' } }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull())
  })

  test('that cannot be taken over now say so', async () => {
    staff()
    hasTickets(ticketWith({ canAnswer: true, desk: DESK }))
    hasComments()
    server.use(
      http.post(`${PORTAL}/tickets/TakeOverTicket`, () => HttpResponse.json({ code: 'forbidden' }, { status: 403 })),
    )
    open('/support/tickets/100042')
    await userEvent.click(await screen.findByRole('button', { name: 'Take over' }))
    expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  })
})

test('a customer reads nothing of queues and owners', async () => {
  hasTickets(ticketWith())
  open()
  await screen.findByRole('row', { name: /100042/ })
  expect(screen.queryByRole('combobox', { name: /Queue/ })).toBeNull()
  expect(screen.queryByText('Customer service')).toBeNull()
})
