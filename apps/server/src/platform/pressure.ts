import type { Pool } from 'pg'

/** How hard it is to keep up: how long whoever calls now waits before anybody looks at it, in the mean of the last moments. */
export type Pressure = {
  /** How late the process comes to what is due. */
  eventLoopDelayMs: number
  /** How long one waits for a connection to the database: those who wait by those who are served. */
  databaseWaitMs: number
}

const TICK_MS = 20
// What was so long ago counts a third: a burst is soon forgotten, a queue that stands is not.
const MEMORY_MS = 300
// One connection a minute: less is nobody's pace.
const SLOWEST_PER_MS = 1 / 60_000

/** Watches the event loop and the queue before the database, from its start on: what a process does before that is its own affair. */
export function watchPressure(pool: Pick<Pool, 'waitingCount' | 'on' | 'off'>) {
  const mean = { delayMs: 0, waiting: 0, servedPerMs: 0 }
  let seenMs = 0
  let served = 0
  let timer: NodeJS.Timeout | undefined
  const countServed = () => {
    served += 1
  }

  function look(): void {
    const elapsedMs = performance.now() - seenMs
    seenMs += elapsedMs
    const weight = 1 - Math.exp(-elapsedMs / MEMORY_MS)
    mean.delayMs += (Math.max(0, elapsedMs - TICK_MS) - mean.delayMs) * weight
    mean.waiting += (pool.waitingCount - mean.waiting) * weight
    mean.servedPerMs += (served / elapsedMs - mean.servedPerMs) * weight
    served = 0
  }

  return {
    start: (): void => {
      seenMs = performance.now()
      pool.on('acquire', countServed)
      timer = setInterval(look, TICK_MS).unref()
    },
    now: (): Pressure => ({
      eventLoopDelayMs: mean.delayMs,
      databaseWaitMs: mean.waiting / Math.max(mean.servedPerMs, SLOWEST_PER_MS),
    }),
    stop: (): void => {
      clearInterval(timer)
      pool.off('acquire', countServed)
    },
  }
}
