import { ROLES } from '@fust/domain/access'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { ChangesPage } from './changes-page.tsx'
import { InviteFilePage } from './invite-file-page.tsx'
import { InvitePage } from './invite-page.tsx'
import { userSearch } from './user-search.ts'
import { UserPage } from './user-page.tsx'
import { UsersPage } from './users-page.tsx'

const USERS = '*/alcdcservice/api/v1/portal/users'

const jan = {
  UID: 'U2',
  firstName: 'Jan',
  lastName: 'Brink',
  email: 'jan@tenbrink.example',
  phone: '053 431 22 00',
  status: 'Active',
  invitation: null,
  roles: [{ shipToId: '1', shipToName: 'Depot 1', customerType: 'Distributor', role: 'SalesAssociate' }],
}
const shipTos = ['1', '2'].map((id) => ({
  companyId: '100',
  companyName: 'Ten Brink Dranken',
  shipToId: id,
  shipToName: `Depot ${id}`,
  customerType: 'Distributor',
  choices: [{ customerType: 'Distributor', roles: [...ROLES] }],
}))
const { roles: _roles, ...words } = jan
const info = {
  ...userWith({ ...words, shipTos: [shipToWith({ role: 'SalesAssociate' })] }),
  status: 'Active',
  version: 3,
  invitation: null,
}
const noChanges = { changes: [], hasMore: false }

const refused = (code: string, status = 422) =>
  HttpResponse.json({ status, code, message: '', requestId: 'r-1' }, { status })

let sent: { path: string; body: unknown }[]
beforeEach(() => {
  sent = []
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    http.get(`${USERS}/GetManagedShipTos`, () => HttpResponse.json({ shipTos })),
    http.get(`${USERS}/GetUserChanges`, () => HttpResponse.json(noChanges)),
    http.get(`${USERS}/GetUserInfoById/U2`, () => HttpResponse.json(info)),
  )
})

/** What the server answers a change with; what it was sent is kept. */
function answers(method: 'post' | 'put' | 'patch', path: string, give: (body: unknown) => Response) {
  server.use(
    http[method](`${USERS}/${path}`, async ({ request }) => {
      const body: unknown = await request.json()
      sent.push({ path, body })
      return give(body)
    }),
  )
}

const open = (href: string) =>
  renderPages(href, {
    '/my-profile/management': { component: UsersPage, validateSearch: userSearch },
    '/my-profile/management/new': InvitePage,
    '/my-profile/management/file': InviteFilePage,
    '/my-profile/management/changes': ChangesPage,
    '/my-profile/management/$user': UserPage,
  })

