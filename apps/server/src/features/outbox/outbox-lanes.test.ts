import { accept } from '@fust/domain/outcome'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { reuseTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { leaveMessages } from './leave-messages.ts'
import { buildLog, insertMessages, letTimePass, waitingMessages } from './outbox.builders.ts'
import { createOutboxStore } from './outbox.store.ts'
import { createWorker } from './worker.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let database: TestDatabase
let db: Database

beforeEach(async () => {
  database = await reuseTestDatabase()
  db = createDatabase(database.pool)
})
afterEach(() => database.drop())

const keysWaiting = async () => (await waitingMessages(db)).map((message) => message.key)

/** A decision that leaves a message and is committed when told. */
function decide(key: string, shipToId: string) {
  const wrote = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const committed = db.transaction(async (tx) => {
    leaveMessages(tx, { companyId: 'C1', shipToId }, [{ key, topic: 'erp.test', payload: {} }])
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

const DONE = { error: null, isDead: false, pauseMs: 0 }
const DEAD = { error: 'late', isDead: true, pauseMs: MINUTE_MS }
const rows = async () => (await database.pool.query('select * from outbox')).rows

/** Takes up the only message that is due. */
async function taken() {
  const [message] = await createOutboxStore(db).claim(new Map([['erp.test', 1]]), MINUTE_MS)
  if (!message) throw new Error('The message could not be taken up.')
  return message
}

describe('a worker whose lease went to another', () => {
  async function lost() {
    await insertMessages(database.pool, [{ key: 'a' }])
    const old = await taken()
    await letTimePass(database.pool, 2 * MINUTE_MS)
    return { store: createOutboxStore(db), old, current: await taken() }
  }

  test.each([
    ['finish the message', DONE],
    ['put it back or end it', DEAD],
  ])('cannot %s', async (_title, result) => {
    const { store, old, current } = await lost()
    const before = await rows()
    expect(await store.settle([{ ...old, ...result }])).toEqual(new Set())
    expect(await rows()).toEqual(before)
    expect(await store.settle([{ ...current, ...result }])).toEqual(new Set([current.id]))
  })

  test('cannot hold it any longer', async () => {
    const { store, old, current } = await lost()
    const before = await rows()
    await store.extendLeases([old], DAY_MS)
    expect(await rows()).toEqual(before)
    await store.extendLeases([current], DAY_MS)
    await letTimePass(database.pool, DAY_MS - MINUTE_MS)
    expect(await store.claim(new Map([['erp.test', 1]]), MINUTE_MS)).toEqual([])
  })

  test('not even after a person let the message start afresh', async () => {
    const { store, old } = await lost()
    await letTimePass(database.pool, 2 * MINUTE_MS)
    await store.replay({ key: 'a' })
    await taken()
    expect(await store.settle([{ ...old, ...DONE }])).toEqual(new Set())
  })
})

test('who holds a message that is gone has nothing to do with the one that has its id now', async () => {
  await insertMessages(database.pool, [{ key: 'a' }])
  const store = createOutboxStore(db)
  const held = await taken()
  // The database came back without it, and gave its id again.
  await database.pool.query(`update outbox set key = 'b'`)
  const before = await rows()
  for (const result of [DONE, DEAD]) expect(await store.settle([{ ...held, ...result }])).toEqual(new Set())
  await store.extendLeases([held], DAY_MS)
  expect(await rows()).toEqual(before)
})

test('messages that are done are forgotten when they have been kept long enough; what waits is not', async () => {
  await insertMessages(database.pool, [{ key: 'old' }])
  const handlers = { 'erp.test': async () => accept(undefined) }
  const work = () => createWorker({ db, handlers, log: buildLog() }).drain()
  await work()
  await insertMessages(database.pool, [{ key: 'waits', topic: 'mail.test' }])
  await letTimePass(database.pool, 29 * DAY_MS)
  await insertMessages(database.pool, [{ key: 'new' }])
  await work()
  const left = async () => {
    await createOutboxStore(db).sweepDone(30)
    return (await database.pool.query<{ key: string }>('select key from outbox order by id')).rows.map(({ key }) => key)
  }
  expect(await left()).toHaveLength(3)
  await letTimePass(database.pool, DAY_MS)
  expect(await left()).toEqual(['waits', 'new'])
})
