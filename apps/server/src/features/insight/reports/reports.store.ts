import type { CalendarDate } from '@fust/domain/calendar'
import { confirmedTotal } from '#features/orders/index.ts'
import { statement, type Queries } from '#platform/database/database.ts'
import { beginOf, COUNTED_ORDER, endOf, IS_DELIVERED, isOnTime, LINE_AMOUNTS, mlOf, monthOf } from '../ordered-sql.ts'

/** Days, the last one included, and the moments between which they lie. */
export type Stretch = { from: CalendarDate; to: CalendarDate; fromAt: Date; until: Date }

/** What is asked of the orders of some ship-tos, in two stretches of time; of more than a year they share days. */
export type AskedReport = {
  companyIds: readonly string[]
  shipToIds: readonly string[]
  /** In whose months orders are counted. */
  zone: string
  now: Stretch
  before: Stretch
  brand: string | null
  pack: string | null
}

/** Days of a month whose sums do not tell of them, so that the orders are asked: they changed, or it is a part of it. */
type OpenMonth = { companyId: string; shipToId: string; month: CalendarDate; from: Date; until: Date; isNow: boolean }

export type PartOf = 'month' | 'brand' | 'pack' | 'ship-to'

/** The lines of one month, brand, pack or ship-to: in the time that is asked for, or a year before. */
export type LinesOfPart = {
  part: PartOf
  code: string
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

/** What was ordered of a product of the brand and the pack that are asked for. */
export type OrderedProduct = {
  sku: string
  /** Null of one that is no longer known. */
  name: Record<string, string> | null
  /** How it is packed: a beer has one name in all its packs. */
  subtitle: Record<string, string> | null
  ml: number
  cents: number
  mlBefore: number
  centsBefore: number
}

export type OrdersOfMonth = {
  month: string
  isNow: boolean
  orders: number
  totalCents: number
  delivered: number
  onTime: number
}

/** What was invoiced in a month. */
export type InvoicedMonth = { month: string; isNow: boolean; invoices: number; cents: number }

// One customer has some rows and another a hundred thousand: a plan made for both is right for neither, and takes three
// times as long for the latter. To plan anew costs 2 ms.
const planForWhoAsks = statement('reports.plan', `select set_config('plan_cache_mode', 'force_custom_plan', true)`)

// A month that is summed up in another zone may have orders of the months beside it.
const readOpenMonths = statement<OpenMonth>(
  'reports.open-months',
  `with stretch as (
     select * from unnest($4::date[], $5::date[], $6::timestamptz[], $7::timestamptz[], '{true,false}'::boolean[])
       as s(first_day, last_day, from_at, until, is_now)),
   open as (
     select c.company_id, c.ship_to_id, ${monthOf('c.placed_at', '$3')} as month from ordered_change c
     where c.company_id = any($1) and c.ship_to_id = any($2)
     union
     select m.company_id, m.ship_to_id, own.month from ordered_month m
     cross join lateral (
       values (m.month), (${monthOf('m.first_placed_at', '$3')}), (${monthOf('m.last_placed_at', '$3')})) as own(month)
     where m.company_id = any($1) and m.ship_to_id = any($2) and (m.zone <> $3 or exists (
       select from stretch s where m.month between s.first_day and s.last_day
         and not (m.first_placed_at >= s.from_at and m.last_placed_at < s.until))))
   select o.company_id as "companyId", o.ship_to_id as "shipToId", o.month, s.is_now as "isNow",
     greatest(s.from_at, ${beginOf('o.month', '$3')}) as "from", least(s.until, ${endOf('o.month', '$3')}) as until
   from open o join stretch s on s.from_at < ${endOf('o.month', '$3')} and s.until > ${beginOf('o.month', '$3')}`,
)

const OPEN = `open as materialized (
     select * from jsonb_to_recordset($3)
       as w("companyId" text, "shipToId" text, month date, "from" timestamptz, until timestamptz, "isNow" boolean)),
   own as (
     select w.month as of_month, w."isNow" as is_now, o.* from open w
     join sales_order o on o.company_id = w."companyId" and o.ship_to_id = w."shipToId"
       and o.placed_at >= w."from" and o.placed_at < w.until
     where ${COUNTED_ORDER})`

/** The rows `s` of sums of the months that are asked for, in the days now or before, and not open. */
const summed = (isNow: boolean) => `s.company_id = any($1) and s.ship_to_id = any($2)
       and s.month between ${isNow ? '($4::date[])[1] and ($4::date[])[2]' : '($4::date[])[3] and ($4::date[])[4]'}
       and not exists (select from open w
         where w."companyId" = s.company_id and w."shipToId" = s.ship_to_id and w.month = s.month
           and w."isNow" = ${isNow})`

const sums = Object.keys(LINE_AMOUNTS).map((sum) => `s.${sum}`)
const amounts = Object.entries(LINE_AMOUNTS).map(([sum, amount]) => `${amount} as ${sum}`)

// A line is what is summed up of a product in a month, or one of an order of an open month.
const summedLines = (isNow: boolean) => `select ${isNow} as is_now, s.month, s.ship_to_id, s.sku, s.brand_code,
       ${sums.join(', ')}
     from ordered_product s where ${summed(isNow)}`
const LINES = `line as not materialized (
     ${summedLines(true)}
     union all
     ${summedLines(false)}
     union all
     select o.is_now, o.of_month, o.ship_to_id, l.sku, l.brand_code, ${amounts.join(', ')}
     from own o join order_line l on l.company_id = o.company_id and l.order_id = o.id)`

const isMatch = (line: string, product: string) =>
  `($5::text is null or ${line}.brand_code = $5) and ($6::text is null or ${product}.pack_format = $6)`

// What lines come to is worked out in one pass over them; parts are sums of these sums. What a month is called is worked
// out once it is one.
const readLines = statement<LinesOfPart>(
  'reports.lines',
  `with ${OPEN}, ${LINES},
   cell as (
     select l.is_now, l.month, l.ship_to_id, l.brand_code, p.pack_format, sum(${mlOf('l.liters', 'l.cases')})::bigint as ml,
       sum(l.cents)::bigint as cents, sum(l.delivered_cases)::bigint as delivered_cases,
       sum(l.shipped_cases)::bigint as shipped_cases, sum(l.deposit_cents)::bigint as deposit_cents,
       sum(l.returned_cents)::bigint as returned_cents
     from line l left join product p on p.sku = l.sku
     group by l.is_now, l.month, l.ship_to_id, l.brand_code, p.pack_format),
   told as (
     select c.*, coalesce(${isMatch('c', 'c')}, false) as is_match,
       coalesce(c.pack_format, '') as pack from cell c),
   part as (
     select is_now, is_match,
       case when grouping(month) = 0 then 'month' when grouping(brand_code) = 0 then 'brand'
         when grouping(pack) = 0 then 'pack' else 'ship-to' end as part,
       coalesce(to_char(month, 'YYYY-MM'), brand_code, pack, ship_to_id) as code,
       sum(ml)::bigint as ml, sum(cents)::bigint as cents, sum(delivered_cases)::bigint as delivered_cases,
       sum(shipped_cases)::bigint as shipped_cases, sum(deposit_cents)::bigint as deposit_cents,
       sum(returned_cents)::bigint as returned_cents
     from told
     group by grouping sets ((is_now, is_match, month), (is_now, is_match, brand_code), (is_now, is_match, pack),
       (is_now, is_match, ship_to_id)))
   select part.part, part.code, b.name as brand, part.is_now as "isNow", part.is_match as "isMatch", part.ml, part.cents,
     part.delivered_cases as "deliveredCases", part.shipped_cases as "shippedCases", part.deposit_cents as "depositCents",
     part.returned_cents as "returnedCents"
   from part left join brand b on part.part = 'brand' and b.code = part.code`,
)

// Of thousands of products the first ones are told: those with the most money, and those that were ordered no more.
const readProducts = statement<OrderedProduct>(
  'reports.products',
  `with ${OPEN}, ${LINES},
   ordered as (
     select sku, brand_code,
       coalesce(sum(liters) filter (where is_now), 0)::bigint as liters,
       coalesce(sum(cases) filter (where is_now), 0)::bigint as cases,
       coalesce(sum(cents) filter (where is_now), 0)::bigint as cents,
       coalesce(sum(liters) filter (where not is_now), 0)::bigint as liters_before,
       coalesce(sum(cases) filter (where not is_now), 0)::bigint as cases_before,
       coalesce(sum(cents) filter (where not is_now), 0)::bigint as cents_before
     from line group by sku, brand_code),
   figures as (
     select o.sku, sum(${mlOf('o.liters', 'o.cases')})::bigint as ml, sum(o.cents)::bigint as cents,
       sum(${mlOf('o.liters_before', 'o.cases_before')})::bigint as ml_before, sum(o.cents_before)::bigint as cents_before
     from ordered o left join product p on p.sku = o.sku
     where ${isMatch('o', 'p')} group by o.sku),
   told as (
     (select * from figures where cents > 0 order by cents desc, sku collate "C" limit $7)
     union all
     (select * from figures where cents = 0 and ml = 0 and cents_before > 0
      order by cents_before desc, sku collate "C" limit $7))
   select told.sku, p.name, p.subtitle, told.ml, told.cents, told.ml_before as "mlBefore",
     told.cents_before as "centsBefore"
   from told left join product p on p.sku = told.sku
   order by told.cents desc, told.cents_before desc, told.sku collate "C"`,
)

const summedOrders = (isNow: boolean) =>
  `select ${isNow} as is_now, s.month, s.orders, s.total_cents, s.delivered, s.on_time
     from ordered_month s where ${summed(isNow)}`

const readOrders = statement<OrdersOfMonth>(
  'reports.orders',
  `with ${OPEN},
   month as (
     ${summedOrders(true)}
     union all
     ${summedOrders(false)}
     union all
     select o.is_now, o.of_month, 1, ${confirmedTotal('grand_total_cents')}, case when ${IS_DELIVERED} then 1 else 0 end,
       case when ${isOnTime('$5')} then 1 else 0 end
     from own o)
   select to_char(m.month, 'YYYY-MM') as month, m.is_now as "isNow", sum(m.orders)::int as orders,
     sum(m.total_cents)::bigint as "totalCents", sum(m.delivered)::int as delivered, sum(m.on_time)::int as "onTime"
   from month m group by m.month, m.is_now`,
)

// Both sides are read from their indexes alone, once each: no key finds an order by its id and its ship-to, so that
// looking each of them up would read all orders of a ship-to for every invoice. Of a company all of whose ship-tos are
// asked for, an invoice is one of theirs whatever its order: no order is read.
const readInvoiced = statement<InvoicedMonth>(
  'reports.invoiced',
  `with partly as materialized (
     select distinct s.company_id from ship_to s where s.company_id = any($1) and s.id <> all($2)),
   own as materialized (
     select o.company_id, o.id from sales_order o
     where o.company_id = any(array(select company_id from partly)) and o.ship_to_id = any($2)),
   invoice as materialized (
     select true as is_now, i.company_id, i.order_id, i.invoiced_on as day, i.total_cents from order_invoice i
     where i.company_id = any($1) and i.invoiced_on between ($3::date[])[1] and ($3::date[])[2]
     union all
     select false, i.company_id, i.order_id, i.invoiced_on, i.total_cents from order_invoice i
     where i.company_id = any($1) and i.invoiced_on between ($3::date[])[3] and ($3::date[])[4]),
   told as (
     select i.is_now, i.day, i.total_cents from invoice i
     where i.company_id <> all(array(select company_id from partly))
     union all
     select i.is_now, i.day, i.total_cents from invoice i
     join own o on o.company_id = i.company_id and o.id = i.order_id),
   day as (
     select is_now, day, count(*)::int as invoices, sum(total_cents)::bigint as cents from told group by is_now, day)
   select to_char(d.day, 'YYYY-MM') as month, d.is_now as "isNow", sum(d.invoices)::int as invoices,
     sum(d.cents)::bigint as cents
   from day d group by 1, 2`,
)

/** Figures of orders: of months that were summed up from their sums, of all other days from the orders themselves. */
export function createReportStore(db: Queries) {
  return {
    /** For the rest of the transaction. */
    planForWhoAsks: () => db.row(planForWhoAsks),
    readOpenMonths: ({ companyIds, shipToIds, zone, now, before }: AskedReport) =>
      db.rows(readOpenMonths, [
        companyIds,
        shipToIds,
        zone,
        [now.from, before.from],
        [now.to, before.to],
        [now.fromAt, before.fromAt],
        [now.until, before.until],
      ]),
    readLines: (asked: AskedReport, open: readonly OpenMonth[]) =>
      db.rows(readLines, [...monthsOf(asked, open), asked.brand, asked.pack]),
    /** So many of the products with the most money, and so many of those that were ordered no more. */
    readProducts: (asked: AskedReport, open: readonly OpenMonth[], limit: number) =>
      db.rows(readProducts, [...monthsOf(asked, open), asked.brand, asked.pack, limit]),
    readOrders: (asked: AskedReport, open: readonly OpenMonth[]) =>
      db.rows(readOrders, [...monthsOf(asked, open), asked.zone]),
    /** Of some of the ship-tos that are asked for. */
    readInvoiced: ({ companyIds, now, before }: AskedReport, shipToIds: readonly string[]) =>
      db.rows(readInvoiced, [companyIds, shipToIds, [now.from, now.to, before.from, before.to]]),
  }
}

const monthsOf = ({ companyIds, shipToIds, now, before }: AskedReport, open: readonly OpenMonth[]) =>
  [companyIds, shipToIds, JSON.stringify(open), [now.from, now.to, before.from, before.to]] as const
