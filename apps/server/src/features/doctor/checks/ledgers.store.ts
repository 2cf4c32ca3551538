import { check, wrongRows, type Checks } from './check.ts'
import { isInFuture, partsIn, TIME_ZONE } from './fragments.ts'

/** Orders that were cancelled at some time; one that the ERP would not cancel stands as 'Request sent' by now. */
const CANCELED = `select distinct company_id, order_id from order_event where status = 'Canceled'`

const mayBeReturned = 'l.deposit_cents >= 0 and l.sku in (select sku from product where is_empties)'

/** What is counted beside what it counts. */
export const LEDGERS: Checks = {
  'stock is what its ledger says': check(
    'stock-not-of-ledger',
    `with ledger as (select sku, sum(delta) as moved from stock_movement group by sku)
     select 'stock of ' || sku || ' is ' || coalesce(s.quantity, 0) || ', its ledger says ' || coalesce(l.moved, 0)
       as breach
     from stock s full join ledger l using (sku)
     where coalesce(s.quantity, 0) <> coalesce(l.moved, 0)`,
  ),

  'balances of the stock ledger follow each other': check(
    'stock-balances-that-jump',
    `select 'movement ' || id || ' of ' || sku || ' ends at ' || balance || ', not at ' || expected as breach
     from (select id, sku, balance, sum(delta) over (partition by sku order by id) as expected from stock_movement) m
     where balance <> expected`,
  ),

  'movements of stock are of an order, or of none': check(
    'stock-moved-by-nobody',
    wrongRows({
      name: `'movement ' || m.id || ' of ' || m.sku`,
      from: `stock_movement m
        left join sales_order o on o.id = m.order_id and o.company_id = m.company_id and o.cart_id is not null`,
      wrong: {
        'is in the future': isInFuture('m.moved_at'),
        'is of an order that was not placed here': `m.reason in ('order', 'release', 'confirmation') and o.id is null`,
        'is of an order and says something else': `m.reason in ('import', 'correction') and (m.order_id, m.company_id) is distinct from (null, null)`,
        'gives where it takes': `m.reason = 'order' and m.delta > 0 or m.reason = 'release' and m.delta < 0`,
      },
    }),
    ({ now }) => [now],
  ),

  // Return items draw nothing. Whose deposit was credited was one; where there is none the product tells, which its
  // brewery may have changed since. Tank beer is in no cases, and what was brought in took nothing here.
  'orders took from stock what they hold': check(
    'stock-not-taken',
    `select 'order ' || o.number || case when own.more > 0 then ' did not take ' else ' took without holding it '
       end || coalesce(abs(own.more), 0) || ' of ' || coalesce(own.sku, 'nothing') as breach
     from (
       select order_id, sku, sum(held) as more, sum(maybe) as maybe
       from (
         select l.order_id, l.sku, case when l.deposit_cents < 0 then 0 else l.cases_total end::float8 as held,
           case when ${mayBeReturned} then l.cases_total else 0 end as maybe
         from order_line l where l.options = '[]'
         union all
         select l.order_id, part ->> 'sku',
           case when part ->> 'quantity' ~ '^[0-9]{1,9}$' then l.cases_total * (part ->> 'quantity')::float8 end, 0
         from order_line l cross join lateral ${partsIn('l.options')} where l.options <> '[]'
         union all
         select order_id, sku, delta, 0 from stock_movement where reason = 'order'
       ) each
       group by order_id, sku having coalesce(sum(held) not in (0, sum(maybe)), true)
     ) own
     join sales_order o on o.id = own.order_id and o.cart_id is not null`,
  ),

  // What a confirmation moved stands beside what was taken: a line holds what is confirmed of it, or less where there was
  // not enough when it got more again. Lines whose product holds no stock have taken nothing.
  'orders hold in stock what is confirmed of them': check(
    'stock-not-of-confirmation',
    `select 'order ' || o.number || ' holds ' || coalesce(own.taken, 0) || ' of ' || own.sku || ', its lines '
       || coalesce(own.held, 0) as breach
     from (
       select order_id, sku, sum(held) as held, sum(taken) as taken
       from (
         select l.order_id, l.sku, l.held_quantity::float8 as held, 0::float8 as taken
         from order_line l where l.options = '[]' and l.held_quantity is not null
         union all
         select l.order_id, part ->> 'sku',
           case when part ->> 'quantity' ~ '^[0-9]{1,9}$' then l.held_quantity * (part ->> 'quantity')::float8 end, 0
         from order_line l cross join lateral ${partsIn('l.options')} where l.options <> '[]' and l.held_quantity is not null
         union all
         select m.order_id, m.sku, 0, -m.delta from stock_movement m where m.reason in ('order', 'confirmation')
       ) each
       group by order_id, sku having bool_or(taken <> 0) and sum(held) is distinct from sum(taken)
     ) own
     join sales_order o on o.id = own.order_id and o.cart_id is not null
     where not exists (select from order_line l
       where l.company_id = o.company_id and l.order_id = o.id and l.held_quantity is null)`,
  ),

  'cancelled orders gave back what they took, and no others': check(
    'taken-and-not-given-back',
    `with canceled as (${CANCELED}),
     stock as (
       select m.company_id, m.order_id, m.sku as what, bool_or(c.order_id is not null) as is_canceled,
         -sum(m.delta) filter (where m.reason in ('order', 'confirmation')) as taken,
         sum(m.delta) filter (where m.reason = 'release') as released
       from stock_movement m left join canceled c using (company_id, order_id)
       where m.reason = 'release' or c.order_id is not null group by m.company_id, m.order_id, m.sku),
     budget as (
       select m.company_id, m.order_id, 'the budget', bool_or(c.order_id is not null),
         -sum(m.delta_cents) filter (where m.reason in ('order', 'confirmation')),
         sum(m.delta_cents) filter (where m.reason = 'release')
       from budget_movement m left join canceled c using (company_id, order_id)
       where m.order_id is not null group by m.company_id, m.order_id)
     select 'order ' || o.number || ' took ' || coalesce(m.taken, 0) || ' of ' || m.what || ' and gave back '
       || coalesce(m.released, 0) as breach
     from (select * from stock union all select * from budget) m
     join sales_order o on o.company_id = m.company_id and o.id = m.order_id
     where coalesce(m.released, 0) <> case when m.is_canceled then coalesce(m.taken, 0) else 0 end
     union all
     select 'order ' || o.number || ' is cancelled and holds ' || coalesce(o.held_places, o.pallet_places) || ' places'
     from sales_order o join canceled c on c.company_id = o.company_id and c.order_id = o.id
     where o.load_calendar_code is not null`,
  ),

  'budgets are what their ledger says': check(
    'budget-not-of-ledger',
    `with ledger as (
       select company_id, ship_to_id, year, sum(delta_cents) as moved
       from budget_movement group by company_id, ship_to_id, year)
     select 'budget ' || year || ' of ' || ship_to_id || ' has ' || b.left_cents || ' cents left, its ledger says '
       || coalesce(l.moved, 0) as breach
     from budget b left join ledger l using (company_id, ship_to_id, year)
     where b.left_cents <> coalesce(l.moved, 0)
     union all
     select 'budget ' || year || ' of ' || ship_to_id || ' is of no year that somebody can mean'
     from budget where year not between 2000 and 2100`,
  ),

  'balances of the budget ledger follow each other': check(
    'budget-balances-that-jump',
    `select 'movement ' || id || ' of ' || ship_to_id || ' ends at ' || balance_cents || ', not at ' || expected
       as breach
     from (select id, ship_to_id, balance_cents,
             sum(delta_cents) over (partition by company_id, ship_to_id, year order by id) as expected
           from budget_movement) m
     where balance_cents <> expected`,
  ),

  // A budget is kept from its first movement on; an import that was under way may have brought it a little later.
  'POS materials were paid from the budget': check(
    'budget-not-paid-from',
    `with paid as (
       select company_id, order_id, ship_to_id, year, -sum(delta_cents) as cents
       from budget_movement where reason in ('order', 'confirmation') group by company_id, order_id, ship_to_id, year),
     kept as (
       select company_id, ship_to_id, year, min(moved_at) + interval '1 day' as since
       from budget_movement group by company_id, ship_to_id, year)
     select 'order ' || o.number || ' cost ' || coalesce(o.held_budget_cents, o.grand_total_ex_vat_cents)
       || ' cents, and the budget ' || p.cents as breach
     from sales_order o join paid p on p.company_id = o.company_id and p.order_id = o.id
     where p.cents <> coalesce(o.held_budget_cents, o.grand_total_ex_vat_cents) or p.ship_to_id <> o.ship_to_id or o.kind <> 'posm'
     union all
     select 'order ' || o.number || ' was not paid from the budget ' || k.year
     from sales_order o join kept k on k.company_id = o.company_id and k.ship_to_id = o.ship_to_id
       and k.year = extract(year from o.placed_at at time zone ${TIME_ZONE})
     where o.cart_id is not null and o.kind = 'posm' and o.placed_at > k.since
       and not exists (select from paid p where p.company_id = o.company_id and p.order_id = o.id)`,
  ),

  'movements of budgets are of an order, or of none': check(
    'budget-moved-by-nobody',
    wrongRows({
      name: `'movement ' || m.id || ' of the budget of ' || m.ship_to_id`,
      from: `budget_movement m left join sales_order o on o.company_id = m.company_id and o.id = m.order_id
        and o.cart_id is not null`,
      wrong: {
        'is of an order that was not placed here': `m.reason in ('order', 'release', 'confirmation') and o.id is null`,
        'is of an order and says something else': `m.reason in ('import', 'correction', 'booking') and m.order_id is not null`,
      },
    }),
  ),

  // What a folder brings counts uses elsewhere, too.
  'coupons count the orders that used them': check(
    'coupons-not-of-orders',
    `with canceled as (${CANCELED}),
     used as (
       select coupon_code as code, count(*) as orders from sales_order
       where coupon_code is not null and cart_id is not null
         and not exists (select from canceled c where c.company_id = sales_order.company_id and c.order_id = id)
       group by 1)
     select 'coupon ' || code || ' counts ' || c.uses || ' uses, its orders are ' || used.orders as breach
     from coupon c join used using (code) where c.uses < used.orders`,
  ),

  'days of orders count the orders there are': check(
    'days-not-of-orders',
    `with placed as (
       select company_id, ship_to_id, kind, day_of_order(placed_at) as day, count(*)::int as orders
       from sales_order group by 1, 2, 3, 4)
     select day || ' of ' || ship_to_id || ' counts ' || coalesce(d.orders, 0) || ' orders, there are '
       || coalesce(p.orders, 0) as breach
     from order_day d full join placed p using (company_id, ship_to_id, kind, day)
     where coalesce(d.orders, 0) <> coalesce(p.orders, 0)`,
  ),

  // A folder may bring days with places that orders elsewhere have taken, and take a calendar away with its days.
  'days carry the places of their orders': check(
    'places-not-on-their-day',
    `with held as (
       select load_calendar_code as calendar_code, delivery_date as day,
         sum(coalesce(held_places, pallet_places)) as places
       from sales_order where load_calendar_code is not null group by 1, 2)
     select day || ' of ' || calendar_code || ' carries ' || coalesce(d.taken_places, 0)
       || ' places, its orders hold ' || held.places as breach
     from held join delivery_calendar k on k.code = held.calendar_code
     left join delivery_day_load d using (calendar_code, day)
     where coalesce(d.taken_places, 0) < held.places
     union all
     select 'order ' || number || ' holds places and takes none'
     from sales_order where load_calendar_code is not null and (pallet_places <= 0 or cart_id is null)`,
  ),
}
