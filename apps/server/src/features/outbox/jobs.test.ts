import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildLog } from './outbox.builders.ts'
import { createWorker, type Job } from './worker.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDatabase(database.pool)
})
afterAll(() => database.drop())

function workerWith(...jobs: Job[]) {
  const log = buildLog()
  return { worker: createWorker({ db, log, handlers: {}, jobs }), log }
}

test('runs each job again and again, also after a failure', async () => {
  let runs = 0
  const { worker, log } = workerWith({
    name: 'sweep',
    everyMs: 1,
    run: async () => {
      runs += 1
      if (runs === 1) throw new Error('not now')
    },
  })
  worker.start()
  await expect.poll(() => runs).toBeGreaterThan(2)
  await worker.stop()
  expect(log.errors).toEqual([expect.stringContaining('"job":"sweep"')])
})

test('a stop tells a running job, waits for it, and starts no other run', async () => {
  let isTold = false
  let runs = 0
  const { worker } = workerWith({
    name: 'progress',
    everyMs: 1,
    run: (signal) => {
      runs += 1
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          isTold = true
          resolve()
        })
      })
    },
  })
  worker.start()
  await expect.poll(() => runs).toBe(1)
  await worker.stop()
  expect({ isTold, runs }).toEqual({ isTold: true, runs: 1 })
})
