import type { APIRequestContext } from '@playwright/test'
import { clockDoorOf } from './movable-clock.ts'

/** The clock of the server under test; it goes on running from where it is set. */
export type ServerClock = { set: (instant: Date) => Promise<void>; reset: () => Promise<void> }

export function serverClock(request: APIRequestContext, serverUrl: string): ServerClock {
  const { host, port } = clockDoorOf(Number(new URL(serverUrl).port))
  const door = `http://${host}:${port}/`
  return {
    set: async (instant) => {
      const answer = await request.put(door, { data: instant.toISOString() })
      if (!answer.ok()) throw new Error(`The clock did not move to ${instant.toISOString()}`)
    },
    reset: async () => {
      await request.delete(door)
    },
  }
}
