import type { SaveDeviceBody } from '@fust/contract/rest'

/** Whether this browser can show notifications of the portal; `refused`: its person has said no to it, there. */
export function pushState(): 'cannot' | 'refused' | 'can' {
  const isKnown = 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator
  if (!isKnown) return 'cannot'
  return Notification.permission === 'denied' ? 'refused' : 'can'
}

export type Subscription = Omit<SaveDeviceBody, 'kinds'>

/** Where this browser is reached, and by which keys; null where it is not to be had now. */
export async function subscribeHere(
  publicKey: string,
  { isToldHere }: { isToldHere: boolean },
): Promise<Subscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return null
  // It may be of who was here before.
  if (!isToldHere) await (await worker.pushManager.getSubscription())?.unsubscribe()
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => null)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) return null
  return { endpoint, publicKey: keys['p256dh'], authSecret: keys['auth'] }
}

export async function unsubscribeHere(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
