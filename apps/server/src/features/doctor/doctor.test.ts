import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '@fust/domain/access'
import type { ShipToAccess } from '#platform/actor.ts'
import { createDatabase } from '#platform/database.ts'
import type { TestDatabase } from '#platform/test/index.ts'
import { ErpFault } from '#integrations/erp/index.ts'
import { createKnownProducts } from '#features/cart/index.ts'
import { createPlaceOrder } from '#features/orders/index.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { rereadActor } from '#features/session/index.ts'
import { createBuiltBrewery } from '../../test/built-brewery.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { doctorCommand } from './doctor.cli.ts'
import { createDoctor } from './doctor.service.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const CART = 'c'.repeat(32)
const clock = { now: () => NOW }

let database: TestDatabase
let db: ReturnType<typeof createDatabase>

beforeEach(async () => {
  database = await createBuiltBrewery()
  db = createDatabase(database.pool)
  await buildLedgers()
  await placeTruck()
})
afterEach(() => database.drop())

async function buildLedgers() {
  await database.pool.query(
    `insert into stock_movement (sku, delta, balance, reason, moved_at)
     select sku, quantity, quantity, 'import', $1 from stock`,
    [NOW],
  )
  const budget = { company_id: 'C1', ship_to_id: 'S1', year: 2026 }
  await insertRows(database.pool, 'budget', [{ ...budget, granted_cents: 5_000, left_cents: 5_000 }])
  await insertRows(database.pool, 'budget_movement', [
    { ...budget, delta_cents: 5_000, balance_cents: 5_000, reason: 'import', moved_at: NOW },
  ])
}

/** One order of 24 pallets, placed as every order is. */
async function placeTruck() {
  await insertRows(database.pool, 'cart', [
    {
      company_id: 'C1',
      id: CART,
      user_id: 'U1',
      ship_to_id: 'S1',
      method: 'flatrate_flatrate',
      payment_method: 'onaccount',
      delivery_date: '2026-11-24',
      created_at: NOW,
      updated_at: NOW,
    },
  ])
  await insertRows(database.pool, 'cart_line', [{ company_id: 'C1', cart_id: CART, sku: 'PILS-CRATE', pallets: 24 }])
  const portal = createPortal({ store: createPortalStore(db), clock })
  const authorise = () => null
  const placeOrder = createPlaceOrder({ db, clock, authorise, knownProducts: createKnownProducts(), rereadActor })
  const shipTo: ShipToAccess = {
    shipToId: 'S1',
    companyId: 'C1',
    companyName: 'Ten Brink Dranken',
    name: 'Depot Boekelo',
    status: 'ACTIVE',
    address: '',
    customerType: 'Distributor',
    priceGroup: 'A',
    entries: [],
    permissions: new Set(PERMISSIONS),
  }
  const actor = {
    userId: 'U1',
    email: 'buyer@tenbrink.example',
    firstName: 'Jan',
    lastName: 'Brink',
    locale: 'nl',
    shipTos: [shipTo],
    defaultShipToId: 'S1',
    namedShipToId: null,
    shipTo,
  }
  expect(await placeOrder({ actor, brewery: await portal.now() }, 'Mutation.placeOrder', CART, {}, 'nl')).toMatchObject(
    {
      ok: true,
      value: { number: '26-00001' },
    },
  )
}

const broken = async () =>
  (await createDoctor({ db, clock, outboxKeptDays: 30 }).examine()).filter((finding) => finding.breaches.length > 0)

async function run(more: Pick<Parameters<typeof doctorCommand>[0], 'lostOrders'> = {}) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  return { code: await doctorCommand({ db, clock, outboxKeptDays: 30, print, ...more }), lines }
}

test('finds nothing where orders are placed as they should be', async () => {
  expect(await broken()).toEqual([])
  const { code, lines } = await run()
  expect(code).toBe(0)
  expect(lines.every((line) => line.startsWith('ok'))).toBe(true)
})

const SECOND_ORDER_OF_THE_CART = `
  drop index sales_order_one_per_cart;
  insert into sales_order (company_id, number, cart_id, ship_to_id, payer_id, kind, sap_order_type, status, method,
    payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents, grand_total_cents,
    placed_at, status_changed_at)
  select company_id, 'twin', cart_id, ship_to_id, payer_id, kind, sap_order_type, status, method, payment_method,
    delivery_date, 0, 0, 0, 0, 0, placed_at, status_changed_at
  from sales_order`

