import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildErpOrderWith } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog, waitingMessages } from '#features/outbox/outbox.builders.ts'
import { openOrderWorld, type OrderWorld } from './submit-order.builders.ts'
import { createSubmitOrder } from './submit-order.service.ts'

const ORDERS = 15
const ROUNDS = 4
const ERP_TAKES_MS = 10

let played: PlayedWorld
let world: OrderWorld
beforeAll(async () => {
  played = await startPlayedWorld()
  world = await openOrderWorld(played)
  await world.erpBehaves({ mode: 'slow', on: 'every-call', delayMs: ERP_TAKES_MS })
})
afterAll(async () => {
  await world.close()
  await played.stop()
})

async function msOf(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

/** The same calls to the ERP, one after the other, and nothing else. */
async function askErp(): Promise<void> {
  for (let nth = 0; nth < ORDERS; nth += 1)
    await world.erp.submitOrder(buildErpOrderWith({ orderNumber: randomUUID().slice(0, 30), reference: randomUUID() }))
}

/** Orders of one ship-to wait, and a worker that has just started brings them. */
async function drainLane(round: number): Promise<number> {
  for (let nth = 0; nth < ORDERS; nth += 1) await world.place(round * ORDERS + nth)
  const handlers = { 'erp.submit-order': createSubmitOrder(world) }
  const worker = createWorker({ db: world.db, log: buildLog(), handlers })
  const drained = await msOf(async () => {
    worker.start()
    await expect
      .poll(async () => (await waitingMessages(world.db)).filter(({ key }) => key.startsWith('erp.')), {
        timeout: 60_000,
        interval: 25,
      })
      .toEqual([])
  })
  await worker.stop()
  return drained
}

// A second has room for twenty orders where the ERP answers its two calls in 10 ms each. How fast a machine is stands on both
// sides; the quietest round counts.
test('a lane takes at most twice as long as the ERP needs for its orders', { timeout: 120_000 }, async () => {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const bareMs = await msOf(askErp)
    ratios.push((await drainLane(round)) / bareMs)
  }
  expect(Math.min(...ratios)).toBeLessThan(2)
})
