import { afterAll, beforeEach, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { place, readyCart } from '../../test/cart-calls.builders.ts'
import { openBrewery, type OpenBrewery } from '../../test/open-brewery.ts'
import { doctorCommand } from './doctor.cli.ts'
import { createDoctor } from './doctor.service.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const clock = { now: () => NOW }

let brewery: OpenBrewery
const opened: OpenBrewery[] = []
beforeEach(async () => {
  brewery = await openBrewery()
  opened.push(brewery)
  await brewery.pool.query(
    `insert into stock_movement (sku, delta, balance, reason, moved_at)
     select sku, quantity, quantity, 'import', $1 from stock`,
    [NOW],
  )
  await insertRows(brewery.pool, 'budget', [
    { company_id: 'C1', ship_to_id: 'S1', year: 2026, granted_cents: 5_000, left_cents: 5_000 },
  ])
  await brewery.pool.query(
    `insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, moved_at)
     values ('C1', 'S1', 2026, 5000, 5000, 'import', $1)`,
    [NOW],
  )
  await place(brewery, await readyCart(brewery))
})
afterAll(async () => {
  for (const own of opened) await own.close()
})

const broken = async () =>
  (await createDoctor({ ...brewery, clock }).examine()).filter((finding) => finding.breaches.length > 0)

async function run() {
  const lines: string[] = []
  return { code: await doctorCommand({ ...brewery, clock, print: (line) => lines.push(line) }), lines }
}

test('finds nothing where orders are placed as they should be', async () => {
  expect(await broken()).toEqual([])
  const { code, lines } = await run()
  expect(code).toBe(0)
  expect(lines.every((line) => line.startsWith('ok'))).toBe(true)
})

test.each([
  [
    "delete from outbox where topic = 'mail.order-confirmation'",
    'every order placed here has its messages',
    /26-000001 has no message mail/,
  ],
  ['update outbox set done_at = now()', 'every order sent to the ERP has a SAP id', /26-000001/],
  ['update order_line set row_total_cents = row_total_cents + 1', 'orders say what their lines add up to', /26-000001/],
  ['delete from order_line', 'orders say what their lines add up to', /26-000001/],
  [
    "drop index sales_order_one_per_cart; insert into sales_order (company_id, number, cart_id, ship_to_id, payer_id, kind, sap_order_type, status, method, payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents, grand_total_cents, placed_at, status_changed_at) select company_id, 'twin', cart_id, ship_to_id, payer_id, kind, sap_order_type, status, method, payment_method, delivery_date, 0, 0, 0, 0, 0, placed_at, status_changed_at from sales_order",
    'a cart becomes one order',
    /26-000001, twin/,
  ],
  [`update sales_order set cart_id = null`, 'every placed cart has an order', /is placed and has no order/],
  [
    `update stock set quantity = 1 where sku = 'PILS-CRATE'`,
    'stock is what its ledger says',
    /PILS-CRATE is 1, its ledger says 1040/,
  ],
  [
    `update stock_movement set balance = 1 where reason = 'order'`,
    'balances of the stock ledger follow each other',
    /PILS-CRATE ends at 1, not at 1040/,
  ],
  [
    `update budget set left_cents = 1`,
    'budgets are what their ledger says',
    /2026 of S1 has 1 cents left, its ledger says 5000/,
  ],
  [
    `update budget_movement set balance_cents = 1`,
    'balances of the budget ledger follow each other',
    /S1 ends at 1, not at 5000/,
  ],
  [
    `update outbox set leased_until = '2026-11-23T09:49:00Z' where topic like 'erp%'`,
    'no message is held for too long',
    /erp.submit-order:26-000001:1/,
  ],
])('after `%s` finds that it does not hold that %s', async (damage, check, breach) => {
  await brewery.pool.query(damage)
  const found = await broken()
  expect(found.find((finding) => finding.check === check)?.breaches[0]).toMatch(breach)
  expect((await run()).code).toBe(1)
})

test('a lease that just ended, a cancelled order and a dead message are everyday life', async () => {
  await brewery.pool.query(`update outbox set leased_until = '2026-11-23T09:55:00Z', dead_at = '2026-11-23T09:55:00Z'`)
  await brewery.pool.query(`update outbox set done_at = now() where topic like 'erp%'`)
  await brewery.pool.query(`update sales_order set status = 'Canceled'`)
  expect(await broken()).toEqual([])
})
