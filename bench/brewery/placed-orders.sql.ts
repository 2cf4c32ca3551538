/**
 * `:orders` orders of three lines each, as the product writes them: with their carts, events, messages, stock, audit
 * trail, deliveries and invoices; two in a hundred are cancelled. `$1` are days on which they are placed, `$2` days on
 * which those come. The products are those of `filled-brewery`.
 */
export const PLANNED = `
  create unlogged table planned as
  select n, s.company_id, s.id as ship_to_id, 'U' || substr(s.id, 2) as user_id, s.payer_id,
    md5(n || ' cart') as cart_id, '26-' || lpad((:first + n)::text, 7, '0') as number, :first + n as order_id,
    day.placed_on + interval '9 hours' + (n % 10000) * interval '1 second' as placed_at, day.comes_on,
    n % 50 = 0 as is_canceled
  from generate_series(1, :orders) n
  join (select row_number() over (order by id) - 1 as nth, * from ship_to) s on s.nth = n % :customers
  join (select row_number() over (order by placed_on) - 1 as nth, * from unnest($1::date[], $2::date[]) as d(placed_on, comes_on)) day
    on day.nth = n::bigint * cardinality($1::date[]) / (:orders + 1)`

export const PLACED_ORDERS = [
  // EANs of the benchmarks are made up, and their stock fell from the sky.
  `update product set ean_case = null`,
  `select write_product_search(array(select sku from product))`,
  `insert into audit_entry (happened_at, action, subject) values ('2020-01-01', 'import-brewery', 'Large')`,
  `create unlogged table planned_line as
   select p.n, p.order_id, p.company_id, p.placed_at, p.is_canceled, each.nth * 10 as line_number, product.sku, product.name,
     product.subtitle, product.tag, product.brand_code, 1 + (p.n + each.nth) % 3 as pallets, cost.cents as unit_price_cents
   from planned p cross join generate_series(1, 3) as each(nth)
   join product on product.sku = 'BEER-' || lpad((1 + (p.n::bigint * 7 + each.nth * 31) % (:products / 10 - 1) * 10)::text, 6, '0')
   cross join lateral (select 1000 + product.id % 5000 - 1 as cents) cost`,
  `alter table planned_line add cases int generated always as (pallets * 40) stored,
     add row_total bigint generated always as (pallets * 40 * unit_price_cents) stored,
     add vat bigint generated always as ((pallets * 40 * unit_price_cents::bigint * 2 * 2100 + 10000) / 20000) stored,
     add deposit bigint generated always as (pallets * 40 * (390 + 240)) stored`,
  `insert into cart (company_id, id, user_id, ship_to_id, state, method, payment_method, delivery_date, created_at,
     updated_at)
   select company_id, cart_id, user_id, ship_to_id, 'placed', 'freeshipping_freeshipping', 'onaccount', comes_on,
     placed_at - interval '5 minutes', placed_at from planned`,
  `insert into sales_order (company_id, id, number, cart_id, user_id, ship_to_id, payer_id, kind, sap_order_type,
     is_half_truck, sap_id, status, processing_status, delivery_status, method, payment_method, delivery_date,
     goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents, grand_total_cents, price_details, total_cases,
     total_pallets, total_weight_grams, pallet_places, placed_at, status_changed_at)
   select p.company_id, p.order_id, p.number, p.cart_id, p.user_id, p.ship_to_id, p.payer_id, 'beer', 'YSOR', true,
     (2000000000 + p.n)::text, case when p.is_canceled then 'Canceled' else 'Completed' end, 'Completely Processed',
     case when p.is_canceled then 'CANCELLED' else 'DELIVERED' end, 'freeshipping_freeshipping', 'onaccount', p.comes_on,
     l.goods, l.vat, l.deposit, l.goods + l.deposit, l.goods + l.deposit + l.vat,
     jsonb_build_object('goodsCents', l.goods, 'fixedDiscountCents', 0, 'promotionalDiscountCents', 0,
       'couponDiscountCents', 0, 'packagingDiscounts', '[]'::jsonb, 'cashDiscountCents', 0, 'netCents', l.goods,
       'sortingChargeCents', 0, 'packagingTaxCents', 0,
       'vatByRate', jsonb_build_array(jsonb_build_object('basisPoints', 2100, 'baseCents', l.goods, 'vatCents', l.vat)),
       'vatCents', l.vat, 'depositCents', l.deposit, 'grandTotalExVatCents', l.goods + l.deposit,
       'grandTotalCents', l.goods + l.deposit + l.vat),
     l.cases, l.pallets, l.cases * 16000 + l.pallets * 25000, l.pallets, p.placed_at,
     case when p.is_canceled then p.placed_at + interval '1 hour' else p.placed_at + interval '3 days' end
   from planned p join (
     select n, sum(row_total)::bigint as goods, sum(vat)::bigint as vat, sum(deposit)::bigint as deposit,
       sum(cases)::int as cases, sum(pallets)::int as pallets from planned_line group by n) l using (n)`,
  `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, pallets,
     cases_total, shipped_cases, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents, deposit_cents,
     gross_weight_grams)
   select company_id, order_id, line_number, sku, name, subtitle, tag, brand_code, pallets, cases,
     case when is_canceled then 0 else cases end, unit_price_cents, row_total, 2100, vat, deposit, cases * 16000
   from planned_line order by order_id, line_number`,
  `insert into order_event (company_id, order_id, status, happened_at, source)
   select company_id, order_id, step.status, placed_at + step.after, step.source
   from planned join (values (false, 0, 'Order created', interval '0', 'portal'), (false, 1, 'In Processing', '1 hour', 'erp'),
     (false, 2, 'On the way', '2 days', 'erp'), (false, 3, 'Delivered', '2 days 6 hours', 'erp'),
     (false, 4, 'Completed', '3 days', 'erp'), (true, 0, 'Order created', '0', 'portal'),
     (true, 1, 'Canceled', '1 hour', 'portal')) as step(is_canceled, nth, status, after, source) using (is_canceled)
   order by order_id, step.nth`,
  `insert into stock_movement (sku, delta, balance, reason, moved_at)
   select sku, quantity, quantity, 'import', '2020-01-01' from stock`,
  `insert into stock_movement (sku, delta, balance, reason, company_id, order_id, moved_at)
   select sku, delta, 1000000000 + sum(delta) over (partition by sku order by n, reason, line_number), reason, company_id,
     order_id, placed_at
   from (
     select sku, -cases as delta, 'order' as reason, company_id, order_id, placed_at, n, line_number from planned_line
     union all
     select sku, cases, 'release', company_id, order_id, placed_at, n, line_number from planned_line where is_canceled
   ) moved order by n, reason, line_number`,
  `update stock s set quantity = quantity + m.moved from (
     select sku, sum(delta) as moved from stock_movement where order_id is not null group by sku) m where m.sku = s.sku`,
  `insert into audit_entry (happened_at, actor_id, company_id, ship_to_id, action, subject, details)
   select p.placed_at, p.user_id, p.company_id, p.ship_to_id, 'order-placed', p.number,
     jsonb_build_object('grandTotalCents', o.grand_total_cents)
   from planned p join sales_order o on o.number = p.number order by n`,
  `insert into audit_entry (happened_at, actor_id, company_id, ship_to_id, action, subject)
   select placed_at, user_id, company_id, ship_to_id, 'order-canceled', number from planned where is_canceled`,
  `insert into outbox (key, topic, company_id, ship_to_id, payload, created_at, available_at, attempts, claim, done_at)
   select topic || ':' || o.reference || ':1', topic, p.company_id, p.ship_to_id,
     jsonb_build_object('orderId', o.id, 'number', o.number, 'reference', o.reference), p.placed_at, p.placed_at, 1, 1,
     p.placed_at + interval '1 minute'
   from planned p join sales_order o on o.number = p.number cross join unnest(array['erp.submit-order',
     'mail.order-confirmation', 'erp.cancel-order', 'mail.order-cancellation']) as topic
   where p.placed_at > now() - interval '31 days' and (p.is_canceled or topic not like '%.%-cancel%' and topic not like '%.cancel%')`,
  `insert into order_delivery (company_id, order_id, number, shipped_at)
   select company_id, order_id, (8000000000 + n)::text, placed_at + interval '2 days' from planned where not is_canceled`,
  `insert into order_delivery_line (company_id, order_id, delivery_number, line_number, quantity)
   select company_id, order_id, (8000000000 + n)::text, line_number, cases from planned_line where not is_canceled`,
  `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents, due_on, paid_cents)
   select p.company_id, p.order_id, (9000000000 + n)::text, p.comes_on, o.grand_total_cents, p.comes_on + 30,
     case when p.comes_on < now() - interval '40 days' then o.grand_total_cents else 0 end
   from planned p join sales_order o on o.number = p.number where not is_canceled`,
  `truncate order_day`,
  `insert into order_day (company_id, ship_to_id, kind, day, orders)
   select company_id, ship_to_id, kind, day_of_order(placed_at), count(*) from sales_order group by 1, 2, 3, 4`,
  `truncate ordered_change, ordered_month, ordered_product`,
  `insert into ordered_change (company_id, ship_to_id, placed_at)
   select company_id, ship_to_id, edge.placed_at
   from (select company_id, ship_to_id, min(placed_at) as first, max(placed_at) as last from sales_order
         group by 1, 2, date_trunc('month', placed_at at time zone 'UTC')) month
   cross join lateral (select month.first union select month.last) as edge(placed_at)`,
  `drop table planned_line, planned`,
  `select setval('order_number', :first + :orders), setval('sales_order_id_seq', :first + :orders)`,
]
