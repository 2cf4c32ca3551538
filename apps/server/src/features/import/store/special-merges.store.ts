import type { PoolClient } from 'pg'

/** The categories of the products are a column of `products.csv` and a table of their own. */
export async function mergeProductCategories(client: PoolClient): Promise<number> {
  const wanted = `select sku, unnest(categories) as category_id from stage_product`
  const removed = await client.query(
    `delete from product_category t where not exists
      (select from (${wanted}) s where s.sku = t.sku and s.category_id = t.category_id)`,
  )
  const added = await client.query(
    `insert into product_category (sku, category_id)
      select sku, category_id from (${wanted}) s where not exists
        (select from product_category t where t.sku = s.sku and t.category_id = s.category_id)
      order by sku, category_id`,
  )
  return (removed.rowCount ?? 0) + (added.rowCount ?? 0)
}

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

/** Events have no key: where the list of an order differs in anything, the whole list is replaced. */
export async function mergeOrderEvents(client: PoolClient): Promise<number> {
  await client.query(
    `create temp table stage_changed_order on commit drop as
      with wanted as (
        select o.company_id, o.id, array_agg((s.status, s.happened_at, s.source)::text order by s.line) as events
        from stage_order_event s join sales_order o on o.number = s.order_number group by o.company_id, o.id),
      stored as (
        select e.company_id, e.order_id, array_agg((e.status, e.happened_at, e.source)::text order by e.id) as events
        from order_event e join wanted w on w.company_id = e.company_id and w.id = e.order_id
        group by e.company_id, e.order_id)
      select w.company_id, w.id as order_id from wanted w
      left join stored t on t.company_id = w.company_id and t.order_id = w.id
      where w.events is distinct from t.events`,
  )
  await client.query(
    `delete from order_event e using stage_changed_order c where e.company_id = c.company_id and e.order_id = c.order_id`,
  )
  const { rowCount } = await client.query(
    `insert into order_event (company_id, order_id, status, happened_at, source)
      select c.company_id, c.order_id, s.status, s.happened_at, s.source
      from stage_order_event s join sales_order o on o.number = s.order_number
      join stage_changed_order c on c.company_id = o.company_id and c.order_id = o.id
      order by s.line`,
  )
  return rowCount ?? 0
}

/** New orders are numbered after the imported ones. */
export async function advanceOrderNumber(client: PoolClient): Promise<void> {
  await client.query(
    `select setval('order_number', taken.highest)
      from (select max(substring(number from '[0-9]{1,12}$')::bigint) as highest from stage_sales_order) taken, order_number
      where taken.highest > order_number.last_value`,
  )
}

/** People in the file who have no password yet and are not to choose one by an invitation. */
export async function usersWithoutPassword(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select s.id from stage_portal_user s left join portal_user u using (id)
      where u.password_hash is null and s.status <> 'Invited' order by s.id`,
  )
  return rows.map(({ id }) => id)
}

export async function setPasswords(client: PoolClient, hashes: ReadonlyMap<string, string>): Promise<void> {
  await client.query(
    `update portal_user u set password_hash = h.hash from unnest($1::text[], $2::text[]) h (id, hash)
      where u.id = h.id and u.password_hash is null`,
    [[...hashes.keys()], [...hashes.values()]],
  )
}

export async function writeAudit(client: PoolClient, now: Date, subject: string, details: unknown): Promise<void> {
  await client.query(
    `insert into audit_entry (happened_at, action, subject, details) values ($1, 'import-brewery', $2, $3)`,
    [now, subject, JSON.stringify(details)],
  )
}
