import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerChallenge } from '../../../../lib/test/answer-challenge.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { trusted } from '../../../../lib/trusted.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { ContactsPage } from './contacts-page.tsx'

const ASK = '*/almagnoliaservice/api/v1/portal/visitors/AskBrewery'
const CHALLENGE = '*/almagnoliaservice/api/v1/portal/visitors/GetChallenge'

const isThere = (user: unknown) => server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
const refusal = (status: number, code: string) =>
  HttpResponse.json({ status, code, message: '', requestId: 'x' }, { status })

let given = () => 0
beforeEach(() => {
  isThere(null)
  given = answerChallenge()
  server.use(http.get('*/nl/prod/api/v1/portal/support/GetContacts', () => new HttpResponse(null, { status: 503 })))
})

const open = () => renderPages('/support/contacts', { '/support/contacts': ContactsPage })
const reload = () => {
  cleanup()
  return open()
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send' }))

async function fillIn(): Promise<void> {
  const typed = {
    'First name': 'Noor',
    'Last name': 'ter Horst',
    'E-mail': 'noor@debrug.example',
    Subject: 'A tour',
    'Your question': 'With how many may we come?',
  }
  for (const [label, text] of Object.entries(typed)) await userEvent.type(await screen.findByLabelText(label), text)
  await userEvent.click(screen.getByRole('checkbox'))
}

/** Answers one request after the other, and keeps what came. */
function answerWith(...answers: (() => Response)[]) {
  const sent: unknown[] = []
  server.use(
    http.post(ASK, async ({ request }) => {
      sent.push(await request.json())
      return answers[Math.min(sent.length, answers.length) - 1]?.()
    }),
  )
  return sent
}
const taken = () => HttpResponse.json({ success: true })

describe('[CNT-28] a visitor', () => {
  test('asks the brewery something, and reads what happens then', async () => {
    const sent = answerWith(taken)
    open()
    await fillIn()
    await send()
    expect(await screen.findByText('Your question is on its way')).toBeVisible()
    expect(sent).toMatchObject([{ subject: 'A tour', phone: '', proof: { solution: { counter: 3 } } }])
    expect(given()).toBe(1)
  })

  test('is not asked for work before anything is written', async () => {
    open()
    expect(await screen.findByLabelText('Subject')).toBeVisible()
    expect(given()).toBe(0)
  })

  test('reads beside its field and together what is missing or wrong', async () => {
    open()
    await userEvent.type(await screen.findByLabelText(/^Phone/), '12')
    await send()
    expect(await screen.findByText('Not all fields are filled in')).toBeVisible()
    for (const text of ['Please insert valid phone number.', 'Please accept terms and condition.'])
      expect(screen.getAllByText(text)[0]).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Last name: Fill this in' }))
    expect(screen.getByLabelText('Last name')).toHaveFocus()
  })

  test.each(['proof-expired', 'proof-used', 'proof-wrong'])(
    'whose challenge is no longer good (%s) sends with another one without doing anything',
    async (code) => {
      const sent = answerWith(() => refusal(422, code), taken)
      open()
      await fillIn()
      await send()
      expect(await screen.findByText('Your question is on its way')).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(given()).toBe(2)
    },
  )

  test.each([
    [422, 'proof-expired', /did not manage to show in time/],
    [429, 'too-many-requests', /several times in a minute/],
    [500, 'fault', /Error submitting the form/],
  ] as const)('[ERR-47] reads why it was not sent, and nothing typed is lost: %i %s', async (status, code, why) => {
    answerWith(() => refusal(status, code))
    open()
    await fillIn()
    await send()
    expect(await screen.findByText(/Your contact request has not been sent/)).toHaveTextContent(why)
    expect(screen.getByLabelText('Subject')).toHaveValue('A tour')
  })

  test('loses nothing on a reload: one question comes of it, and is not there any more once it was sent', async () => {
    const sent = answerWith(() => refusal(500, 'fault'), taken)
    open()
    await fillIn()
    await send()
    expect(await screen.findByText(/Your contact request has not been sent/)).toBeVisible()
    reload()
    expect(await screen.findByLabelText('Your question')).toHaveValue('With how many may we come?')
    await send()
    expect(await screen.findByText('Your question is on its way')).toBeVisible()
    const [first, second] = trusted<{ requestId: string }[]>(sent)
    expect(second?.requestId).toBe(first?.requestId)
    reload()
    expect(await screen.findByLabelText('Your question')).toHaveValue('')
  })

  test('who gets no challenge reads why, and sends once there is one', async () => {
    answerWith(taken)
    open()
    server.use(http.get(CHALLENGE, () => refusal(429, 'too-many-requests')))
    await fillIn()
    await send()
    expect(await screen.findByText(/several times in a minute/)).toBeVisible()
    answerChallenge()
    await send()
    expect(await screen.findByText('Your question is on its way')).toBeVisible()
  })
})

test('who is signed in is asked nothing that the portal knows', async () => {
  isThere(userWith())
  server.use(
    http.get('*/nl/prod/api/v1/portal/support/GetContacts', () =>
      HttpResponse.json({ code: 'fault' }, { status: 500 }),
    ),
  )
  open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByLabelText('Subject')).not.toBeInTheDocument()
})
