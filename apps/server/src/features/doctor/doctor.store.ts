import { statement, type Queries } from '#platform/database.ts'

type Breach = { breach: string }

// More than anybody reads; the first ones tell what is wrong.
const LISTED = 'limit 200'

const ordersWithoutMessages = statement<Breach>(
  'doctor.orders-without-messages',
  `select 'order ' || o.number || ' has no message ' || topic.name as breach
   from sales_order o, (values ('erp.submit-order'), ('mail.order-confirmation')) as topic(name)
   where o.cart_id is not null and o.placed_at > $1
     and not exists (select from outbox m
       where m.topic = topic.name and m.company_id = o.company_id and (m.payload ->> 'orderId')::bigint = o.id)
   order by o.number ${LISTED}`,
)

const ordersWithoutSapId = statement<Breach>(
  'doctor.orders-without-sap-id',
  `select 'order ' || o.number || ' was sent to the ERP and has no SAP id' as breach
   from outbox m join sales_order o on o.company_id = m.company_id and o.id = (m.payload ->> 'orderId')::bigint
   where m.topic = 'erp.submit-order' and m.done_at is not null and m.last_error is null
     and o.sap_id is null and o.status <> 'Canceled'
   order by o.number ${LISTED}`,
)

// Orders that were brought in from elsewhere keep the sums they came with.
const totalsNotOfLines = statement<Breach>(
  'doctor.totals-not-of-lines',
  `with summed as (
     select company_id, order_id, sum(row_total_cents)::bigint as goods, sum(discount_cents)::bigint as discount,
       sum(packaging_tax_cents)::bigint as tax, sum(sorting_charge_cents)::bigint as sorting,
       sum(vat_cents)::bigint as vat, sum(deposit_cents)::bigint as deposit
     from order_line group by company_id, order_id)
   select 'order ' || o.number || ' does not say what its lines add up to' as breach
   from sales_order o left join summed l on l.company_id = o.company_id and l.order_id = o.id
   where o.cart_id is not null and (
     (o.goods_cents, o.discount_cents, o.packaging_tax_cents, o.sorting_charge_cents, o.vat_cents, o.deposit_cents)
       is distinct from (l.goods, l.discount, l.tax, l.sorting, l.vat, l.deposit)
     or o.grand_total_ex_vat_cents <> o.goods_cents - o.discount_cents + o.packaging_tax_cents
       + o.sorting_charge_cents + o.deposit_cents
     or o.grand_total_cents <> o.grand_total_ex_vat_cents + o.vat_cents)
   order by o.number ${LISTED}`,
)

const cartsWithSeveralOrders = statement<Breach>(
  'doctor.carts-with-several-orders',
  `select 'cart ' || cart_id || ' became orders ' || string_agg(number, ', ' order by number) as breach
   from sales_order where cart_id is not null group by cart_id having count(*) > 1 order by cart_id ${LISTED}`,
)

const placedCartsWithoutOrder = statement<Breach>(
  'doctor.placed-carts-without-order',
  `select 'cart ' || c.id || ' is placed and has no order' as breach
   from cart c where c.state = 'placed'
     and not exists (select from sales_order o where o.company_id = c.company_id and o.cart_id = c.id)
   order by c.id ${LISTED}`,
)

const stockNotOfLedger = statement<Breach>(
  'doctor.stock-not-of-ledger',
  `with ledger as (select sku, sum(delta)::bigint as moved from stock_movement group by sku)
   select 'stock of ' || sku || ' is ' || coalesce(s.quantity, 0) || ', its ledger says ' || coalesce(l.moved, 0)
     as breach
   from stock s full join ledger l using (sku)
   where coalesce(s.quantity, 0) <> coalesce(l.moved, 0) order by sku ${LISTED}`,
)

const stockBalancesThatJump = statement<Breach>(
  'doctor.stock-balances-that-jump',
  `select 'movement ' || id || ' of ' || sku || ' ends at ' || balance || ', not at ' || expected as breach
   from (select id, sku, balance, sum(delta) over (partition by sku order by id) as expected from stock_movement) m
   where balance <> expected order by id ${LISTED}`,
)

const budgetNotOfLedger = statement<Breach>(
  'doctor.budget-not-of-ledger',
  `with ledger as (
     select company_id, ship_to_id, year, sum(delta_cents)::bigint as moved
     from budget_movement group by company_id, ship_to_id, year)
   select 'budget ' || year || ' of ' || ship_to_id || ' has ' || b.left_cents || ' cents left, its ledger says '
     || coalesce(l.moved, 0) as breach
   from budget b left join ledger l using (company_id, ship_to_id, year)
   where b.left_cents <> coalesce(l.moved, 0) order by ship_to_id, year ${LISTED}`,
)

