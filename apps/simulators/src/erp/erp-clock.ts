import type { Erp } from './erp.ts'

/** How fast orders move by themselves; on command they wait to be told. */
export type Speed = { stationSeconds: number } | 'on-command'

const TICK_MS = 1000

/** Moves orders on while time passes; `stop` waits for the move under way. */
export function startErpClock(erp: Erp, speed: Speed): { stop: () => Promise<void> } {
  if (speed === 'on-command') return { stop: async () => undefined }
  let move: Promise<void> | undefined

  async function moveOrders(stationSeconds: number) {
    try {
      await erp.advanceWaiting(stationSeconds)
    } catch (error) {
      // The database may be away for a moment; the next tick tries again.
      process.stderr.write(`Orders did not move: ${String(error)}\n`)
    }
    move = undefined
  }
  const timer = setInterval(() => {
    move ??= moveOrders(speed.stationSeconds)
  }, TICK_MS)

  return {
    async stop() {
      clearInterval(timer)
      await move
    },
  }
}
