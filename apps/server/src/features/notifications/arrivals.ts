import type pg from 'pg'
import { createChannel } from '#platform/database/channel.ts'
import { errorText, type WorkLog } from '#features/outbox/index.ts'

const MOST_OF_PERSON = 6

/** A place among those who wait. It is taken before one looks what is there, so that nothing slips through between. */
export type Place = {
  /** Until something arrived since the place was taken, the caller is gone, or so long at most. */
  wait: (atMostMs: number, gone: AbortSignal) => Promise<void>
  leave: () => void
}

/** What somebody waits for: ship-tos, and what is for them alone. */
type Awaited = { userId: string; companyIds: readonly string[]; shipToIds: readonly string[] }

type Waiting = { userId: string; names: ReadonlySet<string>; arrived: PromiseWithResolvers<void> }

export type Arrivals = ReturnType<typeof createArrivals>

/**
 * Wakes whoever waits for notifications, on any server process: the database says for whom one was committed. Nobody hears
 * of what it is before asking for it.
 */
export function createArrivals({ pool, log, most }: { pool: pg.Pool; log: WorkLog; most: number }) {
  const everybody = new Set<Waiting>()
  let isOver = false
  const channel = createChannel({
    pool,
    name: 'notification',
    onHeard: (name) => {
      for (const { names, arrived } of everybody) if (name === '*' || names.has(name)) arrived.resolve()
    },
    onDeaf: (error) =>
      log.warn({ error: errorText(error) }, 'not listening for notifications; people hear of them later'),
  })

  /** Null where nobody more may wait: such a caller is told to ask again later. */
  async function take({ userId, companyIds, shipToIds }: Awaited): Promise<Place | null> {
    const ofPerson = [...everybody].filter((waiting) => waiting.userId === userId).length
    if (isOver || everybody.size >= most || ofPerson >= MOST_OF_PERSON) return null
    const names = new Set([userId, ...companyIds.map((companyId, index) => `${companyId}/${shipToIds[index]}`)])
    const own: Waiting = { userId, names, arrived: Promise.withResolvers() }
    everybody.add(own)
    await channel.listen()
    return { wait: (atMostMs, gone) => waitFor(own, atMostMs, gone), leave: () => everybody.delete(own) }
  }

  async function waitFor({ arrived }: Waiting, atMostMs: number, gone: AbortSignal): Promise<void> {
    const timer = setTimeout(arrived.resolve, atMostMs)
    gone.addEventListener('abort', () => arrived.resolve(), { once: true })
    if (gone.aborted) arrived.resolve()
    await arrived.promise
    clearTimeout(timer)
  }

  return {
    take,
    count: () => everybody.size,
    /** Answers everybody, so that a stop waits for nobody; who comes now does not wait. */
    stop: () => {
      isOver = true
      channel.stop()
      for (const { arrived } of everybody) arrived.resolve()
    },
  }
}
