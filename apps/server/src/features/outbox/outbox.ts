import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { atMost } from './at-most.ts'
import { createMessageWork, type OutboxHandler } from './message-work.ts'
import { createOutboxStore } from './outbox.store.ts'
import { createWakeUp } from './wake-up.ts'
import { errorText, type WorkLog } from './work-log.ts'

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
  const wakeUp = createWakeUp(db.pool, log)
  const work = createMessageWork({ store: createOutboxStore(db), clock, log, settings, random, onDone: wakeUp.ring })
  const stopping = new AbortController()
  let slots: Promise<void>[] = []
  let heartbeat: NodeJS.Timeout | undefined

  async function fillSlot(topic: string, handler: OutboxHandler) {
    while (!stopping.signal.aborted) {
      const since = wakeUp.rings()
      const found = await work.workOnOne(topic, handler).catch((error: unknown) => {
        log.error({ topic, error: errorText(error) }, 'the outbox could not be read or written')
        return false
      })
      if (found) continue
      await wakeUp.listen()
      if (!stopping.signal.aborted) await wakeUp.wait(since, settings.pollMs)
    }
  }

  const everyTopic = (doIt: (topic: string, handler: OutboxHandler) => Promise<boolean>) =>
    Promise.all(Object.entries(handlers).map(([topic, handler]) => doIt(topic, handler)))

  return {
    start() {
      slots = Object.entries(handlers).flatMap(([topic, handler]) =>
        Array.from({ length: settings.concurrency }, () => fillSlot(topic, handler)),
      )
      heartbeat = setInterval(() => void work.extendLeases(), settings.leaseMs / 3)
    },

    /** Takes up nothing more, waits for what is being done, and gives back what takes too long. */
    async stop() {
      stopping.abort()
      wakeUp.stop()
      await atMost(settings.stopWithinMs, Promise.all(slots))
      clearInterval(heartbeat)
      await work.giveBackAll()
    },

    /** Works on one message of each topic; false when nothing could be taken up. */
    runOnce: async (): Promise<boolean> => (await everyTopic(work.workOnOne)).includes(true),

    /** Works until nothing can be taken up any more. */
    async drain(): Promise<void> {
      await everyTopic(async (topic, handler) => {
        while (await work.workOnOne(topic, handler));
        return true
      })
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
