import type { PoolClient } from 'pg'

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
