import type { PoolClient, QueryResultRow } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredStatements, type Queries } from '#platform/database/database.ts'
import { readSettings } from '#platform/env.ts'
import type { TestDatabase } from '#platform/test/index.ts'
import { BREAKAGES, type Breakage } from './breakages.builders.ts'
import { CHECKS } from './checks/index.ts'
import { createLivedInBrewery, EVENING } from './lived-in-brewery.builders.ts'

// A table that only says which version of the product the others are of.
const LOOKED_AT_BEFORE = 'schema_migrations'
const EXAMINED = { now: EVENING, settings: readSettings({}) }

let database: TestDatabase
let client: PoolClient
beforeAll(async () => {
  database = await createLivedInBrewery()
  client = await database.pool.connect()
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
})
afterAll(async () => {
  client.release()
  await database.drop()
})

/** Asks in the transaction that broke something, which nobody else sees. */
const queries: Queries = {
  rows: async <Row extends QueryResultRow>(
    { name, text }: { name: string; text: string },
    values: readonly unknown[] = [],
  ) => (await client.query<Row>({ name, text, values: [...values] })).rows,
  row: async (asked, values) => (await queries.rows(asked, values))[0],
}

/** Breaks the tables and makes them whole again. */
async function broken<T>(sql: string, look: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query(sql)
    return await look()
  } finally {
    await client.query('rollback')
  }
}

const foundBy = async (check: string) => (await CHECKS[check]?.(queries, EXAMINED)) ?? { breaches: [], count: 0 }

const breakages = Object.entries(BREAKAGES).flatMap(([table, own]) =>
  'nothing' in own ? [] : own.map((breakage): [string, string, Breakage] => [table, breakage.says, breakage]),
)
let said = ''

test.each(Object.keys(CHECKS))('the brewery is as the product left it: %s', async (check) => {
  expect(await foundBy(check)).toEqual({ breaches: [], count: 0 })
})

describe('a breach is found in', () => {
  test.each(breakages)('%s: %s', async (_table, says, { sql, check }) => {
    const { breaches } = await broken(sql, () => foundBy(check))
    said += `${breaches.join('\n')}\n`
    expect(breaches.join('\n')).toContain(says)
  })
})

test('every table has a breach that is found, or a reason why it can have none', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const tables = rows.map(({ name }) => name).filter((name) => name !== LOOKED_AT_BEFORE)
  expect(Object.keys(BREAKAGES).toSorted()).toEqual(tables.toSorted())
})

test('every check, and everything that is said of a row, is seen to be found', () => {
  const hit = new Set(breakages.map(([, , { check }]) => check))
  expect(Object.keys(CHECKS).filter((check) => !hit.has(check))).toEqual([])
  const sayings = declaredStatements().flatMap(({ name, text }) =>
    name.startsWith('doctor.') ? [...text.matchAll(/ then '([^']+)' end/g)].map(([, saying = '']) => saying) : [],
  )
  expect(sayings.length).toBeGreaterThan(90)
  expect(sayings.filter((saying) => !said.includes(saying))).toEqual([])
})

test('where no JSON is what it should be, every check still looks', async () => {
  const inJson = breakages.filter(([, , { sql }]) => /'[[{"]/.test(sql) && !sql.includes('alter'))
  const looked = broken('select', async () => {
    for (const [, , { sql }] of inJson) {
      await client.query('savepoint before')
      // What one took away, another cannot break.
      await client.query(sql).catch(() => client.query('rollback to savepoint before'))
    }
    for (const check of Object.keys(CHECKS)) await foundBy(check)
  })
  await expect(looked).resolves.toBeUndefined()
})

describe('no breach is', () => {
  test.each([
    [
      'a day that the brewery closed after it was ordered for',
      `insert into delivery_calendar_closure values ('TWENTE', '2026-11-26', '{"nl": "Dicht"}');
       insert into audit_entry (happened_at, action, subject, details)
       values ('2026-11-23T12:00:00Z', 'import-brewery', 'Veenhof',
         '{"changes": {"delivery_calendar_closure": {"added": 1}}}')`,
    ],
    [
      'a day of which no import tells since when it is closed',
      `alter table audit_entry disable trigger user;
       update audit_entry set details = '{}' where action = 'import-brewery';
       alter table audit_entry enable trigger user;
       insert into brewery_holiday values ('2026-11-26', '{"nl": "Dicht"}')`,
    ],
    [
      'an order that got another number since, in the middle of its way',
      `insert into audit_entry (happened_at, action, subject, details)
       select placed_at, 'order-renumbered', number, jsonb_build_object('number', 'A-' || id) from sales_order
       where cart_id is not null and former_numbers = '{}';
       update sales_order set former_numbers = array[number], number = 'A-' || id
       where cart_id is not null and former_numbers = '{}';
       update outbox m set payload = payload || jsonb_build_object('number', o.number)
       from sales_order o where o.id::text = m.payload ->> 'orderId' and m.done_at is null`,
    ],
    ['deposit that is taxed from now on', `insert into brewery_setting values ('vat_on_deposit', 'true')`],
    [
      'a unit that is not offered any more',
      `update product set no_pallet_ordering = true, updated_at = '2026-11-23T08:30:00Z'`,
    ],
    ['a return item that is one no longer', 'update product set is_empties = false'],
    [
      'a coupon, or a calendar, that is gone',
      `delete from coupon; delete from delivery_day_load; update ship_to set calendar_code = 'TANK';
       delete from delivery_calendar where code = 'TWENTE'`,
    ],
    [
      'a budget that came after what was ordered',
      `delete from budget_movement where reason in ('order', 'release'); update budget_movement set moved_at = '2026-11-22T10:00:00Z';
       update budget b set left_cents = (select sum(delta_cents) from budget_movement m
         where (m.ship_to_id, m.year) = (b.ship_to_id, b.year)) where left_cents > 0;
       insert into audit_entry (happened_at, action, subject) values ('2026-11-22T10:00:00Z', 'import-brewery', 'x')`,
    ],
    [
      'a letter that is dead or late, or held by a worker that has just ended',
      `update outbox set leased_until = now() - interval '5 minutes', available_at = now() + interval '15 minutes',
         created_at = created_at - interval '2 hours' where done_at is null;
       update outbox set dead_at = now(), last_error = 'no' where id = (select min(id) from outbox where done_at is null)`,
    ],
    ['an order of the ERP’s own status', `update sales_order set processing_status = 'X', delivery_status = 'Y'`],
    [
      'whatever else an order that was brought in says',
      `update sales_order set goods_cents = 1, status = 'Lost',
       delivery_date = '2026-11-29', sap_id = '1', sap_order_type = '', hours_to = '9' where cart_id is null;
       delete from order_event where order_id in (select id from sales_order where cart_id is null)`,
    ],
    [
      'a title of forty flags',
      `update sales_order set customer_order_number = repeat('🇳🇱', 40) where kind = 'tank' and cart_id is not null;
       update cart set customer_order_number = repeat('🇳🇱', 40)
       where id in (select cart_id from sales_order where kind = 'tank')`,
    ],
    ['somebody without any role', `delete from user_role where user_id = 'U100001'`],
    [
      'a session that lasts as long as the settings allow',
      `update session set expires_at = created_at + interval '336 hours'`,
    ],
  ])('%s', async (_what, sql) => {
    const found = await broken(sql, async () => {
      const told: string[] = []
      for (const check of Object.keys(CHECKS)) told.push(...(await foundBy(check)).breaches)
      return told
    })
    expect(found).toEqual([])
  })
})
