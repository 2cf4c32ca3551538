/**
 * What must hold in the books after every round, asked in SQL of its own: nothing of the product is imported here.
 * Each question lists what breaks it.
 */
const QUESTIONS: Readonly<Record<string, string>> = {
  'a cart becomes one order': `
    select cart_id as breach from sales_order where cart_id is not null group by cart_id having count(*) > 1`,
  'a cart is placed exactly when it has an order': `
    select c.id as breach from cart c left join sales_order o on o.cart_id = c.id
    where (c.state = 'placed') <> (o.id is not null)`,
  'a placed cart is empty': `
    select c.id as breach from cart c join cart_line l on l.cart_id = c.id where c.state = 'placed'`,
  'an order has lines, and they are numbered 10, 20, 30 …': `
    select o.number as breach from sales_order o left join lateral (
      select count(*) as lines, max(line_number) as last from order_line l where l.order_id = o.id) l on true
    where l.lines = 0 or l.last <> 10 * l.lines`,
  'lines sum to totals': `
    select o.number as breach from sales_order o join lateral (
      select sum(row_total_cents) as goods, sum(discount_cents) as discount, sum(packaging_tax_cents) as tax,
        sum(sorting_charge_cents) as sorting, sum(vat_cents) as vat, sum(deposit_cents) as deposit,
        sum(cases_total) as cases
      from order_line l where l.order_id = o.id) l on true
    where o.goods_cents <> l.goods or o.discount_cents <> l.discount or o.packaging_tax_cents <> l.tax
      or o.sorting_charge_cents <> l.sorting or o.vat_cents <> l.vat or o.deposit_cents <> l.deposit
      or o.total_cases <> l.cases
      or o.grand_total_cents <> l.goods - l.discount + l.tax + l.sorting + l.deposit + l.vat`,
  'a line costs its price times its cases or litres, with VAT rounded half up': `
    select o.number || ' ' || l.sku as breach from order_line l join sales_order o on o.id = l.order_id
    where l.row_total_cents <> l.unit_price_cents * (l.cases_total + l.liters)
      or l.vat_cents <> floor(
        ((l.row_total_cents - l.discount_cents + l.packaging_tax_cents + l.sorting_charge_cents) * l.vat_rate_bp * 2
          + 10000)::numeric / 20000)`,
  'a line counts the cases of its packages, layers and pallets': `
    select o.number || ' ' || l.sku as breach
    from order_line l join sales_order o on o.id = l.order_id join product p using (sku)
    where l.cases_total <> l.packages + coalesce(p.cases_per_layer, 0) * (l.layers + coalesce(p.layers_per_pallet, 0) * l.pallets)`,
  'what goes to the addresses of an order is what its lines hold': `
    with sent as (
      select o.id as order_id, (good ->> 'lineNumber')::int as line_number, sum((good ->> 'pieces')::int) as pieces
      from sales_order o, jsonb_array_elements(o.addresses) as address, jsonb_array_elements(address -> 'goods') as good
      group by 1, 2),
    held as (
      select l.order_id, l.line_number, l.packages as pieces
      from order_line l join sales_order o on o.id = l.order_id where o.addresses <> '[]')
    select order_id || ' ' || line_number as breach from held full join sent using (order_id, line_number)
    where held.pieces is distinct from sent.pieces`,
  // The beer of tanks is in no stock.
  'what an order took from stock is what its lines and bundles hold': `
    with wanted as (
      select order_id, sku, sum(cases) as cases from (
        select order_id, sku, cases_total as cases from order_line where options = '[]' and liters = 0
        union all
        select l.order_id, option ->> 'sku', l.cases_total * (option ->> 'quantity')::int
        from order_line l, jsonb_array_elements(l.options) as option) each
      group by order_id, sku),
    taken as (select order_id, sku, -sum(delta) as cases from stock_movement where reason = 'order' group by 1, 2)
    select order_id || ' ' || sku as breach from wanted full join taken using (order_id, sku)
    where wanted.cases is distinct from taken.cases`,
  'a cancelled order gave back what it took, and no other did': `
    select o.number || ' ' || m.sku as breach from sales_order o join stock_movement m on m.order_id = o.id
    group by o.number, o.status, m.sku
    having coalesce(sum(m.delta) filter (where m.reason = 'release'), 0)
      <> case when o.status = 'Canceled' then -sum(m.delta) filter (where m.reason in ('order', 'confirmation')) else 0 end`,
  'an order holds what is confirmed of it, and nothing once it is cancelled': `
    select o.number || ' ' || m.sku as breach from sales_order o
    join (select order_id, sku, -sum(delta) as held from stock_movement where order_id is not null group by 1, 2) m
      on m.order_id = o.id
    join (select order_id, sku, sum(coalesce(confirmed_quantity, cases_total)) as confirmed,
        bool_or(options <> '[]') as is_bundle from order_line group by 1, 2) l on l.order_id = o.id and l.sku = m.sku
    where not l.is_bundle and m.held <> case when o.status = 'Canceled' then 0 else l.confirmed end
      and not exists (select from order_line b where b.order_id = o.id and b.options <> '[]')`,
  'stock is the sum of its movements': `
    select sku as breach from stock full join (
      select sku, sum(delta) as moved from stock_movement group by sku) ledger using (sku)
    where coalesce(quantity, 0) <> coalesce(moved, 0)`,
  'each movement ends where the next begins': `
    select sku || ' ' || id as breach from (
      select sku, id, delta, balance, lag(balance, 1, 0) over (partition by sku order by id) as before
      from stock_movement) each
    where before + delta <> balance`,
  'nothing is below zero': `
    select 'stock of ' || sku as breach from stock where quantity < 0
    union all select 'movement ' || id from stock_movement where balance < 0
    union all select 'budget of ' || ship_to_id from budget where left_cents < 0
    union all select 'load of ' || day from delivery_day_load where taken_places < 0
    union all select 'order ' || number from sales_order where grand_total_cents < 0`,
  // What is paid online and was never paid has none.
  'an order has one message to the ERP and one mail': `
    with told as (select topic, (payload ->> 'orderId')::bigint as id, count(*) as messages from outbox group by 1, 2)
    select o.number || ' ' || topic.name as breach
    from sales_order o cross join (values ('erp.submit-order'), ('mail.order-confirmation')) as topic(name)
    left join told on told.topic = topic.name and told.id = o.id
    where told.messages is distinct from case when o.payment_stage is null or o.paid_at is not null then 1 end`,
  'no message is about an order that is not there': `
    select key as breach from outbox m where m.payload ? 'orderId'
      and not exists (select from sales_order o where o.id = (m.payload ->> 'orderId')::bigint)`,
  'an order is in the audit trail once': `
    select o.number as breach from sales_order o
    where 1 <> (select count(*) from audit_entry a
      where a.action = 'order-placed' and a.subject = coalesce(o.former_numbers[1], o.number))`,
  'a number that an order had before stands in the audit trail': `
    select o.number || ' ' || former.number as breach from sales_order o, unnest(o.former_numbers) as former(number)
    where 1 <> (select count(*) from audit_entry a where a.action = 'order-renumbered' and a.subject = former.number)`,
  'an order has one first event': `
    select o.number as breach from sales_order o
    where 1 <> (select count(*) from order_event e
      where e.order_id = o.id and e.source = 'portal' and e.status <> 'Canceled')`,
  'a coupon was used by as many orders as it counts, and never more often than it may': `
    select c.code as breach from coupon c
    where c.uses > c.max_uses or c.uses <> (
      select count(*) from sales_order o where o.coupon_code = c.code and o.status <> 'Canceled')`,
  'a day carries the places of its orders, and no more than it has': `
    select l.day || '' as breach from delivery_day_load l
    where l.taken_places > l.capacity_places or l.taken_places <> (
      select coalesce(sum(coalesce(o.held_places, o.pallet_places)), 0) from sales_order o join ship_to s on s.id = o.ship_to_id
      join delivery_calendar k on k.code = s.calendar_code
      where k.code = l.calendar_code and o.delivery_date = l.day and o.status <> 'Canceled')`,
  'the orders of a day are counted': `
    select o.ship_to_id || ' ' || o.kind as breach from (
      select ship_to_id, kind, (placed_at at time zone 'UTC')::date as day, count(*) as orders
      from sales_order group by 1, 2, 3) o
    full join order_day d using (ship_to_id, kind, day)
    where coalesce(o.orders, 0) <> coalesce(d.orders, 0)`,
  // Bookings (decision 0121) pay for what no order of the portal is about.
  'a budget is what was granted less what POS materials cost and what was booked': `
    select b.ship_to_id || ' ' || b.year as breach from budget b
    where b.left_cents <> b.granted_cents + coalesce((
      select sum(m.delta_cents) from budget_movement m where m.reason = 'booking' and m.company_id = b.company_id
        and m.ship_to_id = b.ship_to_id and m.year = b.year), 0) - coalesce((
      select sum(coalesce(o.held_budget_cents, o.grand_total_ex_vat_cents)) from sales_order o where o.kind = 'posm' and o.ship_to_id = b.ship_to_id and o.status <> 'Canceled'
        and extract(year from o.placed_at) = b.year), 0)`,
}

/** Every breach of the books, with the question that found it. */
export async function breachesInBooks(
  ask: (sql: string) => Promise<{ rows: { breach: string }[] }>,
): Promise<string[]> {
  const breaches: string[] = []
  for (const [question, sql] of Object.entries(QUESTIONS)) {
    const { rows } = await ask(sql)
    breaches.push(...rows.map(({ breach }) => `${question}: ${breach}`))
  }
  return breaches
}
