import type { ForgetDevicesBody, SaveDeviceBody, ToldHere } from '@fust/contract/rest'
import type { NotificationChoice } from '@fust/domain/support'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { trusted } from '../../../../lib/trusted.ts'
import { NotificationChoices } from './notification-choices.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const CALLS = '*/nl/prod/api/v1/portal/notifications'
const TOKEN = 'a'.repeat(43)

let choices: NotificationChoice[]
let here: ToldHere
let sent: unknown[]
let saves: boolean

beforeEach(() => {
  choices = [
    { kind: 'order', inPortal: true, byMail: false },
    { kind: 'ticket', inPortal: true, byMail: true },
  ]
  here = { publicKey: null, kinds: [], elsewhere: 0 }
  sent = []
  saves = true
  server.use(
    http.get(`${CALLS}/GetNotificationChoices`, () => HttpResponse.json(choices)),
    http.get(`${CALLS}/GetDevice`, () => HttpResponse.json(here)),
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

describe('on this device', () => {
  const KEY = `B${'A'.repeat(86)}`
  /** What happened in the browser. */
  let did: string[]
  let saved: unknown[]
  let held: { toJSON: () => object; unsubscribe: () => Promise<boolean> } | null

  const subscriptionOf = (id: string) => ({
    toJSON: () => ({ endpoint: `https://push.example/${id}`, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      did.push(`unsubscribe ${id}`)
      held = null
      return true
    },
  })

  /** A browser that can show notifications; its person answers so when it asks. */
  function buildBrowser({
    permission = 'default',
    answer = 'granted',
    hasWorker = true,
  }: { permission?: NotificationPermission; answer?: NotificationPermission; hasWorker?: boolean } = {}) {
    const notification = {
      permission,
      requestPermission: async () => {
        did.push('ask')
        notification.permission = answer
        return answer
      },
    }
    const pushManager = {
      getSubscription: async () => held,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        did.push(`subscribe ${applicationServerKey === KEY}`)
        held ??= subscriptionOf('new')
        return held
      },
    }
    vi.stubGlobal('PushManager', {})
    vi.stubGlobal('Notification', notification)
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => (hasWorker ? { pushManager } : undefined) },
    })
  }

  beforeEach(() => {
    did = []
    saved = []
    held = null
    here = { publicKey: KEY, kinds: [], elsewhere: 0 }
    const answer = (kinds: ToldHere['kinds']) => {
      here = { ...here, kinds }
      return HttpResponse.json(here)
    }
    server.use(
      http.post(`${CALLS}/SaveDevice`, async ({ request }) => {
        const body = trusted<SaveDeviceBody>(await request.json())
        saved.push(body)
        return saves
          ? answer(body.kinds)
          : HttpResponse.json({ code: 'too-many-devices', status: 422 }, { status: 422 })
      }),
      http.post(`${CALLS}/ForgetDevices`, async ({ request }) => {
        const body = trusted<ForgetDevicesBody>(await request.json())
        saved.push(body)
        if (body.where === 'elsewhere') here = { ...here, elsewhere: 0 }
        return answer(body.where === 'here' ? [] : here.kinds)
      }),
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  const orderHere = () => screen.findByRole('checkbox', { name: 'How far an order is: On this device' })
  const ticketHere = () => screen.findByRole('checkbox', { name: 'An answer to your ticket: On this device' })

  test('the browser is asked by the first tick and not before; then it is told of what is ticked', async () => {
    buildBrowser()
    open()
    await orderHere()
    expect(did).toEqual([])
    await userEvent.click(await orderHere())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(did).toEqual(['ask', 'subscribe true'])
    const keys = { endpoint: 'https://push.example/new', publicKey: 'p'.repeat(87), authSecret: 'a'.repeat(22) }
    expect(saved).toEqual([{ ...keys, kinds: ['order'] }])
    expect(await orderHere()).toBeChecked()
    await userEvent.click(await ticketHere())
    await waitFor(() => expect(saved.at(-1)).toEqual({ ...keys, kinds: ['order', 'ticket'] }))
  })

  test('two ticks one after the other are both kept', async () => {
    buildBrowser()
    open()
    const [order, ticket] = [await orderHere(), await ticketHere()]
    await userEvent.click(order)
    await userEvent.click(ticket)
    await waitFor(() => expect(here.kinds).toEqual(['order', 'ticket']))
  })

  test('what the browser held for who was here before is not used again', async () => {
    buildBrowser({ permission: 'granted' })
    held = subscriptionOf('before')
    open()
    await userEvent.click(await orderHere())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(did).toEqual(['ask', 'unsubscribe before', 'subscribe true'])
    expect(saved).toMatchObject([{ endpoint: 'https://push.example/new' }])
  })

  test('the last tick that is taken back ends it, in the browser, too', async () => {
    buildBrowser({ permission: 'granted' })
    held = subscriptionOf('own')
    here = { ...here, kinds: ['order'] }
    open()
    await userEvent.click(await orderHere())
    await waitFor(() => expect(did).toEqual(['unsubscribe own']))
    expect(saved).toEqual([{ where: 'here' }])
    expect(await orderHere()).not.toBeChecked()
  })

  test.each([
    ['says no', { answer: 'denied' as const }, /This browser refuses notifications/],
    ['says nothing', { answer: 'default' as const }, /You have not allowed notifications yet/],
    ['has no worker yet', { hasWorker: false }, /could not be registered/],
  ])('who %s is told so, and nothing is ticked', async (_what, browser, text) => {
    buildBrowser(browser)
    open()
    await userEvent.click(await orderHere())
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    expect(await orderHere()).not.toBeChecked()
    expect(saved).toEqual([])
  })

  test('a browser that refuses says how it can be allowed, and nothing can be ticked', async () => {
    buildBrowser({ permission: 'denied' })
    open()
    expect(await orderHere()).toBeDisabled()
    expect(screen.getByRole('status')).toHaveTextContent('Allow them in the settings of the browser')
  })

  test('a browser that cannot says so, and has no column', async () => {
    open()
    expect(await screen.findByText(/This browser cannot show notifications/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /On this device/ })).toBeNull()
  })

  test('nothing is said where the portal sends nothing to devices', async () => {
    buildBrowser()
    here = { ...here, publicKey: null }
    open()
    await orderByMail()
    expect(screen.queryByText(/this device|this browser/i)).toBeNull()
  })

  test('what the server refuses is told, and not ticked', async () => {
    saves = false
    buildBrowser()
    open()
    await userEvent.click(await orderHere())
    expect(await screen.findByText(/on ten devices already/)).toBeVisible()
    expect(await orderHere()).not.toBeChecked()
  })

  test('the other devices are counted, and stopped by a press', async () => {
    buildBrowser()
    here = { ...here, elsewhere: 2 }
    open()
    expect(await screen.findByText(/You are told on 2 other devices\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stop it there' }))
    expect(await screen.findByText('You are told on no other device any more.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/other devices\./)).toBeNull())
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
