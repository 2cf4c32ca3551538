import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { InvitationPage, ResetPasswordPage } from './choose-password-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

const EMAIL = 'inge@tenbrink.example'
const PASSWORD = 'Krat-achter-de-bar-26'

const refused = (code: string, status = 422) =>
  HttpResponse.json({ status, code, message: '', requestId: 'r-1' }, { status })

let sent: { url: string; body: unknown }[]
beforeEach(() => {
  sent = []
})

/** What the server answers each call with; all of it is kept. */
function answer(answers: Record<string, () => Response>) {
  const calls: Record<string, () => Response> = {
    '/identity/logout': () => new HttpResponse(null, { status: 204 }),
    '/identity/password-link': () => new HttpResponse(null, { status: 204 }),
    '/identity/link': () => HttpResponse.json({ email: EMAIL, firstName: 'Inge' }),
    '/identity/password': () => new HttpResponse(null, { status: 204 }),
    ...answers,
  }
  server.use(
    ...Object.entries(calls).map(([path, give]) =>
      http.post(`*${path}`, async ({ request }) => {
        if (path !== '/identity/logout') sent.push({ url: path, body: await request.json() })
        return give()
      }),
    ),
  )
}

function open(href: string, answers: Record<string, () => Response> = {}) {
  answer(answers)
  return renderPages(href, {
    '/login': () => <h1>Login</h1>,
    '/forgot-password': ForgotPasswordPage,
    '/reset-password': ResetPasswordPage,
    '/verification': InvitationPage,
  })
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the password' }))

async function choose(password = PASSWORD, repeated = password) {
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('The same password again'), repeated)
}

describe('[IDN-30] whoever forgot the password', () => {
  test('fills in an address, and reads that a mail is on its way', async () => {
    open('/forgot-password')
    await userEvent.type(await screen.findByLabelText('E-mail address'), ` ${EMAIL}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'A mail is on its way' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(`If ${EMAIL} has an account`)
    expect(sent).toEqual([{ url: '/identity/password-link', body: { email: EMAIL } }])
    await userEvent.click(screen.getByRole('button', { name: /Send it again/ }))
    expect(await screen.findByLabelText('E-mail address')).toBeVisible()
  })

  test('begins with the address that was typed at the login', async () => {
    sessionStorage.setItem('email', EMAIL)
    open('/forgot-password')
    expect(await screen.findByLabelText('E-mail address')).toHaveValue(EMAIL)
  })

  test.each([
    ['too-many-requests', 429, /Wait a minute/],
    ['fault', 500, /Something went wrong/],
  ])('is told of %s, with what was typed still there', async (code, status, text) => {
    open('/forgot-password', { '/identity/password-link': () => refused(code, status) })
    await userEvent.type(await screen.findByLabelText('E-mail address'), `${EMAIL}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('E-mail address')).toHaveValue(EMAIL)
  })
})

