import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { TEXTS } from './brewery.store.ts'
import { DRAWN, PASSED } from './database.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function columns(where: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and ${where}
     order by 1`,
  )
  return rows.map(({ name }) => name)
}

const named = (list: readonly (readonly [table: string, column: string, name?: string])[]) =>
  list.map(([table, column]) => `${table}.${column}`).toSorted()

test('every number that is drawn is looked at', async () => {
  expect(named(DRAWN)).toEqual(await columns(`a.attidentity <> ''`))
})

test('every text that has to be one by language is looked at', async () => {
  const texts = await columns(
    `exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any(k.conkey)
       and pg_get_constraintdef(k.oid) like '%is_text(%')`,
  )
  expect(named(TEXTS)).toEqual(expect.arrayContaining(texts))
  expect(texts.length).toBeGreaterThan(10)
})

// Moments that lie ahead or that the ERP tells, and those of large tables.
const OTHER_MOMENTS = [
  'cart.created_at',
  'cart.updated_at',
  'erasure.due_at',
  'erasure.erased_at',
  'invitation.expires_at',
  'known_device.locked_until',
  'known_network.locked_until',
  'one_time_token.expires_at',
  'order_delivery.shipped_at',
  'order_event.happened_at',
  'order_invoice.receivable_check_due_at',
  'ordered_change.placed_at',
  'ordered_month.first_placed_at',
  'ordered_month.last_placed_at',
  'outbox.available_at',
  'outbox.leased_until',
  'passkey_challenge.expires_at',
  'payment.check_due_at',
  'pending_sign_in.expires_at',
  'phone_code.expires_at',
  'portal_user.locked_until',
  'rate_limit.window_ends_at',
  'sales_order.erp_check_due_at',
  'sales_order.pay_until',
  'sales_order.placed_at',
  'sales_order.status_changed_at',
  'schema_migrations.applied_at',
  'service_code.expires_at',
  'service_token.expires_at',
  'session.expires_at',
  'sign_on.expires_at',
  'stock_movement.moved_at',
]

test('every moment is held against the clock, or against another', async () => {
  expect([...named(PASSED), ...OTHER_MOMENTS].toSorted()).toEqual(await columns(`a.atttypid = 'timestamptz'::regtype`))
})
