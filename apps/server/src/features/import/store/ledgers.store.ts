import type { PoolClient } from 'pg'

/** Writes the coming change of each stock into the ledger; orders wait for the locks meanwhile, in the same order. */
export async function writeStockMovements(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `select from stock t join stage_stock s using (sku) where s.quantity <> t.quantity order by sku for update of t`,
  )
  await client.query(
    `insert into stock_movement (sku, delta, balance, reason, moved_at)
      select s.sku, s.quantity - coalesce(t.quantity, 0), s.quantity, 'import', $1
      from stage_stock s left join stock t using (sku)
      where s.quantity <> coalesce(t.quantity, 0) order by s.sku`,
    [now],
  )
}

const BUDGET_KEY = 'company_id, ship_to_id, year'

/** What is left where the file leaves it open: granted less what was spent. */
export async function settleBudgets(client: PoolClient): Promise<void> {
  await client.query(
    `select from budget t join stage_budget s using (${BUDGET_KEY}) order by ${BUDGET_KEY} for update of t`,
  )
  await client.query(
    `update stage_budget s set left_cents = s.granted_cents - coalesce(
      (select t.granted_cents - t.left_cents from budget t
        where t.company_id = s.company_id and t.ship_to_id = s.ship_to_id and t.year = s.year), 0)
      where s.left_cents is null`,
  )
}

/** The differences to what was left before; read before the budgets are merged, written after. */
export async function stageBudgetMovements(client: PoolClient): Promise<void> {
  await client.query(
    `create temp table stage_budget_movement on commit drop as
      select ${BUDGET_KEY}, s.left_cents - coalesce(t.left_cents, 0) as delta_cents, s.left_cents as balance_cents
      from stage_budget s left join budget t using (${BUDGET_KEY})
      where s.left_cents <> coalesce(t.left_cents, 0)`,
  )
}

export async function writeBudgetMovements(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into budget_movement (${BUDGET_KEY}, delta_cents, balance_cents, reason, moved_at)
      select ${BUDGET_KEY}, delta_cents, balance_cents, 'import', $1 from stage_budget_movement order by ${BUDGET_KEY}`,
    [now],
  )
}
