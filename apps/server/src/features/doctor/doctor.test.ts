import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { readSettings } from '#platform/env.ts'
import { createPool } from '#platform/postgres/index.ts'
import type { TestDatabase } from '#platform/test/index.ts'
import { ErpFault } from '#integrations/erp/index.ts'
import { CHECKS, type Check, type Checks } from './checks/index.ts'
import { doctorCommand } from './doctor.cli.ts'
import { createDoctor, type Finding } from './doctor.service.ts'
import { createLivedInBrewery, EVENING } from './lived-in-brewery.builders.ts'

const MONTH_MS = 31 * 86_400_000
const settings = readSettings({})
const clock = { now: () => EVENING }

// Not declared: they are about things of this file.
const conflict = { name: 'test.conflict', text: 'select break_off($1)' }
const count = { name: 'test.count', text: 'select count(*)::int as orders from sales_order' }
const forget = { name: 'test.forget', text: 'delete from outbox' }

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createLivedInBrewery()
  db = createDatabase(database.pool)
  await database.pool.query(
    `create function break_off(state text) returns void language plpgsql as
     $$ begin raise exception 'canceling statement due to conflict with recovery' using errcode = state; end $$`,
  )
})
afterAll(() => database.drop())

async function run(parts: Partial<Parameters<typeof doctorCommand>[0]> = {}) {
  const lines: string[] = []
  const code = await doctorCommand({ db, clock, settings, pauseMs: 1, print: (line) => lines.push(line), ...parts })
  return { code, lines }
}

async function findings(checks: Checks): Promise<Finding[]> {
  const found: Finding[] = []
  for await (const finding of createDoctor({ db, clock, settings, checks, pauseMs: 1 }).examine()) found.push(finding)
  return found
}

/** As a role that may only read, for whom this is set. */
async function asReader<T>(set: string, work: (reader: Database) => Promise<T>): Promise<T> {
  const role = `examiner_${randomBytes(6).toString('hex')}`
  await database.pool.query(
    `create role ${role} login password 'role' in role pg_read_all_data; alter role ${role} set ${set}`,
  )
  const reader = createDatabase(
    createPool(Object.assign(new URL(database.url), { username: role, password: 'role' }).href),
  )
  try {
    return await work(reader)
  } finally {
    await reader.close()
    await database.pool.query(`drop role ${role}`)
  }
}

const one = async (check: Check) => (await findings({ it: check }))[0]
const nothing = { breaches: [], count: 0 }

describe('`fust doctor`', () => {
  test('ends with 0 where all is well, and names every rule that holds', async () => {
    const { code, lines } = await run()
    expect(lines).toEqual(Object.keys(CHECKS).map((check) => `ok      ${check}`))
    expect(code).toBe(0)
  })

  test('ends with 1 where something is broken, and says what', async () => {
    await database.pool.query(`update stock set quantity = quantity + 1 where sku = 'VP-KR2430'`)
    const { code, lines } = await run()
    await database.pool.query(`update stock set quantity = quantity - 1 where sku = 'VP-KR2430'`)
    expect(code).toBe(1)
    expect(lines[lines.indexOf('BROKEN  stock is what its ledger says') + 1]).toContain('stock of VP-KR2430 is')
    expect(lines.filter((line) => line.startsWith('BROKEN'))).toHaveLength(1)
  })

  test('lists no more than 200 breaches of a rule, and says how many more there are', async () => {
    const { rowCount } = await database.pool.query('delete from search_word')
    const { lines } = await run()
    await database.pool.query(
      `insert into search_word select word from product_search cross join words_to_forgive(words) as word
       union select word from content_page cross join words_to_forgive(words) as word`,
    )
    expect(lines.filter((line) => line.includes('no error is forgiven in'))).toHaveLength(200)
    expect(lines).toContain(`          and ${(rowCount ?? 0) - 200} more`)
  })

  test('shows what stands in a row as text, whatever it would do to a terminal', async () => {
    const { lines } = await run({ checks: { it: async () => ({ breaches: ['order \u001B[2J\u202E1'], count: 1 }) } })
    expect(lines).toEqual(['BROKEN  it', '          order ?[2J?1'])
  })

  test('ends with 2 where it could not look, and with 1 where it found something all the same', async () => {
    const fails: Check = (tx) => tx.rows(conflict, ['42501']).then(() => nothing)
    const failed = await run({ checks: { it: fails } })
    expect(failed).toEqual({
      code: 2,
      lines: ['FAILED  it', '          canceling statement due to conflict with recovery'],
    })
    const both = { it: fails, that: async () => ({ breaches: ['x'], count: 1 }) }
    expect((await run({ checks: both })).code).toBe(1)
  })

  test('ends with 2 and a sentence where nobody answers', async () => {
    const away = createDatabase(createPool('postgres://fust@127.0.0.1:9/fust'))
    expect(await run({ db: away })).toEqual({
      code: 2,
      lines: ['The database cannot be examined: connect ECONNREFUSED 127.0.0.1:9'],
    })
    await away.close()
  })

  test.each([
    ['migrations that wait', `delete from schema_migrations where name like '0029-%'`, 'run fust migrate'],
    ['migrations of another version', `insert into schema_migrations values ('9999-later.sql', 'x')`, '9999-later.sql'],
    ['migrations that were changed', `update schema_migrations set checksum = 'x'`, 'were changed since'],
  ])('does not judge tables with %s', async (_what, sql, said) => {
    await database.pool.query(`create table kept as select * from schema_migrations`)
    await database.pool.query(sql)
    const { code, lines } = await run()
    await database.pool.query(
      `delete from schema_migrations; insert into schema_migrations select * from kept; drop table kept`,
    )
    expect(code).toBe(2)
    expect(lines.join()).toContain(said)
  })
})

