import type pg from 'pg'
import { errorText, type WorkLog } from './work-log.ts'

export type WakeUp = {
  /** How often it has rung; read it before looking, so that no ring between looking and waiting is missed. */
  rings: () => number
  /** Resolves when it has rung since then, or after `withinMs` at the latest. */
  wait: (since: number, withinMs: number) => Promise<void>
  ring: () => void
  /** Starts listening; a lost connection is opened again by the next call. */
  listen: () => Promise<void>
  stop: () => void
}

/** Hears `notify outbox` on a connection of its own and wakes everybody who waits. */
export function createWakeUp(pool: pg.Pool, log: WorkLog): WakeUp {
  const sleepers = new Set<() => void>()
  let client: pg.PoolClient | undefined
  let connecting: Promise<void> | undefined
  let stopped = false
  let rings = 0

  function ring() {
    rings += 1
    for (const wake of sleepers) wake()
  }

  function hangUp() {
    client?.removeAllListeners('notification')
    // The connection listens: it must not go back to those that others use.
    client?.release(true)
    client = undefined
  }

  async function connect() {
    let opened: pg.PoolClient | undefined
    try {
      opened = await pool.connect()
      opened.on('notification', ring)
      opened.once('error', () => {
        if (client === opened) hangUp()
      })
      await opened.query('listen outbox')
      client = opened
      if (stopped) hangUp()
    } catch (error) {
      // Given back, or every attempt would keep one connection of the pool.
      opened?.release(true)
      log.warn({ error: errorText(error) }, 'not listening to the outbox; it is looked at from time to time')
    }
    connecting = undefined
  }

  return {
    ring,
    rings: () => rings,
    wait: (since, withinMs) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          sleepers.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, rings > since ? 0 : withinMs)
        sleepers.add(wake)
      }),
    listen: async () => {
      if (stopped || client) return
      connecting ??= connect()
      await connecting
    },
    stop: () => {
      stopped = true
      hangUp()
      ring()
    },
  }
}
