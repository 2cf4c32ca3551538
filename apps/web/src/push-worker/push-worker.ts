import { trusted } from '../lib/trusted.ts'

/** What the server pushes; it is encrypted for this browser, so nobody else wrote it. */
type Told = { title: string; text: string; language: string; path: string; notification: number; device: number }

type Tab = { url: string; focus: () => Promise<Tab>; navigate: (url: string) => Promise<Tab | null> }
type WaitingEvent = { waitUntil: (work: Promise<unknown>) => void }
type PushEvent = WaitingEvent & { data: { json: () => unknown } | null }
type ClickEvent = WaitingEvent & { notification: { data: unknown; close: () => void } }

/** A service worker, as far as notifications are concerned: the types of the browser's page know none. */
export type PushWorker = {
  addEventListener: ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: ClickEvent) => void) => void)
  location: { origin: string }
  clients: {
    matchAll: (wanted: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Tab[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
    pushManager: { getSubscription: () => Promise<{ unsubscribe: () => Promise<boolean> } | null> }
  }
}

// The server writes the brewery's icon here.
const ICON = '{{apple-icon}}'
const NOT_FOUND = 404

/** Shows what is pushed, and leads to it. The build adds it to the service worker. */
export function listenForPush(worker: PushWorker, ask: (url: string) => Promise<Response>): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data)))
  })

  /** Only while the server says that this browser is still its person's: they may have logged out meanwhile, or somebody else is there. */
  async function show(told: unknown): Promise<void> {
    if (!isTold(told)) return
    const { status } = await ask(`/identity/devices/${told.device}`)
    if (status === NOT_FOUND) {
      const subscription = await worker.registration.pushManager.getSubscription()
      await subscription?.unsubscribe()
    }
    if (status !== 204) return
    await worker.registration.showNotification(told.title, {
      body: told.text,
      lang: told.language,
      icon: ICON,
      data: told.path,
      // Sent twice, it is there once.
      tag: `notification-${told.notification}`,
    })
  }

  async function open(path: string): Promise<void> {
    const page = new URL(path, worker.location.origin)
    if (page.origin !== worker.location.origin) return
    const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = tabs.find(({ url }) => url === page.href) ?? tabs[0]
    if (!there) {
      await worker.clients.openWindow(page.href)
      return
    }
    const tab = await there.focus()
    // A tab that this worker does not control stays where it is.
    if (tab.url !== page.href) await tab.navigate(page.href).catch(() => worker.clients.openWindow(page.href))
  }
}

function isTold(value: unknown): value is Told {
  const { title, text, language, path, notification, device } = trusted<Partial<Record<keyof Told, unknown>>>(
    Object(value),
  )
  return (
    [title, text, language, path].every((said) => typeof said === 'string') &&
    Number.isInteger(notification) &&
    Number.isInteger(device)
  )
}
