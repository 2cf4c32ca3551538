import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { readSettings } from '#platform/env.ts'
import { createPool } from '#platform/postgres/index.ts'
import { buildApp } from '../../app.ts'
import { CORE_FEATURES } from '../../core-features.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { createNotices } from './index.ts'
import { orderOnItsWay } from './notifications.builders.ts'
import { notificationsFeature } from './notifications.feature.ts'

const WAIT = '/nl/prod/api/v1/portal/notifications/WaitForNotifications'
const BUYER = 'buyer@tenbrink.example'
const AT = new Date('2026-11-23T08:00:00Z')

let brewery: OpenBrewery
/** Another process on the same database. */
let second: FastifyInstance
let secondPool: ReturnType<typeof createPool>

const settings = { NODE_ENV: 'test', RATE_PER_MINUTE: '100000', REQUEST_TIMEOUT_MS: '10000', REQUESTS_AT_ONCE: '4' }

beforeAll(async () => {
  brewery = await openBrewery({ features: [notificationsFeature] }, settings)
  await brewery.pool.query(
    `update brewery_setting set value = '{"sections": ["My Orders", "My Profile"]}' where name = 'portal'`,
  )
  await insertRows(brewery.pool, 'sales_order', [501, 502].map(orderOnItsWay))
  secondPool = createPool(brewery.pool.options.connectionString ?? '')
  second = await buildApp({
    features: [...CORE_FEATURES, notificationsFeature],
    isPart: true,
    db: createDatabase(secondPool),
    clock: { now: () => new Date('2026-11-23T09:00:00Z') },
    settings: readSettings(settings),
    isDemo: false,
    isSecure: false,
  })
  await second.ready()
})
beforeEach(() => brewery.pool.query('delete from notification'))
afterAll(async () => {
  await second.close()
  await secondPool.end()
  await brewery.close()
})

const tell = (news: 'sent' | 'delivered', id = 501) =>
  createNotices(brewery.db).ofOrder({ companyId: 'C1', id }, news, AT)

async function ask(known?: string, { app = brewery.app, as = BUYER }: { app?: FastifyInstance; as?: string } = {}) {
  const headers = { authorization: `Bearer ${await brewery.tokenOf(as)}` }
  const answer = await app.inject({ url: `${WAIT}${known === undefined ? '' : `?known=${known}`}`, headers })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

/** Until so many wait on both servers: whoever listens holds a connection for it. */
async function untilWaiting(count: number) {
  await expect
    .poll(
      async () =>
        (
          await brewery.pool.query(
            `select from pg_stat_activity where datname = current_database() and query = 'listen notification'`,
          )
        ).rowCount,
      { timeout: 60_000 },
    )
    .toBe(count)
}

describe('[NTF-04] whoever waits for notifications', () => {
  test('is answered at once where the latest are others than known', async () => {
    expect(await ask()).toEqual({ status: 200, body: { latest: [], pauseSeconds: 0 } })
    await tell('sent')
    const { body } = await ask('')
    expect(readPath(body, 'latest')).toEqual([expect.any(Number)])
  })

  test('hears of a new one on every server process, and holds up nobody meanwhile', async () => {
    const waiting = [ask(''), ask(''), ask(''), ask(''), ask('', { app: second })]
    await untilWaiting(2)
    // As many wait as may work at once, and others are answered.
    expect((await brewery.get(WAIT)).status).toBe(200)
    await tell('sent')
    const answers = await Promise.all(waiting)
    const latest = readPath(answers[0]?.body, 'latest')
    expect(latest).toEqual([expect.any(Number)])
    for (const answer of answers) expect(answer.body).toEqual({ latest, pauseSeconds: 0 })
  })

  test('hears nothing of what is not committed, and nothing of others', async () => {
    const foreign = ask('', { as: 'buyer@turf.example' })
    const own = ask('')
    await brewery.db
      .transaction(async (tx) => {
        await createNotices(tx).ofOrder({ companyId: 'C1', id: 501 }, 'sent', AT)
        throw new Error('taken back')
      })
      .catch(() => undefined)
    await tell('delivered')
    expect(readPath((await own).body, 'latest')).toHaveLength(1)
    expect(await foreign).toEqual({ status: 200, body: { latest: [], pauseSeconds: 0 } })
  })

  test('is refused once the session has ended', async () => {
    const token = await brewery.tokenOf(BUYER)
    await brewery.ask('mutation { revokeCustomerToken { result } }')
    const answer = await brewery.app.inject({ url: `${WAIT}?known=`, headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(401)
    brewery.setClock('2026-11-23T09:00:00Z')
  })

  test('asks again in a minute where six of the same person wait already, and is answered when the server stops', async () => {
    const seven = Array.from({ length: 7 }, () => ask('', { app: second }))
    expect(await Promise.race(seven)).toEqual({ status: 200, body: { latest: [], pauseSeconds: 60 } })
    await second.close()
    const pauses = (await Promise.all(seven)).map(({ body }) => readPath(body, 'pauseSeconds'))
    expect(pauses.toSorted((one, other) => Number(one) - Number(other))).toEqual([0, 0, 0, 0, 0, 0, 60])
  })
})
