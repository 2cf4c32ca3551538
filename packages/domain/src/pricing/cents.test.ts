import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proportionOf, rateOf, spreadCents } from './cents.ts'

describe('rounding to the cent', () => {
  test.each([
    [50, 1, 100, 1, 'half a cent goes up'],
    [49, 1, 100, 0, 'less than half goes down'],
    [-50, 1, 100, 0, 'half a cent of a credit goes up too'],
    [-51, 1, 100, -1, 'more than half of a credit goes down'],
    [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991, 'the largest amount stays exact'],
  ])('%i x %i / %i is %i: %s', (cents, numerator, denominator, expected) => {
    expect(proportionOf(cents, numerator, denominator)).toBe(expected)
  })

  test('small and large amounts are counted alike', () => {
    const whole = (most: number) => fc.integer({ min: -most, max: most })
    const denominators = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(whole(2 ** 27 - 1), whole(2 ** 26 - 1), denominators, (cents, numerator, denominator) => {
        const doubled = 2n * BigInt(cents) * BigInt(numerator) + BigInt(denominator)
        const below = BigInt(proportionOf(cents, numerator, denominator)) * 2n * BigInt(denominator)
        expect(below <= doubled && doubled < below + 2n * BigInt(denominator)).toBe(true)
      }),
    )
  })

  test('21 % of € 10,05 is € 2,11', () => {
    expect(rateOf(1005, 2100)).toBe(211)
  })
})

describe('an amount spread over lines', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2], [33, 67]],
    [5, [0, 10], [0, 5]],
    [0, [3, 4], [0, 0]],
    [5, [0, 0], [0, 0]],
  ])('%i over %o is %o', (cents, weights, parts) => {
    expect(spreadCents(cents, weights)).toEqual(parts)
  })

  test('keeps its sum, and no part is more than a cent from its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (cents, shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0)
        fc.pre(total > 0)
        const parts = spreadCents(cents, shares)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (cents * (shares[index] ?? 0)) / total)).toBeLessThan(1.001)
        }
      }),
    )
  })
})
