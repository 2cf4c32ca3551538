import { budgetAfterCart, type PosmBudget } from '@fust/domain/budget'
import { accept, type Outcome } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import type { OperationName } from '#request/policy.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import type { OwnCarts } from '../own-carts.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import type { CartView } from '../cart-view.ts'

/** What a cart leaves of its budget; null where no budget is kept. */
export type BudgetOfCart = { view: CartView; budget: (PosmBudget & { remainingCents: number }) | null }

/** The budget for POS materials of a ship-to in the running year; beer costs none of it. */
export function createBudgets({ db, read }: { db: Queries } & Pick<OwnCarts, 'read'>) {
  async function budgetOf(
    { companyId, shipToId, replacesId = null }: { companyId: string; shipToId: string; replacesId?: number | null },
    { now }: BreweryNow,
  ): Promise<PosmBudget | null> {
    const found = await createLedgers(db).budget.left({ companyId, shipToId, day: now.today }, replacesId)
    return found ? { leftCents: found.leftCents, usedCents: found.grantedCents - found.leftCents } : null
  }

  async function ofCart(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    countedCents: number,
  ): Promise<Outcome<BudgetOfCart, CartRefusal>> {
    const found = await read(asker, operation, cartId)
    if (!found.ok) return found
    const view = found.value
    const budget = await budgetOf(view.cart, asker.brewery)
    if (!budget) return accept({ view, budget: null })
    const cartCents = view.kind === 'posm' ? view.priced.totals.grandTotalExVatCents : 0
    // What a client counts with narrows what there is and never widens it.
    const counted = { ...budget, leftCents: Math.min(budget.leftCents, countedCents) }
    return accept({ view, budget: { ...budget, remainingCents: budgetAfterCart(counted, cartCents) } })
  }

  return { budgetOf, ofCart }
}

export type Budgets = ReturnType<typeof createBudgets>
