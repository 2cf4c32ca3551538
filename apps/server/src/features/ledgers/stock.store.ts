import type { PoolClient } from 'pg'
import { statement, type Queries } from '#platform/database/database.ts'
import type { OrderKey } from './order-key.ts'

// Rows are locked in SKU order, so that two orders never wait for each other; a SKU without enough is not returned.
const take = statement<{ sku: string }>(
  'stock.take',
  `with asked as (select * from unnest($1::text[], $2::int[]) as asked(sku, cases)),
     held as (select s.sku, s.quantity, a.cases from stock s join asked a using (sku) order by s.sku for update of s),
     taken as (
       update stock s set quantity = s.quantity - held.cases from held
       where s.sku = held.sku and s.quantity >= held.cases
       returning s.sku, held.cases, s.quantity),
     written as (
       insert into stock_movement (sku, delta, balance, reason, company_id, order_id, moved_at)
       select sku, -cases, quantity, 'order', $3, $4, $5 from taken)
   select sku from taken`,
)

// What the ledger says was taken goes back, once: a second release of an order has no place in it. Locked in SKU order.
const release = statement(
  'stock.release',
  `with taken as (
       select sku, -sum(delta)::int as cases from stock_movement
       where order_id = $2 and reason in ('order', 'confirmation') group by sku having sum(delta) <> 0),
     held as (select s.sku, taken.cases from stock s join taken using (sku) order by s.sku for update of s),
     released as (
       update stock s set quantity = s.quantity + held.cases from held where s.sku = held.sku
       returning s.sku, held.cases, s.quantity)
   insert into stock_movement (sku, delta, balance, reason, company_id, order_id, moved_at)
   select sku, cases, quantity, 'release', $1, $2, $3 from released`,
)

// What a confirmation changes, once: a second movement of the same confirmation has no place in the ledger.
const move = statement<{ sku: string }>(
  'stock.move',
  `with asked as (select * from unnest($1::text[], $2::int[]) as asked(sku, delta)),
     found as (select s.sku, a.delta from stock s join asked a using (sku) order by s.sku for update of s),
     moved as (
       update stock s set quantity = s.quantity + found.delta from found where s.sku = found.sku
       returning s.sku, found.delta, s.quantity)
   insert into stock_movement (sku, delta, balance, reason, company_id, order_id, confirmation, moved_at)
   select sku, delta, quantity, 'confirmation', $3, $4, $5, $6 from moved returning sku`,
)

// Whoever gives back and takes in one transaction locks all of it first, in SKU order, too.
const lock = statement(
  'stock.lock',
  `select from stock where sku = any($1) or sku in (select sku from stock_movement where order_id = $2)
   order by sku for update`,
)

const held = statement<{ sku: string; cases: number }>(
  'stock.held',
  `select sku, -sum(delta)::int as cases from stock_movement where order_id = $1 group by sku`,
)

const left = statement<{ sku: string; quantity: number }>(
  'stock.left',
  `select sku, quantity from stock where sku = any($1)`,
)

/** What there is of each SKU, and the ledger of every change of it. */
export function createStockStore(db: Queries) {
  return {
    /** Takes each SKU that there is enough of; answers which: whoever misses one has to undo it all. */
    take: async (demand: ReadonlyMap<string, number>, { companyId, id }: OrderKey, at: Date): Promise<string[]> =>
      (await db.rows(take, [[...demand.keys()], [...demand.values()], companyId, id, at])).map(({ sku }) => sku),
    release: ({ companyId, id }: OrderKey, at: Date) => db.rows(release, [companyId, id, at]),
    /** Changes the stock of each SKU by so much, for a confirmation of an order whose stock is locked. */
    move: (
      changes: ReadonlyMap<string, number>,
      { companyId, id, confirmation }: OrderKey & { confirmation: number },
      at: Date,
    ) => db.rows(move, [[...changes.keys()], [...changes.values()], companyId, id, confirmation, at]),
    /** Locks these SKUs and those of an order that is about to give back what it held. */
    lock: (skus: readonly string[], { id }: OrderKey) => db.rows(lock, [skus, id]),
    /** What an order holds, by SKU; nothing of what it gave back. */
    held: async (orderId: number): Promise<Map<string, number>> =>
      new Map((await db.rows(held, [orderId])).map(({ sku, cases }) => [sku, cases])),
    /** By SKU; what no stock is kept of is missing. */
    left: async (skus: readonly string[]): Promise<Map<string, number>> =>
      new Map((await db.rows(left, [skus])).map(({ sku, quantity }) => [sku, quantity])),
  }
}

/**
 * Writes the coming change of each stock that an import has staged into the ledger, before the stock itself is merged;
 * orders wait for the locks meanwhile, in the same order.
 */
export async function writeImportedStock(client: PoolClient, now: Date): Promise<void> {
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
