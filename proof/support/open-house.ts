import { randomBytes } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { buildBrewery, insertRows, PASSWORD } from '../../apps/server/src/test/brewery.builders.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { publishedHolidays } from '../rules/holidays-oracle.ts'
import { sendUntilServed } from './at-once.ts'
import type { Pool } from './pool.ts'

export type Buyer = { id: string; token: string }

/** Server processes of the product on one database, with people who buy. */
export type House = {
  database: TestDatabase
  pool: Pool
  servers: readonly Server[]
  buyers: readonly Buyer[]
  /** A day that everything can be delivered on. */
  deliveryDay: string
  close: () => Promise<void>
}

export const COMPANY = 'C1'
export const SHIP_TO = 'S1'

/** What a server gets beside what production asks for: one machine plays all buyers. */
export const ONE_ADDRESS = {
  RATE_PER_MINUTE: '1000000',
  SIGN_IN_RATE_PER_MINUTE: '10000',
  FAILED_SIGN_INS_PER_MINUTE: '100000',
  NETWORK_CONNECTIONS: '100000',
  NETWORK_ANSWERS: '100000',
  LOG_LEVEL: 'error',
}

/** Races are about who comes first: a slow machine that shed them would only take longer. */
export const PATIENT = { REQUESTS_AT_ONCE: '10000', PASSWORD_QUEUE: '1000' }

export async function openHouse({
  servers: count,
  buyers: buyerCount,
  settings = {},
}: {
  servers: number
  buyers: number
  settings?: Record<string, string>
}): Promise<House> {
  const database = await createTestDatabase()
  await buildStock(database.pool, buyerCount)
  const given = { DATABASE_URL: database.url, ...ONE_ADDRESS, ...settings }
  const servers = await Promise.all(Array.from({ length: count }, () => serve(given)))
  const [first] = servers
  const buyers = first ? await signIn(database.pool, first.url, buyerCount) : []
  return {
    database,
    pool: database.pool,
    servers,
    buyers,
    deliveryDay: aWorkingDay(new Date()),
    close: async () => {
      for (const { child } of servers) child.kill('SIGKILL')
      await Promise.all(servers.map(({ ended }) => ended))
      for (const { output } of servers) tellFaults(output())
      await database.drop()
    },
  }
}

const TOLD_FAULTS = 5

/** The log of a server that breaks says why; of one that does not it is empty but for its address. */
function tellFaults(log: string): void {
  const faults = log.split('\n').filter((line) => line.startsWith('{'))
  if (faults.length > 0)
    console.error(`${faults.length} faults of a server:\n${faults.slice(0, TOLD_FAULTS).join('\n')}`)
}

/** The brewery of the tests, with as many buyers as asked for, no limit to a day, and a ledger that begins at zero. */
export async function buildStock(pool: Pool, buyerCount: number): Promise<void> {
  await buildBrewery(pool)
  await pool.query('update delivery_calendar set daily_capacity_places = null')
  await pool.query(
    `insert into stock_movement (sku, delta, balance, reason, moved_at)
     select sku, quantity, quantity, 'import', now() from stock;
     insert into audit_entry (happened_at, action, subject) values (now(), 'import-brewery', 'Proof')`,
  )
  await insertRows(
    pool,
    'portal_user',
    Array.from({ length: buyerCount }, (_, index) => ({
      id: buyerId(index),
      email: emailOf(index),
      first_name: 'Jan',
      last_name: 'Brink',
      default_ship_to_id: SHIP_TO,
    })),
  )
  await pool.query(
    `update portal_user set password_hash = (select password_hash from portal_user where id = 'U1') where id like 'B%'`,
  )
  await pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select u.id, $1, s.id, 'SalesAssociate', 'Distributor'
     from portal_user u, (values ('S1'), ('S2')) as s(id) where u.id like 'B%'`,
    [COMPANY],
  )
}

const buyerId = (index: number) => `B${index}`
const emailOf = (index: number) => `b${index}@tenbrink.example`

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`

/** Signs the first buyer in at the door and gives the others a session like it: checking passwords is slow on purpose. */
export async function signIn(pool: Pool, url: string, count: number): Promise<Buyer[]> {
  const first = { id: buyerId(0), token: await tokenOf(url, emailOf(0)) }
  const others = Array.from({ length: count - 1 }, (_, index): Buyer => {
    return { id: buyerId(index + 1), token: randomBytes(32).toString('base64url') }
  })
  await pool.query(
    `insert into session (token_hash, user_id, kind, created_at, last_seen_at, expires_at)
     select sha256(convert_to(own.token, 'UTF8')), own.id, kind, created_at, last_seen_at, expires_at
     from session, jsonb_to_recordset($2::jsonb) as own(id text, token text) where user_id = $1`,
    [first.id, JSON.stringify(others)],
  )
  return [first, ...others]
}

/** Signs in at the door, with the password that all have. */
export async function tokenOf(url: string, email: string): Promise<string> {
  const { body } = await sendUntilServed({ url, token: '', query: SIGN_IN, variables: { email, password: PASSWORD } })
  const token = readPath(body, 'data', 'generateCustomerToken', 'token')
  if (typeof token !== 'string') throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`)
  return token
}

const DAY_MS = 86_400_000

/** A Dutch working day two weeks from now or a little later: whatever the hour, it can be ordered for. */
export function aWorkingDay(now: Date): string {
  const holidays = publishedHolidays('NL')
  for (let day = new Date(now.getTime() + 14 * DAY_MS); ; day = new Date(day.getTime() + DAY_MS)) {
    const text = day.toISOString().slice(0, 10)
    if (day.getUTCDay() % 6 !== 0 && !holidays.has(text)) return text
  }
}
