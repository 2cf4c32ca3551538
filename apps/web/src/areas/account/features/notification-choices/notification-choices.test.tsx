import type { NotificationChoice } from '@fust/domain/support'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { NotificationChoices } from './notification-choices.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const CALLS = '*/nl/prod/api/v1/portal/notifications'
const TOKEN = 'a'.repeat(43)

let choices: NotificationChoice[]
let sent: unknown[]
let saves: boolean

beforeEach(() => {
  choices = [
    { kind: 'order', inPortal: true, byMail: false },
    { kind: 'ticket', inPortal: true, byMail: true },
  ]
  sent = []
  saves = true
  server.use(
    http.get(`${CALLS}/GetNotificationChoices`, () => HttpResponse.json(choices)),
    http.post(`${CALLS}/SaveNotificationChoices`, async ({ request }) => {
      sent.push(await request.json())
      if (!saves) return HttpResponse.json({ code: 'x' }, { status: 503 })
      choices = choices.map((own) => (own.kind === 'order' ? { ...own, byMail: true } : own))
      return HttpResponse.json(choices)
    }),
  )
})

const open = (href = '/profile') =>
  renderPages(href, { '/profile': NotificationChoices, '/unsubscribe/$token': UnsubscribePage })
const orderByMail = () => screen.findByRole('checkbox', { name: 'How far an order is: By mail' })

describe('[NTF-01] what one wants to be told', () => {
  test('is ticked for each kind and place, and saved with the tick', async () => {
    open()
    expect(await orderByMail()).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'An answer to your ticket: By mail' })).toBeChecked()
    await userEvent.click(await orderByMail())
    await waitFor(() => expect(sent).toEqual([{ choices: [{ kind: 'order', inPortal: true, byMail: true }] }]))
    expect(await orderByMail()).toBeChecked()
  })

  test('is as it was where it was not saved, and says so', async () => {
    saves = false
    open()
    await userEvent.click(await orderByMail())
    expect(await screen.findByText('This was not saved. Try again in a moment.')).toBeVisible()
    expect(await orderByMail()).not.toBeChecked()
  })

  test('says so where it cannot be shown, and is asked for again', async () => {
    server.use(
      http.get(`${CALLS}/GetNotificationChoices`, () => HttpResponse.json({ code: 'x' }, { status: 500 }), {
        once: true,
      }),
    )
    open()
    expect(await screen.findByText('What you are told cannot be shown now.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /again/i }))
    expect(await orderByMail()).toBeVisible()
  })
})

describe('whoever comes from a mail', () => {
  const posted = () => {
    const paths: string[] = []
    server.use(
      http.post('*/unsubscribe/*', ({ request }) => {
        paths.push(new URL(request.url).pathname)
        return new HttpResponse(null, { status: paths.length > 1 ? 204 : 503 })
      }),
    )
    return paths
  }

  test('ends such mails by a press, and nothing by looking', async () => {
    const paths = posted()
    open(`/unsubscribe/${TOKEN}`)
    const stop = await screen.findByRole('button', { name: 'Stop these mails' })
    expect(paths).toEqual([])
    await userEvent.click(stop)
    expect(await screen.findByText('That did not work. Try again in a moment.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }))
    expect(await screen.findByText('You get no more mails of this kind.')).toBeVisible()
    expect(paths).toEqual([`/unsubscribe/${TOKEN}`, `/unsubscribe/${TOKEN}`])
    expect(screen.getByRole('link', { name: 'To my profile' })).toBeVisible()
  })
})
