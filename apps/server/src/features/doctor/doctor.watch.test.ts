import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { readSettings } from '#platform/env.ts'
import { createPool } from '#platform/postgres/index.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import type { Checks } from './checks/index.ts'
import { watchCommand } from './doctor.watch.ts'

const METRICS_TOKEN = 'what-prometheus-brings'
const NOW = new Date('2026-11-23T18:00:00Z')

// Not declared: it is about nothing.
const sleep = { name: 'test.sleep', text: 'select from pg_sleep(60)' }
const fails = { name: 'test.fails', text: 'select 1 / 0' }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const found = (count: number) => async () => ({ breaches: count === 0 ? [] : ['x'], count })

type Settings = Record<string, string>

function begin(checks: Checks, settings: Settings, url: string) {
  const pool = createPool(url, { name: 'watching' })
  const stopping = new AbortController()
  const printed: string[] = []
  const ended = watchCommand({
    db: createDatabase(pool),
    clock: { now: () => NOW },
    settings: readSettings({ DOCTOR_PORT: '0', ...settings }),
    checks,
    print: (line) => printed.push(line),
    signal: stopping.signal,
  }).finally(() => pool.end())
  const stop = async () => {
    stopping.abort()
    return ended
  }
  return { printed, ended, stop }
}

/** Watches until it is told to stop; `read` answers the page of figures. */
async function watch(checks: Checks, settings: Settings = { METRICS_TOKEN }, url = database.url) {
  const { printed, stop } = begin(checks, settings, url)
  onTestFinished(async () => void (await stop()))
  await expect.poll(() => printed.join()).toContain('/metrics')
  const address = /http:[^,]+/.exec(printed.join())?.[0] ?? ''
  const read = async (authorization = `Bearer ${METRICS_TOKEN}`) => {
    const answer = await fetch(address, { headers: { authorization } })
    return { status: answer.status, body: await answer.text() }
  }
  return { printed, address, read, stop }
}

test('tells how many breaches there are of each rule, when it looked and how long that took', async () => {
  const { read, printed, stop } = await watch({ 'all is well': found(0), 'nothing is broken': found(3) })
  await expect.poll(async () => (await read()).body).toContain('fust_doctor_breaches{check="all is well"} 0')
  const { body } = await read()
  expect(body).toContain('fust_doctor_breaches{check="nothing is broken"} 3')
  expect(body).toContain(`fust_doctor_finished_timestamp_seconds ${NOW.getTime() / 1_000}`)
  expect(body).toContain('fust_doctor_failed 0')
  expect(body).toMatch(/\nfust_doctor_seconds \d/)
  expect(printed.slice(1)).toEqual(['BROKEN  nothing is broken', '          x', '          and 2 more'])
  expect(await stop()).toBe(0)
})

test('tells that it could not look, and nothing of what it did not see', async () => {
  const { read, printed } = await watch({ it: (tx) => tx.rows(fails).then(found(0)) })
  await expect.poll(async () => (await read()).body).toContain('fust_doctor_failed 1')
  expect((await read()).body).not.toMatch(/\nfust_doctor_(breaches|finished)/)
  expect(printed.slice(1)).toEqual(['FAILED  it', '          division by zero'])
})

test('goes on where nobody answers', async () => {
  const { read, printed } = await watch({ it: found(0) }, { METRICS_TOKEN }, 'postgres://fust@127.0.0.1:9/fust')
  await expect.poll(async () => (await read()).body).toContain('fust_doctor_failed 1')
  expect(printed[1]).toBe('The database cannot be examined: connect ECONNREFUSED 127.0.0.1:9')
})

test.each([undefined, 'Bearer ', `Bearer ${METRICS_TOKEN}!`, METRICS_TOKEN])(
  'tells nothing to who brings %s',
  async (authorization) => {
    const { read } = await watch({ it: found(0) })
    const answer = await read(authorization ?? '')
    expect(answer.status).toBe(401)
    expect(answer.body).not.toContain('fust_')
  },
)

test('tells nobody anything where no token is set, and says so', async () => {
  const { read, printed } = await watch({ it: found(0) }, {})
  expect((await read('Bearer ')).status).toBe(404)
  expect(printed[1]).toBe('METRICS_TOKEN is not set: nobody can read it.')
})

test('ends in the middle of a check', async () => {
  const { stop } = await watch({ it: (tx) => tx.rows(sleep).then(found(0)) })
  const isAsleep = async () =>
    (await database.pool.query(`select from pg_stat_activity where query like '%pg_sleep(60)' and state = 'active'`))
      .rows
  await expect.poll(isAsleep).toHaveLength(1)
  expect(await stop()).toBe(0)
  expect(await isAsleep()).toEqual([])
})

test('refuses a port that another program listens on', async () => {
  const { address } = await watch({ it: found(0) })
  const { ended } = begin({ it: found(0) }, { METRICS_TOKEN, DOCTOR_PORT: new URL(address).port }, database.url)
  await expect(ended).rejects.toThrow('DOCTOR_PORT')
})

test('every alert about it hangs on a figure that is there', async () => {
  const { read } = await watch({ it: found(1) })
  await expect.poll(async () => (await read()).body).toContain('fust_doctor_failed 0')
  const { body } = await read()
  const alerts = await readFile(new URL('../../../../../docs/alerts.yml', import.meta.url), 'utf8')
  const figures = [...new Set(alerts.match(/\bfust_doctor_\w+/g))]
  expect(figures).toHaveLength(3)
  expect(figures.filter((figure) => !body.includes(`\n${figure}`))).toEqual([])
})
