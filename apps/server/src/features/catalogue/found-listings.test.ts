import { expect, test } from 'vitest'
import { calendarDate } from '@fust/domain/calendar'
import { createFoundListings } from './found-listings.ts'
import { everything } from './listing-question.ts'
import type { ListedFacts } from './listing.store.ts'

const texts = { brand: null, subBrand: null, packFormat: null, volume: null, beerType: null, materialType: null }
const plain = { id: 1, sku: 'PILS', position: 1, isVariant: false, priceCents: null, nameKey: null, volumeMl: null }
const PILS: ListedFacts = { ...plain, texts, flags: [], categories: [] }

const today = calendarDate('2026-11-23')
const upToCents = (priceToCents: number) => ({
  ...everything({ priceGroup: 'A', language: 'nl', today, kinds: ['beer'], tankBrands: [] }),
  priceToCents,
})

type Read = { mark: string; facts: ListedFacts[] }

/** Words are found at mark `a`; `reads` are the answers to who asks for facts, the first of them again after the last. */
function searchOf(found: Record<string, number>, reads: readonly [Read, ...Read[]] = [{ mark: 'a', facts: [PILS] }]) {
  const read: string[][] = []
  const search = createFoundListings(
    {
      facts: async (_question, skus) => {
        read.push([...skus])
        return reads[read.length - 1] ?? reads[0]
      },
    },
    {
      find: async (term) => ({ mark: 'a', relevance: term === 'pils' ? found : {}, isAlike: false }),
      commonWords: async () => [],
    },
  )
  return { search, read }
}

test('what a found product is counted by is read once', async () => {
  const { search, read } = searchOf({ PILS: 0.5 })
  expect((await search(upToCents(1), 'pils')).ids).toEqual([1])
  expect((await search(upToCents(1), 'pils')).ids).toEqual([1])
  expect(read).toEqual([['PILS']])
})

test('what nothing is let through of at another mark is asked for again', async () => {
  const { search } = searchOf({ PILS: 0.5 }, [
    { mark: 'b', facts: [] },
    { mark: 'a', facts: [PILS] },
  ])
  expect((await search(upToCents(1), 'pils')).ids).toEqual([1])
})

test('questions that find nothing are not remembered without end', async () => {
  const { search, read } = searchOf({ PILS: 0.5 })
  await search(upToCents(0), 'pils')
  for (let cents = 1; cents <= 6_000; cents += 1) await search(upToCents(cents), 'nothing')
  await search(upToCents(0), 'pils')
  expect(read).toEqual([['PILS'], ['PILS']])
})
