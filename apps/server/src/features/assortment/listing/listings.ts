import type { MarkedMemory } from '#platform/database/marked-memory.ts'
import type { Listing, ListingStore } from './listing.store.ts'
import type { ListingQuestion } from './listing-question.ts'

/** How long it is believed which products run low: all else of a list is true at its mark. */
const LOW_STOCK_KEPT_MS = 5000
/** How long it is believed which words are common: it only tells what is looked up first. */
const COMMON_WORDS_KEPT_MS = 600_000
/** Product ids kept for all questions together, some 16 MB; what is counted beside them weighs as much as 4000. */
const KEPT_IDS = 2_000_000
const OWN_WEIGHT = 4000
/** Whoever asks for more SKUs than these has a list of their own, which nobody else asks for. */
const KEPT_FOR_SKUS = 500

/** `low` are the products that its low stock was counted by. */
type Kept = { listing: Listing; low?: ReadonlySet<number> }

/** Reads which products answer a question. That is remembered at the mark of the catalogue, so that a page costs the same wherever it lies. */
export function createListings(
  store: Pick<ListingStore, 'read' | 'readLowStock' | 'readCommonWords'>,
  memory: MarkedMemory,
  elapsedMs: () => number = () => performance.now(),
) {
  const kept = memory.shelf<Kept>(KEPT_IDS, ({ listing }) => listing.ids.length + OWN_WEIGHT)
  const underWay = new Map<string, Promise<Kept>>()
  const readLowStock = everySoOften(LOW_STOCK_KEPT_MS, store.readLowStock, elapsedMs)
  const readCommonWords = everySoOften(COMMON_WORDS_KEPT_MS, store.readCommonWords, elapsedMs)

  async function readAnew(question: ListingQuestion): Promise<Listing> {
    return store.read(question, question.search === null ? [] : await readCommonWords())
  }

  async function withLowStock(own: Kept): Promise<Listing> {
    const low = await readLowStock()
    if (own.low === low) return own.listing
    const { listing } = own
    const isLowStock = listing.ids.reduce((count, id) => (low.has(id) ? count + 1 : count), 0)
    own.listing = { ...listing, flags: { ...listing.flags, isLowStock } }
    own.low = low
    return own.listing
  }

  async function readAndKeep(key: string, question: ListingQuestion): Promise<Kept> {
    try {
      const own = { listing: await readAnew(question) }
      kept.keep(own.listing.mark, key, own)
      return own
    } finally {
      underWay.delete(key)
    }
  }

  /** The answer at this mark, else the one that is there now, with its own. */
  async function read(question: ListingQuestion, mark: string): Promise<Listing> {
    // Low stock is asked of the stock itself.
    if (question.flags.isLowStock !== undefined) return readAnew(question)
    if ((question.skus ?? question.withoutSkus).length > KEPT_FOR_SKUS)
      return withLowStock({ listing: await readAnew(question) })
    const key = JSON.stringify(question)
    const known = kept.get(mark, key)
    if (known) return withLowStock(known)
    // Asked once, however many want to know.
    const asked = underWay.get(key) ?? readAndKeep(key, question)
    underWay.set(key, asked)
    return withLowStock(await asked)
  }

  return { read }
}

/** Asks again once the answer is older than that. */
function everySoOften<Answer>(ms: number, ask: () => Promise<Answer>, elapsedMs: () => number): () => Promise<Answer> {
  let heard: { answer: Promise<Answer>; at: number } | undefined
  return () => {
    if (heard && elapsedMs() - heard.at < ms) return heard.answer
    const asked = { answer: ask(), at: elapsedMs() }
    heard = asked
    asked.answer.catch(() => (heard = undefined))
    return asked.answer
  }
}
