import { accept, refuse } from '@fust/domain/outcome'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { reuseTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import {
  buildClock,
  buildLog,
  insertMessages,
  letTimePass,
  waitingMessages,
  type TestLog,
  type WishedMessage,
} from './outbox.builders.ts'
import { outboxCommand } from './outbox.cli.ts'
import { createOutboxStore } from './outbox.store.ts'
import { createWorker, type OutboxHandler, type WorkerSettings } from './worker.ts'

const MINUTE_MS = 60_000

let database: TestDatabase
let db: Database
let log: TestLog

beforeEach(async () => {
  database = await reuseTestDatabase()
  db = createDatabase(database.pool)
  log = buildLog()
})
afterEach(() => database.drop())

const write = (...messages: WishedMessage[]) => insertMessages(database.pool, messages)
const passes = (ms: number) => letTimePass(database.pool, ms)

/** A worker whose handler notes what it is asked to do, and fails for the keys told. */
function workerThat({
  failsFor = [],
  refuses = [],
  settings = {},
  topics = ['erp.test'],
}: {
  failsFor?: readonly string[]
  refuses?: readonly string[]
  settings?: Partial<WorkerSettings>
  topics?: readonly string[]
}) {
  const handled: string[] = []
  const handler: OutboxHandler = async ({ key }) => {
    handled.push(key)
    if (failsFor.includes(key)) throw new Error('The other side is away')
    return refuses.includes(key) ? refuse({ code: 'no', message: 'never' }) : accept(undefined)
  }
  const handlers = Object.fromEntries(topics.map((topic) => [topic, handler]))
  return { handled, worker: createWorker({ db, handlers, log, settings, random: () => 0 }) }
}

const keysWaiting = async () => (await waitingMessages(db)).map((message) => message.key)

describe('in the order of the decisions', () => {
  test('does what one ship-to decided one after the other', async () => {
    await write({ key: 'a' }, { key: 'b' }, { key: 'c' })
    const { handled, worker } = workerThat({})
    await worker.drain()
    expect(handled).toEqual(['a', 'b', 'c'])
    expect(await keysWaiting()).toEqual([])
  })

  test('a message that fails keeps back only its own ship-to', async () => {
    await write(
      { key: 'poison', shipToId: 'S1' },
      { key: 'behind it', shipToId: 'S1' },
      { key: 'other', shipToId: 'S2' },
    )
    const { handled, worker } = workerThat({ failsFor: ['poison'] })
    await worker.drain()
    expect(handled).toEqual(['poison', 'other'])
    expect(await keysWaiting()).toEqual(['poison', 'behind it'])
  })

  test('what goes to the same system waits for each other, whatever it is about', async () => {
    await write(
      { key: 'submit', topic: 'erp.submit' },
      { key: 'cancel', topic: 'erp.cancel' },
      { key: 'mail', topic: 'mail.test' },
    )
    const { handled, worker } = workerThat({ failsFor: ['submit'], topics: ['erp.submit', 'erp.cancel', 'mail.test'] })
    await worker.drain()
    expect(handled.toSorted()).toEqual(['mail', 'submit'])
  })

  test('what needs no order goes past what failed', async () => {
    await write({ key: 'full mailbox', topic: 'mail.test' }, { key: 'colleague', topic: 'mail.test' })
    const { handled, worker } = workerThat({ failsFor: ['full mailbox'], topics: ['mail.test'] })
    await worker.drain()
    expect(handled).toEqual(['full mailbox', 'colleague'])
  })
})

describe('what fails', () => {
  test('is tried again when its pause is over, not before', async () => {
    await write({ key: 'a' })
    const failsFor = ['a']
    const { handled, worker } = workerThat({ failsFor })
    await worker.drain()
    await worker.drain()
    expect(handled).toEqual(['a'])
    failsFor.pop()
    await passes(1_000)
    await worker.drain()
    expect(handled).toEqual(['a', 'a'])
    expect(await keysWaiting()).toEqual([])
  })

  test('is dead after the last attempt, tells a person, and still keeps its ship-to back', async () => {
    await write({ key: 'a' }, { key: 'b' })
    const { handled, worker } = workerThat({ failsFor: ['a'], settings: { maxAttempts: 3 } })
    for (let round = 0; round < 5; round += 1) {
      await worker.drain()
      await passes(15 * MINUTE_MS)
    }
    expect(handled).toEqual(['a', 'a', 'a'])
    const { lagSeconds, ...counts } = await createOutboxStore(db).measure()
    expect(counts).toEqual({ waiting: 2, dead: 1, heldBack: 1 })
    expect(lagSeconds).toBeGreaterThanOrEqual(75 * 60)
    expect(log.errors).toEqual([expect.stringContaining('a person has to look')])
  })

  test('is dead at once when the other side refuses it', async () => {
    await write({ key: 'a' })
    const { worker } = workerThat({ refuses: ['a'] })
    await worker.drain()
    expect(await waitingMessages(db)).toMatchObject([{ key: 'a', isDead: true, attempts: 1, lastError: 'no: never' }])
  })
})

describe('fust outbox', () => {
  const command = async (...args: string[]) => {
    const lines: string[] = []
    const code = await outboxCommand(args, { db, clock: buildClock(), print: (line) => lines.push(line) })
    return { code, lines }
  }

  test('lists what failed, with the reason', async () => {
    await write({ key: 'a' }, { key: 'waits' })
    await workerThat({ refuses: ['a'] }).worker.drain()
    const { code, lines } = await command('list')
    expect(code).toBe(0)
    expect(lines).toEqual([expect.stringMatching(/^a {2}ship-to S1 .* 1 attempts {2}dead {2}no: never$/)])
    expect((await command('list', '--all')).lines).toHaveLength(2)
  })

  test('names the order that a message is about, and so does the log', async () => {
    await write({ key: 'a', payload: { orderId: 1, number: '26-00012' } })
    await workerThat({ refuses: ['a'] }).worker.drain()
    expect((await command('list')).lines).toEqual([expect.stringMatching(/^a {2}order 26-00012 {2}ship-to S1 /)])
    expect(log.errors).toEqual([expect.stringContaining('"order":"26-00012"')])
  })

  test.each([
    ['one message by its key', ['replay', 'a']],
    ['every dead one', ['replay', '--dead']],
  ])('replays %s, and what waited behind it follows', async (_title, args) => {
    await write({ key: 'a' }, { key: 'b' })
    await workerThat({ refuses: ['a'] }).worker.drain()
    expect(await command(...args)).toEqual({ code: 0, lines: ['a starts afresh'] })
    const { handled, worker } = workerThat({})
    await worker.drain()
    expect(handled).toEqual(['a', 'b'])
  })

  test('gives a dead message up, so that its ship-to goes on', async () => {
    await write({ key: 'a' }, { key: 'b' })
    await workerThat({ refuses: ['a'] }).worker.drain()
    expect((await command('abandon', 'a')).code).toBe(0)
    const { handled, worker } = workerThat({})
    await worker.drain()
    expect(handled).toEqual(['b'])
    const { rows } = await database.pool.query(`select action, subject, details from audit_entry`)
    expect(rows).toEqual([{ action: 'outbox-abandoned', subject: 'a', details: { lastError: 'no: never' } }])
  })

  test.each([
    [['replay', 'nobody'], 1],
    [['abandon', 'nobody'], 1],
    [['replay'], 2],
    [['explode'], 2],
  ])('%j ends with %i', async (args, code) => {
    expect((await command(...args)).code).toBe(code)
  })
})

describe('several workers on one database', () => {
  test('do every message once, and never two of one ship-to at the same time', async () => {
    const shipTos = ['S1', 'S2', 'S3', 'S4', 'S5']
    await write(...Array.from({ length: 60 }, (_, index) => ({ key: `m${index}`, shipToId: shipTos[index % 5] ?? '' })))
    const underWay = new Set<string>()
    const handled: string[] = []
    const handler: OutboxHandler = async ({ key, shipToId }) => {
      if (underWay.has(shipToId)) throw new Error('two at a time')
      underWay.add(shipToId)
      await database.pool.query('select pg_sleep(0.002)')
      underWay.delete(shipToId)
      handled.push(key)
      return accept(undefined)
    }
    const workers = Array.from({ length: 4 }, () =>
      createWorker({ db, handlers: { 'erp.test': handler }, log, random: () => 0 }),
    )
    for (let round = 0; round < 200 && (await keysWaiting()).length > 0; round += 1)
      await Promise.all(workers.map((worker) => worker.drain()))
    expect(handled).toHaveLength(60)
    expect(new Set(handled).size).toBe(60)
    for (const shipTo of [0, 1, 2, 3, 4]) {
      const numbers = handled.map((key) => Number(key.slice(1))).filter((number) => number % 5 === shipTo)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
  })

  test('take up what a worker that died had, once its lease is over', async () => {
    await write({ key: 'a' })
    const dying = createWorker({ db, log, handlers: { 'erp.test': () => new Promise(() => {}) } })
    void dying.runOnce()
    await expect.poll(async () => (await waitingMessages(db))[0]?.attempts).toBe(1)
    const { handled, worker } = workerThat({})
    await worker.drain()
    expect(handled).toEqual([])
    await passes(MINUTE_MS)
    await worker.drain()
    expect(handled).toEqual(['a'])
  })
})

describe('a running worker', () => {
  test('is woken by the transaction that leaves something to do', async () => {
    const { handled, worker } = workerThat({ settings: { pollMs: 10 * MINUTE_MS } })
    worker.start()
    await expect.poll(listeners).toBe(1)
    await write({ key: 'a' }, { key: 'b' })
    await expect.poll(() => handled).toEqual(['a', 'b'])
    await worker.stop()
    await expect.poll(listeners).toBe(0)
  })

  test('stops without waiting for what takes too long, and gives it back', async () => {
    await write({ key: 'a' }, { key: 'b', shipToId: 'S2' })
    const started: string[] = []
    const worker = createWorker({
      db,
      log,
      settings: { concurrency: 2, stopWithinMs: 50, maxAttempts: 1 },
      handlers: {
        'erp.test': ({ key }) => {
          started.push(key)
          return new Promise(() => {})
        },
      },
    })
    worker.start()
    await expect.poll(() => started).toHaveLength(2)
    await worker.stop()
    const { rows } = await database.pool.query(`select key, leased_until, dead_at from outbox order by id`)
    expect(rows).toEqual([
      { key: 'a', leased_until: null, dead_at: null },
      { key: 'b', leased_until: null, dead_at: null },
    ])
    const { handled, worker: next } = workerThat({})
    await passes(MINUTE_MS)
    await next.drain()
    expect(handled).toEqual(['a', 'b'])
  })

  test('stops also when nothing can be given back any more', async () => {
    await write({ key: 'a' })
    const started = Promise.withResolvers<void>()
    const handle = () => {
      started.resolve()
      return new Promise<never>(() => {})
    }
    const handlers = { 'erp.test': handle }
    const worker = createWorker({ db, log, handlers, settings: { stopWithinMs: 0 } })
    worker.start()
    await started.promise
    await database.pool.query('alter table outbox rename to outbox_that_is_gone')
    await expect(worker.stop()).resolves.toBeUndefined()
  })

  test('tells a database that was away what was done, and does not do it again', async () => {
    await write({ key: 'a' })
    const handled: string[] = []
    const handle: OutboxHandler = async ({ key }) => {
      handled.push(key)
      await database.pool.query('alter table outbox rename to outbox_that_is_away')
      return accept(undefined)
    }
    const worker = createWorker({ db, log, handlers: { 'erp.test': handle }, settings: { pollMs: 20 } })
    worker.start()
    await expect.poll(() => log.errors.length).toBeGreaterThan(1)
    await database.pool.query('update outbox_that_is_away set leased_until = now()')
    await database.pool.query('alter table outbox_that_is_away rename to outbox')
    await expect.poll(keysWaiting).toEqual([])
    await worker.stop()
    expect(handled).toEqual(['a'])
  })

  test('keeps its lease for as long as it works', async () => {
    await write({ key: 'a' })
    const handlers = { 'erp.test': () => new Promise<never>(() => {}) }
    const worker = createWorker({ db, log, handlers, settings: { leaseMs: 300, stopWithinMs: 0 } })
    worker.start()
    await expect.poll(async () => (await waitingMessages(db))[0]?.attempts).toBe(1)
    await passes(MINUTE_MS)
    const { handled, worker: other } = workerThat({})
    await expect
      .poll(async () => (await database.pool.query('select from outbox where leased_until > now()')).rowCount)
      .toBe(1)
    await other.drain()
    expect(handled).toEqual([])
    await worker.stop()
  })

  const listeners = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity where query = 'listen outbox' and datname = current_database()`,
    )
    return rows[0]?.count
  }
})
