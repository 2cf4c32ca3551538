import { budgetYear } from '@fust/domain/budget'
import type { CalendarDate } from '@fust/domain/calendar'
import type { PoolClient } from 'pg'
import { statement, type Queries } from '#platform/database.ts'
import type { OrderKey } from './order-key.ts'

/** Whose budget, on which day. */
type BudgetKey = { companyId: string; shipToId: string; day: CalendarDate }

// The balance never goes below nothing; the ledger says what it was after each order.
const take = statement<{ leftCents: number }>(
  'budget.take',
  `with taken as (
     update budget set left_cents = left_cents - $4
     where company_id = $1 and ship_to_id = $2 and year = $3 and left_cents >= $4
     returning company_id, ship_to_id, year, left_cents),
   written as (
     insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, order_id, moved_at)
     select company_id, ship_to_id, year, -$4::bigint, left_cents, 'order', $5, $6 from taken)
   select left_cents as "leftCents" from taken`,
)

const release = statement(
  'budget.release',
  `with taken as (
       select ship_to_id, year, -sum(delta_cents)::bigint as cents from budget_movement
       where company_id = $1 and order_id = $2 and reason = 'order' group by ship_to_id, year),
     released as (
       update budget b set left_cents = b.left_cents + taken.cents from taken
       where b.company_id = $1 and b.ship_to_id = taken.ship_to_id and b.year = taken.year
       returning b.ship_to_id, b.year, taken.cents, b.left_cents)
   insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, order_id, moved_at)
   select $1, ship_to_id, year, cents, left_cents, 'release', $2, $3 from released`,
)

const left = statement<{ leftCents: number; grantedCents: number }>(
  'budget.left',
  `select left_cents as "leftCents", granted_cents as "grantedCents" from budget
   where company_id = $1 and ship_to_id = $2 and year = $3`,
)

/** What a ship-to may spend on POS materials in a year, and the ledger of every change of it. */
export function createBudgetStore(db: Queries) {
  return {
    /** False when the budget has less than that. */
    take: async ({ companyId, shipToId, day }: BudgetKey, cents: number, orderId: number, at: Date): Promise<boolean> =>
      (await db.row(take, [companyId, shipToId, budgetYear(day), cents, orderId, at])) !== undefined,
    release: ({ companyId, id }: OrderKey, at: Date) => db.rows(release, [companyId, id, at]),
    /** Undefined where no budget is kept. */
    left: ({ companyId, shipToId, day }: BudgetKey) => db.row(left, [companyId, shipToId, budgetYear(day)]),
  }
}

const KEY = 'company_id, ship_to_id, year'

/** Does `merge`, which brings the budgets that an import has staged, and writes what it changed into the ledger. */
export async function withImportedBudgets<T>(client: PoolClient, now: Date, merge: () => Promise<T>): Promise<T> {
  await client.query(`select from budget t join stage_budget s using (${KEY}) order by ${KEY} for update of t`)
  // What is left where the file leaves it open: granted less what was spent.
  await client.query(
    `update stage_budget s set left_cents = s.granted_cents - coalesce(
      (select t.granted_cents - t.left_cents from budget t
        where t.company_id = s.company_id and t.ship_to_id = s.ship_to_id and t.year = s.year), 0)
      where s.left_cents is null`,
  )
  // A movement needs its budget, and a difference what was there before.
  await client.query(
    `create temp table stage_budget_movement on commit drop as
      select ${KEY}, s.left_cents - coalesce(t.left_cents, 0) as delta_cents, s.left_cents as balance_cents
      from stage_budget s left join budget t using (${KEY})
      where s.left_cents <> coalesce(t.left_cents, 0)`,
  )
  const merged = await merge()
  await client.query(
    `insert into budget_movement (${KEY}, delta_cents, balance_cents, reason, moved_at)
      select ${KEY}, delta_cents, balance_cents, 'import', $1 from stage_budget_movement order by ${KEY}`,
    [now],
  )
  return merged
}
