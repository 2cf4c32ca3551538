import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { shipToWith, userWith, type UserWishes } from '../../../../../session/session.builders.ts'
import { companySearch } from '../company-search.ts'
import { CompanyPage } from './company-page.tsx'
import { DetailsPage } from './details-page.tsx'

const USERS = '*/alcdcservice/api/v1/portal/users'
const FIREFOX = { id: 'a'.repeat(32), device: 'Firefox, Windows', isClient: false }
const SESSIONS = [
  { ...FIREFOX, isCurrent: true, since: '2026-11-23T08:00:00Z', lastSeen: '2026-11-23T09:00:00Z' },
  {
    id: 'b'.repeat(32),
    device: 'Safari, iPhone',
    isClient: false,
    isCurrent: false,
    since: '2026-11-20T08:00:00Z',
    lastSeen: '2026-11-22T17:30:00Z',
  },
]

let sent: { method: string; path: string; body: unknown }[]

function isHere(wishes: UserWishes = {}) {
  const shipTos = [shipToWith(), shipToWith({ id: '2' })]
  const user = userWith({ shipTos, phone: '053 431 22 00', defaultShipToID: '1', ...wishes })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user })),
    http.get('*/notifications/GetNotificationChoices', () => HttpResponse.json([])),
    http.get('*/notifications/GetDevice', () => HttpResponse.json({ publicKey: null, kinds: [], elsewhere: 0 })),
    http.get('*/identity/second-factor', () =>
      HttpResponse.json({ since: null, recoveryCodesLeft: 0, isRequired: false, passkeys: [] }),
    ),
    http.get('*/identity/sessions', () => HttpResponse.json({ sessions: SESSIONS })),
    http.get(`${USERS}/GetUserInfoById/u-1`, () => HttpResponse.json({ ...user, status: 'Active', version: 5 })),
  )
}

function answers(method: 'post' | 'put' | 'delete', path: string, give: () => Response) {
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text()
      const { pathname, search } = new URL(request.url)
      sent.push({ method, path: pathname + search, body: text === '' ? null : JSON.parse(text) })
      return give()
    }),
  )
}

const refused = (code: string, status = 422) =>
  HttpResponse.json({ status, code, message: '', requestId: 'r-1' }, { status })

beforeEach(() => {
  sent = []
  isHere()
})

const open = (href = '/my-profile/details') =>
  renderPages(href, {
    '/my-profile/details': DetailsPage,
    '/my-profile/company': { component: CompanyPage, validateSearch: companySearch },
  })

