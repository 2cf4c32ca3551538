import type { OwnSecondFactor } from '@fust/contract/rest'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { SecondFactor } from './second-factor.tsx'

const CODES = ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567']
const SET_UP = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', address: 'otpauth://totp/x', squares: ['10', '01'] }

const NONE: OwnSecondFactor = { since: null, recoveryCodesLeft: 0, isRequired: false, passkeys: [] }
const Own = () => <SecondFactor />

let state: OwnSecondFactor
let sent: unknown[]

function answers(call: string, give: () => Response) {
  server.use(
    http.post(`*/identity/second-factor${call}`, async ({ request }) => {
      sent.push(await request.json())
      return give()
    }),
  )
}

const refused = (code: string, status = 422) =>
  HttpResponse.json({ status, code, message: '', requestId: 'r-1' }, { status })

beforeEach(() => {
  sent = []
  state = NONE
  server.use(http.get('*/identity/second-factor', () => HttpResponse.json(state)))
})

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('it is set up by the password, a picture or the secret, and a first code; then the recovery codes are shown', async () => {
  answers('', () => HttpResponse.json(SET_UP))
  answers('/confirmation', () => {
    state = { ...NONE, since: '2026-11-23T09:00:00Z', recoveryCodesLeft: 10 }
    return HttpResponse.json({ codes: CODES })
  })
  renderPages('/my-profile/details', { '/my-profile/details': Own })
  await click('Set up')
  await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus())
  await userEvent.keyboard('Proost-op-het-bier-1{Enter}')
  expect(await screen.findByRole('img', { name: 'QR code with the secret' })).toBeVisible()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
  const code = screen.getByLabelText('Code')
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.click(code)
  await userEvent.paste(' 123 456 ')
  await click('Switch on')
  expect(await screen.findByText(CODES[0] ?? '')).toBeVisible()
  expect(sent).toEqual([{ password: 'Proost-op-het-bier-1' }, { code: '123 456' }])
  await click('I have kept them')
  expect(await screen.findByText('10 recovery codes are left.')).toBeVisible()
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument()
})

test.each([
  ['password-wrong', 422, 'The password is not right'],
  ['too-many-requests', 429, 'That was tried too often. Wait a minute and try again.'],
])('%s is said where the password is asked', async (code, status, text) => {
  answers('', () => refused(code, status))
  renderPages('/my-profile/details', { '/my-profile/details': Own })
  await click('Set up')
  await userEvent.type(await screen.findByLabelText('Your password'), 'Proost-op-het-bier-1')
  await click('Continue')
  expect(await screen.findByText(text)).toBeVisible()
})

test('a wrong first code is said at its field, and nothing is switched on', async () => {
  answers('', () => HttpResponse.json(SET_UP))
  answers('/confirmation', () => refused('second-factor-wrong'))
  renderPages('/my-profile/details', { '/my-profile/details': Own })
  await click('Set up')
  await userEvent.type(await screen.findByLabelText('Your password'), 'Proost-op-het-bier-1{Enter}')
  await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/not right, or was used/))
  await click('Cancel')
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
})

test('it is switched off by the password', async () => {
  state = { ...NONE, since: '2026-11-23T09:00:00Z', recoveryCodesLeft: 1 }
  answers('/removal', () => {
    state = NONE
    return new HttpResponse(null, { status: 204 })
  })
  renderPages('/my-profile/details', { '/my-profile/details': Own })
  expect(await screen.findByText('One recovery code is left.')).toBeVisible()
  await click('Switch off')
  await userEvent.type(await screen.findByLabelText('Your password'), 'Proost-op-het-bier-1{Enter}')
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
})

test('what cannot be read is said, to be tried again', async () => {
  server.use(http.get('*/identity/second-factor', () => refused('fault', 500)))
  renderPages('/my-profile/details', { '/my-profile/details': Own })
  expect(await screen.findByText('Whether you log in in two steps cannot be shown now.')).toBeVisible()
})

test('an administrator who must have one cannot switch off the last, and is told why', async () => {
  state = { ...NONE, since: '2026-11-23T09:00:00Z', recoveryCodesLeft: 10, isRequired: true }
  renderPages('/my-profile/details', { '/my-profile/details': Own })
  expect(await screen.findByText(/As an administrator you need a second step/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument()
})
