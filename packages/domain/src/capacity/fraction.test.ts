import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addFractions,
  compareFractions,
  fraction,
  limitFraction,
  NOTHING,
  roundedDown,
  roundedUp,
  shownNumber,
  subtractFractions,
} from './index.ts'

describe('a fraction of pallets', () => {
  test('a third, three times, is exactly a pallet', () => {
    const third = fraction(1, 3)
    expect(addFractions(addFractions(third, third), third)).toEqual(fraction(1))
  })

  test.each([
    [fraction(77, 3), 25, 26, 25.667],
    [fraction(26), 26, 26, 26],
    [fraction(1, 40), 0, 1, 0.025],
    [fraction(1, 2000), 0, 1, 0.001],
    [fraction(-1, 3), -1, 0, -0.333],
  ])('%o rounds down to %i, up to %i and shows %f', (value, down, up, shown) => {
    expect(roundedDown(value)).toBe(down)
    expect(roundedUp(value)).toBe(up)
    expect(shownNumber(value)).toBe(shown)
  })

  test('a limit may have decimals', () => {
    expect(limitFraction(12.5)).toEqual(fraction(25, 2))
  })

  test('nothing can be divided by zero', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
  })
})

describe('all fractions', () => {
  const anyFraction = fc
    .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 240 }))
    .map(([top, bottom]) => fraction(top, bottom))

  test('add up the same in any order', () => {
    fc.assert(
      fc.property(fc.array(anyFraction), (values) => {
        const sum = values.reduce(addFractions, NOTHING)
        expect(values.toReversed().reduce(addFractions, NOTHING)).toEqual(sum)
      }),
    )
  })

  test('come back after adding and taking off', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(compareFractions(subtractFractions(addFractions(a, b), b), a)).toBe(0)
      }),
    )
  })

  test('round to places less than one away', () => {
    fc.assert(
      fc.property(anyFraction, (value) => {
        expect(compareFractions(fraction(roundedUp(value)), value)).toBeGreaterThanOrEqual(0)
        expect(compareFractions(fraction(roundedDown(value)), value)).toBeLessThanOrEqual(0)
        expect(roundedUp(value) - roundedDown(value)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
