const TICK_MS = 20
// What was so long ago counts a third: one stall is soon forgotten, a queue that stands is not.
const MEMORY_MS = 500

export type EventLoop = { delayMs: () => number; stop: () => void }

/** Watches how late the process comes to what is due: so long whoever has just called has waited already. */
export function watchEventLoop(): EventLoop {
  let seenMs = performance.now()
  let meanMs = 0
  const timer = setInterval(() => {
    const nowMs = performance.now()
    const elapsedMs = nowMs - seenMs
    const lateMs = Math.max(0, elapsedMs - TICK_MS)
    meanMs += (lateMs - meanMs) * (1 - Math.exp(-elapsedMs / MEMORY_MS))
    seenMs = nowMs
  }, TICK_MS).unref()
  return { delayMs: () => meanMs, stop: () => clearInterval(timer) }
}
