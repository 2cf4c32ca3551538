import { statement, type Queries } from '#platform/database.ts'

const findBudget = statement<{ grantedCents: number; leftCents: number }>(
  'cart.find-budget',
  `select granted_cents as "grantedCents", left_cents as "leftCents" from budget
   where company_id = $1 and ship_to_id = $2 and year = $3`,
)

export function createBudgetStore(db: Queries) {
  return {
    find: (shipTo: { companyId: string; shipToId: string }, year: number) =>
      db.row(findBudget, [shipTo.companyId, shipTo.shipToId, year]),
  }
}
