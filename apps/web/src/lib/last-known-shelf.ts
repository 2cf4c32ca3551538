import {
  dehydrate,
  hydrate,
  onlineManager,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { CART_KEY, DELIVERY_KEY, OFFERED_UNITS_KEY, ORDERS_KEY, PRODUCTS_KEY } from './query-keys.ts'
import { trusted } from './trusted.ts'

/** The name of the browser's cache in which it is kept. */
export const SHELF = 'last-known'
const PLACE = '/last-known.json'
const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
const KEPT_KINDS: readonly unknown[] = [CART_KEY, DELIVERY_KEY, OFFERED_UNITS_KEY, ORDERS_KEY, PRODUCTS_KEY].flat()

/** Whose data it is, and of which version of the app. */
export type LastKnownOwner = { userId: string; version: string }

type LastKnown = LastKnownOwner & { state: DehydratedState }

/** Gives this person's last known data to the cache; somebody else's, or that of another version, is left alone. */
export async function readShelf(client: QueryClient, owner: LastKnownOwner): Promise<void> {
  const page = await (await caches.open(SHELF)).match(PLACE)
  if (!page) return
  const known: LastKnown = trusted(await page.json())
  if (known.userId !== owner.userId || known.version !== owner.version) return
  hydrate(client, known.state, { defaultOptions: { queries: { gcTime: DAY_MS } } })
}

/** Writes down what the cache holds now of what the server told. */
export async function writeShelf(client: QueryClient, ownerNow: () => LastKnownOwner | undefined): Promise<void> {
  const owner = ownerNow()
  // What the cache has let go of could not be asked for again now: it stays on the shelf.
  if (!owner || !onlineManager.isOnline()) return
  const state = dehydrate(client, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false })
  const known: LastKnown = { ...owner, state }
  await (await caches.open(SHELF)).put(PLACE, Response.json(known))
  // Who left while this was being written leaves nothing behind.
  if (ownerNow()?.userId !== owner.userId) await emptyShelf()
}

export async function emptyShelf(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHELF)
}

function isKept({ queryKey: [kind], state }: Query): boolean {
  return state.status === 'success' && KEPT_KINDS.includes(kind) && Date.now() - state.dataUpdatedAt < KEPT_MS
}
