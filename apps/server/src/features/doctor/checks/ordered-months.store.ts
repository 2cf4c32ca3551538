import { stationOf, ORDER_STATUSES } from '@fust/domain/order'
import { check, words, type Checks } from './check.ts'
import { TIME_ZONE } from './fragments.ts'

/** Months whose products are added up again in one examination: which ones, the day says. */
const ADDED_UP = 500

const DELIVERED = words(ORDER_STATUSES.filter((status) => stationOf(status) === 'delivered'))
const COUNTS = `o.status <> 'Canceled' and o.payment_stage is distinct from 'awaiting'`
// What the ERP has confirmed counts, and what was ordered as long as it has not.
const CASES = 'case when l.liters > 0 then l.cases_total else coalesce(l.confirmed_quantity, l.cases_total) end'
const LITRES = 'case when l.liters > 0 then coalesce(l.confirmed_quantity, l.liters) else 0 end'
const DEPOSIT = 'coalesce(l.confirmed_deposit_cents, l.deposit_cents)'
const monthIn = (moment: string) => `date_trunc('month', ${moment} at time zone zone.name)::date`

// What has changed since is not asked of the sums, nor what was summed up by the clock of another zone.
const OPEN = `zone as materialized (select ${TIME_ZONE} as name),
  other as (select m.* from ordered_month m, zone where m.zone <> zone.name),
  open as (
    select c.company_id, c.ship_to_id, ${monthIn('c.placed_at')} as month from ordered_change c, zone
    union select company_id, ship_to_id, month from other
    union select company_id, ship_to_id, ${monthIn('first_placed_at')} from other, zone
    union select company_id, ship_to_id, ${monthIn('last_placed_at')} from other, zone)`

const says = (side: string) =>
  `coalesce(${side}.orders, 0) || ' orders of ' || coalesce(${side}.total_cents, 0) || ' cents'`

/** What is kept of orders, by month, so that reports need not ask all of them. */
export const ORDERED_MONTHS: Checks = {
  'months sum up the orders there are': check(
    'months-not-of-orders',
    `with ${OPEN},
     placed as (
       select o.company_id, o.ship_to_id, ${monthIn('o.placed_at')} as month, count(*)::int as orders,
         sum(coalesce((o.confirmed_totals ->> 'grandTotalCents')::bigint, o.grand_total_cents))::bigint as total_cents, min(o.placed_at) as first, max(o.placed_at) as last,
         count(*) filter (where o.status in (${DELIVERED}))::int as delivered
       from sales_order o, zone where ${COUNTS} group by 1, 2, 3)
     select to_char(month, 'YYYY-MM') || ' of ' || ship_to_id || ' sums up ' || ${says('m')} || ', there are ' || ${says('p')}
       as breach
     from ordered_month m full join placed p using (company_id, ship_to_id, month)
     where (m.orders, m.total_cents, m.first_placed_at, m.last_placed_at, m.delivered)
         is distinct from (p.orders, p.total_cents, p.first, p.last, p.delivered)
       and (company_id, ship_to_id, month) not in (select company_id, ship_to_id, month from open)`,
  ),

  'months sum up what was ordered and brought': check(
    'months-not-of-lines',
    `with ${OPEN},
     judged as materialized (
       select m.* from ordered_month m
       where (m.company_id, m.ship_to_id, m.month) not in (select company_id, ship_to_id, month from open)
       order by md5(concat_ws(' ', m.company_id, m.ship_to_id, m.month, $1::timestamptz::date)) limit ${ADDED_UP}),
     own as (
       select j.month, o.company_id, o.ship_to_id, o.id, o.status, o.delivery_date, o.status_changed_at
       from judged j join sales_order o on o.company_id = j.company_id and o.ship_to_id = j.ship_to_id
         and o.placed_at between j.first_placed_at and j.last_placed_at
       where ${COUNTS}),
     line as (
       select o.company_id, o.ship_to_id, o.month, l.sku, l.brand_code, sum(${LITRES}) as liters,
         sum(${CASES}) as cases,
         sum(coalesce(l.confirmed_row_total_cents - l.confirmed_discount_cents, l.row_total_cents - l.discount_cents)) as cents,
         coalesce(sum(l.cases_total) filter (where o.status in (${DELIVERED})), 0) as delivered_cases,
         coalesce(sum(l.shipped_cases) filter (where o.status in (${DELIVERED})), 0) as shipped_cases,
         sum(greatest(${DEPOSIT}, 0)) as deposit_cents, sum(least(${DEPOSIT}, 0)) as returned_cents
       from own o join order_line l on l.company_id = o.company_id and l.order_id = o.id group by 1, 2, 3, 4, 5),
     kept as (
       select p.* from judged j join ordered_product p on p.company_id = j.company_id and p.ship_to_id = j.ship_to_id
         and p.month = j.month),
     came as (
       select o.company_id, o.ship_to_id, o.month, count(*)::int as on_time from own o cross join zone
       where o.status in (${DELIVERED}) and o.delivery_date >= (coalesce((
         select least(min(e.happened_at), o.status_changed_at) from order_event e
         where e.company_id = o.company_id and e.order_id = o.id and e.status in (${DELIVERED})
       ), o.status_changed_at) at time zone zone.name)::date
       group by 1, 2, 3)
     select to_char(month, 'YYYY-MM') || ' of ' || ship_to_id || ' sums up ' || coalesce(k.cents, 0) || ' cents of ' || sku
       || ', ordered were ' || coalesce(l.cents, 0) as breach
     from kept k full join line l using (company_id, ship_to_id, month, sku, brand_code)
     where (k.liters, k.cases, k.cents, k.delivered_cases, k.shipped_cases, k.deposit_cents, k.returned_cents)
       is distinct from (l.liters, l.cases, l.cents, l.delivered_cases, l.shipped_cases, l.deposit_cents, l.returned_cents)
     union all
     select to_char(j.month, 'YYYY-MM') || ' of ' || j.ship_to_id || ' says that ' || j.on_time || ' came in time, '
       || coalesce(c.on_time, 0) || ' did'
     from judged j left join came c on c.company_id = j.company_id and c.ship_to_id = j.ship_to_id and c.month = j.month
     where j.on_time <> coalesce(c.on_time, 0)`,
    ({ now }) => [now],
  ),
}
