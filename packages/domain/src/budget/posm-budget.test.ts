import { expect, test } from 'vitest'
import { budgetAfterCart } from './index.ts'

test('a budget is short by what the cart asks for beyond it', () => {
  expect(budgetAfterCart({ leftCents: 100_000, usedCents: 50_000 }, 140_000)).toBe(-40_000)
})
