import { afterAll, beforeAll, test } from 'vitest'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { createPortal, createPortalStore } from '../../apps/server/src/features/portal/index.ts'
import { createTicketWatch } from '../../apps/server/src/features/tickets/ticket-watch.service.ts'
import { buildBrewery, insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const WORKERS = 6
const TICKETS = 20
const OPENED = '2026-11-23T09:00:00Z'
const OVERDUE = new Date('2026-11-23T16:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrewery(database.pool)
  await insertRows(database.pool, 'portal_user', [
    { id: 'I1', email: 'internal@brewery.example', first_name: 'Ilse', last_name: 'Kottink' },
  ])
  const role = { company_id: 'C2', ship_to_id: 'S9', role: 'Manager', customer_type: 'InternalCustomer' }
  await insertRows(database.pool, 'user_role', [{ ...role, user_id: 'I1' }])
})
afterAll(() => database.drop())

async function countOf(sql: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${sql}`)
  return rows[0]?.count ?? 0
}

test('[SUP-01] workers that look at once report each unanswered ticket once', () =>
  prove('unanswered tickets, looked after at once', ROUNDS, async () => {
    const { pool } = database
    await pool.query('delete from ticket; truncate outbox; delete from notification')
    await pool.query(
      `insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
       select 'C1', 'S1', 'U1', 'NL', 'question', 'x', 'x', $1, $1 from generate_series(1, $2)`,
      [OPENED, TICKETS],
    )
    const db = createDatabase(pool)
    const clock = { now: () => OVERDUE }
    const portal = createPortal({ store: createPortalStore(db), clock })
    const looks = await Promise.allSettled(
      Array.from({ length: WORKERS }, () => createTicketWatch({ db, clock, portal })()),
    )
    const failed = looks.filter(({ status }) => status === 'rejected').length
    const mails = await countOf(`outbox where topic = 'mail.ticket-unanswered'`)
    const notifications = await countOf(`notification where news = 'unanswered' and user_id = 'I1'`)
    return failed === 0 && mails === TICKETS && notifications === TICKETS
      ? []
      : [`${failed} workers failed, ${mails} mails and ${notifications} notifications of ${TICKETS} tickets`]
  }))
