import type { PoolClient } from 'pg'
import { touch, type Touched } from './merge.store.ts'

const ORDER_OF_EVENT = `(select o.number from sales_order o where o.company_id = t.company_id and o.id = t.order_id)`

/**
 * Events have no key: where the list of an order differs in anything, the whole list is replaced. In a part of a folder none
 * goes: those that are not there yet are added.
 */
export async function mergeOrderEvents(client: PoolClient, { isPartial }: { isPartial: boolean }): Promise<Touched> {
  const shown = `concat_ws('/', ${ORDER_OF_EVENT}, t.status)`
  const inserting = `insert into order_event as t (company_id, order_id, status, happened_at, source)
    select o.company_id, o.id, s.status, s.happened_at, s.source
    from stage_order_event s join sales_order o on o.number = s.order_number`
  if (isPartial) {
    const isThere = `select from order_event e where e.company_id = o.company_id and e.order_id = o.id
      and (e.status, e.happened_at, e.source) = (s.status, s.happened_at, s.source)`
    return touch(client, { sql: `${inserting} where not exists (${isThere}) order by s.line`, shown })
  }
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
  const isChanged = 'join stage_changed_order c on c.company_id = o.company_id and c.order_id = o.id'
  return touch(client, { sql: `${inserting} ${isChanged} order by s.line`, shown })
}

/** New orders are numbered after the imported ones. It is not taken back with the transaction, so it comes last. */
export async function advanceOrderNumber(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ isStaged: boolean }>(
    `select to_regclass('pg_temp.stage_sales_order') is not null as "isStaged"`,
  )
  if (rows[0]?.isStaged !== true) return
  await client.query(
    `select setval('order_number', taken.highest)
      from (select max(substring(number from '[0-9]{1,12}$')::bigint) as highest from stage_sales_order) taken, order_number
      where taken.highest > order_number.last_value`,
  )
}
