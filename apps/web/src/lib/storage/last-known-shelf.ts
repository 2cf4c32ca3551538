import {
  dehydrate,
  hydrate,
  onlineManager,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { previewHeaders } from '../page/preview.ts'
import {
  CART_KEY,
  CONTENT_KEY,
  DELIVERY_KEY,
  OFFERED_UNITS_KEY,
  ORDERS_KEY,
  PRODUCTS_KEY,
} from '../server/query-keys.ts'
import { emptyShelf, SHELF } from './shelf.ts'
import { trusted } from '../trusted.ts'

const PLACE = '/last-known.json'
const PAGES_PLACE = '/pages-read.json'
const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
const KEPT_KINDS: readonly unknown[] = [CART_KEY, DELIVERY_KEY, OFFERED_UNITS_KEY, ORDERS_KEY, PRODUCTS_KEY].flat()
/** What is read of content from beginning to end: an article, and the knowledge base, which is read as a whole. */
const PAGES_READ: readonly unknown[] = ['article', 'knowledge']
const MOST_PAGES = 30
/** Of all pages together, as they are written down. */
const MOST_LETTERS = 1_000_000

/** Whose data it is, and of which version of the app. */
export type LastKnownOwner = { userId: string; version: string }

type LastKnown = LastKnownOwner & { state: DehydratedState }
type Place = typeof PLACE | typeof PAGES_PLACE
type Known = DehydratedState['queries'][number]

/** Gives this person's last known data to the cache; somebody else's, or that of another version, is left alone. */
export async function readShelf(client: QueryClient, owner: LastKnownOwner): Promise<void> {
  const queries = (await Promise.all(([PLACE, PAGES_PLACE] as const).map((place) => readPlace(place, owner)))).flat()
  hydrate(client, { queries, mutations: [] }, { defaultOptions: { queries: { gcTime: DAY_MS } } })
}

/** Writes down what the cache holds now of what the server told, and beside it the pages that were read, also earlier. */
export async function writeShelf(client: QueryClient, ownerNow: () => LastKnownOwner | undefined): Promise<void> {
  const owner = ownerNow()
  // What the cache has let go of could not be asked for again now: it stays on the shelf.
  if (!owner || !onlineManager.isOnline()) return
  await writePlace(PLACE, owner, knownOf(client, isKept))
  const pages = knownOf(client, isPageRead)
  if (pages.length > 0)
    await writePlace(PAGES_PLACE, owner, latest([...pages, ...(await readPlace(PAGES_PLACE, owner))]))
  // Who left while this was being written leaves nothing behind.
  if (ownerNow()?.userId !== owner.userId) await emptyShelf()
}

async function readPlace(place: Place, owner: LastKnownOwner): Promise<Known[]> {
  const shelf = await caches.open(SHELF)
  const page = await (place === PLACE ? shelf.match(PLACE) : shelf.match(PAGES_PLACE))
  if (!page) return []
  const known: LastKnown = trusted(await page.json())
  return known.userId === owner.userId && known.version === owner.version ? known.state.queries : []
}

async function writePlace(place: Place, owner: LastKnownOwner, queries: Known[]): Promise<void> {
  const known: LastKnown = { ...owner, state: { queries, mutations: [] } }
  await (await caches.open(SHELF)).put(place, Response.json(known))
}

function knownOf(client: QueryClient, shouldDehydrateQuery: (query: Query) => boolean): Known[] {
  return dehydrate(client, { shouldDehydrateQuery, shouldDehydrateMutation: () => false }).queries
}

const isKept = ({ queryKey: [kind], state }: Query): boolean => KEPT_KINDS.includes(kind) && isRecent(state)

// What is looked at ahead of its day is not there yet for anybody.
const isPageRead = ({ queryKey: [kind, call], state }: Query): boolean =>
  CONTENT_KEY.includes(trusted(kind)) && PAGES_READ.includes(call) && isRecent(state) && !previewHeaders()

const isRecent = ({ status, dataUpdatedAt }: Pick<Query['state'], 'status' | 'dataUpdatedAt'>): boolean =>
  status === 'success' && Date.now() - dataUpdatedAt < KEPT_MS

/** Each page once, the ones read last, as many as may be kept. */
function latest(pages: Known[]): Known[] {
  const newestFirst = pages
    .filter(({ state }) => isRecent(state))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const once = newestFirst.filter(
    ({ queryHash }, at) => newestFirst.findIndex((one) => one.queryHash === queryHash) === at,
  )
  let letters = 0
  return once.slice(0, MOST_PAGES).filter((page) => (letters += JSON.stringify(page).length) <= MOST_LETTERS)
}
