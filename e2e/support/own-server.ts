import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'

/** How long such a server may take to bring its brewery in. */
export const START_MS = 150_000

type Own = {
  port: number
  /** The name of its database, which no other has. */
  database: string
  settings: Record<string, string>
}

/** A server beside the one of all journeys, with a database of its own; gives what ends it. */
export async function startOwnServer({ port, database, settings }: Own): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['e2e/support/start-fresh.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      JOURNEY_DATABASE: database,
      SIGN_IN_RATE_PER_MINUTE: '10000',
      RATE_PER_MINUTE: '100000',
      ...settings,
    },
    // It hears when whoever started it is gone, who may be ended without a word.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(server, 'exit')
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: START_MS }).toBe(true)
  return async () => {
    server.kill('SIGTERM')
    await ended
  }
}
