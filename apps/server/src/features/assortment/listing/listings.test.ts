import { calendarDate } from '@fust/domain/calendar'
import { describe, expect, test } from 'vitest'
import { createMarkedMemory } from '#platform/database/marked-memory.ts'
import { createListings } from './listings.ts'
import { everything, type ListingQuestion } from './listing-question.ts'
import type { Listing } from './listing.store.ts'

const question = everything({
  priceGroup: 'A',
  language: 'nl',
  today: calendarDate('2026-11-23'),
  goods: ['beer'],
  tankBrands: [],
})

function listing(mark: string): Listing {
  const none = { isPeroni: 0, isLast: 0, isNew: 0, isSale: 0, isRecommended: 0 }
  const flags = { ...none, isLowStock: 0, isPromotional: 0, isHighMargin: 0, isFreeBeer: 0, isReturnable: 0 }
  return { mark, ids: [1, 2], texts: [], flags, categories: [], prices: [], isAlike: false }
}

function watchedListings(answer: (times: number) => Promise<Listing> = async (times) => listing(`mark-${times}`)) {
  const asked: ListingQuestion[] = []
  const low = new Set<number>()
  let now = 0
  const store = {
    read: (own: ListingQuestion) => {
      asked.push(own)
      return answer(asked.length)
    },
    readLowStock: async () => new Set(low),
    readCommonWords: async () => [],
  }
  const listings = createListings(store, createMarkedMemory(), () => now)
  const pass = (ms: number) => {
    now += ms
  }
  return { listings, asked, low, pass }
}

describe('an answered question', () => {
  test('is asked once, however many ask it at the same time', async () => {
    const { listings, asked } = watchedListings()
    await Promise.all([question, { ...question }, question].map((own) => listings.read(own, '')))
    expect(asked).toHaveLength(1)
  })

  test('is another one for other prices, another day or another filter', async () => {
    const { listings, asked } = watchedListings(async () => listing('mark'))
    await listings.read(question, 'mark')
    await listings.read({ ...question, priceGroup: 'B' }, 'mark')
    await listings.read({ ...question, today: calendarDate('2026-11-24') }, 'mark')
    await listings.read({ ...question, brands: ['pils'] }, 'mark')
    await listings.read(question, 'mark')
    expect(asked).toHaveLength(4)
  })

  test('stays known, but its low stock is counted again after five seconds', async () => {
    const { listings, asked, low, pass } = watchedListings()
    const marked = async () => (await listings.read(question, 'mark-1')).flags.isLowStock
    expect(await marked()).toBe(0)
    low.add(2).add(9)
    pass(4_999)
    expect(await marked()).toBe(0)
    pass(1)
    expect(await marked()).toBe(1)
    expect(asked).toHaveLength(1)
  })

  test('is asked again when the catalogue has changed, and then known anew', async () => {
    const { listings, asked } = watchedListings()
    await listings.read(question, '')
    expect((await listings.read(question, 'another')).mark).toBe('mark-2')
    expect((await listings.read(question, 'mark-2')).mark).toBe('mark-2')
    expect(asked).toHaveLength(2)
  })

  test('is asked again once, however many see at the same time that the catalogue has changed', async () => {
    const { listings, asked } = watchedListings()
    await listings.read(question, '')
    const again = await Promise.all([listings.read(question, 'another'), listings.read(question, 'another')])
    expect(again.map(({ mark }) => mark)).toEqual(['mark-2', 'mark-2'])
    expect(asked).toHaveLength(2)
  })

  test('about low stock is never taken from memory', async () => {
    const { listings, asked } = watchedListings()
    const low = { ...question, flags: { isLowStock: true } }
    await listings.read(low, '')
    await listings.read(low, 'mark-1')
    expect(asked).toHaveLength(2)
  })

  test('that failed is asked again', async () => {
    const { listings, asked } = watchedListings((times) =>
      times === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(listing(`mark-${times}`)),
    )
    await expect(listings.read(question, '')).rejects.toThrow('gone')
    await expect(listings.read(question, '')).resolves.toMatchObject({ mark: 'mark-2' })
    expect(asked).toHaveLength(2)
  })
})
