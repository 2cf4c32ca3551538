import { spawn } from 'node:child_process'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { databaseProcesses, keepToCore } from '../support/cores.ts'
import { examine } from '../support/examine.ts'
import { openNewBooks } from '../support/new-books.ts'
import { openHouse, type House } from '../support/open-house.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { spreadBuyers } from '../support/ship-tos.ts'
import type { Crowd, CrowdTold, Heard } from './crowd.ts'

const CROWD = path.join(import.meta.dirname, 'crowd.ts')
const SERVED_BY_CORE = 0
const CROWD_ON_CORE = 1
const PEOPLE = 16_000
const SHIP_TOS = 300
// Who has been compiled by then is compiled: what is refused as well as what is done.
const WARM = { pace: { perSecond: 300 }, forMs: 6_000 }
const MEASURED_MS = 6_000
const OVERLOADED_MS = 8_000
const COUNTED_FROM_MS = 2_000
const AT_ONCE = 16
const NORMAL_AGAIN_WITHIN_MS = 5_000

/** How much of the best a server still does when so many times as many come. */
const KEPT = { 3: 0.9, 10: 0.75 } as const
const STARTED_THAT_END = 0.9

let house: House
let shipTos: ReadonlyMap<string, string>
beforeAll(async () => {
  house = await openHouse({ servers: 1, buyers: PEOPLE })
  shipTos = await spreadBuyers(house.pool, SHIP_TOS)
  // What so many people take of a machine is taken of theirs.
  keepToCore(SERVED_BY_CORE, [house.servers[0]?.child.pid, ...(await databaseProcesses(house.pool))])
})
afterAll(() => house.close())

/** A crowd that comes with filled carts, in a process of its own; answers what became of it. */
async function letIn(pace: Crowd['pace'], forMs: number): Promise<CrowdTold> {
  await openNewBooks(house.pool)
  await countStock(house.pool, 'WIT-CRATE', 1_000_000)
  const day = house.deliveryDay
  const carts = await fillCarts(
    house.pool,
    house.buyers.map(({ id }) => ({
      buyerId: id,
      shipToId: shipTos.get(id) ?? '',
      deliveryDay: day,
      lines: [{ sku: 'WIT-CRATE', packages: 1 }],
    })),
  )
  // So many carts at once are swept and written out afterwards; that is not what is measured.
  await house.pool.query('vacuum analyze')
  await house.pool.query('checkpoint')
  const people = house.buyers.map(({ id, token }, index) => ({
    token,
    cart: carts[index] ?? '',
    shipTo: shipTos.get(id) ?? '',
  }))
  const crowd: Crowd = { url: house.servers[0]?.url ?? '', people, day, pace, forMs }
  const child = spawn(process.execPath, [CROWD], { stdio: ['pipe', 'pipe', 'inherit'] })
  keepToCore(CROWD_ON_CORE, [child.pid])
  child.stdin.end(JSON.stringify(crowd))
  return JSON.parse(await text(child.stdout))
}

/** Orders a second, once it has got going. */
function goodput({ checkouts }: CrowdTold, forMs: number): number {
  const inTime = checkouts.filter(({ orderedAfterMs: at }) => at !== null && at > COUNTED_FROM_MS && at <= forMs)
  return inTime.length / ((forMs - COUNTED_FROM_MS) / 1_000)
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/** Of the calls of one name, how many were turned away. */
function shed(heard: readonly Heard[], name: Heard['call']): number {
  const own = heard.filter(({ call }) => call === name)
  return own.filter(({ status }) => status === 503).length / own.length
}

test('when three and ten times as many check out as can be served, orders come through nearly as fast as ever', () =>
  prove('whole checkouts at three and ten times the capacity', Math.ceil(ROUNDS / 200), async () => {
    const warm = await letIn(WARM.pace, WARM.forMs)
    const breaches = warm.checkouts.flatMap(({ odd }) => odd ?? []).slice(0, 5)
    if (breaches.length > 0) return breaches
    const best = goodput(await letIn({ atOnce: AT_ONCE }, MEASURED_MS), MEASURED_MS)
    for (const [times, kept] of Object.entries(KEPT)) {
      const told = await letIn({ perSecond: best * Number(times) }, OVERLOADED_MS)
      await expect.poll(isNormal, { timeout: NORMAL_AGAIN_WITHIN_MS }).toBe(true)
      const { checkouts, heard } = told
      const begun = checkouts.filter(({ hasBegun }) => hasBegun)
      const ordered = begun.filter(({ isOrdered }) => isOrdered)
      const share = goodput(told, OVERLOADED_MS) / best
      const shares = (['cart', 'first day', 'confirm', 'place'] as const).map((name) => shed(heard, name))
      const said = `at ${times} times of ${best.toFixed(0)} orders a second: ${percent(share)} kept, ${begun.length} of ${checkouts.length} begun, ${ordered.length} ordered; shed ${shares.map(percent).join(', ')}`
      console.log(said)
      const [first = 0, , confirm = 0, place = 0] = shares
      breaches.push(
        ...checkouts.flatMap(({ odd }) => odd ?? []).slice(0, 5),
        ...(share >= kept ? [] : [said]),
        ...(ordered.length >= STARTED_THAT_END * begun.length ? [] : [said]),
        ...(first > Math.max(confirm, place) ? [] : [`reads are not shed first: ${said}`]),
        ...(await examine(house.pool)),
      )
    }
    return breaches
  }))

const READ = '{ customerCart { total_quantity } }'

/** Twenty reads in a row are answered, none of them slowly. */
async function isNormal(): Promise<boolean> {
  const [buyer] = house.buyers
  const startedMs = performance.now()
  for (let index = 0; index < 20; index += 1) {
    const call = { url: house.servers[0]?.url ?? '', token: buyer?.token ?? '', query: READ, variables: {} }
    const { status } = await send(call)
    if (status !== 200) return false
  }
  return performance.now() - startedMs < 20 * 250
}