describe('an examination', () => {
  test('is done by a role that may only read, where the database lets nobody write', async () => {
    const { code, lines } = await asReader('default_transaction_read_only = on', (reader) => run({ db: reader }))
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([])
    expect(code).toBe(0)
  })

  test('cannot write, whoever does it', async () => {
    expect(await one((tx) => tx.rows(forget).then(() => nothing))).toMatchObject({
      failure: 'cannot execute DELETE in a read-only transaction',
    })
  })

  test('sees one moment a check', async () => {
    const counted: unknown[] = []
    await one(async (tx) => {
      counted.push(await tx.row(count))
      await database.pool.query(
        `delete from sales_order where number = (select min(number) from sales_order where cart_id is null)`,
      )
      counted.push(await tx.row(count))
      return nothing
    })
    expect(counted[1]).toEqual(counted[0])
    expect(await db.row(count)).not.toEqual(counted[0])
  })

  test('is not cut off when the machine lets it rest between two questions', async () => {
    const name = 'fust-doctor-resting'
    const hurried = createDatabase(createPool(database.url, { name, idleInTransactionTimeoutMs: 50 }))
    const resting = `select from pg_stat_activity where application_name = $1 and state = 'idle in transaction'
      and state_change < clock_timestamp() - interval '200 ms'`
    const rests: Check = async (tx) => {
      await tx.row(count)
      await vi.waitUntil(async () => (await database.pool.query(resting, [name])).rowCount === 1, { timeout: 60_000 })
      await tx.row(count)
      return nothing
    }
    const { lines } = await run({ db: hurried, checks: { it: rests } })
    await hurried.close()
    expect(lines).toEqual(['ok      it'])
  })

  test.each(['40001', '40P01'])('tries again what a standby cancelled (%s)', async (state) => {
    let tries = 0
    const found = await one(async (tx) => {
      tries += 1
      if (tries < 4) await tx.rows(conflict, [state])
      return nothing
    })
    expect(found).toMatchObject(nothing)
    expect(tries).toBe(4)
  })

  test('is told in the order of the checks, two of which look at a time', async () => {
    const { promise: lastHasCome, resolve: comeLast } = Promise.withResolvers<void>()
    let [looking, most] = [0, 0]
    const looks =
      (until?: Promise<void>): Check =>
      async (tx) => {
        most = Math.max(most, ++looking)
        await tx.row(count)
        await until
        looking -= 1
        return nothing
      }
    const last: Check = async (tx, examined) => {
      comeLast()
      return looks()(tx, examined)
    }
    const found = await findings({ slow: looks(lastHasCome), quick: looks(), next: looks(), last })
    expect(found.map(({ check }) => check)).toEqual(['slow', 'quick', 'next', 'last'])
    expect(most).toBe(2)
  })

  test('that nobody follows to its end waits for what has begun, and begins nothing more', async () => {
    const followed = Promise.withResolvers<void>()
    const done: string[] = []
    const ends = (name: string, after?: Promise<void>) => async () => {
      await after
      done.push(name)
      return nothing
    }
    const checks = { a: ends('a'), b: ends('b', followed.promise), c: ends('c', followed.promise), d: ends('d') }
    for await (const { check } of createDoctor({ db, clock, settings, checks }).examine()) {
      expect(check).toBe('a')
      setImmediate(followed.resolve)
      break
    }
    expect(done).toEqual(['a', 'b', 'c'])
  })

  test('that is stopped begins nothing more', async () => {
    const stopping = new AbortController()
    const { promise: isStopped, resolve: stop } = Promise.withResolvers<void>()
    const begun: string[] = []
    const begins = (name: string) => async () => {
      begun.push(name)
      await isStopped
      return nothing
    }
    const stops: Check = async () => {
      stopping.abort()
      stop()
      return nothing
    }
    const doctor = createDoctor({ db, clock, settings, checks: { stops, a: begins('a'), b: begins('b') } })
    for await (const { check } of doctor.examine(stopping.signal)) expect(check).toBe('stops')
    expect(begun).toEqual(['a'])
  })

  test('that is stopped does not try again', async () => {
    const stopping = new AbortController()
    let tries = 0
    const conflicts: Check = async (tx) => {
      tries += 1
      db.pool.once('release', () => setImmediate(() => stopping.abort()))
      await tx.rows(conflict, ['40001'])
      return nothing
    }
    const doctor = createDoctor({ db, clock, settings, checks: { conflicts }, pauseMs: 60_000 })
    for await (const finding of doctor.examine(stopping.signal)) expect(finding).toHaveProperty('failure')
    expect(tries).toBe(1)
  })

  test('gives up what is cancelled each time, and at once what a person cancelled on a primary', async () => {
    const tries = { conflict: 0, cancelled: 0 }
    const found = await findings({
      conflict: async (tx) => {
        tries.conflict += 1
        await tx.rows(conflict, ['40001'])
        return nothing
      },
      cancelled: async (tx) => {
        tries.cancelled += 1
        await tx.rows(conflict, ['57014'])
        return nothing
      },
    })
    expect(found.filter((finding) => 'failure' in finding)).toHaveLength(2)
    expect(tries).toEqual({ conflict: 4, cancelled: 1 })
  })

  test('misses no message that is forgotten by now', async () => {
    const later = { now: () => new Date(EVENING.getTime() + MONTH_MS) }
    await database.pool.query(
      'create table kept as select * from outbox; alter table kept drop column lane; delete from outbox',
    )
    const { lines } = await run({ clock: later })
    await database.pool.query('insert into outbox overriding system value select * from kept; drop table kept')
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([])
  })
})

