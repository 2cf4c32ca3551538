import { accept, refuse } from '@fust/domain/outcome'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/database.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import {
  buildClock,
  buildLog,
  insertMessages,
  waitingMessages,
  type TestClock,
  type TestLog,
} from './outbox.builders.ts'
import { outboxCommand } from './outbox.cli.ts'
import { measureOutbox } from './outbox.measures.ts'
import type { OutboxHandler } from './message-work.ts'
import { createOutbox, type OutboxSettings } from './outbox.ts'

const MINUTE_MS = 60_000

let database: TestDatabase
let db: Database
let clock: TestClock
let log: TestLog

beforeEach(async () => {
  database = await createTestDatabase()
  db = createDatabase(database.pool)
  clock = buildClock()
  log = buildLog()
})
afterEach(() => database.drop())

const write = (...messages: { key: string; shipToId?: string; topic?: string; payload?: unknown }[]) =>
  insertMessages(
    database.pool,
    messages.map((message) => ({ ...message, at: clock.now() })),
  )

/** An outbox whose handler notes what it is asked to do, and fails for the keys told. */
function outboxThat({
  failsFor = [],
  refuses = [],
  settings = {},
  inOrder = true,
  topics = ['erp.test'],
}: {
  failsFor?: readonly string[]
  refuses?: readonly string[]
  settings?: Partial<OutboxSettings>
  inOrder?: boolean
  topics?: readonly string[]
}) {
  const handled: string[] = []
  const handler: OutboxHandler = {
    inOrder,
    handle: async ({ key }) => {
      handled.push(key)
      if (failsFor.includes(key)) throw new Error('The other side is away')
      return refuses.includes(key) ? refuse({ code: 'no', message: 'never' }) : accept(undefined)
    },
  }
  const handlers = Object.fromEntries(topics.map((topic) => [topic, handler]))
  return { handled, outbox: createOutbox({ db, clock, handlers, log, settings, random: () => 0 }) }
}

const keysWaiting = async () => (await waitingMessages(db)).map((message) => message.key)

describe('in the order of the decisions', () => {
  test('does what one ship-to decided one after the other', async () => {
    await write({ key: 'a' }, { key: 'b' }, { key: 'c' })
    const { handled, outbox } = outboxThat({})
    await outbox.drain()
    expect(handled).toEqual(['a', 'b', 'c'])
    expect(await keysWaiting()).toEqual([])
  })

  test('a message that fails keeps back only its own ship-to', async () => {
    await write(
      { key: 'poison', shipToId: 'S1' },
      { key: 'behind it', shipToId: 'S1' },
      { key: 'other', shipToId: 'S2' },
    )
    const { handled, outbox } = outboxThat({ failsFor: ['poison'] })
    await outbox.drain()
    expect(handled).toEqual(['poison', 'other'])
    expect(await keysWaiting()).toEqual(['poison', 'behind it'])
  })

  test('what goes to the same system waits for each other, whatever it is about', async () => {
    await write(
      { key: 'submit', topic: 'erp.submit' },
      { key: 'cancel', topic: 'erp.cancel' },
      { key: 'mail', topic: 'mail.test' },
    )
    const { handled, outbox } = outboxThat({ failsFor: ['submit'], topics: ['erp.submit', 'erp.cancel', 'mail.test'] })
    await outbox.drain()
    expect(handled.toSorted()).toEqual(['mail', 'submit'])
  })

  test('what needs no order goes past what failed', async () => {
    await write({ key: 'full mailbox' }, { key: 'colleague' })
    const { handled, outbox } = outboxThat({ failsFor: ['full mailbox'], inOrder: false })
    await outbox.drain()
    expect(handled).toEqual(['full mailbox', 'colleague'])
  })
})

describe('what fails', () => {
  test('is tried again when its pause is over, not before', async () => {
    await write({ key: 'a' })
    const failsFor = ['a']
    const { handled, outbox } = outboxThat({ failsFor })
    await outbox.drain()
    clock.advance(999)
    await outbox.drain()
    expect(handled).toEqual(['a'])
    failsFor.pop()
    clock.advance(1)
    await outbox.drain()
    expect(handled).toEqual(['a', 'a'])
    expect(await keysWaiting()).toEqual([])
  })

  test('is dead after the last attempt, tells a person, and still keeps its ship-to back', async () => {
    await write({ key: 'a' }, { key: 'b' })
    const { handled, outbox } = outboxThat({ failsFor: ['a'], settings: { maxAttempts: 3 } })
    for (let round = 0; round < 5; round += 1) {
      await outbox.drain()
      clock.advance(15 * MINUTE_MS)
    }
    expect(handled).toEqual(['a', 'a', 'a'])
    expect(await measureOutbox(db, clock)).toEqual({ waiting: 2, dead: 1, heldBack: 1, lagSeconds: 75 * 60 })
    expect(log.errors).toEqual([expect.stringContaining('a person has to look')])
  })

  test('is dead at once when the other side refuses it', async () => {
    await write({ key: 'a' })
    const { outbox } = outboxThat({ refuses: ['a'] })
    await outbox.drain()
    expect(await waitingMessages(db)).toMatchObject([{ key: 'a', isDead: true, attempts: 1, lastError: 'no: never' }])
  })
})

