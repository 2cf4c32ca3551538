import { LOCAL_FOLDER, startPostgres, type RunningPostgres } from '@fust/embedded-postgres'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { isBusy, send } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { aWorkingDay, buildStock, ONE_ADDRESS, signIn, type Buyer } from '../support/open-house.ts'
import { placeCall, placingOf } from '../support/placing.ts'
import type { Pool } from '../support/pool.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const BUYERS = 12
const AWAY_MS = 1_500
const BACK_WITHIN_MS = 10_000

const dataDir = path.join(LOCAL_FOLDER, 'test', `outage-${process.pid}-${randomBytes(4).toString('hex')}`)

let postgres: RunningPostgres
let pool: Pool
let server: Server
let buyers: Buyer[]

const start = (port = 0) => startPostgres({ dataDir, port, log: { info: () => {} } })

beforeAll(async () => {
  postgres = await start()
  pool = createPool(postgres.url, { max: 4 })
  await migrate(pool)
  await buildStock(pool, BUYERS)
  server = await serve({ DATABASE_URL: postgres.url, ...ONE_ADDRESS })
  buyers = await signIn(pool, server.url, BUYERS)
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await pool.end()
  await postgres.stop()
  rmSync(postgres.dataDir, { recursive: true, force: true })
})

/** What the database is for a while, and how it comes back. */
const OUTAGES: Readonly<Record<string, { begin: () => Promise<unknown>; end: () => Promise<unknown>; said: string }>> =
  {
    'there is no database': {
      begin: () => postgres.stop(),
      end: async () => {
        postgres = await start(Number(new URL(postgres.url).port))
      },
      said: 'database unreachable',
    },
    'the database takes no changes': {
      begin: () => setReadOnly('on'),
      end: () => setReadOnly('off'),
      said: 'database read only',
    },
  }

/** As after a switch to a standby: who was connected is not any more. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const client = await pool.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query(`alter system set default_transaction_read_only = ${value}`)
  await client.query('select pg_reload_conf()')
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  client.release(true)
}

const READ = '{ customerCart { total_quantity } }'

async function readiness(): Promise<string> {
  const answer = await fetch(`${server.url}/ready`)
  return String(readPath(await answer.json(), 'status'))
}

test.each(Object.keys(OUTAGES))('while %s everybody is asked to come back, and then all is as it was', (name) =>
  prove(`orders while ${name}`, Math.ceil(ROUNDS / 20), async () => {
    const outage = OUTAGES[name]
    await countStock(pool, 'WIT-CRATE', 100_000)
    const carts = await fillCarts(
      pool,
      buyers.map(({ id }) => ({
        buyerId: id,
        deliveryDay: aWorkingDay(new Date()),
        lines: [{ sku: 'WIT-CRATE', packages: 1 }],
      })),
    )
    const odd: string[] = []
    const over = new AbortController()
    let turnedAway = 0

    /** Reads and orders, again and again: each answer is right, or asks to come back. */
    const goOn = async (buyer: Buyer, index: number) => {
      while (!over.signal.aborted) {
        for (const call of [
          { url: server.url, token: buyer.token, query: READ, variables: {} },
          placeCall(server.url, buyer.token, carts[index] ?? ''),
        ]) {
          const answer = await send(call)
          if (isBusy(answer)) turnedAway += 1
          else if (answer.status !== 200 || JSON.stringify(answer.body).includes('"internal"'))
            odd.push(JSON.stringify(answer))
        }
        await wait(20)
      }
    }
    const going = Promise.all(buyers.map(goOn))
    await outage?.begin()
    const startedMs = performance.now()
    await expect.poll(readiness, { timeout: AWAY_MS * 4 }).toBe(outage?.said)
    await wait(Math.max(0, AWAY_MS - (performance.now() - startedMs)))
    await outage?.end()
    await expect.poll(readiness, { timeout: BACK_WITHIN_MS }).toBe('ready')
    over.abort()
    await going

    for (const [index, { token }] of buyers.entries()) {
      const placing = placingOf(await send(placeCall(server.url, token, carts[index] ?? '')))
      if (!('order' in placing)) odd.push(`asked again: ${JSON.stringify(placing)}`)
    }
    return [
      ...odd.slice(0, 5),
      ...(turnedAway > 0 ? [] : ['nobody was asked to come back']),
      ...(server.child.exitCode === null ? [] : [`the server ended with ${server.child.exitCode}`]),
      ...(await examine(pool)),
    ]
  }),
)
