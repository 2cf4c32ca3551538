import {
  dehydrate,
  hydrate,
  onlineManager,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { trusted } from './trusted.ts'

const SHELF = 'last-known'
const PLACE = '/last-known.json'
const QUIET_MS = 1000
const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
const KEPT_KINDS: readonly unknown[] = ['cart', 'delivery', 'offered-units', 'orders', 'products']

/** Whose data it is, and of which version of the app. */
export type LastKnownOwner = { userId: string; version: string }
type LastKnown = LastKnownOwner & { state: DehydratedState }

/** Writes down what the server last told this person, for a start without a network. */
export function keepLastKnown(client: QueryClient, ownerNow: () => LastKnownOwner | undefined): void {
  if (!('caches' in globalThis)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated') return
    clearTimeout(timer)
    timer = setTimeout(() => void write(client, ownerNow).catch(() => undefined), QUIET_MS)
  })
}

/** Gives this person's last known data to the cache; somebody else's, or that of another version, is left alone. */
export async function restoreLastKnown(client: QueryClient, owner: LastKnownOwner): Promise<void> {
  if (!('caches' in globalThis)) return
  const page = await (await caches.open(SHELF)).match(PLACE)
  if (!page) return
  const known: LastKnown = trusted(await page.json())
  if (known.userId !== owner.userId || known.version !== owner.version) return
  hydrate(client, known.state, { defaultOptions: { queries: { gcTime: DAY_MS } } })
}

/** Nothing stays behind on this device. */
export async function forgetLastKnown(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHELF)
}

async function write(client: QueryClient, ownerNow: () => LastKnownOwner | undefined): Promise<void> {
  const owner = ownerNow()
  // What is shown without a network is in part only wished for: it is not known.
  if (!owner || !onlineManager.isOnline()) return
  const state = dehydrate(client, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false })
  const known: LastKnown = { ...owner, state }
  await (await caches.open(SHELF)).put(PLACE, Response.json(known))
  // Who left while this was being written leaves nothing behind.
  if (ownerNow()?.userId !== owner.userId) await forgetLastKnown()
}

function isKept({ queryKey: [kind], state }: Query): boolean {
  return state.status === 'success' && KEPT_KINDS.includes(kind) && Date.now() - state.dataUpdatedAt < KEPT_MS
}
