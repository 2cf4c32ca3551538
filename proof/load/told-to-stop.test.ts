import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { send } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { ONE_ADDRESS, openHouse, type Buyer, type House } from '../support/open-house.ts'
import { placeCall, placingOf } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const BUYERS = 16
const OUT_WITHIN_MS = 10_000
// As often as a balancer asks: several times within the DRAIN_MS of a server, and far from at once.
const ASKS_EVERY_MS = 250

let house: House
let servers: Server[]
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: BUYERS })
  servers = [...house.servers]
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await house.close()
})

/** Sends to servers that said they are ready when they were last asked, as a load balancer does. */
function startBalancer() {
  const ready = new Set(servers)
  const over = new AbortController()
  const watch = async (server: Server) => {
    while (!over.signal.aborted && server.child.exitCode === null) {
      const isReady = await fetch(`${server.url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isReady) ready.delete(server)
      await pause(ASKS_EVERY_MS)
    }
  }
  const watches = servers.map(watch)
  let turn = 0
  return {
    next: () => {
      const all = [...ready]
      turn += 1
      return all[turn % all.length]?.url ?? ''
    },
    stop: async () => {
      over.abort()
      await Promise.all(watches)
    },
  }
}

const READ = '{ customerCart { total_quantity } }'
const lines = [
  { sku: 'PILS-CRATE', packages: 1 },
  { sku: 'WIT-CRATE', packages: 1 },
]

test('a server that is told to stop under load fails nobody, and is out in ten seconds', () =>
  prove('SIGTERM under load', Math.ceil(ROUNDS / 10), async () => {
    for (const { sku } of lines) await countStock(house.pool, sku, 100_000)
    const balancer = startBalancer()
    const failures: string[] = []
    const over = new AbortController()
    let answered = 0
    const buy = async ({ id, token }: Buyer) => {
      while (!over.signal.aborted) {
        const [cart = ''] = await fillCarts(house.pool, [{ buyerId: id, deliveryDay: house.deliveryDay, lines }])
        const placing = await send(placeCall(balancer.next(), token, cart)).then(placingOf, noAnswer)
        if (!('order' in placing)) failures.push(JSON.stringify(placing))
        const read = await send({ url: balancer.next(), token, query: READ, variables: {} }).then(
          ({ status }) => status,
          String,
        )
        if (read !== 200) failures.push(`a read: ${read}`)
        answered += 2
        if (answered > BUYERS * 4) begun.resolve()
      }
    }
    const begun = Promise.withResolvers<void>()
    const buying = house.buyers.map(buy)
    await begun.promise
    const [stopped, ...others] = servers
    const toldMs = performance.now()
    stopped?.child.kill('SIGTERM')
    const code = await stopped?.ended
    const tookMs = performance.now() - toldMs
    over.abort()
    await Promise.all(buying)
    await balancer.stop()
    servers = [...others, await serve({ DATABASE_URL: house.database.url, ...ONE_ADDRESS })]
    return [
      ...failures,
      ...(code === 0 ? [] : [`ended with ${code}`]),
      ...(tookMs < OUT_WITHIN_MS ? [] : [`took ${Math.round(tookMs)} ms`]),
      ...(await examine(house.pool)),
    ]
  }))

const noAnswer = (fault: unknown) => ({ broken: String(fault) })
