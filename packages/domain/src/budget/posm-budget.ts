import type { CustomerType } from '../access/index.ts'

/** A budget for point-of-sale material, in cents without VAT. */
export type PosmBudget = { readonly leftCents: number; readonly usedCents: number }

/** What a cart leaves of the budget; below zero it is short by that many cents (CRT-41, ENT-39). */
export function budgetAfterCart(budget: Pick<PosmBudget, 'leftCents'>, cartCents: number): number {
  return budget.leftCents - cartCents
}

const WITH_BUDGET: ReadonlySet<CustomerType> = new Set(['Ontrade', 'OntradeTank', 'AccountManagerOntrade'])

/** Who is told about a budget, also that there is none (BAR-14). */
export function expectsBudget(customerType: CustomerType | null): boolean {
  return customerType !== null && WITH_BUDGET.has(customerType)
}
