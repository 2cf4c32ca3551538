import type { Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { atMost } from './at-most.ts'
import { backoffMs } from './backoff.ts'
import { createOutboxStore, type OutboxMessage } from './outbox.store.ts'
import { createWakeUp } from './wake-up.ts'
import { errorText, type WorkLog } from './work-log.ts'

/** Sending it again would not help: a person has to look. */
export type HandlerRefusal = { code: string; message?: string }

export type OutboxHandler = {
  /** True: what the ship-to decided later waits until this is done, also behind a dead message. */
  inOrder: boolean
  /** Does it outside, at least once; runs in no transaction. A fault is tried again later, a refusal is not. */
  handle: (message: OutboxMessage) => Promise<Outcome<void, HandlerRefusal>>
}

export type OutboxSettings = {
  /** Messages of one topic that are worked on at the same time. */
  concurrency: number
  /** A worker that died holds its messages this long; a living one extends. */
  leaseMs: number
  /** How often it looks without being woken. */
  pollMs: number
  /** Faults in a row after which a message is dead; with the longest delay 100 are about a day. */
  maxAttempts: number
  /** How long a stop waits for what is being done. */
  stopWithinMs: number
}

const OUTBOX_DEFAULTS: OutboxSettings = {
  concurrency: 4,
  leaseMs: 60_000,
  pollMs: 5_000,
  maxAttempts: 100,
  stopWithinMs: 7_000,
}

const LOST = 'another worker took the message up meanwhile: what came of it here does not count'

// What may still be under way at the other side is left alone for as long as a call can take there.
const INTERRUPTED_PAUSE_MS = 30_000

/** Does what orders and other decisions left to be done outside; any number of these may work on one database. */
export function createOutbox({
  db,
  clock,
  handlers,
  log,
  settings: wished = {},
  random = Math.random,
}: {
  db: Database
  clock: Clock
  handlers: Readonly<Record<string, OutboxHandler>>
  log: WorkLog
  settings?: Partial<OutboxSettings>
  random?: () => number
}) {
  const settings = { ...OUTBOX_DEFAULTS, ...wished }
  const store = createOutboxStore(db)
  const wakeUp = createWakeUp(db.pool, log)
  const held = new Map<number, OutboxMessage>()
  const stopping = new AbortController()
  let slots: Promise<void>[] = []
  let heartbeat: NodeJS.Timeout | undefined

  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  /** Takes up one message of the topic and works on it; false when none can be taken up. */
  async function workOnOne(topic: string, handler: OutboxHandler): Promise<boolean> {
    const lease = { now: clock.now(), until: later(settings.leaseMs), inOrder: handler.inOrder }
    const message = await store.claim(topic, lease)
    if (!message) return false
    held.set(message.id, message)
    try {
      await settle(message, await attempt(handler, message))
    } finally {
      held.delete(message.id)
    }
    return true
  }

  async function settle(message: OutboxMessage, result: Attempt) {
    if (result.kind === 'done') {
      if (!(await store.markDone(message, clock.now()))) log.warn({ key: message.key }, LOST)
      wakeUp.ring() // the next of this ship-to may go
      return
    }
    const isDead = result.kind === 'refused' || message.attempts >= settings.maxAttempts
    const isOurs = await store.putBack(message, {
      availableAt: later(backoffMs(message.attempts - 1, random)),
      deadAt: isDead ? clock.now() : null,
      error: result.error,
    })
    if (!isOurs) return log.warn({ key: message.key }, LOST)
    const fields = { key: message.key, shipToId: message.shipToId, attempts: message.attempts, error: result.error }
    if (isDead) log.error(fields, 'outbox message is dead: a person has to look')
    else log.warn(fields, 'outbox message failed and will be tried again')
  }

  async function fillSlot(topic: string, handler: OutboxHandler) {
    while (!stopping.signal.aborted) {
      const since = wakeUp.rings()
      const found = await workOnOne(topic, handler).catch((error: unknown) => {
        log.error({ topic, error: errorText(error) }, 'the outbox could not be read or written')
        return false
      })
      if (found) continue
      await wakeUp.listen()
      if (!stopping.signal.aborted) await wakeUp.wait(since, settings.pollMs)
    }
  }

  async function extendLeases() {
    if (held.size === 0) return
    await store
      .extendLeases([...held.values()], later(settings.leaseMs))
      .catch((error: unknown) => log.warn({ error: errorText(error) }, 'leases could not be extended'))
  }

  async function giveBack(message: OutboxMessage) {
    const availableAt = later(INTERRUPTED_PAUSE_MS)
    await store.putBack(message, { availableAt, deadAt: null, error: 'the worker was stopped in the middle' })
  }

  const everyTopic = (work: (topic: string, handler: OutboxHandler) => Promise<boolean>) =>
    Promise.all(Object.entries(handlers).map(([topic, handler]) => work(topic, handler)))

  return {
    start() {
      slots = Object.entries(handlers).flatMap(([topic, handler]) =>
        Array.from({ length: settings.concurrency }, () => fillSlot(topic, handler)),
      )
      heartbeat = setInterval(() => void extendLeases(), settings.leaseMs / 3)
    },

    /** Takes up nothing more, waits for what is being done, and gives back what takes too long. */
    async stop() {
      stopping.abort()
      wakeUp.stop()
      await atMost(settings.stopWithinMs, Promise.all(slots))
      clearInterval(heartbeat)
      await Promise.all([...held.values()].map(giveBack))
    },

    /** Works on one message of each topic; false when nothing could be taken up. */
    runOnce: async (): Promise<boolean> => (await everyTopic(workOnOne)).includes(true),

    /** Works until nothing can be taken up any more. */
    async drain(): Promise<void> {
      await everyTopic(async (topic, handler) => {
        while (await workOnOne(topic, handler));
        return true
      })
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

type Attempt = { kind: 'done' } | { kind: 'refused' | 'failed'; error: string }

async function attempt(handler: OutboxHandler, message: OutboxMessage): Promise<Attempt> {
  try {
    const outcome = await handler.handle(message)
    if (outcome.ok) return { kind: 'done' }
    const { code, message: said } = outcome.refusal
    return { kind: 'refused', error: said === undefined ? code : `${code}: ${said}` }
  } catch (error) {
    return { kind: 'failed', error: errorText(error) }
  }
}
