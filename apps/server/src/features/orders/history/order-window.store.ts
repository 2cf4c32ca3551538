import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database/database.ts'

/** Whose orders: of these ship-tos, and of these kinds when they are named. */
export type OrderScope = {
  companyIds: readonly string[]
  shipToIds: readonly string[]
  kinds: readonly string[] | null
}

/** Where a page lies: on the days from the first to the last, behind so many orders of the day it begins on. */
export type OrderWindow = {
  count: number
  firstPlacedAt: Date | null
  fromDay: CalendarDate | null
  toDay: CalendarDate | null
  skip: number
}

// Days are few and orders are many: the days before a page are summed up, its own are read (decisions 0025).
const readWindow = (name: string, direction: 'asc' | 'desc') =>
  statement<OrderWindow>(
    `order-window.${name}`,
    `with own as (
       select day, sum(orders)::int as orders from order_day
       where company_id = any($1) and ship_to_id = any($2) and ($3::text[] is null or kind = any($3))
       group by day having sum(orders) > 0),
     placed as (select day, orders, (sum(orders) over (order by day ${direction}))::int as upto from own),
     page as (
       select min(day) as "fromDay", max(day) as "toDay", min(upto - orders) as before
       from placed where upto > $4 and upto - orders < $4 + $5)
     select coalesce((select sum(orders)::int from own), 0) as count, page."fromDay", page."toDay",
       coalesce($4 - page.before, 0) as skip,
       (select min(o.placed_at) from sales_order o, (select min(day) as day from own) first
        where o.company_id = any($1) and o.ship_to_id = any($2) and ($3::text[] is null or o.kind = any($3))
          and o.placed_at < (first.day + 1)::timestamp at time zone 'UTC') as "firstPlacedAt"
     from page`,
  )

const windows = { ASC: readWindow('oldest', 'asc'), DESC: readWindow('newest', 'desc') } as const

const nowhere: OrderWindow = { count: 0, firstPlacedAt: null, fromDay: null, toDay: null, skip: 0 }

/** Reads where a page of a history without counting the orders before it. */
export function createOrderWindowStore(db: Queries) {
  return {
    read: async (
      { companyIds, shipToIds, kinds }: OrderScope,
      direction: 'ASC' | 'DESC',
      page: { limit: number; offset: number },
    ): Promise<OrderWindow> =>
      (await db.row(windows[direction], [companyIds, shipToIds, kinds, page.offset, page.limit])) ?? nowhere,
  }
}
