import { describe, expect, test } from 'vitest'
import { meantConditions, meantSearch } from './filters.ts'

describe('filters', () => {
  test('lose every empty value', () => {
    const filter = {
      sku: { in: ['101', '', null] },
      brand: { eq: '' },
      sub_brand: { in: [] },
      volume: {},
      type: null,
      name: { match: '', match_type: 'PARTIAL' as const },
      price: { from: '5', to: '' },
    }
    expect(meantConditions(filter)).toEqual({ sku: { in: ['101'] }, price: { from: '5' } })
  })

  test('keep the flag "0", which is not empty', () => {
    expect(meantConditions({ favourites: { eq: '0' } })).toEqual({ favourites: { eq: '0' } })
  })

  test('that are left out mean nothing', () => expect(meantConditions(undefined)).toEqual({}))

  test.each([
    ['  blond ', 'blond'],
    ['', undefined],
    ['  ', undefined],
    [null, undefined],
  ])('search %j means %j', (search, meant) => expect(meantSearch(search)).toBe(meant))
})
