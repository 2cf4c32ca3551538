import { describe, expect, test } from 'vitest'
import type { OrderKind } from '../order/order-kind.ts'
import { COUNTER_DEBOUNCE_MS, DEFAULT_COUNTER, typedQuantity, unitsCounter } from './index.ts'

describe('what a counter takes', () => {
  test.each<[string, number | null, string]>([
    ['0', 0, '[CRT-12] the minimum is 0'],
    ['99', 99, '[CRT-21] the default maximum is 99'],
    [' 7 ', 7, 'blanks around a number do not matter'],
    ['100', null, '[CRT-23] a number out of range is ignored'],
    ['-1', null, '[CRT-23] a number out of range is ignored'],
    ['2.5', null, '[CRT-20] only integers count'],
    ['1e1', null, '[CRT-20] only digits count'],
    ['', null, 'nothing typed is nothing meant'],
  ])('"%s" → %s: %s', (typed, expected) => {
    expect(typedQuantity(typed)).toBe(expected)
  })

  test('[CRT-21] [CRT-22] the default counter runs from 0 to 99 by 1 and waits 300 ms', () => {
    expect(DEFAULT_COUNTER).toEqual({ minimum: 0, maximum: 99, step: 1 })
    expect(COUNTER_DEBOUNCE_MS).toBe(300)
  })

  test.each<[OrderKind, number, number, string]>([
    ['beer', 5000, 999, '[CRT-13] units end at 999'],
    ['posm', 1200, 1200, '[CRT-14] point-of-sale material ends at its stock alone'],
    ['posm', 0, 0, '[CRT-14] without stock nothing can be counted'],
  ])('units of %s with %i in stock go up to %i: %s', (kind, stock, maximum) => {
    expect(unitsCounter(kind, stock).maximum).toBe(maximum)
  })
})