const choose = async (label: string, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

describe('the users of a company', () => {
  function lists(users: object[], totalCount = users.length) {
    const asked: string[] = []
    server.use(
      http.get(`${USERS}/GetAllUsersInfo`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json({ users, totalCount, totalPages: Math.ceil(totalCount / 50) })
      }),
    )
    return asked
  }

  test('[USR-03] [PRM-34] [USR-12] are listed with role, ship-to and status, each leading to what there is of them', async () => {
    lists([
      jan,
      { ...jan, UID: 'U3', firstName: 'Inge', status: 'Invited', roles: [] },
      { ...jan, UID: 'U4', firstName: 'Koen', status: 'Inactive', roles: [] },
    ])
    open('/my-profile/management')
    const row = await screen.findByRole('row', { name: /Jan Brink/ })
    expect(row).toHaveTextContent('Buyer Depot 1')
    expect(row).toHaveTextContent('Active')
    expect(within(row).getByRole('link', { name: 'Jan Brink' })).toHaveAttribute('href', '/my-profile/management/U2')
    expect(screen.getByRole('row', { name: /Inge Brink/ })).toHaveTextContent('Invited')
    expect(screen.getByRole('row', { name: /Koen Brink/ })).toHaveTextContent('Inactive')
    expect(screen.getByRole('status')).toHaveTextContent('3 users')
  })

  test.each([
    ['[PRM-31, PRM-37]', 'Owner', 'Key user'],
    ['[PRM-32]', 'DelegatedOwner', 'Designated administrator'],
    ['[PRM-35]', 'Basic', 'Basic user'],
  ])('%s a %s is shown as %s', async (_id, role, name) => {
    lists([{ ...jan, roles: jan.roles.map((own) => ({ ...own, role })) }])
    open('/my-profile/management')
    expect(await screen.findByRole('row', { name: /Jan Brink/ })).toHaveTextContent(`${name} Depot 1`)
  })

  test('keep search, filters and page in the address, and ask the server for them', async () => {
    const asked = lists([jan], 120)
    const router = open('/my-profile/management')
    await screen.findByRole('row', { name: /Jan Brink/ })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name or e-mail address' }), 'jan{Enter}')
    await choose('Role', 'Buyer')
    await waitFor(() =>
      expect(router.state.location.href).toBe('/my-profile/management?search=jan&role=SalesAssociate'),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(asked.at(-1)).toContain('currentPage=2'))
    expect(asked.at(-1)).toContain('search=jan')
    expect(asked.at(-1)).toContain('role=SalesAssociate')
  })

  test('are narrowed to one ship-to, which stands in the address', async () => {
    const asked = lists([jan])
    const router = open('/my-profile/management')
    await choose('Ship-to', /Depot 2/)
    await waitFor(() => expect(router.state.location.href).toBe('/my-profile/management?shipTo=2'))
    await waitFor(() => expect(asked.at(-1)).toContain('shipToId=2'))
    await choose('Ship-to', 'All ship-tos')
    await waitFor(() => expect(router.state.location.href).toBe('/my-profile/management'))
  })

  test('stand by name, and in another order as the address says', async () => {
    lists([jan])
    const router = open('/my-profile/management')
    await screen.findByRole('link', { name: 'Jan Brink' })
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(router.state.location.href).toBe('/my-profile/management?sort=name-desc'))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(router.state.location.href).toBe('/my-profile/management'))
  })

  test('[ERR-53] [USR-14] are told to be nobody', async () => {
    lists([])
    open('/my-profile/management?search=zzz')
    expect(await screen.findByText('No user data available')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Clear the filters' })[0]).toBeVisible()
  })

  test('are not shown to who may not look after them', async () => {
    server.use(http.get(`${USERS}/GetAllUsersInfo`, () => refused('forbidden', 403)))
    open('/my-profile/management')
    expect(await screen.findByText('This is not yours to open')).toBeVisible()
  })
})

describe('somebody new', () => {
  test('[USR-04] is invited with a role at a ship-to', async () => {
    answers('post', 'CreateNewUser', () => HttpResponse.json({ email: 'inge@tenbrink.example', status: 'Invited' }))
    server.use(
      http.get(`${USERS}/GetAllUsersInfo`, () => HttpResponse.json({ users: [], totalCount: 0, totalPages: 0 })),
    )
    const router = open('/my-profile/management/new')
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'inge@tenbrink.example')
    await userEvent.type(screen.getByLabelText('First name'), 'Inge')
    await userEvent.type(screen.getByLabelText('Last name'), 'Tap')
    await userEvent.type(screen.getByLabelText('Phone'), '06 1234 5678')
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('Choose a role at one ship-to at least')).toBeVisible()
    await choose('Role at Depot 2', /^Basic user/)
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-profile/management'))
    expect(sent).toEqual([
      {
        path: 'CreateNewUser',
        body: {
          email: 'inge@tenbrink.example',
          firstName: 'Inge',
          lastName: 'Tap',
          phone: '06 1234 5678',
          locale: 'en',
          roles: [{ shipToId: '2', role: 'Basic', customerType: 'Distributor' }],
        },
      },
    ])
  })

  test('is still there after a reload, with the language and the roles; not once they are invited', async () => {
    answers('post', 'CreateNewUser', () => HttpResponse.json({ email: 'inge@tenbrink.example', status: 'Invited' }))
    server.use(
      http.get(`${USERS}/GetAllUsersInfo`, () => HttpResponse.json({ users: [], totalCount: 0, totalPages: 0 })),
    )
    open('/my-profile/management/new')
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'inge@tenbrink.example')
    await userEvent.type(screen.getByLabelText('First name'), 'Inge')
    await userEvent.type(screen.getByLabelText('Last name'), 'Tap')
    await userEvent.type(screen.getByLabelText('Phone'), '06 1234 5678')
    await choose('Language of e-mails', 'Nederlands')
    await choose('Role at Depot 2', /^Basic user/)
    cleanup()
    const router = open('/my-profile/management/new')
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-profile/management'))
    expect(sent.map(({ body }) => body)).toMatchObject([
      { firstName: 'Inge', locale: 'nl', roles: [{ shipToId: '2', role: 'Basic' }] },
    ])
    cleanup()
    open('/my-profile/management/new')
    expect(await screen.findByLabelText('First name')).toHaveValue('')
  })

  test('[IDN-42] [ERR-44] is asked for name, phone and e-mail address', async () => {
    open('/my-profile/management/new')
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation' }))
    for (const fault of [
      'Fill in an e-mail address, like name@cafe.nl',
      'Fill in a first name',
      'Fill in a last name',
      'Please insert valid phone number.',
    ])
      expect((await screen.findAllByText(fault))[0]).toBeVisible()
  })
})

