import type { Queries } from '#platform/database/database.ts'
import type { CartView } from '#features/cart/index.ts'
import { createLedgers } from '#features/ledgers/index.ts'

/** What is left for POS materials this year; null where no budget is kept, and for beer. */
export async function budgetLeft(queries: Queries, view: CartView): Promise<number | null> {
  if (view.kind !== 'posm') return null
  const { companyId, shipToId, replacesId } = view.cart
  const key = { companyId, shipToId, day: view.brewery.now.today }
  const budget = await createLedgers(queries).budget.left(key, replacesId)
  return budget?.leftCents ?? null
}
