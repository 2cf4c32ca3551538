import { describe, expect, test } from 'vitest'
import { layers, pallets } from '../quantity/quantity.builders.ts'
import { stackOf } from './capacity.builders.ts'
import { brandProgress } from './index.ts'

const line = (brand: string, sku: string, quantities = pallets(1)) => ({ ...stackOf(sku, quantities), brand })

describe('[CRT-60] the progress of the brands', () => {
  test('is the pallets of each, what takes most first', () => {
    const lines = [line('Wit', 'wit', layers(1)), line('Pils', 'crate', pallets(12)), line('Pils', 'keg', pallets(1))]
    expect(brandProgress(lines, { maximumPallets: 26 })).toEqual([
      { brand: 'Pils', pallets: 13, maximumPallets: 26, percent: 50 },
      { brand: 'Wit', pallets: 0.2, maximumPallets: 26, percent: expect.closeTo(0.769, 3) },
    ])
  })

  test('ends at 100, and is 0 without a maximum', () => {
    const lines = [line('Pils', 'crate', pallets(30))]
    expect(brandProgress(lines, { maximumPallets: 26 })[0]?.percent).toBe(100)
    expect(brandProgress(lines, { maximumPallets: null })[0]?.percent).toBe(0)
    expect(brandProgress([], { maximumPallets: 26 })).toEqual([])
  })
})