describe('an ERP that is configured', () => {
  const CHECK = 'every order of ours in the ERP is here'
  const lost = async () => ['SAP 1000001  order 26-00002']

  test('is asked for orders that are not here', async () => {
    expect((await run({ lostOrders: async () => [] })).lines).toContain(`ok      ${CHECK}`)
    const { code, lines } = await run({ lostOrders: lost })
    expect(code).toBe(1)
    expect(lines.slice(-2)).toEqual([`BROKEN  ${CHECK}`, '          SAP 1000001  order 26-00002'])
  })

  test('breaks nothing when it cannot be asked, which is said', async () => {
    const lostOrders = () => Promise.reject(new ErpFault('unreachable', 'The ERP did not answer'))
    const { code, lines } = await run({ lostOrders })
    expect(code).toBe(2)
    expect(lines.slice(-2)).toEqual([`FAILED  ${CHECK}`, '          The ERP did not answer'])
  })

  test('is not asked from a standby, which may not have heard of what the ERP has', async () => {
    await database.pool.query(
      `create schema standby; grant usage on schema standby to public;
       create function standby.pg_is_in_recovery() returns boolean language sql as 'select true'`,
    )
    const { code, lines } = await asReader('search_path = standby, public, pg_catalog', (reader) =>
      run({ db: reader, checks: {}, lostOrders: lost }),
    )
    await database.pool.query('drop schema standby cascade')
    expect({ code, lines }).toEqual({ code: 0, lines: [] })
  })
})
