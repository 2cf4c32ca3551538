import type { Listing, ListingStore } from './listing.store.ts'
import type { ListingQuestion } from './listing-question.ts'

/** How long a count of low stock may be repeated: all else of a list is true while its mark is the catalogue's. */
const LOW_STOCK_KEPT_MS = 5000
/** Product ids kept for all questions together, some 16 MB; what is counted beside them weighs as much as 4000. */
const KEPT_IDS = 2_000_000
const OWN_WEIGHT = 4000

/** `mark` and `size` are those of the list, once it is there; `at` is when its low stock was counted. */
type Kept = { listing: Promise<Listing>; mark: string | undefined; at: number; size: number }
type LowStock = { ids: Promise<ReadonlySet<number>>; at: number }

/** Remembers which products answer a question, so that a page costs the same wherever it lies; what is shown of them is read anew. */
export function createListings(
  store: Pick<ListingStore, 'list' | 'lowStock'>,
  search: (question: ListingQuestion, term: string) => Promise<Listing>,
  elapsedMs: () => number = () => performance.now(),
) {
  const kept = new Map<string, Kept>()
  let size = 0
  let low: LowStock | undefined

  function forget(key: string): void {
    const entry = kept.get(key)
    if (entry) size -= entry.size
    kept.delete(key)
  }

  /** Counts what an answer takes, and forgets those not asked for longest when they take too much together. */
  async function weigh(key: string, entry: Kept): Promise<void> {
    const listing = await entry.listing.catch(() => null)
    if (kept.get(key) !== entry) return
    if (!listing) return forget(key)
    entry.mark = listing.mark
    entry.size = listing.ids.length + OWN_WEIGHT
    size += entry.size
    for (const oldest of kept.keys()) {
      if (size <= KEPT_IDS) break
      forget(oldest)
    }
  }

  function keep(key: string, listing: Promise<Listing>, mark?: string): Promise<Listing> {
    forget(key)
    const entry: Kept = { listing, mark, at: elapsedMs(), size: 0 }
    kept.set(key, entry)
    void weigh(key, entry)
    return listing
  }

  function lowStock(): Promise<ReadonlySet<number>> {
    if (low && elapsedMs() - low.at < LOW_STOCK_KEPT_MS) return low.ids
    const asked: LowStock = { ids: store.lowStock(), at: elapsedMs() }
    low = asked
    asked.ids.catch(() => (low = undefined))
    return asked.ids
  }

  async function recounted(listing: Listing): Promise<Listing> {
    const lowIds = await lowStock()
    const isLowStock = listing.ids.reduce((count, id) => (lowIds.has(id) ? count + 1 : count), 0)
    return isLowStock === listing.flags.isLowStock ? listing : { ...listing, flags: { ...listing.flags, isLowStock } }
  }

  /** Asks the database; what is remembered of products does not tell which are low in stock. */
  function ask(question: ListingQuestion): Promise<Listing> {
    if (question.search === null) return store.list(question)
    const listing = search(question, question.search)
    return question.flags.isLowStock === undefined ? listing.then(recounted) : listing
  }

  /** Asked again once when what is kept is of the mark that was found stale, however many find it so. */
  async function read(question: ListingQuestion, stale?: string): Promise<Listing> {
    // Low stock is asked of the stock itself.
    if (question.flags.isLowStock !== undefined) return ask(question)
    const key = JSON.stringify(question)
    const known = kept.get(key)
    if (!known || (stale !== undefined && known.mark === stale)) return keep(key, ask(question))
    if (elapsedMs() - known.at >= LOW_STOCK_KEPT_MS) return keep(key, known.listing.then(recounted), known.mark)
    // Taken out and put back, so that the first in the map is the one not asked for longest.
    kept.delete(key)
    kept.set(key, known)
    return known.listing
  }

  return { read }
}
