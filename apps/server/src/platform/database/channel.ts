import type pg from 'pg'

export type Channel = {
  /** Starts listening; a lost connection is opened again by the next call. */
  listen: () => Promise<void>
  stop: () => void
}

/** Hears what the database says on a channel, on a connection of its own. */
export function createChannel({
  pool,
  name,
  onHeard,
  onDeaf,
}: {
  pool: pg.Pool
  name: 'outbox' | 'notification'
  onHeard: (payload: string) => void
  /** It cannot listen; the next call tries again. */
  onDeaf: (fault: unknown) => void
}): Channel {
  let client: pg.PoolClient | undefined
  let opening: Promise<void> | undefined
  let isOver = false

  function hangUp() {
    client?.removeAllListeners('notification')
    // The connection listens: it must not go back to those that others use.
    client?.release(true)
    client = undefined
  }

  async function open() {
    let opened: pg.PoolClient | undefined
    try {
      opened = await pool.connect()
      opened.on('notification', ({ payload }) => onHeard(payload ?? ''))
      opened.once('error', () => {
        if (client === opened) hangUp()
      })
      await opened.query(`listen ${name}`)
      client = opened
      if (isOver) hangUp()
    } catch (fault) {
      // Given back, or every attempt would keep one connection of the pool.
      opened?.release(true)
      onDeaf(fault)
    }
  }

  return {
    listen: async () => {
      if (client || isOver) return
      opening ??= open().finally(() => {
        opening = undefined
      })
      await opening
    },
    stop: () => {
      isOver = true
      hangUp()
    },
  }
}