const budgetBalancesThatJump = statement<Breach>(
  'doctor.budget-balances-that-jump',
  `select 'movement ' || id || ' of ' || ship_to_id || ' ends at ' || balance_cents || ', not at ' || expected as breach
   from (select id, ship_to_id, balance_cents,
           sum(delta_cents) over (partition by company_id, ship_to_id, year order by id) as expected
         from budget_movement) m
   where balance_cents <> expected order by id ${LISTED}`,
)

// What a folder brings counts uses elsewhere, too.
const couponsNotOfOrders = statement<Breach>(
  'doctor.coupons-not-of-orders',
  `with used as (
     select coupon_code as code, count(*) as orders from sales_order
     where coupon_code is not null and cart_id is not null and status <> 'Canceled' group by 1)
   select 'coupon ' || code || ' counts ' || c.uses || ' uses, its orders are ' || used.orders as breach
   from coupon c join used using (code) where c.uses < used.orders order by code ${LISTED}`,
)

const daysNotOfOrders = statement<Breach>(
  'doctor.days-not-of-orders',
  `with placed as (
     select company_id, ship_to_id, kind, day_of_order(placed_at) as day, count(*)::int as orders
     from sales_order group by 1, 2, 3, 4)
   select day || ' of ' || ship_to_id || ' counts ' || coalesce(d.orders, 0) || ' orders, there are '
     || coalesce(p.orders, 0) as breach
   from order_day d full join placed p using (company_id, ship_to_id, kind, day)
   where coalesce(d.orders, 0) <> coalesce(p.orders, 0) order by ship_to_id, day ${LISTED}`,
)

// A folder may bring days with places that orders elsewhere have taken.
const placesNotOnTheirDay = statement<Breach>(
  'doctor.places-not-on-their-day',
  `with held as (
     select load_calendar_code as calendar_code, delivery_date as day, sum(pallet_places)::int as places
     from sales_order where load_calendar_code is not null group by 1, 2)
   select day || ' of ' || calendar_code || ' carries ' || coalesce(d.taken_places, 0) || ' places, its orders hold '
     || held.places as breach
   from held left join delivery_day_load d using (calendar_code, day)
   where coalesce(d.taken_places, 0) < held.places order by calendar_code, day ${LISTED}`,
)

const canceledThatHoldPlaces = statement<Breach>(
  'doctor.canceled-that-hold-places',
  `select 'order ' || number || ' is cancelled and holds ' || pallet_places || ' places' as breach
   from sales_order o where load_calendar_code is not null and delivery_status = 'CANCELLED'
   order by number ${LISTED}`,
)

const stuckLeases = statement<Breach>(
  'doctor.stuck-leases',
  `select 'message ' || key || ' is held since ' || leased_until || ' and nobody takes it up' as breach
   from outbox where done_at is null and dead_at is null and leased_until < $1 order by id ${LISTED}`,
)

const allowTime = statement('doctor.allow-time', `select set_config('statement_timeout', '600000', true)`)

export function createDoctorStore(tx: Queries) {
  const read = async (asked: typeof stuckLeases, values: readonly Date[] = []) =>
    (await tx.rows(asked, values)).map((row) => row.breach)
  return {
    /** Large databases take longer to look through than a request may; holds for this transaction. */
    allowTime: () => tx.rows(allowTime),
    /** Messages of older orders may be forgotten already. */
    ordersWithoutMessages: (placedAfter: Date) => read(ordersWithoutMessages, [placedAfter]),
    ordersWithoutSapId: () => read(ordersWithoutSapId),
    totalsNotOfLines: () => read(totalsNotOfLines),
    cartsWithSeveralOrders: () => read(cartsWithSeveralOrders),
    placedCartsWithoutOrder: () => read(placedCartsWithoutOrder),
    stockNotOfLedger: () => read(stockNotOfLedger),
    stockBalancesThatJump: () => read(stockBalancesThatJump),
    budgetNotOfLedger: () => read(budgetNotOfLedger),
    budgetBalancesThatJump: () => read(budgetBalancesThatJump),
    couponsNotOfOrders: () => read(couponsNotOfOrders),
    daysNotOfOrders: () => read(daysNotOfOrders),
    placesNotOnTheirDay: async () => [...(await read(placesNotOnTheirDay)), ...(await read(canceledThatHoldPlaces))],
    stuckLeases: (before: Date) => read(stuckLeases, [before]),
  }
}

export type DoctorStore = ReturnType<typeof createDoctorStore>
