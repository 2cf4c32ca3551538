import { canBecome, ORDER_STATUSES } from '@fust/domain/order'
import { check, words, wrongRows, type Checks } from './check.ts'

// Servers and workers tell the time by clocks of their own.
const CLOCKS_APART = `interval '1 hour'`

/** Steps that no order takes, between statuses that are ours; one that is the ERP's own may follow any. */
const forbiddenSteps = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter((to) => !canBecome(from, to)).map((to) => `${from} > ${to}`),
)

/** What was ordered of a line, in its unit. */
const ORDERED = '(case when l.liters > 0 then l.liters else l.cases_total end)'

const ofSeveral = (documents: string, what: string) =>
  `select '${what} ' || d.number || ' is of companies ' || d.first || ' and ' || d.last as breach
   from (select number, min(company_id) as first, max(company_id) as last from ${documents}
     group by number having min(company_id) <> max(company_id)) d
   where exists (select from ${documents} own join sales_order o on o.company_id = own.company_id and o.id = own.order_id
     where own.number = d.number and o.cart_id is not null)`

/** The way of an order, from placing to its invoice. Orders that were brought in tell of it as they like. */
export const ORDER_WAY: Checks = {
  'orders stand where their events lead': check(
    'orders-off-their-way',
    wrongRows({
      name: `'order ' || o.number`,
      from: `sales_order o left join (
          select company_id, order_id, status, source, happened_at,
            lag(status) over its_way as before, lag(happened_at) over its_way as happened_before,
            lead(id) over its_way is null as is_last
          from order_event window its_way as (partition by company_id, order_id order by id)
        ) e on e.order_id = o.id`,
      where: 'o.cart_id is not null',
      wrong: {
        'has no events': 'e.status is null',
        'does not begin as an order that was placed': `e.before is null and (e.status, e.source) <> ('Order created', 'portal')`,
        'goes where no order goes': `e.before || ' > ' || e.status in (${words(forbiddenSteps)})`,
        'has an event before it was placed': `e.happened_at < o.placed_at - ${CLOCKS_APART}`,
        'begins long after it was placed': `e.before is null and e.happened_at > o.placed_at + ${CLOCKS_APART}`,
        'goes back in time': `e.happened_at < e.happened_before - ${CLOCKS_APART}`,
        'goes on in the future': `e.happened_at > $1::timestamptz + ${CLOCKS_APART}`,
        // It stands as 'Order created' since it was received, and the event is of when it had its turn.
        'does not stand where its last event says': `e.is_last and (o.status, o.status_changed_at)
          <> (e.status, case when e.before is null then o.placed_at else e.happened_at end)`,
      },
    }),
    ({ now }) => [now],
  ),

  'every order sent to the ERP has a SAP id': check(
    'orders-without-sap-id',
    `select 'order ' || o.number || ' was sent to the ERP and has no SAP id' as breach
     from outbox m join sales_order o on o.company_id = m.company_id and o.id::text = m.payload ->> 'orderId'
     where m.topic = 'erp.submit-order' and m.done_at is not null and m.last_error is null
       and o.sap_id is null and o.status <> 'Canceled'`,
  ),

  // Looked at every few seconds or minutes, or after an hour where the ERP does not know it; once it is done, not at all.
  'orders that the ERP has are followed': check(
    'orders-not-followed',
    wrongRows({
      name: `'order ' || o.number`,
      from: 'sales_order o',
      wrong: {
        'is asked for at the ERP, which has it not': 'o.erp_check_due_at is not null and o.sap_id is null',
        'is under way, and the ERP has it not': `o.cart_id is not null and o.sap_id is null and o.status not in ('Order created', 'Request sent', 'Canceled')`,
        'is not asked for at the ERP for long': `o.erp_check_due_at > now() + interval '1 day'`,
        'is at the ERP and nobody asks how far it is': `o.cart_id is not null and o.sap_id is not null
          and o.erp_check_due_at is null
          and o.status in ('Order created', 'In Processing', 'Order in preparation', 'In Preparation', 'Sent',
            'In delivery', 'On the way')`,
      },
    }),
  ),

  // Most lines come in one delivery: only those that come in several are added up.
  'deliveries carry what was ordered': check(
    'deliveries-of-something-else',
    `select 'order ' || (select number from sales_order o where o.company_id = l.company_id and o.id = l.order_id)
       || ' line ' || l.line_number || ' is of ' || greatest(l.cases_total, l.liters) || ', and its deliveries carry '
       || d.carried as breach
     from (
       select order_id, line_number, quantity as carried from order_delivery_line
       union all
       select order_id, line_number, sum(quantity) from order_delivery_line
       where order_id in (select order_id from order_delivery group by order_id having count(*) > 1)
       group by order_id, line_number having count(*) > 1
     ) d join order_line l using (order_id, line_number)
     where d.carried > greatest(l.cases_total, l.liters)`,
  ),

  // What is confirmed is a part of what was ordered, and costs its share; half a cent may lie on either side.
  'lines cost the share of what is confirmed of them': check(
    'lines-confirmed-otherwise',
    wrongRows({
      name: `'order ' || o.number || ' line ' || l.line_number`,
      from: 'order_line l join sales_order o on o.company_id = l.company_id and o.id = l.order_id',
      where: 'l.confirmed_quantity is not null',
      wrong: {
        'is confirmed with more than was ordered': `l.confirmed_quantity > ${ORDERED}`,
        'does not say why less of it comes': `l.confirmed_quantity < ${ORDERED} and l.line_change is null`,
        'costs otherwise than its share': `abs(l.confirmed_row_total_cents * ${ORDERED}::float8
            - l.row_total_cents * l.confirmed_quantity::float8) > ${ORDERED}
          or abs(l.confirmed_vat_cents * ${ORDERED}::float8 - l.vat_cents * l.confirmed_quantity::float8) > ${ORDERED}`,
      },
    }),
  ),

  'orders cost what is confirmed of their lines': check(
    'orders-confirmed-otherwise',
    `select 'order ' || o.number || ' costs ' || coalesce(o.confirmed_totals ->> 'grandTotalCents', 'what was ordered')
       || ', without what its lines lose ' || o.grand_total_cents - lost.cents as breach
     from sales_order o join lateral (
       select sum(l.row_total_cents - l.discount_cents + l.packaging_tax_cents + l.sorting_charge_cents + l.vat_cents
           + l.deposit_cents - l.confirmed_row_total_cents + l.confirmed_discount_cents - l.confirmed_packaging_tax_cents
           - l.confirmed_sorting_charge_cents - l.confirmed_vat_cents - l.confirmed_deposit_cents) as cents
       from order_line l where l.company_id = o.company_id and l.order_id = o.id and l.confirmed_quantity is not null
     ) lost on lost.cents is not null
     where coalesce((o.confirmed_totals ->> 'grandTotalCents')::bigint, o.grand_total_cents)
       <> o.grand_total_cents - lost.cents`,
  ),

  // The ERP tells days; whoever books a day early is forgiven.
  'deliveries and invoices come after the order': check(
    'documents-before-their-order',
    `select 'order ' || o.number || ' has ' || d.document || ' from before it was placed, or before the ERP had it'
       as breach
     from (
       select order_id, 'delivery ' || number as document, shipped_at as at from order_delivery
       union all select order_id, 'invoice ' || number, invoiced_on from order_invoice
     ) d join sales_order o on o.id = d.order_id
     where o.cart_id is not null and (d.at < o.placed_at - interval '2 days' or o.sap_id is null)`,
  ),

  'what is open of invoices is followed': check(
    'invoices-not-followed',
    wrongRows({
      name: `'invoice ' || i.number`,
      from: 'order_invoice i join sales_order o on o.company_id = i.company_id and o.id = i.order_id',
      wrong: {
        'has more paid of it than it comes to': 'i.paid_cents > greatest(i.total_cents, 0)',
        'is not asked for at the ERP for long': `i.receivable_check_due_at > now() + interval '2 days'`,
        'is open, and nobody asks whether it is paid': `o.cart_id is not null and i.receivable_check_due_at is null
          and i.paid_cents < i.total_cents`,
      },
    }),
  ),

  'a delivery, and an invoice, is of one company': check(
    'documents-of-several-companies',
    `${ofSeveral('order_delivery', 'delivery')} union all ${ofSeveral('order_invoice', 'invoice')}`,
  ),
}
