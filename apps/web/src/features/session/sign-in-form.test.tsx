import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../lib/test/server.ts'
import { userWith } from './session.builders.ts'
import { SignInForm } from './sign-in-form.tsx'

const PASSWORD = 'Proost-op-Veenhof-26'
const EMAIL = 'owner.distributor@veenhof.example'

test('[IDN-02] asks the e-mail first, then the password, and signs in', async () => {
  const { onSignedIn } = renderForm()
  await fillEmail()
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(onSignedIn).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('uid')).toBe('u-1')
})

test.each([
  ['wrong-credentials', 401, /do not belong together/],
  ['account-locked', 429, /locked for 15 minutes/],
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
  ['the same person, who goes on', 'u-1', '["pils"]'],
])('signs in on a tab where the session ran out of %s', async (_who, uid, history) => {
  sessionStorage.setItem('uid', uid)
  sessionStorage.setItem('searchHistory', '["pils"]')
  const { onSignedIn } = renderForm()
  await fillEmail()
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('searchHistory')).toBe(history)
  expect(sessionStorage.getItem('uid')).toBe('u-1')
})

test('does not go on without an e-mail address', async () => {
  renderForm()
  await userEvent.type(screen.getByLabelText('E-mail address'), 'marloes')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/Fill in an e-mail address/)
  expect(screen.getByLabelText('E-mail address')).toHaveFocus()
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

type Answers = { code?: string; status?: number; demo?: object }

function renderForm({ code, status = 200, demo }: Answers = {}) {
  server.use(
    http.get('*/identity/demo-accounts', () =>
      demo ? HttpResponse.json(demo) : HttpResponse.json({ code: 'not-found' }, { status: 404 }),
    ),
    http.post('*/identity/sign-in', () =>
      code
        ? HttpResponse.json({ status, code, message: '', requestId: 'r-1' }, { status })
        : HttpResponse.json({ user: userWith() }),
    ),
  )
  const onSignedIn = vi.fn<() => Promise<void>>().mockResolvedValue()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignInForm onSignedIn={onSignedIn} />
    </QueryClientProvider>,
  )
  return { onSignedIn }
}

async function fillEmail() {
  await userEvent.type(screen.getByLabelText('E-mail address'), EMAIL)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}
