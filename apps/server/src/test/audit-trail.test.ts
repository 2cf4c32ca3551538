import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `insert into audit_entry (happened_at, actor_id, action, subject) values (now(), 'U1', 'order-placed', '26-1')`,
  )
})
afterAll(() => database.drop())

test.each([
  `update audit_entry set actor_id = 'U2'`,
  'delete from audit_entry',
  'truncate audit_entry',
  'truncate outbox, audit_entry restart identity cascade',
])('the audit trail refuses: %s', async (sql) => {
  await expect(database.pool.query(sql)).rejects.toThrow('the audit trail is append-only')
  const { rows } = await database.pool.query('select actor_id, subject from audit_entry')
  expect(rows).toEqual([{ actor_id: 'U1', subject: '26-1' }])
})