const COUPON_NOT_COUNTED = `
  insert into coupon (code, name, rate_bp, max_uses) values ('PROOST', '{"nl":"Proost"}', 500, 9);
  update sales_order set coupon_code = 'PROOST'`

test.each([
  [
    'every order placed here has its messages',
    '26-00001 has no message mail',
    `delete from outbox where topic = 'mail.order-confirmation'`,
  ],
  ['every order sent to the ERP has a SAP id', '26-00001', 'update outbox set done_at = now()'],
  ['orders say what their lines add up to', '26-00001', 'update order_line set vat_cents = vat_cents + 1'],
  ['orders say what their lines add up to', '26-00001', 'delete from order_line'],
  ['a cart becomes one order', '26-00001, twin', SECOND_ORDER_OF_THE_CART],
  ['every placed cart has an order', `cart ${CART} is placed`, 'update sales_order set cart_id = null'],
  [
    'stock is what its ledger says',
    'PILS-CRATE is 1, its ledger says 1040',
    `update stock set quantity = 1 where sku = 'PILS-CRATE'`,
  ],
  [
    'balances of the stock ledger follow each other',
    'PILS-CRATE ends at 1, not at 1040',
    `update stock_movement set balance = 1 where reason = 'order'`,
  ],
  [
    'budgets are what their ledger says',
    '2026 of S1 has 1 cents left, its ledger says 5000',
    'update budget set left_cents = 1',
  ],
  [
    'balances of the budget ledger follow each other',
    'S1 ends at 1, not at 5000',
    'update budget_movement set balance_cents = 1',
  ],
  ['coupons count the orders that used them', 'PROOST counts 0 uses, its orders are 1', COUPON_NOT_COUNTED],
  [
    'days carry the places of their orders',
    '2026-11-24 of daily carries 23 places, its orders hold 24',
    'update delivery_day_load set taken_places = 23',
  ],
  ['days of orders count the orders there are', 'S1 counts 0 orders, there are 1', 'delete from order_day'],
  [
    'no message is held for too long',
    'message erp.submit-order:',
    `update outbox set leased_until = '2026-11-23T09:49:00Z' where topic like 'erp%'`,
  ],
])('finds where it does not hold that %s: %s', async (check, breach, damage) => {
  await database.pool.query(damage)
  const { code, lines } = await run()
  expect(code).toBe(1)
  expect(lines[lines.indexOf(`BROKEN  ${check}`) + 1]).toContain(breach)
})

describe('an ERP that is configured', () => {
  const CHECK = 'every order of ours in the ERP is here'

  test('is asked for orders that are not here', async () => {
    expect(await run({ lostOrders: async () => [] })).toMatchObject({
      code: 0,
      lines: expect.arrayContaining([`ok      ${CHECK}`]),
    })
    const { code, lines } = await run({ lostOrders: async () => ['SAP 1000001  order 26-00002'] })
    expect(code).toBe(1)
    expect(lines.slice(-2)).toEqual([`BROKEN  ${CHECK}`, '          SAP 1000001  order 26-00002'])
  })

  test('breaks nothing when it cannot be asked, which is said', async () => {
    const lostOrders = () => Promise.reject(new ErpFault('unreachable', 'The ERP did not answer'))
    const { code, lines } = await run({ lostOrders })
    expect(code).toBe(0)
    expect(lines.join('\n')).toContain(`unsure  ${CHECK}\n          the ERP could not be asked: The ERP did not answer`)
  })
})

test('messages of an order that are forgotten by now are no breach', async () => {
  await database.pool.query('delete from outbox')
  await database.pool.query(`update sales_order set placed_at = '2026-10-24T09:59:59Z'`)
  expect(await broken()).toEqual([])
})

test('a lease that just ended, a cancelled order and a dead message are everyday life', async () => {
  await database.pool.query(`update outbox set leased_until = '2026-11-23T09:55:00Z', dead_at = '2026-11-23T09:55:00Z'`)
  await database.pool.query(`update outbox set done_at = now() where topic like 'erp%'`)
  await database.pool.query(`update sales_order set status = 'Canceled'`)
  expect(await broken()).toEqual([])
})
