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

/** Watches the event loop and the queue before the database. */
export function watchPressure(pool: Pick<Pool, 'waitingCount' | 'on' | 'off'>): {
  now: () => Pressure
  stop: () => void
} {
  let seenMs = performance.now()
  let served = 0
  const mean = { delayMs: 0, waiting: 0, servedPerMs: 0 }
  const countServed = () => {
    served += 1
  }
  pool.on('acquire', countServed)
  const timer = setInterval(() => {
    const elapsedMs = performance.now() - seenMs
    seenMs += elapsedMs
    const weight = 1 - Math.exp(-elapsedMs / MEMORY_MS)
    mean.delayMs += (Math.max(0, elapsedMs - TICK_MS) - mean.delayMs) * weight
    mean.waiting += (pool.waitingCount - mean.waiting) * weight
    mean.servedPerMs += (served / elapsedMs - mean.servedPerMs) * weight
    served = 0
  }, TICK_MS).unref()

  return {
    now: () => ({
      eventLoopDelayMs: mean.delayMs,
      databaseWaitMs: mean.waiting / Math.max(mean.servedPerMs, SLOWEST_PER_MS),
    }),
    stop: () => {
      clearInterval(timer)
      pool.off('acquire', countServed)
    },
  }
}
