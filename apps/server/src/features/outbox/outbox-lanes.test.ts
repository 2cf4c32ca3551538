import { accept } from '@fust/domain/outcome'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/database.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { leaveMessages } from './leave-messages.ts'
import { buildClock, buildLog, insertMessages, waitingMessages, type TestClock } from './outbox.builders.ts'
import { createOutboxStore } from './outbox.store.ts'
import { createOutbox } from './outbox.ts'
import { createOutboxSweep } from './sweep.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let database: TestDatabase
let db: Database
let clock: TestClock

beforeEach(async () => {
  database = await createTestDatabase()
  db = createDatabase(database.pool)
  clock = buildClock()
})
afterEach(() => database.drop())

const keysWaiting = async () => (await waitingMessages(db)).map((message) => message.key)

/** A decision that leaves a message and is committed when told. */
function decide(key: string, shipToId: string) {
  const wrote = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const committed = db.transaction(async (tx) => {
    leaveMessages(tx, { companyId: 'C1', shipToId, at: clock.now() }, [{ key, topic: 'erp.test', payload: {} }])
    // It goes with what is asked next.
    await tx.rows({ name: 'test.next', text: 'select' })
    wrote.resolve()
    await mayCommit.promise
  })
  return { wrote: wrote.promise, commit: async () => (mayCommit.resolve(), committed) }
}

async function transactionsThatWait(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

describe('the order of a lane', () => {
  test('is that of the commits: who decides for the same ship-to waits for its turn', async () => {
    const first = decide('first', 'S1')
    await first.wrote
    const second = decide('second', 'S1')
    await expect.poll(transactionsThatWait).toBe(1)
    await first.commit()
    await second.commit()
    expect(await keysWaiting()).toEqual(['first', 'second'])
  })

  test('keeps nobody waiting at another ship-to', async () => {
    const first = decide('first', 'S1')
    await first.wrote
    const other = decide('other', 'S2')
    await other.commit()
    expect(await keysWaiting()).toEqual(['other'])
    await first.commit()
  })
})

describe('a worker whose lease went to another', () => {
  async function lost() {
    await insertMessages(database.pool, [{ key: 'a', at: clock.now() }])
    const store = createOutboxStore(db)
    const take = () =>
      store.claim('erp.test', {
        now: clock.now(),
        until: new Date(clock.now().getTime() + MINUTE_MS),
        inOrder: true,
      })
    const old = await take()
    clock.advance(2 * MINUTE_MS)
    const current = await take()
    if (!old || !current) throw new Error('The message could not be taken up.')
    return { store, old, current }
  }
  const row = async () => {
    const { rows } = await database.pool.query<{
      leased_until: Date | null
      done_at: Date | null
      dead_at: Date | null
    }>('select leased_until, done_at, dead_at from outbox')
    return rows[0]
  }

  test('cannot finish the message', async () => {
    const { store, old, current } = await lost()
    expect(await store.markDone(old, clock.now())).toBe(false)
    expect((await row())?.done_at).toBeNull()
    expect(await store.markDone(current, clock.now())).toBe(true)
  })

  test('cannot put it back or end it', async () => {
    const { store, old } = await lost()
    const before = await row()
    const put = { availableAt: clock.now(), deadAt: clock.now(), error: 'late' }
    expect(await store.putBack(old, put)).toBe(false)
    expect(await row()).toEqual(before)
  })

  test('cannot hold it any longer', async () => {
    const { store, old, current } = await lost()
    const before = await row()
    const until = new Date(clock.now().getTime() + DAY_MS)
    await store.extendLeases([old], until)
    expect(await row()).toEqual(before)
    await store.extendLeases([current], until)
    expect((await row())?.leased_until).toEqual(until)
  })

  test('not even after a person let the message start afresh', async () => {
    const { store, old } = await lost()
    clock.advance(2 * MINUTE_MS)
    await store.replay('a', clock.now())
    await store.claim('erp.test', { now: clock.now(), until: clock.now(), inOrder: true })
    expect(await store.markDone(old, clock.now())).toBe(false)
  })
})

test('who holds a message that is gone has nothing to do with the one that has its id now', async () => {
  await insertMessages(database.pool, [{ key: 'a', at: clock.now() }])
  const store = createOutboxStore(db)
  const until = new Date(clock.now().getTime() + MINUTE_MS)
  const held = await store.claim('erp.test', { now: clock.now(), until, inOrder: true })
  if (!held) throw new Error('The message could not be taken up.')
  // The database came back without it, and gave its id again.
  await database.pool.query(`update outbox set key = 'b'`)
  const read = async () => (await database.pool.query('select * from outbox')).rows
  const before = await read()
  expect(await store.markDone(held, clock.now())).toBe(false)
  expect(await store.putBack(held, { availableAt: until, deadAt: until, error: 'late' })).toBe(false)
  await store.extendLeases([held], new Date(until.getTime() + MINUTE_MS))
  expect(await read()).toEqual(before)
})

describe('messages that are done', () => {
  test('are forgotten when they have been kept long enough; what waits is not', async () => {
    await insertMessages(database.pool, [{ key: 'old', at: clock.now() }])
    const handlers = { 'erp.test': { inOrder: true, handle: async () => accept(undefined) } }
    const work = () => createOutbox({ db, clock, handlers, log: buildLog() }).drain()
    await work()
    await insertMessages(database.pool, [{ key: 'waits', topic: 'mail.test', at: clock.now() }])
    clock.advance(29 * DAY_MS)
    await insertMessages(database.pool, [{ key: 'new', at: clock.now() }])
    await work()
    const sweep = createOutboxSweep({ db, clock, keptDays: 30 })
    const left = async () => (await database.pool.query<{ key: string }>('select key from outbox order by id')).rows
    await sweep()
    expect(await left()).toHaveLength(3)
    clock.advance(DAY_MS)
    await sweep()
    expect((await left()).map(({ key }) => key)).toEqual(['waits', 'new'])
  })
})
