import { describe, expect, test } from 'vitest'
import { NO_CASES, offerLeft, offerMaximum } from './index.ts'
import { cases, cratesOfForty, layers } from './quantity.builders.ts'

describe('[CAT-25] what a special offer leaves', () => {
  test.each([
    ['all of it, to an empty cart', NO_CASES, 112],
    ['what the order does not have yet', { packages: 4, layers: 1, pallets: 1 }, 60],
    ['nothing, once the order has all of it', { packages: 0, layers: 4, pallets: 2 }, 0],
    ['nothing, where the offer was larger once', { packages: 0, layers: 0, pallets: 3 }, 0],
  ])('is %s', (_what, held, left) => {
    expect(offerLeft(112, held, cratesOfForty)).toBe(left)
  })

  test('is counted in whole units beside the others of the line', () => {
    const held = { packages: 5, layers: 1, pallets: 0 }
    expect(offerMaximum('packages', 30, held, cratesOfForty)).toBe(22)
    expect(offerMaximum('layers', 30, held, cratesOfForty)).toBe(3)
    expect(offerMaximum('pallets', 30, held, cratesOfForty)).toBe(0)
    expect(offerMaximum('layers', 7, cases(0), cratesOfForty)).toBe(0)
    expect(offerMaximum('pallets', 100, layers(2), cratesOfForty)).toBe(2)
  })
})