describe('a user', () => {
  test('[USR-05] gets other roles, from the state that was seen', async () => {
    answers('put', 'UpdateUser/U2', () => HttpResponse.json({ ...info, version: 4 }))
    open('/my-profile/management/U2')
    await choose('Role at Depot 1', /^Manager/)
    await choose('Role at Depot 2', /^Basic user/)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      version: 3,
      roles: [
        { shipToId: '1', role: 'Manager', customerType: 'Distributor' },
        { shipToId: '2', role: 'Basic', customerType: 'Distributor' },
      ],
    })
    expect(await screen.findByText('Jan Brink is saved.')).toBeVisible()
  })

  test('[USR-05] without any role left is out of the company, which is said on the list of people', async () => {
    answers('put', 'UpdateUser/U2', () => refused('not-found', 404))
    open('/my-profile/management/U2')
    await choose('Role at Depot 1', 'No role')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Take Jan Brink out of the company?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take out' }))
    expect(await screen.findByText('Jan Brink is no longer in the company.')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    expect(sent).toMatchObject([{ body: { roles: [] } }])
  })

  test.each([
    ['changed-meanwhile', 409, /Somebody else has changed this meanwhile/],
    ['last-key-user', 422, /Your company needs a Key user/],
  ])('that cannot be changed so (%s) is told why', async (code, status, text) => {
    answers('put', 'UpdateUser/U2', () => refused(code, status))
    open('/my-profile/management/U2')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('[PRM-39] is offered what the server lets one give, and what they have to take it away', async () => {
    const ofTank = shipToWith({ id: '2', role: 'Manager', customerType: 'OntradeTank' })
    const choices = [{ customerType: 'Distributor', roles: ['SalesAssociate', 'Basic'] }]
    server.use(
      http.get(`${USERS}/GetManagedShipTos`, () =>
        HttpResponse.json({ shipTos: shipTos.map((shipTo) => ({ ...shipTo, choices })) }),
      ),
      http.get(`${USERS}/GetUserInfoById/U2`, () =>
        HttpResponse.json({ ...info, permissionSchema: [...info.permissionSchema, ofTank] }),
      ),
    )
    open('/my-profile/management/U2')
    const optionsAt = async (label: string) => {
      await userEvent.click(await screen.findByRole('combobox', { name: label }))
      const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
      await userEvent.keyboard('{Escape}')
      return options
    }
    expect(await optionsAt('Role at Depot 1 (Distributor)')).toEqual([
      'No role',
      expect.stringMatching(/^Buyer/),
      expect.stringMatching(/^Basic user/),
    ])
    expect(await optionsAt('Role at Depot 2 (On-trade with tank beer)')).toEqual([
      'No role',
      expect.stringMatching(/^Manager/),
    ])
  })

  test('[USR-06] is deactivated once that was confirmed', async () => {
    answers('patch', 'SetUserStatus', () => HttpResponse.json({ ...info, status: 'Inactive' }))
    open('/my-profile/management/U2')
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
    const question = await screen.findByRole('dialog', { name: 'Deactivate Jan Brink?' })
    expect(question).toHaveTextContent('at every ship-to')
    await userEvent.click(within(question).getByRole('button', { name: 'Leave it' }))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }))
    const again = await screen.findByRole('dialog', { name: 'Deactivate Jan Brink?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(sent).toEqual([{ path: 'SetUserStatus', body: { UID: 'U2', status: 'Inactive' } }]))
  })

  test('[USR-06] is activated once that was confirmed', async () => {
    server.use(http.get(`${USERS}/GetUserInfoById/U2`, () => HttpResponse.json({ ...info, status: 'Inactive' })))
    answers('patch', 'SetUserStatus', () => HttpResponse.json({ ...info, status: 'Active' }))
    open('/my-profile/management/U2')
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }))
    const question = await screen.findByRole('dialog', { name: 'Activate Jan Brink?' })
    expect(sent).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Activate' }))
    await waitFor(() => expect(sent).toEqual([{ path: 'SetUserStatus', body: { UID: 'U2', status: 'Active' } }]))
  })

  const invitation = (state: string) => ({ state, expiresAt: '2026-11-26T09:00:00Z' })
  const shows = (own: object) =>
    server.use(http.get(`${USERS}/GetUserInfoById/U2`, () => HttpResponse.json({ ...info, ...own })))

  test('[USR-09] that was invited by the brewery is mailed once more', async () => {
    shows({ status: 'Invited' })
    answers('post', 'ResendVerificationEmail/U2', () => HttpResponse.json({ success: true }))
    open('/my-profile/management/U2')
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation again' }))
    expect(await screen.findByText('The invitation to jan@tenbrink.example is on its way.')).toBeVisible()
    expect(sent).toEqual([{ path: 'ResendVerificationEmail/U2', body: { email: 'jan@tenbrink.example' } }])
  })

  test('[ERR-42] that has chosen a password meanwhile is not mailed again, and that is told', async () => {
    shows({ status: 'Invited' })
    answers('post', 'ResendVerificationEmail/U2', () => refused('user-already-validated'))
    open('/my-profile/management/U2')
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation again' }))
    expect(await screen.findByText('User already validated.')).toBeVisible()
  })

  test('that is invited and has not accepted is sent the invitation again, or it is withdrawn once that was confirmed', async () => {
    shows({ status: 'Invited', invitation: invitation('open') })
    answers('post', 'ResendVerificationEmail/U2', () => HttpResponse.json({ success: true }))
    answers('patch', 'SetUserStatus', () => HttpResponse.json({ ...info, status: 'Inactive' }))
    open('/my-profile/management/U2')
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation again' }))
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw the invitation' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ path: 'SetUserStatus', body: { UID: 'U2', status: 'Inactive' } })
  })

  test('that declined is shown so, and can be invited again', async () => {
    shows({ status: 'Inactive', invitation: invitation('declined') })
    answers('patch', 'SetUserStatus', () => HttpResponse.json({ ...info, status: 'Invited' }))
    open('/my-profile/management/U2')
    expect(await screen.findByText('Declined')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Invite again' }))
    await waitFor(() => expect(sent).toEqual([{ path: 'SetUserStatus', body: { UID: 'U2', status: 'Active' } }]))
  })

  test('that is to be an administrator is confirmed by a second one', async () => {
    const roles = [shipToWith({ role: 'Owner', customerType: 'InternalCustomer' })]
    server.use(http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos: roles }) })))
    shows({ status: 'Invited', invitation: invitation('unconfirmed') })
    server.use(
      http.post(`${USERS}/ConfirmInvitation/U2`, () => {
        sent.push({ path: 'ConfirmInvitation/U2', body: null })
        return HttpResponse.json({ success: true })
      }),
    )
    open('/my-profile/management/U2')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the new administrator' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('[ERR-55] [USR-14] that is not of the company is not found', async () => {
    server.use(http.get(`${USERS}/GetUserInfoById/U9`, () => refused('not-found', 404)))
    open('/my-profile/management/U9')
    expect(await screen.findByText('User not found')).toBeVisible()
  })
})

