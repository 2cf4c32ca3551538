/** A budget for point-of-sale material, in cents without VAT. */
export type PosmBudget = { readonly leftCents: number; readonly usedCents: number }

/** What a cart leaves of the budget; below zero it is short by that many cents (CRT-41, ENT-39). */
export function budgetAfterCart(budget: PosmBudget, cartCents: number): number {
  return budget.leftCents - cartCents
}