describe('a new password', () => {
  test('is chosen by the link, whose token goes in a body, and leads to the login', async () => {
    const router = open('/reset-password#a-token')
    await choose()
    await save()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toEqual({ reason: 'password-set' })
    expect(sessionStorage.getItem('email')).toBe(EMAIL)
    const link = { purpose: 'password-reset', token: 'a-token' }
    expect(sent).toEqual([
      { url: '/identity/link', body: link },
      { url: '/identity/password', body: { ...link, password: PASSWORD } },
    ])
  })

  test('[IDN-32] [IDN-33] [IDN-34] [IDN-35] shows as one types what it still has to be', async () => {
    open('/reset-password#a-token')
    const field = await screen.findByLabelText('New password')
    expect(field).toHaveAccessibleDescription(
      /12 characters or more, 128 at most: not met yet\..*a numeral: not met yet\./,
    )
    await userEvent.type(field, 'krat2')
    expect(field).toHaveAccessibleDescription(
      /a small letter: met\. ?a capital letter: not met yet\. ?a numeral: met\./,
    )
    await userEvent.type(field, '-Achter-de-bar')
    expect(field).not.toHaveAccessibleDescription(/not met yet/)
  })

  test('[IDN-36] has to be the same twice, and says what is wrong beside the field', async () => {
    open('/reset-password#a-token')
    await choose(PASSWORD, 'Krat-achter-de-bar-27')
    await save()
    expect(await screen.findByText('This is another password than the one above')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['[IDN-38]', 'password-used-before', /used this password before/],
    ['[ERR-39]', 'password-requirements', /Password requirements have not been met/],
  ])('%s that the server refuses as %s keeps what was typed', async (_id, code, text) => {
    open('/reset-password#a-token', { '/identity/password': () => refused(code) })
    await choose()
    await save()
    const field = screen.getByLabelText('New password')
    await waitFor(() => expect(field).toHaveAccessibleDescription(text))
    expect(field).toHaveValue(PASSWORD)
    expect(field).toHaveFocus()
  })
})

describe('a link', () => {
  test.each([
    ['/reset-password#a-token', 'link-expired', 'The link has expired.', /Ask for a new one/],
    ['/verification#a-token', 'link-expired', 'The link has expired.', /or ask/],
    ['/verification#a-token', 'invalid-input', 'USER VERIFICATION FAILED', /or ask/],
    ['/verification#a-token', 'link-used', 'User already validated.', /Log in with that/],
    ['/reset-password#a-token', 'link-used', 'The link was used already', /Log in with that/],
    ['/reset-password#a-token', 'invalid-input', 'The link has expired.', /Ask for a new one/],
  ])('%s that is answered %s says why, and shows the way on', async (href, code, title, text) => {
    const router = open(href, { '/identity/link': () => refused(code) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }))
    expect(router.state.location.pathname).toBe('/forgot-password')
  })

  test.each([
    ['link-expired', ['Ask for a new link', 'Log in']],
    ['link-used', ['Log in', 'Ask for a new link']],
  ])('of an invitation that is answered %s offers first what helps', async (code, ways) => {
    open('/verification#a-token', { '/identity/link': () => refused(code) })
    await screen.findByRole('status')
    const shown = within(screen.getByRole('main')).getAllByRole('link', { name: /^(Log in|Ask for a new link)$/ })
    expect(shown.map(({ textContent }) => textContent)).toEqual(ways)
  })

  test('without its token is none', async () => {
    open('/reset-password')
    expect(await screen.findByRole('heading', { name: 'The link has expired.' })).toBeVisible()
    expect(sent).toEqual([])
  })

  test('that was used meanwhile is told when it is used again', async () => {
    let isUsed = false
    open('/reset-password#a-token', {
      '/identity/link': () => (isUsed ? refused('link-used') : HttpResponse.json({ email: EMAIL, firstName: 'Inge' })),
      '/identity/password': () => {
        isUsed = true
        return refused('link-used')
      },
    })
    await choose()
    await save()
    expect(await screen.findByRole('heading', { name: 'The link was used already' })).toBeVisible()
  })

  test('of a server that is away can be tried again', async () => {
    let isAway = true
    open('/reset-password#a-token', {
      '/identity/link': () => (isAway ? HttpResponse.error() : HttpResponse.json({ email: EMAIL, firstName: 'Inge' })),
    })
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
    isAway = false
    await userEvent.click(again)
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })
})

test('[IDN-27] [IDN-31] [ERR-45] an invited person is welcomed, and accepts the terms with the first password', async () => {
  const router = open('/verification#a-token')
  expect(await screen.findByRole('heading', { name: 'Welcome, Inge' })).toBeVisible()
  expect(screen.getByLabelText('E-mail address')).toHaveValue(EMAIL)
  await choose()
  await save()
  expect(await screen.findByText('Please accept terms and condition.')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }))
  await save()
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-registration-success'))
  expect(sent.at(-1)?.body).toEqual({
    purpose: 'invitation',
    token: 'a-token',
    password: PASSWORD,
    acceptsTerms: true,
  })
})
