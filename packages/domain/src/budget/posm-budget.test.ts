import { expect, test } from 'vitest'
import { CUSTOMER_TYPES } from '../access/index.ts'
import { budgetAfterCart, expectsBudget } from './index.ts'

test('a budget is short by what the cart asks for beyond it', () => {
  expect(budgetAfterCart({ leftCents: 100_000 }, 140_000)).toBe(-40_000)
})

test('[BAR-14] on-trade customers, those with tanks and their account managers are told about a budget', () => {
  expect(CUSTOMER_TYPES.filter(expectsBudget)).toEqual(['OntradeTank', 'Ontrade', 'AccountManagerOntrade'])
  expect(expectsBudget(null)).toBe(false)
})
