import { untilOneMark } from '#platform/marked-memory.ts'
import { countedListing, type FoundFacts } from './counted-listing.ts'
import type { ListedFacts, Listing, ListingStore } from './listing.store.ts'
import type { ListingQuestion } from './listing-question.ts'
import { EXACT, type CommonWord, type Found, type SearchStore } from './search.store.ts'

/** Facts of found products kept for all questions together, some 10 MB; a question that found none weighs as well. */
const KEPT_FACTS = 20_000
const OWN_WEIGHT = 4
/** How long it is believed which words are common: it only tells what is looked up first. */
const COMMON_WORDS_KEPT_MS = 600_000

/** What a question lets through; null is a product that it does not. */
type Facts = Map<string, ListedFacts | null>
type Memory = { mark: string; size: number; byFrame: Map<string, Facts> }

/**
 * Answers searches. The database finds the words; what is shown of the whole result is counted here from facts that are
 * remembered until the catalogue changes.
 */
export function createFoundListings(
  store: Pick<ListingStore, 'facts'>,
  search: SearchStore,
  elapsedMs: () => number = () => performance.now(),
) {
  let kept = memoryOf('')
  let common: { words: Promise<CommonWord[]>; at: number } | undefined

  function commonWords(): Promise<CommonWord[]> {
    if (common && elapsedMs() - common.at < COMMON_WORDS_KEPT_MS) return common.words
    common = { words: search.commonWords().catch(() => []), at: elapsedMs() }
    return common.words
  }

  /** Where facts of the catalogue with this mark are remembered. */
  function memoryAt(mark: string): Memory {
    if (kept.mark !== mark || kept.size > KEPT_FACTS) kept = memoryOf(mark)
    return kept
  }

  /** What the question lets through of what was found; null when the catalogue has changed since. */
  async function letThrough(question: ListingQuestion, found: Found): Promise<FoundFacts[] | null> {
    const memory = memoryAt(found.mark)
    const facts = factsFor(question, memory)
    const skus = Object.keys(found.relevance)
    const missing = skus.filter((sku) => !facts.has(sku))
    if (missing.length > 0) {
      const read = await store.facts(question, missing)
      if (read.mark !== found.mark) return null
      for (const sku of missing) facts.set(sku, null)
      for (const own of read.facts) facts.set(own.sku, own)
      memory.size += missing.length
    }
    return skus.flatMap((sku) => {
      const own = facts.get(sku)
      const relevance = found.relevance[sku] ?? 0
      // A variant is found by its own number, though it is not listed.
      return own && (!own.isVariant || relevance >= EXACT) ? [{ facts: own, relevance }] : []
    })
  }

  return (question: ListingQuestion, term: string): Promise<Listing> =>
    untilOneMark(async () => {
      const found = await search.find(term, question.language, await commonWords())
      const through = await letThrough(question, found)
      const { mark, isAlike } = found
      return through && { mark, isAlike, ...countedListing(through, question.sorts) }
    })
}

const memoryOf = (mark: string): Memory => ({ mark, size: 0, byFrame: new Map() })

/** The facts that this question has been answered with. */
function factsFor(question: ListingQuestion, memory: Memory): Facts {
  // What is low in stock is another at any moment.
  if (question.flags.isLowStock !== undefined) return new Map()
  const key = JSON.stringify({ ...question, search: null })
  const known = memory.byFrame.get(key)
  if (known) return known
  const facts: Facts = new Map()
  memory.byFrame.set(key, facts)
  memory.size += OWN_WEIGHT
  return facts
}
