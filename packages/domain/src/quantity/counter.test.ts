import { describe, expect, test } from 'vitest'
import type { OrderKind } from '../order/order-kind.ts'
import { DEFAULT_COUNTER, isCount, unitsCounter } from './index.ts'

describe('what a counter takes', () => {
  test('[CRT-12] [CRT-21] the default counter runs from 0 to 99 by 1', () => {
    expect(DEFAULT_COUNTER).toEqual({ minimum: 0, maximum: 99, step: 1 })
  })

  test.each<[OrderKind, number, number, string]>([
    ['beer', 5000, 999, '[CRT-13] units end at 999'],
    ['posm', 1200, 1200, '[CRT-14] point-of-sale material ends at its stock alone'],
    ['posm', 0, 0, '[CRT-14] without stock nothing can be counted'],
  ])('units of %s with %i in stock go up to %i: %s', (kind, stock, maximum) => {
    expect(unitsCounter(kind, stock).maximum).toBe(maximum)
  })

  test.each([
    [0, true],
    [1_000_000, true],
    [1_000_001, false],
    [-1, false],
    [0.5, false],
    [1e-320, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d is a count: %s', (number, counts) => expect(isCount(number)).toBe(counts))
})
