import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { server } from '../../../../lib/test/server.ts'
import { rememberSession } from '../../../../session/api/session-query.ts'
import { forgetSession } from '../../../../session/api/sign-out.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { SignInForm } from './sign-in-form.tsx'

const PASSWORD = 'Proost-op-Veenhof-26'
const EMAIL = 'owner.distributor@veenhof.example'

test('[IDN-02] asks the e-mail first, then the password, and signs in', async () => {
  const { onSignedIn } = renderForm()
  // It is there for the password manager, and out of everybody else's reach.
  expect(screen.getByLabelText('Password').closest('[inert]')).not.toBeNull()
  await fillEmail()
  expect(screen.getByLabelText('Password').closest('[inert]')).toBeNull()
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(onSignedIn).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('uid')).toBe('u-1')
})

test.each([
  ['wrong-credentials', 401, /do not belong together/],
  ['account-locked', 429, /blocked for 15 minutes/],
  ['invalid-input', 422, /do not belong together/],
  ['fault', 500, /Something went wrong/],
])('says what is wrong on %s, and keeps what was typed', async (code, status, text) => {
  const { onSignedIn } = renderForm({ code, status })
  await fillEmail()
  await userEvent.type(screen.getByLabelText('Password'), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText('E-mail address')).toHaveValue(EMAIL)
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test.each([
  ['somebody else, of whom nothing stays', 'u-9', null],
  ['the same person, who goes on', 'u-1', '{"note":"yard"}'],
])('signs in on a tab where the session ran out of %s', async (_who, uid, draft) => {
  rememberSession({ user: userWith({ UID: uid }) })
  sessionStorage.setItem('drafts', '{"note":"yard"}')
  forgetSession(new QueryClient())
  const { onSignedIn } = renderForm()
  await fillEmail()
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('drafts')).toBe(draft)
  expect(sessionStorage.getItem('uid')).toBe('u-1')
})

test('[IDN-39] who has typed five wrong passwords hears that an account would be locked by now', async () => {
  renderForm({ code: 'wrong-credentials', status: 401 })
  await fillEmail()
  await userEvent.type(screen.getByLabelText('Password'), 'wrong')
  for (let tries = 1; tries < 5; tries += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/do not belong together/)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/blocked for 15 minutes/))
})

test('does not go on without an e-mail address', async () => {
  renderForm()
  await userEvent.type(screen.getByLabelText('E-mail address'), 'marloes')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/Fill in an e-mail address/)
  expect(screen.getByLabelText('E-mail address')).toHaveFocus()
})

test('tells again that there is no e-mail address when one tries again', async () => {
  renderForm()
  const email = screen.getByLabelText('E-mail address')
  await userEvent.type(email, 'marloes{Enter}')
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Fill in an e-mail address/))
  const focused = vi.fn<() => void>()
  email.addEventListener('focus', focused)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(focused).toHaveBeenCalled())
  expect(email).toHaveFocus()
})

test('asks for the password', async () => {
  const { onSignedIn } = renderForm()
  await fillEmail()
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const password = screen.getByLabelText('Password')
  await waitFor(() => expect(password).toHaveAccessibleDescription('Fill in your password'))
  expect(password).toHaveFocus()
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('asks somebody whose session ran out for the password only, and somebody else for their own e-mail address', async () => {
  const { onSignedIn } = renderForm({ email: EMAIL })
  const email = screen.getByLabelText('E-mail address')
  expect(email).toHaveValue(EMAIL)
  await userEvent.click(screen.getByRole('button', { name: 'Change the e-mail address' }))
  await waitFor(() => expect(email).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

test('takes an e-mail address that is pasted with what stands around it', async () => {
  const { sent } = renderForm()
  await userEvent.click(screen.getByLabelText('E-mail address'))
  await userEvent.paste(`  ${EMAIL}\t`)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.type(await screen.findByLabelText('Password'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(sent).toEqual([{ email: EMAIL, password: PASSWORD }]))
})

test('in a demo, picking an account fills in the form', async () => {
  const accounts = [{ email: EMAIL, description: { en: 'Key user, distributor', nl: 'Keyuser, distributeur' } }]
  renderForm({ demo: { accounts, password: PASSWORD } })
  await userEvent.click(await screen.findByRole('button', { name: /Key user, distributor/ }))
  expect(screen.getByLabelText('E-mail address')).toHaveValue(EMAIL)
  expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD)
})

test('outside a demo there is no list of accounts', async () => {
  renderForm()
  await fillEmail()
  expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument()
})

describe('the second step', () => {
  const asks = (give: () => Response) => {
    server.use(
      http.post('*/identity/sign-in', () => HttpResponse.json({ user: null, secondStep: 'begun' })),
      http.post('*/identity/second-step', give),
    )
  }
  const refused = (code: string) =>
    HttpResponse.json({ status: 422, code, message: '', requestId: 'r-1' }, { status: 422 })
  const toCode = async () => {
    const rendered = renderForm()
    return {
      ...rendered,
      code: async () => {
        await fillEmail()
        await userEvent.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
        return screen.findByLabelText('Code')
      },
    }
  }

  test('asks for a code after the right password, and takes one that is pasted', async () => {
    const { onSignedIn, code } = await toCode()
    asks(() => HttpResponse.json({ user: null }))
    const field = await code()
    expect(onSignedIn).not.toHaveBeenCalled()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.paste('123456')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  })

  test('says at its field that a code is wrong', async () => {
    const { onSignedIn, code } = await toCode()
    asks(() => refused('second-factor-wrong'))
    const field = await code()
    await userEvent.type(field, '000000{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The code is not right/))
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('asks for the password again when it took too long', async () => {
    const { code } = await toCode()
    asks(() => refused('second-step-over'))
    await userEvent.type(await code(), '123456{Enter}')
    expect(await screen.findByText('That took too long. Fill in your password again.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  })
})

type Answers = { code?: string; status?: number; demo?: object; email?: string }

function renderForm({ code, status = 200, demo, email = '' }: Answers = {}) {
  const sent: unknown[] = []
  server.use(
    http.get('*/identity/demo-accounts', () =>
      demo ? HttpResponse.json(demo) : HttpResponse.json({ code: 'not-found' }, { status: 404 }),
    ),
    http.post('*/identity/sign-in', async ({ request }) => {
      sent.push(await request.json())
      return code
        ? HttpResponse.json({ status, code, message: '', requestId: 'r-1' }, { status })
        : HttpResponse.json({ user: userWith() })
    }),
  )
  const onSignedIn = vi.fn<() => Promise<void>>().mockResolvedValue()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignInForm onSignedIn={onSignedIn} email={email} />
    </QueryClientProvider>,
  )
  return { onSignedIn, sent }
}

async function fillEmail() {
  await userEvent.type(screen.getByLabelText('E-mail address'), EMAIL)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}