test('what was changed is told in sentences', async () => {
  const change = { id: 7, at: '2026-11-23T09:00:00Z', by: 'Femke Veldboer', UID: 'U2', name: 'Jan Brink' }
  const at = { ...change, shipToName: 'Depot Boekelo' }
  const changes = [
    { ...at, id: 9, action: 'role-taken', role: null, was: 'SalesAssociate' },
    { ...at, id: 8, action: 'role-changed', role: 'Basic', was: 'Manager' },
    { ...at, id: 7, action: 'role-given', role: 'Basic', was: null },
    { ...change, id: 6, shipToName: null, role: null, was: null, action: 'deactivated' },
  ]
  server.use(http.get(`${USERS}/GetUserChanges`, () => HttpResponse.json({ changes, hasMore: false })))
  open('/my-profile/management/changes')
  await screen.findByText('Femke Veldboer took ordering at Depot Boekelo from Jan Brink')
  for (const sentence of [
    'Femke Veldboer took ordering at Depot Boekelo from Jan Brink: now Basic user',
    'Femke Veldboer made Jan Brink Basic user at Depot Boekelo',
    'Femke Veldboer deactivated Jan Brink',
  ])
    expect(screen.getByText(sentence)).toBeVisible()
})

test('[IDN-25] who of the brewery ordered for the company is told in sentences, too', async () => {
  const done = { at: '2026-11-23T09:00:00Z', by: 'Bram Hofman', UID: '', name: '', role: null, was: null }
  const changes = [
    { ...done, id: 9, action: 'ordering-for-ended', shipToName: null, orderNumber: null },
    { ...done, id: 8, action: 'order-placed', shipToName: 'Depot Boekelo', orderNumber: '26-11900' },
    { ...done, id: 7, action: 'ordering-for-began', shipToName: null, orderNumber: null },
  ]
  server.use(http.get(`${USERS}/GetUserChanges`, () => HttpResponse.json({ changes, hasMore: false })))
  open('/my-profile/management/changes')
  await screen.findByText(`Bram Hofman of ${BREWERY.name} stopped ordering for you`)
  for (const sentence of ['ordered 26-11900 for you', 'began to order for you'])
    expect(screen.getByText(`Bram Hofman of ${BREWERY.name} ${sentence}`)).toBeVisible()
})

