import { EventEmitter } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { watchPressure } from './pressure.ts'

class PlayedPool extends EventEmitter {
  waitingCount = 0
}

let watched: ReturnType<typeof watchPressure>
let pool: PlayedPool
function open() {
  pool = new PlayedPool()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a pool it asks no more
  watched = watchPressure(pool as never)
}
afterEach(() => watched.stop())

function blockFor(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}

test('what a process did before it listens is no pressure', async () => {
  open()
  blockFor(300)
  pool.waitingCount = 1
  watched.start()
  await expect.poll(() => watched.now().databaseWaitMs).toBeGreaterThan(0)
  expect(watched.now().eventLoopDelayMs).toBeLessThan(100)
})

test('one stall is forgotten within a second or two, a process that is late all the time is not', async () => {
  open()
  watched.start()
  blockFor(300)
  await expect.poll(() => watched.now().eventLoopDelayMs).toBeGreaterThan(50)
  await expect.poll(() => watched.now().eventLoopDelayMs, { timeout: 5_000 }).toBeLessThan(50)
  const late = setInterval(() => blockFor(150), 1)
  await expect.poll(() => watched.now().eventLoopDelayMs, { timeout: 5_000 }).toBeGreaterThan(100)
  clearInterval(late)
})

test('the wait for a connection is those who wait by those who are served', async () => {
  open()
  watched.start()
  expect(watched.now().databaseWaitMs).toBe(0)
  pool.waitingCount = 100
  const serving = setInterval(() => {
    for (let count = 0; count < 20; count += 1) pool.emit('acquire')
  }, 20)
  await expect.poll(() => Math.abs(watched.now().databaseWaitMs - 100), { timeout: 5_000 }).toBeLessThan(30)
  clearInterval(serving)
  await expect.poll(() => watched.now().databaseWaitMs, { timeout: 5_000 }).toBeGreaterThan(1_000)
})
