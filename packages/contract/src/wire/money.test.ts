import { describe, expect, test } from 'vitest'
import { centsToDecimal, decimalToCents, money } from './money.ts'

describe('money', () => {
  test('is in euros with its currency', () => expect(money(1995)).toEqual({ value: 19.95, currency: 'EUR' }))

  test.each([
    ['0.1', 10],
    [19.95, 1995],
    ['1.005', 101],
    ['-1.005', -101],
    ['-0.001', 0],
    ['12', 1200],
    ['', undefined],
    ['1,50', undefined],
    ['ten', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['99999999999999999', undefined],
  ])('%j euros are %s cents', (euros, cents) => expect(decimalToCents(euros)).toBe(cents))

  test('survives the way to the wire and back', () => {
    for (let cents = 0; cents < 20_000; cents += 7) expect(decimalToCents(centsToDecimal(cents))).toBe(cents)
  })
})
