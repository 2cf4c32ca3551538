import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { answerChallenge } from '../../../../lib/test/answer-challenge.ts'
import { server } from '../../../../lib/test/server.ts'
import { answerCall, isThere } from '../../content.builders.ts'
import { BecomePartnerPage } from './become-partner-page.tsx'

const ASK = '*/almagnoliaservice/api/v1/portal/businnespartner/BecomePartner'

beforeEach(() => {
  isThere(null)
  answerChallenge()
  answerCall('pagecontent', { id: 'x', title: 'x', body: '<p>Your licence, please.</p>' })
})

const open = () => renderPages('/become-partner', { '/become-partner': BecomePartnerPage })
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send' }))

async function fillIn(): Promise<void> {
  const typed = {
    'Name of the company': 'Café De Brug',
    Town: 'Almelo',
    'First name': 'Noor',
    'Last name': 'ter Horst',
    'E-mail': 'noor@debrug.example',
    Phone: '0546 12 34 56',
  }
  for (const [label, text] of Object.entries(typed)) await userEvent.type(await screen.findByLabelText(label), text)
  await userEvent.click(screen.getByRole('checkbox'))
}

test('[CNT-27] [CNT-28] whoever is no customer yet says who they are, and reads what happens then', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(ASK, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ success: true })
    }),
  )
  open()
  expect(await screen.findByText('Your licence, please.')).toBeVisible()
  await fillIn()
  await send()
  expect(await screen.findByText('Your request is on its way')).toBeVisible()
  expect(sent).toMatchObject([
    { companyName: 'Café De Brug', trade: 'bar', hasAgreedTerms: true, proof: { solution: { counter: 3 } } },
  ])
})

test('[CNT-27] [ERR-44] [ERR-45] [ERR-46] what is missing or wrong is said beside its field and together', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Phone'), '12')
  await send()
  expect(await screen.findByText('Not all fields are filled in')).toBeVisible()
  for (const text of ['Please insert valid phone number.', 'Please accept terms and condition.'])
    expect(screen.getAllByText(text)[0]).toBeVisible()
})

test('nothing typed is lost on a reload, and nothing of it is left once it was sent', async () => {
  server.use(http.post(ASK, () => HttpResponse.json({ success: true })))
  open()
  await fillIn()
  cleanup()
  open()
  expect(await screen.findByLabelText('Town')).toHaveValue('Almelo')
  expect(screen.getByRole('checkbox')).toBeChecked()
  await send()
  expect(await screen.findByText('Your request is on its way')).toBeVisible()
  cleanup()
  open()
  expect(await screen.findByLabelText('Town')).toHaveValue('')
})

test.each([
  [429, 'too-many-requests', /several times in a minute/],
  [422, 'proof-missing', /did not manage to show in time that no robot sends this/],
  [500, 'fault', /Error submitting the form\. Please try again\./],
] as const)(
  '[CNT-27] [ERR-37] [ERR-47] what was not sent says so and why, and nothing typed is lost: %i',
  async (status, code, why) => {
    server.use(http.post(ASK, () => HttpResponse.json({ status, code, message: '', requestId: 'x' }, { status })))
    open()
    await fillIn()
    await send()
    expect(await screen.findByText(/Your contact request has not been sent/)).toHaveTextContent(why)
    expect(screen.getByLabelText('Town')).toHaveValue('Almelo')
  },
)
