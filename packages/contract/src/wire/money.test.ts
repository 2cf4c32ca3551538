import { describe, expect, test } from 'vitest'
import { centsToDecimal, decimalToCents, money } from './money.ts'

describe('money', () => {
  test('is an amount of two decimals', () => expect(money(1995)).toEqual({ value: 19.95 }))

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
  ])('%j are %s hundredths', (amount, cents) => expect(decimalToCents(amount)).toBe(cents))

  test('survives the way to the wire and back', () => {
    for (let cents = 0; cents < 20_000; cents += 7) expect(decimalToCents(centsToDecimal(cents))).toBe(cents)
  })
})
