import { describe, expect, test } from 'vitest'
import { countedListing } from './counted-listing.ts'
import type { Sort } from './listing-question.ts'
import type { ListedFacts } from './listing.store.ts'

function foundWith({ relevance = 0.5, ...own }: Partial<ListedFacts> & { relevance?: number }) {
  const texts = { brand: null, subBrand: null, packFormat: null, volume: null, beerType: null, materialType: null }
  const plain = { id: 1, sku: 'A', position: 1, isVariant: false, priceCents: null, nameKey: null, volumeMl: null }
  return { relevance, facts: { ...plain, texts, flags: [], categories: [], ...own } satisfies ListedFacts }
}

const idsBy = (sorts: readonly Sort[], found: Parameters<typeof foundWith>[0][]) =>
  countedListing(found.map(foundWith), sorts).ids

describe('what a search has found', () => {
  test('[GQL-23] comes by how well it fits, then by its place, then by its SKU', () => {
    const found = [
      { id: 1, relevance: 0.2, position: 1 },
      { id: 2, relevance: 0.9, position: 3 },
      { id: 3, relevance: 0.9, position: 2, sku: 'B' },
      { id: 4, relevance: 0.9, position: 2, sku: 'A' },
    ]
    expect(idsBy([{ field: 'relevance', direction: 'DESC' }], found)).toEqual([4, 3, 2, 1])
  })

  test.each([
    ['ASC', [3, 1, 2]],
    ['DESC', [1, 3, 2]],
  ] as const)('has what costs nothing last by price, %s', (direction, expected) => {
    const found = [
      { id: 1, priceCents: 900 },
      { id: 2, priceCents: null },
      { id: 3, priceCents: 100 },
    ]
    expect(idsBy([{ field: 'price', direction }], found)).toEqual(expected)
  })

  test('is counted by its texts, flags, categories and prices', () => {
    const found = [
      foundWith({ flags: ['isNew', 'isSale'], categories: [2, 5], priceCents: 499 }),
      foundWith({ flags: ['isNew'], categories: [2, 5], priceCents: 500 }),
      foundWith({ categories: [5], priceCents: 999 }),
      foundWith({}),
    ]
    const counted = countedListing(found, [])
    expect(counted.flags).toMatchObject({ isNew: 2, isSale: 1, isLast: 0 })
    expect(counted.categories).toEqual([
      { ids: [2, 5], count: 2 },
      { ids: [5], count: 1 },
    ])
    expect(counted.prices).toEqual([
      { bucket: 0, count: 1, maximumCents: 499 },
      { bucket: 1, count: 2, maximumCents: 999 },
    ])
    expect(counted.texts).toEqual([])
  })
})
