import {
  dehydrate,
  hydrate,
  onlineManager,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { emptyShelf, SHELF, type LastKnownOwner } from './last-known-owner.ts'
import { trusted } from './trusted.ts'

const PLACE = '/last-known.json'
const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
const KEPT_KINDS: readonly unknown[] = ['cart', 'delivery', 'offered-units', 'orders', 'products']

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
  // What is shown without a network is in part only wished for: it is not known.
  if (!owner || !onlineManager.isOnline()) return
  const state = dehydrate(client, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false })
  const known: LastKnown = { ...owner, state }
  await (await caches.open(SHELF)).put(PLACE, Response.json(known))
  // Who left while this was being written leaves nothing behind.
  if (ownerNow()?.userId !== owner.userId) await emptyShelf()
}

function isKept({ queryKey: [kind], state }: Query): boolean {
  return state.status === 'success' && KEPT_KINDS.includes(kind) && Date.now() - state.dataUpdatedAt < KEPT_MS
}
