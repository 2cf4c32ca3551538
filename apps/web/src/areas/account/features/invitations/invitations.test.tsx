import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { loginSearch } from '../../../../lib/page/login-search.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { InvitationsPage } from './invitations-page.tsx'

const ID = `I${'0'.repeat(24)}`
const invitation = {
  id: ID,
  invitedBy: 'Femke Veldboer',
  expiresAt: '2026-11-26T09:00:00Z',
  roles: [
    {
      companyName: 'Ten Brink Dranken',
      shipToId: 'S1',
      shipToName: 'Depot Boekelo',
      customerType: 'Distributor',
      role: 'SalesAssociate',
    },
  ],
}
const invited = userWith({ shipTos: [], openInvitations: 1 })

let invitations: object[]
let sent: string[]
beforeEach(() => {
  invitations = [invitation]
  sent = []
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: invited })),
    http.get('*/identity/invitations', () => HttpResponse.json({ invitations })),
  )
})

const answers = (give: () => Response) =>
  server.use(
    http.post('*/identity/invitations/:id/:answer', ({ params }) => {
      sent.push(`${String(params['id'])} ${String(params['answer'])}`)
      return give()
    }),
  )

const open = () =>
  renderPages('/invitations', { '/invitations': { component: InvitationsPage, validateSearch: loginSearch } })

test('says who invites, to which company and with which role', async () => {
  open()
  expect(await screen.findByText('Femke Veldboer invites you to order for Ten Brink Dranken.')).toBeVisible()
  expect(screen.getByText('Buyer')).toBeVisible()
  expect(screen.getByText('Depot Boekelo', { exact: false })).toBeVisible()
})

test.each([
  ['Accept', 'acceptance', 'You can order for Ten Brink Dranken now.'],
  ['Decline', 'refusal', 'You have declined the invitation of Ten Brink Dranken.'],
])('is answered by %s, and says so', async (button, answer, text) => {
  answers(() => {
    invitations = []
    return HttpResponse.json({ user: userWith() })
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(sent).toEqual([`${ID} ${answer}`])
  expect(await screen.findByText('No invitation waits for you')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go on to the portal' })).toBeVisible())
})

test.each([
  ['invitation-over', /This invitation is no longer valid/],
  ['other-account-needed', /Your account cannot have these roles/],
])('says why it cannot be accepted: %s', async (code, text) => {
  answers(() => HttpResponse.json({ status: 422, code, message: '', requestId: 'r' }, { status: 422 }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText(text)).toBeVisible()
})

test('without any invitation says so', async () => {
  invitations = []
  open()
  expect(await screen.findByText('No invitation waits for you')).toBeVisible()
})
