import { confirmedTotal } from '#features/orders/index.ts'
import { statement, type Transaction } from '#platform/database/database.ts'
import { beginOf, COUNTED_ORDER, endOf, IS_DELIVERED, isOnTime, LINE_AMOUNTS, monthOf } from '../ordered-sql.ts'

/** A month of a ship-to whose orders have changed, and how often. */
export type ChangedMonth = { companyId: string; shipToId: string; month: string; changes: number }

const takeTurn = statement<{ isMine: boolean }>(
  'ordered-months.take-turn',
  `select pg_try_advisory_xact_lock(hashtextextended('ordered months', 0)) as "isMine"`,
)

// In another zone an order may be of the month before or after: where the first and the last of them are, all are.
const undoOtherZones = statement<{ shipToId: string }>(
  'ordered-months.undo-other-zones',
  `with other as (
     delete from ordered_month m using (
       select company_id, ship_to_id, month from ordered_month where zone <> $1 limit $2) as found
     where (m.company_id, m.ship_to_id, m.month) = (found.company_id, found.ship_to_id, found.month)
     returning m.company_id, m.ship_to_id, m.first_placed_at, m.last_placed_at)
   insert into ordered_change (company_id, ship_to_id, placed_at)
   select company_id, ship_to_id, first_placed_at from other
   union select company_id, ship_to_id, last_placed_at from other
   returning ship_to_id as "shipToId"`,
)

const takeChanged = statement<ChangedMonth>(
  'ordered-months.take-changed',
  `with taken as (
     delete from ordered_change c where c.id = any(array(select id from ordered_change order by id limit $2))
     returning c.company_id, c.ship_to_id, ${monthOf('c.placed_at', '$1')} as month)
   select company_id as "companyId", ship_to_id as "shipToId", month, count(*)::int as changes
   from taken group by company_id, ship_to_id, month`,
)

const ASKED = `asked as (
     select company_id, ship_to_id, month from unnest($1::text[], $2::text[], $3::date[]) as a(company_id, ship_to_id, month)),
   own as (
     select a.month, o.* from asked a
     join sales_order o on o.company_id = a.company_id and o.ship_to_id = a.ship_to_id
       and o.placed_at >= ${beginOf('a.month', '$4')} and o.placed_at < ${endOf('a.month', '$4')}
     where ${COUNTED_ORDER})`

const MONTH_SUMS = ['first_placed_at', 'last_placed_at', 'orders', 'total_cents', 'delivered', 'on_time']
const PRODUCT_SUMS = Object.keys(LINE_AMOUNTS)

/** What is there already becomes what was summed up; a row that says it already is not written. */
const replacing = (columns: readonly string[]) => `do update
   set (${columns.join(', ')}) = (${columns.map((column) => `excluded.${column}`).join(', ')})
   where (${columns.map((column) => `known.${column}`).join(', ')})
     is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')})`

const writeMonths = statement(
  'ordered-months.write-months',
  `with ${ASKED},
   summed as (
     select o.company_id, o.ship_to_id, o.month, min(o.placed_at) as first_placed_at, max(o.placed_at) as last_placed_at,
       count(*)::int as orders, sum(${confirmedTotal('grand_total_cents')})::bigint as total_cents,
       count(*) filter (where ${IS_DELIVERED})::int as delivered, count(*) filter (where ${isOnTime('$4')})::int as on_time
     from own o group by o.company_id, o.ship_to_id, o.month),
   emptied as (
     delete from ordered_month m using asked a
     where (m.company_id, m.ship_to_id, m.month) = (a.company_id, a.ship_to_id, a.month)
       and not exists (select from summed s
         where (s.company_id, s.ship_to_id, s.month) = (a.company_id, a.ship_to_id, a.month)))
   insert into ordered_month as known (company_id, ship_to_id, month, zone, ${MONTH_SUMS.join(', ')})
   select company_id, ship_to_id, month, $4, ${MONTH_SUMS.join(', ')} from summed order by company_id, ship_to_id, month
   on conflict (company_id, ship_to_id, month) ${replacing(['zone', ...MONTH_SUMS])}`,
)

// An order that has come since the months were written has left a change: a month that none had is summed up next.
const writeProducts = statement(
  'ordered-months.write-products',
  `with ${ASKED},
   summed as (
     select o.company_id, o.ship_to_id, o.month, l.sku, l.brand_code,
       ${Object.entries(LINE_AMOUNTS)
         .map(([sum, amount]) => `sum(${amount})::bigint as ${sum}`)
         .join(', ')}
     from own o join ordered_month m using (company_id, ship_to_id, month)
     join order_line l on l.company_id = o.company_id and l.order_id = o.id
     group by o.company_id, o.ship_to_id, o.month, l.sku, l.brand_code),
   emptied as (
     delete from ordered_product p using asked a
     where (p.company_id, p.ship_to_id, p.month) = (a.company_id, a.ship_to_id, a.month)
       and not exists (select from summed s where (s.company_id, s.ship_to_id, s.month, s.sku, s.brand_code)
         = (p.company_id, p.ship_to_id, p.month, p.sku, p.brand_code)))
   insert into ordered_product as known (company_id, ship_to_id, month, sku, brand_code, ${PRODUCT_SUMS.join(', ')})
   select company_id, ship_to_id, month, sku, brand_code, ${PRODUCT_SUMS.join(', ')} from summed
   order by company_id, ship_to_id, month, sku, brand_code
   on conflict (company_id, ship_to_id, month, sku, brand_code) ${replacing(PRODUCT_SUMS)}`,
)

export function createOrderedMonthsStore(tx: Transaction) {
  return {
    /** False while somebody else sums up; until the transaction ends nobody else does. */
    takeTurn: async () => (await tx.row(takeTurn))?.isMine === true,
    /** Months that were summed up in another zone are as if they had changed; false where there are none. */
    undoOtherZones: async (zone: string, limit: number) => (await tx.rows(undoOtherZones, [zone, limit])).length > 0,
    /** The months of the oldest changes; these are gone with the transaction. */
    takeChanged: (zone: string, limit: number) => tx.rows(takeChanged, [zone, limit]),
    /** Sums up the orders of these months as they stand now. */
    writeSums: async (zone: string, months: readonly ChangedMonth[]) => {
      const asked = [
        months.map(({ companyId }) => companyId),
        months.map(({ shipToId }) => shipToId),
        months.map(({ month }) => month),
        zone,
      ] as const
      await tx.rows(writeMonths, asked)
      await tx.rows(writeProducts, asked)
    },
  }
}

export type OrderedMonthsStore = ReturnType<typeof createOrderedMonthsStore>
