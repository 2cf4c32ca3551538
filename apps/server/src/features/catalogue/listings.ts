import type { Listing, ListingStore } from './listing.store.ts'
import type { ListingQuestion } from './listing-question.ts'

/** How long a list may be repeated: its version covers everything but the stock, which only low-stock marks depend on. */
const KEPT_MS = 5000
/** Product ids kept for all questions together: 4 bytes each, some 8 MB. */
const KEPT_IDS = 2_000_000

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
    entry.listing.then(
      ({ ids }) => {
        if (kept.get(key) !== entry) return
        entry.size = ids.length + 100
        size += entry.size
        for (const oldest of kept.keys()) {
          if (size <= KEPT_IDS) break
          forget(oldest)
        }
      },
      () => {
        if (kept.get(key) === entry) forget(key)
      },
    )
    return entry.listing
  }

  return {
    read,
    /** Asks again: the catalogue has changed since. */
    readAgain: (question: ListingQuestion) => keep(JSON.stringify(question), question),
  }
}

export type Listings = ReturnType<typeof createListings>
