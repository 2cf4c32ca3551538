import type { Outcome } from '@fust/domain/outcome'
import type { Database } from '#platform/database/database.ts'
import { atMost } from './at-most.ts'
import { backoffMs } from './backoff.ts'
import { createOutboxStore, type OutboxMessage, type Settled } from './outbox.store.ts'
import { createWakeUp } from './wake-up.ts'
import { errorText, type WorkLog } from './work-log.ts'

/** Sending it again would not help: a person has to look. */
export type HandlerRefusal = { code: string; message?: string }

/** Does it outside, at least once; runs in no transaction. A fault is tried again later, a refusal is not. */
export type OutboxHandler = (message: OutboxMessage) => Promise<Outcome<void, HandlerRefusal>>

/** Work that comes back; two runs of one job never overlap in this process. A stop aborts the signal. */
export type Job = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> }

export type WorkerSettings = {
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

const DEFAULTS: WorkerSettings = {
  concurrency: 4,
  leaseMs: 60_000,
  pollMs: 5_000,
  maxAttempts: 100,
  stopWithinMs: 7_000,
}

// What may still be under way at the other side is left alone for as long as a call can take there.
const INTERRUPTED: Settled = { error: 'the worker was stopped in the middle', isDead: false, pauseMs: 30_000 }

/**
 * Everything a process does besides answering requests: what orders and other decisions left to be done outside, and jobs
 * that come back. Any number of these may work on one database.
 */
export function createWorker({
  db,
  log,
  handlers,
  jobs = [],
  settings: wished = {},
  random = Math.random,
}: {
  db: Database
  log: WorkLog
  /** By topic. */
  handlers: Readonly<Record<string, OutboxHandler>>
  jobs?: readonly Job[]
  settings?: Partial<WorkerSettings>
  random?: () => number
}) {
  const settings = { ...DEFAULTS, ...wished }
  const store = createOutboxStore(db)
  const wakeUp = createWakeUp(db.pool, log)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  /** What was taken up, until what came of it is written down. */
  const held = new Set<OutboxMessage>()
  const results = new Map<OutboxMessage, Settled>()

  /** Writes down what came of messages, and takes up what is due of all topics, as much as there are hands for. */
  async function turn(): Promise<void> {
    await writeResults()
    if (stopping.signal.aborted) return
    for (const message of await store.claim(freeHands(), settings.leaseMs)) {
      held.add(message)
      keep(workOn(message))
    }
  }

  const handsAt = (topic: string) => [...held].filter((message) => message.topic === topic).length
  const freeHands = () =>
    new Map(Object.keys(handlers).map((topic) => [topic, settings.concurrency - handsAt(topic)] as const))

  async function workOn(message: OutboxMessage): Promise<void> {
    results.set(message, await attempt(message))
    wakeUp.ring()
  }

  async function attempt(message: OutboxMessage): Promise<Settled> {
    const pauseMs = backoffMs(message.attempts - 1, random)
    try {
      const outcome = await handlers[message.topic]?.(message)
      if (outcome?.ok) return { error: null, isDead: false, pauseMs: 0 }
      const { code = 'no-handler', message: said } = outcome?.refusal ?? {}
      return { error: said === undefined ? code : `${code}: ${said}`, isDead: true, pauseMs }
    } catch (error) {
      return { error: errorText(error), isDead: message.attempts >= settings.maxAttempts, pauseMs }
    }
  }

  /** What the database did not hear is told again: nobody else knows that it was done. */
  async function writeResults(): Promise<void> {
    const written = [...results]
    if (written.length === 0) return
    const ours = await store.settle(written.map(([{ id, key, claim }, settled]) => ({ id, key, claim, ...settled })))
    for (const [message, settled] of written) {
      held.delete(message)
      results.delete(message)
      tell(message, settled, ours.has(message.id))
    }
  }

  function tell({ key, order, shipToId, attempts }: OutboxMessage, { error, isDead }: Settled, isOurs: boolean): void {
    if (!isOurs)
      return log.warn({ key }, 'another worker took the message up meanwhile: what came of it here does not count')
    if (error === null) return
    const fields = { key, ...(order !== null && { order }), shipToId, attempts, error }
    if (isDead) log.error(fields, 'outbox message is dead: a person has to look')
    else log.warn(fields, 'outbox message failed and will be tried again')
  }

  async function turnAgainAndAgain(): Promise<void> {
    while (!stopping.signal.aborted || held.size > 0) {
      await wakeUp.listen()
      await turn().catch((error: unknown) =>
        log.error({ error: errorText(error) }, 'the outbox could not be read or written'),
      )
      await wakeUp.wait(settings.pollMs)
    }
  }

  async function extendLeases(): Promise<void> {
    if (held.size > 0) await store.extendLeases([...held], settings.leaseMs)
  }

  /** What is still being worked on: somebody takes it up again later. */
  async function giveBack(): Promise<void> {
    const given = [...held].map(({ id, key, claim }) => ({ id, key, claim, ...INTERRUPTED }))
    held.clear()
    if (given.length > 0) await store.settle(given)
  }

  function plan(job: Job): void {
    if (stopping.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      keep(run(job).then(() => plan(job)))
    }, job.everyMs)
    timers.add(timer)
  }

  async function run({ name, run: doIt }: Job): Promise<void> {
    try {
      await doIt(stopping.signal)
    } catch (error) {
      log.error({ job: name, error: errorText(error) }, 'a job failed and runs again at its time')
    }
  }

  function keep(work: Promise<void>): void {
    running.add(work)
    void work.then(() => running.delete(work))
  }

  /** Works on what is due of each topic; false when nothing could be taken up. */
  async function runOnce(): Promise<boolean> {
    await turn()
    const isAny = held.size > 0
    await Promise.all(running)
    await writeResults()
    return isAny
  }

  let leases: NodeJS.Timeout | undefined
  return {
    start() {
      keep(turnAgainAndAgain())
      for (const job of jobs) plan(job)
      const name = 'leases'
      leases = setInterval(() => void run({ name, everyMs: 0, run: extendLeases }), settings.leaseMs / 3)
    },

    /** Takes up nothing more, waits for what is being done as long as a stop may take, and gives back the rest. */
    async stop() {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      wakeUp.ring()
      await atMost(settings.stopWithinMs, Promise.all(running))
      clearInterval(leases)
      // A lease that cannot be given back ends by itself, and what else there is to stop must not wait for that.
      await giveBack().catch((error: unknown) => log.warn({ error: errorText(error) }, 'could not be given back'))
      wakeUp.stop()
    },

    runOnce,

    /** Works until nothing can be taken up any more. */
    async drain(): Promise<void> {
      while (await runOnce());
    },
  }
}
