import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { fillCarts } from '../support/carts.ts'
import { buildStock } from '../support/open-house.ts'

/** What the tables refuse even if all code above them were wrong. */
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  await buildStock(pool, 1)
  const [cart = ''] = await fillCarts(pool, [{ buyerId: 'B0', deliveryDay: '2026-12-01', lines: [] }])
  await pool.query(anOrder('FIRST', cart))
  await pool.query(
    `insert into coupon (code, name, rate_bp, max_uses, uses) values ('ONCE', '{"nl":"Eén","en":"One"}', 100, 1, 1)`,
  )
  await pool.query(
    `insert into budget (company_id, ship_to_id, year, granted_cents, left_cents) values ('C1', 'S1', 2026, 100, 100)`,
  )
  await pool.query(
    `insert into delivery_day_load (calendar_code, day, taken_places, capacity_places) values ('daily', '2026-12-01', 60, 60)`,
  )
  await pool.query(aMessage('erp.submit-order:FIRST:1'))
  await pool.query(anAnswer('key'))
})
afterAll(() => database.drop())

const anOrder = (number: string, cart: string) => `
  insert into sales_order (company_id, number, cart_id, ship_to_id, payer_id, kind, sap_order_type, status, method,
    payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents, grand_total_cents,
    placed_at, status_changed_at)
  values ('C1', '${number}', '${cart}', 'S1', 'P-C1', 'beer', 'YDOR', 'Order created', 'selfpickup_selfpickup',
    'onaccount', '2026-12-01', 0, 0, 0, 0, 0, now(), now())`
const aMessage = (key: string) => `
  insert into outbox (key, topic, company_id, ship_to_id, payload, created_at, available_at)
  values ('${key}', 'erp.submit-order', 'C1', 'S1', '{}', now(), now())`
const anAnswer = (key: string) => `
  insert into idempotency_record (scope, key, body_hash, answer, created_at) values ('U1', '${key}', '', '{}', now())`

test.each([
  [
    'a second order of one cart',
    anOrder('SECOND', '').replace(`'SECOND', ''`, `'SECOND', (select cart_id from sales_order)`),
  ],
  ['two orders of one number', anOrder('FIRST', 'another')],
  [
    'two orders of one reference',
    `${anOrder('TWIN', 'twin')};
     update sales_order set reference = (select reference from sales_order where number = 'FIRST') where number = 'TWIN'`,
  ],
  ['an order that does not add up', anOrder('WRONG', 'third').replace('0, 0, 0, 0, 0, now()', '0, 21, 0, 0, 0, now()')],
  [
    'a second active cart of one person',
    `update cart set state = 'active'; insert into cart (company_id, id, user_id, ship_to_id, created_at, updated_at) select company_id, reverse(id), user_id, ship_to_id, now(), now() from cart`,
  ],
  ['stock below zero', `update stock set quantity = -1`],
  ['a movement that ends below zero', `update stock_movement set balance = -1`],
  ['a budget below zero', 'update budget set left_cents = -1'],
  ['a coupon used once too often', 'update coupon set uses = 2'],
  ['a day with a place too many', 'update delivery_day_load set taken_places = 61'],
  ['one message twice', aMessage('erp.submit-order:FIRST:1')],
  ['one Idempotency-Key twice', anAnswer('key')],
  [
    'a change of the audit trail',
    `insert into audit_entry (happened_at, action, subject) values (now(), 'x', 'x'); update audit_entry set subject = 'y'`,
  ],
])('the tables refuse %s', async (_what, sql) => {
  await expect(database.pool.query(sql)).rejects.toThrow(/violates|append-only/)
})
