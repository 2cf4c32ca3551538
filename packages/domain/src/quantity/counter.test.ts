import { describe, expect, test } from 'vitest'
import type { OrderKind } from '../order/order-kind.ts'
import { DEFAULT_COUNTER, unitsCounter } from './index.ts'

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
})
