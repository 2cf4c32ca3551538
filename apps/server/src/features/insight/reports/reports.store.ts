import { statement, type Queries } from '#platform/database.ts'
import { COUNTED_ORDER, DELIVERED_STATUSES, LINE_ML } from '../ordered-sql.ts'

/** What is asked of the orders of some ship-tos, in two stretches of time. */
export type AskedReport = {
  companyIds: readonly string[]
  shipToIds: readonly string[]
  /** In whose months orders are counted. */
  zone: string
  from: Date
  until: Date
  beforeFrom: Date
  beforeUntil: Date
  brand: string | null
  pack: string | null
}

export type PartOf = 'month' | 'brand' | 'pack' | 'ship-to' | 'product'

/** The lines of one month, brand, pack, ship-to or product: in the time that is asked for, or a year before. */
export type LinesOfPart = {
  part: PartOf
  code: string
  /** Of a product. */
  name: Record<string, string> | null
  /** How it is packed: a beer has one name in all its packs. */
  subtitle: Record<string, string> | null
  /** Of a brand. */
  brand: string | null
  isNow: boolean
  /** Of the brand and the pack that are asked for. */
  isMatch: boolean
  ml: number
  cents: number
  deliveredCases: number
  shippedCases: number
  depositCents: number
  returnedCents: number
}

export type OrdersOfMonth = {
  month: string
  isNow: boolean
  orders: number
  totalCents: number
  delivered: number
  onTime: number
}

const ASKED_ORDERS = `o.company_id = any($1) and o.ship_to_id = any($2) and ${COUNTED_ORDER}
  and (o.placed_at >= $4 and o.placed_at < $5 or o.placed_at >= $6 and o.placed_at < $7)`
const MONTH = `date_trunc('month', o.placed_at at time zone $3)`

// All sums in one pass over the lines: those of a large customer are nearly all of another product, month or ship-to, so
// that to sum them up beforehand is to sort them. What a month is called is worked out once it is one.
const readLines = statement<LinesOfPart>(
  'reports.lines',
  `with line as (
     select o.placed_at >= $4 as is_now, ${MONTH} as month, o.ship_to_id, l.sku, l.brand_code,
       coalesce(p.pack_format, '') as pack,
       ($8::text is null or l.brand_code = $8) and ($9::text is null or p.pack_format = $9) as is_match,
       ${LINE_ML} as ml, l.row_total_cents - l.discount_cents as cents, l.cases_total, l.shipped_cases,
       o.status in (${DELIVERED_STATUSES}) as is_delivered, l.deposit_cents
     from sales_order o
     join order_line l on l.company_id = o.company_id and l.order_id = o.id
     left join product p on p.sku = l.sku
     where ${ASKED_ORDERS}),
   part as (
     select is_now, is_match,
       case when grouping(month) = 0 then 'month' when grouping(brand_code) = 0 then 'brand'
         when grouping(pack) = 0 then 'pack' when grouping(ship_to_id) = 0 then 'ship-to' else 'product' end as part,
       coalesce(to_char(month, 'YYYY-MM'), brand_code, pack, ship_to_id, sku) as code,
       sum(ml)::bigint as ml, sum(cents)::bigint as cents,
       coalesce(sum(cases_total) filter (where is_delivered), 0)::bigint as delivered_cases,
       coalesce(sum(shipped_cases) filter (where is_delivered), 0)::bigint as shipped_cases,
       sum(greatest(deposit_cents, 0))::bigint as deposit_cents, sum(least(deposit_cents, 0))::bigint as returned_cents
     from line
     group by grouping sets ((is_now, is_match, month), (is_now, is_match, brand_code), (is_now, is_match, pack),
       (is_now, is_match, ship_to_id), (is_now, is_match, sku)))
   select part.part, part.code, p.name, p.subtitle, b.name as brand, part.is_now as "isNow", part.is_match as "isMatch", part.ml,
     part.cents, part.delivered_cases as "deliveredCases", part.shipped_cases as "shippedCases",
     part.deposit_cents as "depositCents", part.returned_cents as "returnedCents"
   from part
   left join product p on part.part = 'product' and p.sku = part.code
   left join brand b on part.part = 'brand' and b.code = part.code`,
)

// What is delivered had been when its status last changed: only of what was late by then is it asked since when.
const readOrders = statement<OrdersOfMonth>(
  'reports.orders',
  `select to_char(${MONTH}, 'YYYY-MM') as month, o.placed_at >= $4 as "isNow", count(*)::int as orders,
     sum(o.grand_total_cents)::bigint as "totalCents",
     count(*) filter (where o.status in (${DELIVERED_STATUSES}))::int as delivered,
     count(*) filter (where o.status in (${DELIVERED_STATUSES})
       and (o.delivery_date >= (o.status_changed_at at time zone $3)::date
         or o.delivery_date >= (coalesce((
           select min(e.happened_at) from order_event e
           where e.company_id = o.company_id and e.order_id = o.id and e.status in (${DELIVERED_STATUSES})
         ), o.status_changed_at) at time zone $3)::date))::int as "onTime"
   from sales_order o where ${ASKED_ORDERS}
   group by ${MONTH}, "isNow"`,
)

export function createReportStore(db: Queries) {
  const ordersOf = ({ companyIds, shipToIds, zone, from, until, beforeFrom, beforeUntil }: AskedReport) =>
    [companyIds, shipToIds, zone, from, until, beforeFrom, beforeUntil] as const
  return {
    readLines: (asked: AskedReport) => db.rows(readLines, [...ordersOf(asked), asked.brand, asked.pack]),
    readOrders: (asked: AskedReport) => db.rows(readOrders, ordersOf(asked)),
  }
}
