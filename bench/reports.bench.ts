// How long reports take over the orders of a brewery that has a million of them: `npm run node bench/reports.bench.ts`;
// five minutes, most of them to make the orders.
import { sumUp } from '../apps/server/src/features/insight/ordered/sum-up.builders.ts'
import { customer } from './brewery/filled-brewery.ts'
import { measureReads } from './machinery/measure-reads.ts'
import { scaled } from './machinery/settings.ts'

const REPORTS = '/nl/prod/api/v1/portal/power-bi'
const [large, usual] = [customer(1), customer(2)]

await measureReads({
  what: 'report',
  section: 'reports',
  // The first customer has as many orders as a wholesaler of a hundred depots may have in two years.
  brewery: { ...scaled({ name: 'reports', products: 10_000, orders: 1_000_000 }), ownOrders: 100_000 },
  prepare: async (pool) => {
    await pool.query(`update user_role set role = 'Owner'`)
    await pool.query(
      `update brewery_setting set value = '{"sections": ["Catalogue Beer", "My Orders", "Reporting"]}' where name = 'portal'`,
    )
    await pool.query(
      `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
       select company_id, id, (9000000000 + id)::text, (placed_at + interval '2 days')::date, grand_total_cents
       from sales_order where status <> 'Canceled'`,
    )
    // As the worker leaves it after its first minutes.
    await sumUp(pool)
    await pool.query('vacuum analyze order_invoice, ordered_change, ordered_month, ordered_product')
  },
  goalMs: 200,
  rows: [
    { what: 'sales of twelve months, a usual customer', token: usual.token, path: `${REPORTS}/sales-report` },
    { what: 'distribution, a usual customer', token: usual.token, path: `${REPORTS}/distributor-report` },
    {
      what: 'sales of twelve months, a customer of 100,000 orders',
      token: large.token,
      path: `${REPORTS}/sales-report`,
    },
    { what: 'the same of one brand', token: large.token, path: `${REPORTS}/sales-report?brand=brand-1` },
    {
      what: 'contract evaluation, the same customer',
      token: large.token,
      path: `${REPORTS}/contract-evaluation`,
    },
  ],
})
