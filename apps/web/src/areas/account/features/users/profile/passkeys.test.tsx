import type { OwnSecondFactor } from '@fust/contract/rest'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { Passkeys } from './passkeys.tsx'

const PHONE = { id: 'k-1', name: 'Phone', since: '2026-11-02T09:00:00Z', lastUsed: '2026-11-23T09:00:00Z' }
const Own = () => <Passkeys />

let state: OwnSecondFactor

beforeEach(() => {
  state = { since: null, recoveryCodesLeft: 10, isRequired: false, passkeys: [PHONE] }
  vi.stubGlobal('PublicKeyCredential', {})
  server.use(http.get('*/identity/second-factor', () => HttpResponse.json(state)))
})

const open = () => renderPages('/my-profile/details', { '/my-profile/details': Own })
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('each is listed with its name, and the day of its last use', async () => {
  open()
  expect(await screen.findByText('Phone')).toBeVisible()
  expect(screen.getByText(/Last used on .*23.*added on .*2 /)).toBeVisible()
})

test('one is renamed without a password, by keyboard', async () => {
  server.use(
    http.patch('*/identity/passkeys/k-1', async ({ request }) => {
      const { name } = Object(await request.json())
      state = { ...state, passkeys: [{ ...PHONE, name }] }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  open()
  await click('Rename the passkey Phone')
  await waitFor(() => expect(screen.getByLabelText('Name of the passkey')).toHaveFocus())
  await userEvent.keyboard('Phone behind the bar{Enter}')
  expect(await screen.findByText('Phone behind the bar')).toBeVisible()
})

test('one is removed by the password', async () => {
  let sent: unknown
  server.use(
    http.post('*/identity/passkeys/k-1/removal', async ({ request }) => {
      sent = await request.json()
      state = { ...state, passkeys: [] }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  open()
  await click('Remove the passkey Phone')
  expect(await screen.findByText(/The passkey Phone opens nothing any more once/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Your password'), 'Proost-op-het-bier-1{Enter}')
  await waitFor(() => expect(screen.queryByText('Phone')).not.toBeInTheDocument())
  expect(sent).toEqual({ password: 'Proost-op-het-bier-1' })
})

test('an administrator who must have one cannot remove the last, and is told why', async () => {
  state = { ...state, isRequired: true }
  open()
  expect(await screen.findByText(/As an administrator you need a second step/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
})

test.each([
  ['password-wrong', 'The password is not right'],
  ['too-many-passkeys', /You have ten passkeys/],
])('%s is said where one is added', async (code, text) => {
  server.use(
    http.post('*/identity/passkeys/options', () =>
      HttpResponse.json({ status: 422, code, message: '', requestId: 'r-1' }, { status: 422 }),
    ),
  )
  open()
  await click('Add a passkey')
  await userEvent.type(await screen.findByLabelText('Name of the passkey'), 'Laptop')
  await userEvent.type(screen.getByLabelText('Your password'), 'Proost-op-het-bier-1{Enter}')
  expect(await screen.findByText(text)).toBeVisible()
})

test('a browser that has none says so, and those of elsewhere are still listed', async () => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  open()
  expect(await screen.findByText('This browser cannot use a passkey at this address.')).toBeVisible()
  expect(screen.getByText('Phone')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
})
