import type pg from 'pg'
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
  let client: pg.PoolClient | undefined
  let rung = Promise.withResolvers<void>()
  let isOver = false
  const ring = () => rung.resolve()

  function hangUp() {
    client?.removeAllListeners('notification')
    // The connection listens: it must not go back to those that others use.
    client?.release(true)
    client = undefined
  }

  async function listen() {
    if (client || isOver) return
    let opened: pg.PoolClient | undefined
    try {
      opened = await pool.connect()
      opened.on('notification', ring)
      opened.once('error', () => {
        if (client === opened) hangUp()
      })
      await opened.query('listen outbox')
      client = opened
      if (isOver) hangUp()
    } catch (error) {
      // Given back, or every attempt would keep one connection of the pool.
      opened?.release(true)
      log.warn({ error: errorText(error) }, 'not listening to the outbox; it is looked at from time to time')
    }
  }

  async function wait(atMostMs: number) {
    await atMost(atMostMs, rung.promise)
    rung = Promise.withResolvers()
  }

  function stop() {
    isOver = true
    hangUp()
    ring()
  }

  return { listen, wait, ring, stop }
}
