import { createTestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { serve } from '../../apps/server/src/test/processes.builders.ts'
import { buildStock, ONE_ADDRESS, signIn, type Buyer } from '../support/open-house.ts'
import type { Pool } from '../support/pool.ts'
import { startPostgresProxy, type Cut, type PostgresProxy } from './postgres-proxy.ts'

export const MOMENTS = ['before', 'during', 'after'] as const satisfies readonly Cut['when'][]

/** A server that can be cut off from its database at any statement, with one buyer. */
export type CutHouse = {
  database: Awaited<ReturnType<typeof createTestDatabase>>
  pool: Pool
  proxy: PostgresProxy
  buyer: Buyer
  url: () => string
  kill: () => void
  /** Starts the next server once the one that was killed is gone. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

export async function openCutHouse(): Promise<CutHouse> {
  const database = await createTestDatabase()
  await buildStock(database.pool, 1)
  const proxy = await startPostgresProxy(database.url)
  const start = () => serve({ DATABASE_URL: proxy.url, DATABASE_CONNECTIONS: '2', ...ONE_ADDRESS })
  let server = await start()
  const [buyer] = await signIn(database.pool, server.url, 1)
  if (!buyer) throw new Error('Nobody signed in.')
  const kill = () => void server.child.kill('SIGKILL')
  return {
    database,
    pool: database.pool,
    proxy,
    buyer,
    url: () => server.url,
    kill,
    restart: async () => {
      await server.ended
      server = await start()
    },
    close: async () => {
      kill()
      await server.ended
      await proxy.close()
      await database.drop()
    },
  }
}

/** Statement by statement, until there is none left to cut; answers how many there were. */
export async function cutAtEach(
  when: Cut['when'],
  round: (cut: Cut) => Promise<string[] | undefined>,
  breaches: string[],
): Promise<number> {
  for (let at = 1; ; at += 1) {
    const found = await round({ at, when })
    if (!found) return at - 1
    breaches.push(...found)
  }
}
