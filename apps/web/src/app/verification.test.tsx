import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { server } from '../lib/test/server.ts'
import { userWith } from '../session/session.builders.ts'
import { openAt } from './app.builders.tsx'

const byPhone = userWith({ userValidation: false, emailLogin: false, phone: '+31 6 5550 1001' })
const refused = (code: string, status = 422) =>
  HttpResponse.json({ status, code, message: '', requestId: 'r-1' }, { status })

beforeEach(() => {
  localStorage.setItem('isSubmitAgeConfirmed', 'true')
  window.scrollTo = () => undefined
})

describe('[IDN-11] [IDN-28] [IDN-29] [RTE-04] who signs in by phone', () => {
  test('is asked for the code of an SMS wherever they go, and goes on to there', async () => {
    const codes: unknown[] = []
    const router = openAt('/orders/saved', byPhone)
    server.use(
      http.post('*/identity/phone-code', () => new HttpResponse(null, { status: 204 })),
      http.post('*/identity/phone-verification', async ({ request }) => {
        codes.push(await request.json())
        return HttpResponse.json({ user: userWith() })
      }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your phone' })).toBeVisible()
    expect(screen.getByText(/send a code by SMS to •••• 1001/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123 456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/saved'))
    expect(codes).toEqual([{ code: '123456' }])
  })

  test('[ERR-49] reads what is wrong, and may ask for another code', async () => {
    openAt('/verification-phone', byPhone)
    server.use(
      http.post('*/identity/phone-code', () => new HttpResponse(null, { status: 204 })),
      http.post('*/identity/phone-verification', () => refused('phone-code-wrong')),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }))
    await userEvent.type(await screen.findByLabelText('Code from the SMS'), '12345{Enter}')
    expect(screen.getByLabelText('Code from the SMS')).toHaveAccessibleDescription(/six digits/)
    await userEvent.type(screen.getByLabelText('Code from the SMS'), '6{Enter}')
    await waitFor(() =>
      expect(screen.getByLabelText('Code from the SMS')).toHaveAccessibleDescription(
        /Your phone verification has some error, please retry/,
      ),
    )
    server.use(http.post('*/identity/phone-code', () => refused('too-many-requests', 429)))
    await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
    expect(await screen.findByText(/Wait a minute/)).toBeVisible()
  })

  test('reads whom to ask where nobody knows the phone', async () => {
    openAt('/verification-phone', { ...byPhone, phone: '' })
    expect(await screen.findByText(/no phone number of yours/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  test('has nothing to verify without a login, or afterwards', async () => {
    openAt('/verification-phone')
    expect(await screen.findByText('There is nothing to verify here.')).toBeVisible()
  })
})

test('[IDN-31] [ERR-45] whoever has not accepted the terms does so first, and goes on', async () => {
  const router = openAt('/orders/saved', userWith({ termsAgreed: false }))
  server.use(http.post('*/identity/terms', () => HttpResponse.json({ user: userWith() })))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Please accept terms and condition\./)
  expect(router.state.location.pathname).toBe('/verification')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/saved'))
})

describe('[IDN-30] [RTE-06] who does not know the address any more', () => {
  async function fill() {
    await userEvent.type(await screen.findByLabelText('Customer number'), '100')
    await userEvent.type(screen.getByLabelText('Postcode of the company'), '7548 BM')
    await userEvent.type(screen.getByLabelText('Number of an invoice'), 'F-1{Enter}')
  }

  test('is reminded of it by the company’s papers', async () => {
    openAt('/account-recovery')
    server.use(
      http.post('*/identity/account-recovery', () => HttpResponse.json({ addresses: ['g••••@tenbrink.example'] })),
    )
    await fill()
    expect(await screen.findByText('g••••@tenbrink.example')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the login' })).toBeVisible()
  })

  test('[ERR-43] reads that there is none for what was given', async () => {
    openAt('/account-recovery')
    server.use(http.post('*/identity/account-recovery', () => refused('no-email-found')))
    await fill()
    expect(await screen.findByText('No email found for the given details')).toBeVisible()
  })

  test('[ERR-46] reads that a field is empty', async () => {
    openAt('/account-recovery')
    await userEvent.click(await screen.findByRole('button', { name: 'Look it up' }))
    expect(screen.getByLabelText('Customer number')).toHaveAccessibleDescription(/Not all fields are filled in/)
  })
})

test.each([
  ['[ERR-40] is too old', 'link-expired', 'The link has expired.'],
  ['[ERR-41] is none', 'invalid-input', 'USER VERIFICATION FAILED'],
  ['[ERR-42] was used', 'link-used', 'User already validated.'],
])('[IDN-27] an invitation whose link %s', async (_what, code, title) => {
  openAt('/verification#a-token')
  server.use(http.post('*/identity/link', () => refused(code)))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})
