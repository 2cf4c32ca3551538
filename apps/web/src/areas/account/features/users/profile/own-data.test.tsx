import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../../lib/test/render-page.tsx'
import { server } from '../../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../../session/session.builders.ts'
import { OwnDataPage } from './own-data-page.tsx'

const refused = (code: string, status = 422) =>
  HttpResponse.json({ status, code, message: '', requestId: 'r-1' }, { status })

function terms(wishes: object = {}) {
  server.use(
    http.get('*/identity/erasure', () => HttpResponse.json({ days: 14, keyedAlone: [], hasPassword: true, ...wishes })),
  )
}

beforeEach(() => {
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos: [shipToWith()] }) })),
    http.post('*/identity/logout', () => new HttpResponse(null, { status: 204 })),
  )
  terms()
})

const open = () =>
  renderPages('/my-profile/data', { '/my-profile/data': OwnDataPage, '/login': () => <p>The login page</p> })

describe('one’s data', () => {
  test('is saved as one file, laid out for people', async () => {
    const saved: Blob[] = []
    const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
    const data = { at: '2026-11-23T09:00:00.000Z', purposes: [] }
    server.use(http.post('*/identity/personal-data', () => HttpResponse.json(data)))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Your data is saved.')).toBeVisible()
    expect(await saved[0]?.text()).toBe(JSON.stringify(data, null, 2))
  })

  test.each([
    [() => refused('too-many-requests', 429), /too often/],
    [() => HttpResponse.error(), /cannot be reached/],
  ])('is not saved where the server says no or nothing', async (answer, text) => {
    server.use(http.post('*/identity/personal-data', answer))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('a wish to be erased', () => {
  async function wish(password: string) {
    if (password !== '') await userEvent.type(await screen.findByLabelText('Current password'), password)
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for erasure' }))
  }

  test('says what goes, what stays and when, is asked once more, and ends at the login', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('*/identity/erasure', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ dueAt: '2026-12-07T09:00:00.000Z' })
      }),
    )
    open()
    expect(await screen.findByText(/your saved orders, favourites/)).toBeVisible()
    expect(screen.getByText(/Orders stay, without your name/)).toBeVisible()
    expect(screen.getByText(/erased after 14 days/)).toBeVisible()
    await wish('Proost-op-Veenhof-26')
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent('Log in within 14 days to undo it')
    expect(sent).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Close and erase' }))
    expect(await screen.findByText('The login page')).toBeVisible()
    expect(sent).toEqual([{ password: 'Proost-op-Veenhof-26' }])
  })

  test('is not sent by who keeps the account, or types no password', async () => {
    open()
    await wish('')
    expect((await screen.findAllByText(/Fill in/)).length).toBeGreaterThan(0)
    await wish('Proost-op-Veenhof-26')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('with a wrong password says so at the field', async () => {
    server.use(http.post('*/identity/erasure', () => refused('old-password-wrong')))
    open()
    await wish('Niet-mijn-wachtwoord-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Close and erase' }))
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid())
  })

  test('is not for the last Key user of a company, who is told of which', async () => {
    terms({ keyedAlone: ['Ten Brink Dranken'] })
    open()
    expect(await screen.findByText(/the only Key user of Ten Brink Dranken/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask for erasure' })).toBeNull()
  })

  test('of who has no password goes to the brewery', async () => {
    terms({ hasPassword: false })
    open()
    expect(await screen.findByText(/without a password of the portal/)).toBeVisible()
    expect(screen.queryByLabelText('Current password')).toBeNull()
  })

  test('waits for what it means, and can be asked for again where that fails', async () => {
    server.use(http.get('*/identity/erasure', () => HttpResponse.error(), { once: true }))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/erased after 14 days/)).toBeVisible()
  })
})
