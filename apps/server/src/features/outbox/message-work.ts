import type { Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import { backoffMs } from './backoff.ts'
import type { OutboxMessage, OutboxStore } from './outbox.store.ts'
import { errorText, type WorkLog } from './work-log.ts'

/** Sending it again would not help: a person has to look. */
export type HandlerRefusal = { code: string; message?: string }

export type OutboxHandler = {
  /** True: what the ship-to decided later waits until this is done, also behind a dead message. */
  inOrder: boolean
  /** Does it outside, at least once; runs in no transaction. A fault is tried again later, a refusal is not. */
  handle: (message: OutboxMessage) => Promise<Outcome<void, HandlerRefusal>>
}

const LOST = 'another worker took the message up meanwhile: what came of it here does not count'

// What may still be under way at the other side is left alone for as long as a call can take there.
const INTERRUPTED_PAUSE_MS = 30_000

type Parts = {
  store: OutboxStore
  clock: Clock
  log: WorkLog
  settings: { leaseMs: number; maxAttempts: number }
  random: () => number
  /** Called when a message is done: the next of its ship-to may go. */
  onDone: () => void
}

/** Takes up one message at a time, works on it under a lease, and writes down what came of it. */
export function createMessageWork({ store, clock, log, settings, random, onDone }: Parts) {
  const held = new Set<OutboxMessage>()
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  /** Takes up one message of the topic and works on it; false when none can be taken up. */
  async function workOnOne(topic: string, handler: OutboxHandler): Promise<boolean> {
    const lease = { now: clock.now(), until: later(settings.leaseMs), inOrder: handler.inOrder }
    const message = await store.claim(topic, lease)
    if (!message) return false
    held.add(message)
    try {
      await settle(message, await attempt(handler, message))
    } finally {
      held.delete(message)
    }
    return true
  }

  async function settle(message: OutboxMessage, result: Attempt) {
    if (result.kind === 'done') {
      if (!(await store.markDone(message, clock.now()))) log.warn({ key: message.key }, LOST)
      onDone()
      return
    }
    const isDead = result.kind === 'refused' || message.attempts >= settings.maxAttempts
    const isOurs = await store.putBack(message, {
      availableAt: later(backoffMs(message.attempts - 1, random)),
      deadAt: isDead ? clock.now() : null,
      error: result.error,
    })
    if (!isOurs) return log.warn({ key: message.key }, LOST)
    const { key, order, shipToId, attempts } = message
    const fields = { key, ...(order !== null && { order }), shipToId, attempts, error: result.error }
    if (isDead) log.error(fields, 'outbox message is dead: a person has to look')
    else log.warn(fields, 'outbox message failed and will be tried again')
  }

  async function extendLeases() {
    if (held.size === 0) return
    await store
      .extendLeases([...held], later(settings.leaseMs))
      .catch((error: unknown) => log.warn({ error: errorText(error) }, 'leases could not be extended'))
  }

  async function giveBack(message: OutboxMessage) {
    const availableAt = later(INTERRUPTED_PAUSE_MS)
    await store
      .putBack(message, { availableAt, deadAt: null, error: 'the worker was stopped in the middle' })
      // Its lease ends by itself, and what else there is to stop must not wait for that.
      .catch((error: unknown) => log.warn({ key: message.key, error: errorText(error) }, 'could not be given back'))
  }

  return {
    workOnOne,
    extendLeases,
    /** What is still being worked on: somebody takes it up again later. */
    giveBackAll: () => Promise.all([...held].map(giveBack)),
  }
}

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
