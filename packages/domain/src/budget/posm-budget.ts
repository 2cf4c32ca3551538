import { spreadCents } from '../pricing/index.ts'

/** Glasses in the drawing of a budget; each stands for an equal part of it. */
export const BUDGET_GLASSES = 15

/** A budget for point-of-sale material, in cents without VAT. */
export type PosmBudget = { readonly leftCents: number; readonly usedCents: number }

export type BudgetGauge = { readonly full: number; readonly hatched: number; readonly empty: number }

/** What a cart leaves of the budget; below zero it is short by that many cents (CRT-41, ENT-39). */
export function budgetAfterCart(budget: PosmBudget, cartCents: number): number {
  return budget.leftCents - cartCents
}

/** The budget as glasses: full is left after this cart, hatched is in the cart, empty is spent (ENT-39). */
export function budgetGauge(budget: PosmBudget, cartCents: number): BudgetGauge {
  const inCart = Math.min(cartCents, budget.leftCents)
  const [full = 0, hatched = 0, empty = 0] = spreadCents(BUDGET_GLASSES, [
    budget.leftCents - inCart,
    inCart,
    budget.usedCents,
  ])
  return { full, hatched, empty }
}
