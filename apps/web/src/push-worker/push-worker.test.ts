import { beforeEach, describe, expect, test } from 'vitest'
import { trusted } from '../lib/trusted.ts'
import { listenForPush, type PushWorker } from './push-worker.ts'

const PORTAL = 'https://portal.example'
const TOLD = {
  title: 'Veenhof',
  text: 'Bestelling 26-00501 is onderweg.',
  language: 'nl',
  path: '/orders/history/26-00501',
  notification: 7,
  device: 3,
}

/** A browser with its worker, as the worker meets it. */
function buildBrowser({ answer = 204, tabs = [] as string[], isControlled = true } = {}) {
  const did: string[] = []
  const shown: { title: string; options: NotificationOptions }[] = []
  const listeners = new Map<string, (event: never) => void>()
  const tabOf = (url: string) => {
    const tab = {
      url,
      focus: async () => {
        did.push(`focus ${url}`)
        return tab
      },
      navigate: async (to: string) => {
        if (!isControlled) throw new TypeError('This service worker is not the client’s active service worker.')
        did.push(`navigate ${to}`)
        return tab
      },
    }
    return tab
  }
  const worker: PushWorker = {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    location: { origin: PORTAL },
    clients: {
      matchAll: async () => tabs.map(tabOf),
      openWindow: async (url) => void did.push(`open ${url}`),
    },
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
      pushManager: { getSubscription: async () => ({ unsubscribe: async () => did.push('unsubscribe') > 0 }) },
    },
  }
  listenForPush(worker, async (url) => {
    did.push(`ask ${url}`)
    if (answer === 0) throw new TypeError('Failed to fetch')
    return new Response(null, { status: answer })
  })
  /** Has it hear of something; answers once it is done with it. */
  async function hear(type: string, event: object): Promise<void> {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.(trusted<never>({ ...event, waitUntil: (own: Promise<unknown>) => (work = own) }))
    await work
  }
  return {
    did,
    shown,
    push: (told: unknown) => hear('push', { data: { json: () => told } }),
    tap: (path: unknown) => hear('notificationclick', { notification: { data: path, close: () => did.push('close') } }),
  }
}

describe('what is pushed', () => {
  test('is shown in the language of its person, once the server says that they are still told there', async () => {
    const browser = buildBrowser()
    await browser.push(TOLD)
    expect(browser.did).toEqual(['ask /identity/devices/3'])
    expect(browser.shown).toEqual([
      {
        title: 'Veenhof',
        options: expect.objectContaining({ body: TOLD.text, lang: 'nl', data: TOLD.path, tag: 'notification-7' }),
      },
    ])
  })

  test('is not shown to whoever is there after them, and the browser takes no more of it', async () => {
    const browser = buildBrowser({ answer: 404 })
    await browser.push(TOLD)
    expect(browser.shown).toEqual([])
    expect(browser.did).toEqual(['ask /identity/devices/3', 'unsubscribe'])
  })

  test('is not shown while nobody can say whose browser it is, which stays allowed', async () => {
    const busy = buildBrowser({ answer: 503 })
    await busy.push(TOLD)
    const away = buildBrowser({ answer: 0 })
    await expect(away.push(TOLD)).rejects.toThrow('fetch')
    expect([...busy.shown, ...away.shown]).toEqual([])
    expect([...busy.did, ...away.did]).not.toContain('unsubscribe')
  })

  test.each([null, 'text', {}, { ...TOLD, device: '../session' }, { ...TOLD, path: 1 }])(
    'is nothing else: %o',
    async (told) => {
      const browser = buildBrowser()
      await browser.push(told)
      expect([browser.did, browser.shown]).toEqual([[], []])
    },
  )
})

describe('a tap', () => {
  let page: string
  beforeEach(() => {
    page = `${PORTAL}${TOLD.path}`
  })

  test('opens its page where the portal is not open', async () => {
    const browser = buildBrowser()
    await browser.tap(TOLD.path)
    expect(browser.did).toEqual(['close', `open ${page}`])
  })

  test('comes back to the tab that shows it, and changes nothing there', async () => {
    const browser = buildBrowser({ tabs: [`${PORTAL}/checkout`, page] })
    await browser.tap(TOLD.path)
    expect(browser.did).toEqual(['close', `focus ${page}`])
  })

  test('leads an open tab there', async () => {
    const browser = buildBrowser({ tabs: [`${PORTAL}/`] })
    await browser.tap(TOLD.path)
    expect(browser.did).toEqual(['close', `focus ${PORTAL}/`, `navigate ${page}`])
  })

  test('opens another tab where it may not lead the open one', async () => {
    const browser = buildBrowser({ tabs: [`${PORTAL}/`], isControlled: false })
    await browser.tap(TOLD.path)
    expect(browser.did).toEqual(['close', `focus ${PORTAL}/`, `open ${page}`])
  })

  test.each(['https://evil.example/', '//evil.example/'])('leads to no other site: %s', async (path) => {
    const browser = buildBrowser({ tabs: [`${PORTAL}/`] })
    await browser.tap(path)
    expect(browser.did).toEqual(['close'])
  })
})