describe('a file of people', () => {
  const HEAD = 'email;first_name;last_name;phone;role;ship_to;language'
  const file = (...lines: string[]) => new File([[HEAD, ...lines].join('\r\n')], 'people.csv', { type: 'text/csv' })
  const rows = [
    { email: 'inge@tenbrink.example', problems: [] },
    { email: 'sanne', problems: ['email-invalid', 'ship-to-unknown'] },
  ]
  const people = file(
    'inge@tenbrink.example;Inge;Tap;06 1234 5678;Buyer;1;nl',
    'sanne;Sanne;Vos;06 2345 6789;Basic user;9;',
  )

  test('is shown row by row, with what is wrong, before anybody is invited', async () => {
    answers('post', 'CreateNewUsers', () => HttpResponse.json({ rows, invited: sent.length - 1 }))
    open('/my-profile/management/file')
    await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), people)
    expect(await screen.findByText(/1 person can be invited\. 1 line is not right\./)).toBeVisible()
    const wrong = screen.getByRole('row', { name: /Sanne Vos/ })
    expect(wrong).toHaveTextContent('This ship-to is not of your company')
    await userEvent.click(screen.getByRole('button', { name: 'Invite 1 person' }))
    expect((await screen.findAllByText(/1 invitation is on its way\./))[0]).toBeVisible()
    expect(sent.map(({ body }) => body)).toMatchObject([
      {
        isDryRun: true,
        users: [
          { role: 'SalesAssociate', shipToIds: ['1'] },
          { role: 'Basic', shipToIds: ['9'] },
        ],
      },
      { isDryRun: false },
    ])
    expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull()
  })

  test('without its columns is told which', async () => {
    open('/my-profile/management/file')
    const empty = new File(['name;mail\r\nInge;x'], 'people.csv')
    await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), empty)
    expect(await screen.findByRole('alert')).toHaveTextContent('lacks the columns email, first_name')
  })
})