describe('fust outbox', () => {
  const command = async (...args: string[]) => {
    const lines: string[] = []
    const code = await outboxCommand(args, { db, clock, print: (line) => lines.push(line) })
    return { code, lines }
  }

  test('lists what failed, with the reason', async () => {
    await write({ key: 'a' }, { key: 'waits' })
    await outboxThat({ refuses: ['a'] }).outbox.drain()
    const { code, lines } = await command('list')
    expect(code).toBe(0)
    expect(lines).toEqual([expect.stringMatching(/^a {2}ship-to S1 .* 1 attempts {2}dead {2}no: never$/)])
    expect((await command('list', '--all')).lines).toHaveLength(2)
  })

  test('names the order that a message is about, and so does the log', async () => {
    await write({ key: 'a', payload: { orderId: 1, number: '26-00012' } })
    await outboxThat({ refuses: ['a'] }).outbox.drain()
    expect((await command('list')).lines).toEqual([expect.stringMatching(/^a {2}order 26-00012 {2}ship-to S1 /)])
    expect(log.errors).toEqual([expect.stringContaining('"order":"26-00012"')])
  })

  test.each([
    ['one message by its key', ['replay', 'a']],
    ['every dead one', ['replay', '--dead']],
  ])('replays %s, and what waited behind it follows', async (_title, args) => {
    await write({ key: 'a' }, { key: 'b' })
    await outboxThat({ refuses: ['a'] }).outbox.drain()
    expect(await command(...args)).toEqual({ code: 0, lines: ['a starts afresh'] })
    const { handled, outbox } = outboxThat({})
    await outbox.drain()
    expect(handled).toEqual(['a', 'b'])
  })

  test('gives a dead message up, so that its ship-to goes on', async () => {
    await write({ key: 'a' }, { key: 'b' })
    await outboxThat({ refuses: ['a'] }).outbox.drain()
    expect((await command('abandon', 'a')).code).toBe(0)
    const { handled, outbox } = outboxThat({})
    await outbox.drain()
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
    const handler: OutboxHandler = {
      inOrder: true,
      handle: async ({ key, shipToId }) => {
        if (underWay.has(shipToId)) throw new Error('two at a time')
        underWay.add(shipToId)
        await database.pool.query('select pg_sleep(0.002)')
        underWay.delete(shipToId)
        handled.push(key)
        return accept(undefined)
      },
    }
    const workers = Array.from({ length: 4 }, () =>
      createOutbox({ db, clock, handlers: { 'erp.test': handler }, log, random: () => 0 }),
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
    const dying = createOutbox({
      db,
      clock,
      log,
      handlers: { 'erp.test': { inOrder: true, handle: () => new Promise(() => {}) } },
    })
    void dying.runOnce()
    await expect.poll(async () => (await waitingMessages(db))[0]?.attempts).toBe(1)
    const { handled, outbox } = outboxThat({})
    await outbox.drain()
    expect(handled).toEqual([])
    clock.advance(MINUTE_MS)
    await outbox.drain()
    expect(handled).toEqual(['a'])
  })
})

describe('a running worker', () => {
  test('is woken by the transaction that leaves something to do', async () => {
    const { handled, outbox } = outboxThat({ settings: { pollMs: 10 * MINUTE_MS } })
    outbox.start()
    await expect.poll(listeners).toBe(1)
    await write({ key: 'a' }, { key: 'b' })
    await expect.poll(() => handled).toEqual(['a', 'b'])
    await outbox.stop()
    await expect.poll(listeners).toBe(0)
  })

  test('stops without waiting for what takes too long, and gives it back', async () => {
    await write({ key: 'a' }, { key: 'b', shipToId: 'S2' })
    const started: string[] = []
    const outbox = createOutbox({
      db,
      clock,
      log,
      settings: { concurrency: 2, stopWithinMs: 50, maxAttempts: 1 },
      handlers: {
        'erp.test': {
          inOrder: true,
          handle: ({ key }) => {
            started.push(key)
            return new Promise(() => {})
          },
        },
      },
    })
    outbox.start()
    await expect.poll(() => started).toHaveLength(2)
    await outbox.stop()
    const { rows } = await database.pool.query(`select key, leased_until, dead_at from outbox order by id`)
    expect(rows).toEqual([
      { key: 'a', leased_until: null, dead_at: null },
      { key: 'b', leased_until: null, dead_at: null },
    ])
    const { handled, outbox: next } = outboxThat({})
    clock.advance(MINUTE_MS)
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
    const handlers = { 'erp.test': { inOrder: true, handle } }
    const outbox = createOutbox({ db, clock, log, handlers, settings: { stopWithinMs: 0 } })
    outbox.start()
    await started.promise
    await database.pool.query('alter table outbox rename to outbox_that_is_gone')
    await expect(outbox.stop()).resolves.toBeUndefined()
  })

  test('keeps its lease for as long as it works', async () => {
    await write({ key: 'a' })
    const handlers = { 'erp.test': { inOrder: true, handle: () => new Promise<never>(() => {}) } }
    const outbox = createOutbox({ db, clock, log, handlers, settings: { leaseMs: 300, stopWithinMs: 0 } })
    outbox.start()
    await expect.poll(async () => (await waitingMessages(db))[0]?.attempts).toBe(1)
    clock.advance(MINUTE_MS)
    const { handled, outbox: other } = outboxThat({})
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query<{ leased_until: Date }>('select leased_until from outbox')
        return rows[0]?.leased_until.getTime() ?? 0
      })
      .toBeGreaterThan(clock.now().getTime())
    await other.drain()
    expect(handled).toEqual([])
    await outbox.stop()
  })

  const listeners = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity where query = 'listen outbox' and datname = current_database()`,
    )
    return rows[0]?.count
  }
})
