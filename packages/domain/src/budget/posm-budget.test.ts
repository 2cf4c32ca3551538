import { describe, expect, test } from 'vitest'
import { budgetAfterCart, budgetGauge } from './index.ts'

const budget = { leftCents: 100_000, usedCents: 50_000 }

describe('a budget of € 1.500 of which € 500 is spent', () => {
  test.each([
    [0, { full: 10, hatched: 0, empty: 5 }],
    [30_000, { full: 7, hatched: 3, empty: 5 }],
    [100_000, { full: 0, hatched: 10, empty: 5 }],
    [140_000, { full: 0, hatched: 10, empty: 5 }],
  ])('[BAR-14] with %i cents in the cart shows %o', (cartCents, gauge) => {
    expect(budgetGauge(budget, cartCents)).toEqual(gauge)
  })

  test('is short by what the cart asks for beyond it', () => {
    expect(budgetAfterCart(budget, 140_000)).toBe(-40_000)
  })

  test('an empty budget shows no glass', () => {
    expect(budgetGauge({ leftCents: 0, usedCents: 0 }, 0)).toEqual({ full: 0, hatched: 0, empty: 0 })
  })
})
