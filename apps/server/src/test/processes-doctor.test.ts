import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { run } from './processes.builders.ts'

const METRICS_TOKEN = 'what-prometheus-brings'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('`fust doctor --watch` serves what it finds, and ends with 0 when it is told to', async () => {
  const settings = { DATABASE_URL: database.url, DOCTOR_PORT: '0', METRICS_TOKEN }
  const { child, ended, output } = run('doctor --watch', settings)
  await expect.poll(output).toContain('/metrics')
  const address = /http:[^,]+/.exec(output())?.[0] ?? ''
  const figures = async () => (await fetch(address, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
  await expect.poll(figures).toContain('fust_doctor_failed 0')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output()).not.toContain('BROKEN')
})