describe('what one says of oneself', () => {
  test('[USR-01] is changed, from the state that was seen', async () => {
    answers('put', `${USERS}/UpdateUser/u-1`, () => HttpResponse.json({ ...userWith(), status: 'Active', version: 6 }))
    open()
    const phone = await screen.findByLabelText('Phone')
    await userEvent.clear(phone)
    await userEvent.type(phone, '06 1234 5678')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your details are saved.')).toBeVisible()
    expect(sent[0]?.body).toEqual({
      firstName: 'Marloes',
      lastName: 'ten Brink',
      phone: '06 1234 5678',
      locale: 'nl',
      version: 5,
    })
  })

  test('[IDN-43] [USR-13] has an e-mail address that stays, with whom to ask', async () => {
    open()
    const email = await screen.findByLabelText('E-mail address')
    expect(email).toHaveAttribute('readonly')
    expect(email).toHaveAccessibleDescription(/cannot be changed here\. Ask/)
  })

  test('[IDN-42] [ERR-44] has a name, and a phone number that can be called', async () => {
    open()
    for (const label of ['First name', 'Last name', 'Phone']) await userEvent.clear(await screen.findByLabelText(label))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    for (const fault of ['Fill in a first name', 'Fill in a last name', 'Please insert valid phone number.'])
      expect((await screen.findAllByText(fault))[0]).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('one’s password', () => {
  const type = async (old: string, typed: string, again = typed) => {
    await userEvent.type(await screen.findByLabelText('Current password'), old)
    await userEvent.type(screen.getByLabelText('New password'), typed)
    await userEvent.type(screen.getByLabelText('The same password again'), again)
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }))
  }

  test('[USR-10] [IDN-32] is changed, its rules ticked off as one types', async () => {
    answers('put', `${USERS}/ChangePassword/u-1`, () => HttpResponse.json({ success: true }))
    open()
    const fresh = await screen.findByLabelText('New password')
    await userEvent.type(fresh, 'krat')
    expect(fresh).toHaveAccessibleDescription(/12 characters or more, 128 at most: not met yet/)
    expect(fresh).toHaveAccessibleDescription(/a capital letter ?: not met yet/)
    await userEvent.clear(fresh)
    await type('Proost-op-Veenhof-26', 'Krat-achter-de-bar-26')
    expect(await screen.findByText('Your password is changed.')).toBeVisible()
    expect(sent[0]?.body).toEqual({ oldPassword: 'Proost-op-Veenhof-26', newPassword: 'Krat-achter-de-bar-26' })
    expect(screen.getByLabelText('Current password')).toHaveValue('')
  })

  test.each([
    ['[IDN-37] [ERR-38]', 'old-password-wrong', 'Old password is not correct', 'Current password'],
    ['[IDN-38]', 'password-used-before', 'You have used this password before; choose another one', 'New password'],
  ])('%s that may not be is said at its field: %s', async (_id, code, text, field) => {
    answers('put', `${USERS}/ChangePassword/u-1`, () => refused(code))
    open()
    await type('Niet-mijn-wachtwoord-1', 'Krat-achter-de-bar-26')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText(field)).toHaveFocus()
  })

  test('[IDN-36] [ERR-39] that is not one, or is typed otherwise the second time, is not sent', async () => {
    open()
    await type('Proost-op-Veenhof-26', 'krat', 'kist')
    expect(await screen.findByText('Password requirements have not been met')).toBeVisible()
    expect(screen.getByText('This is another password than the one above')).toBeVisible()
    expect(sent).toEqual([])
  })
})

test('[USR-11] the ship-to to begin with is another once that was confirmed', async () => {
  answers('post', `${USERS}/SetDefaultShipTo`, () => HttpResponse.json(userWith()))
  open()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Ship-to' }))
  await userEvent.click(await screen.findByRole('option', { name: /Depot 2/ }))
  const question = await screen.findByRole('dialog', { name: 'Change the default ship-to?' })
  expect(question).toHaveTextContent('you begin with Depot 2')
  expect(sent).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Change it' }))
  expect(await screen.findByText('You now begin with Depot 2.')).toBeVisible()
  expect(sent[0]?.path).toContain('SetDefaultShipTo?shiptoId=2')
})

