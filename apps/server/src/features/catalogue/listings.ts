import type { Listing, ListingStore } from './listing.store.ts'
import type { ListingQuestion } from './listing-question.ts'

/** How long a list may be repeated: its version covers everything but the stock, which only low-stock marks depend on. */
const KEPT_MS = 5000
/** Product ids kept for all questions together, some 16 MB; what is counted beside them weighs as much as 2500. */
const KEPT_IDS = 2_000_000
const OWN_WEIGHT = 2500

type Kept = { listing: Promise<Listing>; at: number; size: number }

/** Remembers which products answer a question, so that a page costs the same wherever it lies; what is shown of them is read anew. */
export function createListings(store: ListingStore, elapsedMs: () => number = () => performance.now()) {
  const kept = new Map<string, Kept>()
  let size = 0

  function forget(key: string): void {
    const entry = kept.get(key)
    if (entry) size -= entry.size
    kept.delete(key)
  }

  /** Counts what an answer takes, and forgets the oldest ones when they take too much together. */
  async function weigh(key: string, entry: Kept): Promise<void> {
    const listing = await entry.listing.catch(() => null)
    if (kept.get(key) !== entry) return
    if (!listing) return forget(key)
    entry.size = listing.ids.length + OWN_WEIGHT
    size += entry.size
    for (const oldest of kept.keys()) {
      if (size <= KEPT_IDS) break
      forget(oldest)
    }
  }

  function read(question: ListingQuestion): Promise<Listing> {
    // Low stock is asked of the stock itself.
    if (question.flags.isLowStock !== undefined) return store.list(question)
    const key = JSON.stringify(question)
    const known = kept.get(key)
    if (known && elapsedMs() - known.at < KEPT_MS) return known.listing
    return keep(key, question)
  }

  function keep(key: string, question: ListingQuestion): Promise<Listing> {
    forget(key)
    const entry: Kept = { listing: store.list(question), at: elapsedMs(), size: 0 }
    kept.set(key, entry)
    void weigh(key, entry)
    return entry.listing
  }

  return {
    read,
    /** Asks again: the catalogue has changed since. */
    readAgain: (question: ListingQuestion) => keep(JSON.stringify(question), question),
  }
}
