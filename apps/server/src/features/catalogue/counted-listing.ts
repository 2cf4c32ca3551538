import type { Flag, Sort, SortField, TextFacet } from './listing-question.ts'
import { PRICE_EDGES_CENTS, type ListedFacts, type Listing } from './listing.store.ts'

/** A product that a search has found, with how well it fits. */
export type FoundFacts = { facts: ListedFacts; relevance: number }

/** The found products in the order asked for, counted by what they have in common. */
export function countedListing(
  found: readonly FoundFacts[],
  sorts: readonly Sort[],
): Omit<Listing, 'mark' | 'isAlike'> {
  return {
    ids: found.toSorted(inOrderOf(sorts)).map(({ facts }) => facts.id),
    texts: countedTexts(found),
    flags: countedFlags(found),
    categories: countedCategories(found),
    prices: countedPrices(found),
  }
}

type Key = string | number | null

const KEYS: Readonly<Record<SortField, (found: FoundFacts) => Key>> = {
  relevance: ({ relevance }) => relevance,
  position: ({ facts }) => facts.position,
  name: ({ facts }) => facts.nameKey,
  price: ({ facts }) => facts.priceCents,
  brand: ({ facts }) => facts.texts.brand,
  sub_brand: ({ facts }) => facts.texts.subBrand,
  volume: ({ facts }) => facts.volumeMl,
  sku: ({ facts }) => facts.sku,
  pack_format: ({ facts }) => facts.texts.packFormat,
}

/** Ties are broken by place and SKU, so that pages never overlap. */
function inOrderOf(sorts: readonly Sort[]) {
  return (one: FoundFacts, other: FoundFacts): number => {
    for (const { field, direction } of sorts) {
      const compared = compareKeys(KEYS[field](one), KEYS[field](other), direction)
      if (compared !== 0) return compared
    }
    return one.facts.position - other.facts.position || compareKeys(one.facts.sku, other.facts.sku, 'ASC')
  }
}

/** What has no key comes last in both directions. */
function compareKeys(one: Key, other: Key, direction: Sort['direction']): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other === (direction === 'ASC') ? -1 : 1
}

function countedTexts(found: readonly FoundFacts[]): Listing['texts'] {
  const counts = new Map<TextFacet, Map<string, number>>()
  for (const { facts } of found)
    for (const facet of FACETS) {
      const value = facts.texts[facet]
      if (value === null) continue
      const ofFacet = counts.get(facet) ?? new Map<string, number>()
      counts.set(facet, ofFacet.set(value, (ofFacet.get(value) ?? 0) + 1))
    }
  return [...counts].flatMap(([facet, ofFacet]) =>
    [...ofFacet].map(([value, count]) => ({ facet, value, label: value, count })),
  )
}

const FACETS: readonly TextFacet[] = ['brand', 'subBrand', 'packFormat', 'volume', 'beerType', 'materialType']

const NO_FLAGS: Readonly<Record<Flag, number>> = {
  isPeroni: 0,
  isLast: 0,
  isNew: 0,
  isSale: 0,
  isRecommended: 0,
  isLowStock: 0,
  isPromotional: 0,
  isHighMargin: 0,
  isFreeBeer: 0,
  isReturnable: 0,
}

function countedFlags(found: readonly FoundFacts[]): Listing['flags'] {
  const counts = { ...NO_FLAGS }
  for (const { facts } of found) for (const flag of facts.flags) counts[flag] += 1
  return counts
}

function countedCategories(found: readonly FoundFacts[]): Listing['categories'] {
  const sets = new Map<string, Listing['categories'][number]>()
  for (const {
    facts: { categories },
  } of found) {
    if (categories.length === 0) continue
    const key = categories.join()
    const known = sets.get(key)
    if (known) known.count += 1
    else sets.set(key, { ids: categories, count: 1 })
  }
  return [...sets.values()]
}

function countedPrices(found: readonly FoundFacts[]): Listing['prices'] {
  const buckets = new Map<number, Listing['prices'][number]>()
  for (const {
    facts: { priceCents },
  } of found) {
    if (priceCents === null) continue
    const bucket = PRICE_EDGES_CENTS.filter((edge) => edge <= priceCents).length
    const known = buckets.get(bucket) ?? { bucket, count: 0, maximumCents: priceCents }
    known.count += 1
    known.maximumCents = Math.max(known.maximumCents, priceCents)
    buckets.set(bucket, known)
  }
  return [...buckets.values()].toSorted((a, b) => a.bucket - b.bucket)
}