test('where one is logged in is told with device and time, and ended', async () => {
  answers('delete', '*/identity/sessions/:id', () => new HttpResponse(null, { status: 204 }))
  open()
  const other = (await screen.findByText('Safari, iPhone')).closest('li')
  expect(other).toHaveTextContent('Last used Sun 22 Nov 18:30')
  expect(screen.getByText('Firefox, Windows').closest('li')).toHaveTextContent('This device')
  await userEvent.click(screen.getByRole('button', { name: 'Log out: Safari, iPhone' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual([`/identity/sessions/${'b'.repeat(32)}`]))
  expect(screen.queryByRole('button', { name: 'Log out: Firefox, Windows' })).toBeNull()
})

describe('the company', () => {
  const company = {
    companyId: '100',
    name: 'Ten Brink Dranken',
    customerType: 'Distributor',
    chamberOfCommerce: '08123456',
    vatNumber: 'NL001234567B01',
    licenceNumber: 'AL-77',
    licenceEndsOn: '2027-06-30',
    street: 'Windmolenweg',
    houseNumber: '14',
    postcode: '7548 BM',
    city: 'Boekelo',
    country: 'NL',
  }

  test('[USR-01] [USR-15] [API-32] tells what the brewery knows of it, and one’s ship-tos', async () => {
    server.use(http.get('*/tickets/GetCompanyDetails/GetCompanyDetails', () => HttpResponse.json(company)))
    open('/my-profile/company')
    expect(await screen.findByRole('heading', { name: 'Ten Brink Dranken' })).toBeVisible()
    expect(screen.getByText('Windmolenweg 14, 7548 BM Boekelo')).toBeVisible()
    expect(screen.getByText('AL-77, until 30 June 2027')).toBeVisible()
    expect(screen.getByText('Depot 2')).toBeVisible()
  })

  describe('for who looks after its people', () => {
    const shipTos = [
      { shipToId: '1', shipToName: 'Depot Goor', address: 'Kade 1, Goor', orderingPeople: 1 },
      { shipToId: '2', shipToName: 'Depot Boekelo', address: 'Windmolenweg 14, Boekelo', orderingPeople: 3 },
      { shipToId: '3', shipToName: 'Depot Delden', address: 'Markt 2, Delden', orderingPeople: 0 },
    ].map((own) => ({ ...own, companyId: '100', companyName: 'Ten Brink Dranken', customerType: 'Distributor' }))
    const mine = { shipToId: '2', shipToName: 'Depot Boekelo', customerType: 'Distributor', role: 'Owner' }
    const femke = {
      UID: 'K1',
      firstName: 'Femke',
      lastName: 'Veldboer',
      email: 'femke@tenbrink.example',
      phone: '',
      status: 'Active',
      roles: [mine, { ...mine, shipToId: '1', shipToName: 'Depot Goor', role: 'Basic' }],
    }

    beforeEach(() => {
      isHere({ shipTos: [shipToWith({ id: '2' })] })
      server.use(
        http.get('*/tickets/GetCompanyDetails/GetCompanyDetails', () => HttpResponse.json(company)),
        http.get(`${USERS}/GetManagedShipTos`, () => HttpResponse.json({ shipTos })),
        http.get(`${USERS}/GetAllUsersInfo`, ({ request }) => {
          const isAsked = new URL(request.url).searchParams.get('shipToId') === '2'
          return HttpResponse.json({ users: isAsked ? [femke] : [], totalCount: isAsked ? 1 : 0, totalPages: 1 })
        }),
      )
    })

    const names = () =>
      screen.getAllByRole('row').flatMap((row) => /Depot [A-Z][a-z]+/.exec(row.textContent)?.[0] ?? [])

    test('[USR-03] [USR-15] it has a table of all its ship-tos, with how many people may order there', async () => {
      open('/my-profile/company')
      const row = await screen.findByRole('row', { name: /Depot Boekelo/ })
      expect(row).toHaveTextContent('Windmolenweg 14, Boekelo')
      expect(row).toHaveTextContent('Distributor')
      expect(row).toHaveTextContent('3 people')
      expect(screen.getByRole('row', { name: /Depot Delden/ })).toHaveTextContent('Nobody')
      expect(names()).toEqual(['Depot Boekelo', 'Depot Delden', 'Depot Goor'])
    })

    test('and it is sorted as its address says', async () => {
      open('/my-profile/company?sort=people-desc')
      await screen.findByRole('row', { name: /Depot Goor/ })
      expect(names()).toEqual(['Depot Boekelo', 'Depot Goor', 'Depot Delden'])
      await userEvent.click(screen.getByRole('button', { name: /^Ship-to/ }))
      await waitFor(() => expect(names()).toEqual(['Depot Boekelo', 'Depot Delden', 'Depot Goor']))
    })

    test('[USR-16] a ship-to tells who has which role there, and leads to the person', async () => {
      open('/my-profile/company')
      await userEvent.click(await screen.findByRole('link', { name: 'Depot Boekelo' }))
      expect(await screen.findByRole('heading', { name: 'Depot Boekelo' })).toBeVisible()
      const row = await screen.findByRole('row', { name: /Femke Veldboer/ })
      expect(row).toHaveTextContent('Key user')
      expect(row).not.toHaveTextContent('Basic')
      expect(screen.getByRole('link', { name: 'Femke Veldboer' })).toHaveAttribute('href', '/my-profile/management/K1')
    })

    test('one that nobody has a role at, or that is not of the company, says so', async () => {
      open('/my-profile/company?shipTo=3')
      expect(await screen.findByText('Nobody has a role here')).toBeVisible()
      open('/my-profile/company?shipTo=999')
      expect(await screen.findByText('This ship-to is not of your company')).toBeVisible()
    })
  })

  test('[ERR-54] [USR-14] of who has no ship-to is told to be none', async () => {
    isHere({ shipTos: [], defaultShipToID: null })
    open('/my-profile/company')
    expect(await screen.findByText('No ship to data available')).toBeVisible()
  })
})
