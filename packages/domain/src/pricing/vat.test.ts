import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MARKET_PACKS } from '../market/index.ts'
import { BEER_VAT_PERCENT, vatOf, withVat } from './vat.ts'

describe('VAT', () => {
  test.each([
    [50, 2_100, 61, 'half a cent goes up'],
    [-50, 2_100, -60, 'half a cent of a credit goes up too'],
    [1_005, 2_100, 1_216, 'more than half goes up'],
    [1_002, 2_100, 1_212, 'less than half goes down'],
    [999, 0, 999, 'nothing is added at no rate'],
  ])('%i cents at %i basis points are %i with it: %s', (cents, basisPoints, expected) => {
    expect(withVat(cents, basisPoints)).toBe(expected)
  })

  test('on beer is known in every market whose pack comes along', () => {
    const percents = Object.values(MARKET_PACKS).map(({ country }) => [country, BEER_VAT_PERCENT[country]])
    expect(Object.fromEntries(percents)).toEqual({ NL: 21, CZ: 21, SK: 23, IT: 22 })
  })

  test('is the nearest whole cent, the higher one of two, and never more than a cent from the sum of its parts', () => {
    const amounts = fc.integer({ min: -(2 ** 40), max: 2 ** 40 })
    const rates = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(amounts, amounts, rates, (cents, others, basisPoints) => {
        const [exact, vat] = [BigInt(cents) * BigInt(basisPoints), BigInt(vatOf(cents, basisPoints)) * 10_000n]
        expect(vat - exact > -5_000n && vat - exact <= 5_000n).toBe(true)
        expect(withVat(cents, basisPoints) - cents).toBe(vatOf(cents, basisPoints))
        const apart = vatOf(cents, basisPoints) + vatOf(others, basisPoints) - vatOf(cents + others, basisPoints)
        expect(Math.abs(apart)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
