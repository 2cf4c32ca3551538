import type pg from 'pg'
import { createChannel } from '#platform/database/channel.ts'
import { atMost } from './at-most.ts'
import { errorText, type WorkLog } from './work-log.ts'

export type WakeUp = {
  /** Starts listening; a lost connection is opened again by the next call. */
  listen: () => Promise<void>
  /** Until it rings, has rung since the last wait, or so long at most. */
  wait: (atMostMs: number) => Promise<void>
  ring: () => void
  stop: () => void
}

/** Hears `notify outbox` on a connection of its own. */
export function createWakeUp(pool: pg.Pool, log: WorkLog): WakeUp {
  let rung = Promise.withResolvers<void>()
  const ring = () => rung.resolve()
  const channel = createChannel({
    pool,
    name: 'outbox',
    onHeard: ring,
    onDeaf: (error) =>
      log.warn({ error: errorText(error) }, 'not listening to the outbox; it is looked at from time to time'),
  })

  async function wait(atMostMs: number) {
    await atMost(atMostMs, rung.promise)
    rung = Promise.withResolvers()
  }

  function stop() {
    channel.stop()
    ring()
  }

  return { listen: channel.listen, wait, ring, stop }
}
