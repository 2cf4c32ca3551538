import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { countStock, fillCarts } from '../../proof/support/carts.ts'
import { databaseProcesses, keepBusy, keepToCore } from './cores.ts'
import { openNewBooks } from '../../proof/support/new-books.ts'
import { openHouse, type House } from '../../proof/support/open-house.ts'
import { spreadBuyers } from '../../proof/support/ship-tos.ts'
import type { Crowd, CrowdTold } from './crowd.ts'

const CROWD = path.join(import.meta.dirname, 'crowd.ts')
const SERVED_BY_CORE = 0
const CROWD_ON_CORE = 1
const PEOPLE = 16_000
const SHIP_TOS = 300
const AT_ONCE = 16
/** Of people who come one after the other, at most so many a second. */
const MOST_PER_SECOND = 400
// Who has been compiled by then is compiled: what is refused as well as what is done.
const WARM = { pace: { perSecond: 300 }, forMs: 6_000 }
const MEASURED_MS = 6_000
const OVERLOADED_MS = 8_000
const COUNTED_FROM_MS = 2_000

/** A run with more people than can be served, beside the best orders a second before it and after it. */
export type Overload = { told: CrowdTold; before: number; after: number; kept: number }

export type CrowdedHouse = {
  house: House
  /** Has the server do everything once that it is measured by. */
  warmUp: () => Promise<CrowdTold>
  /** Lets so many times as many come as can be served; `between` runs once they are gone. */
  overload: (times: number, between?: () => Promise<void>) => Promise<Overload>
  close: () => Promise<void>
}

/** One server with people at many ship-tos. Where there are two cores it has one, with its database, and the crowd the other. */
export async function openCrowdedHouse(): Promise<CrowdedHouse> {
  const house = await openHouse({ servers: 1, buyers: PEOPLE })
  const shipTos = await spreadBuyers(house.pool, SHIP_TOS)
  // What so many people take of a machine is taken of theirs.
  keepToCore(SERVED_BY_CORE, [house.servers[0]?.child.pid, ...(await databaseProcesses(house.pool))])
  const leaveCrowdsCore = keepBusy(CROWD_ON_CORE)

  /** A crowd that comes with filled carts, in a process of its own; answers what became of it. */
  async function letIn(pace: Crowd['pace'], forMs: number): Promise<CrowdTold> {
    await openNewBooks(house.pool)
    await countStock(house.pool, 'WIT-CRATE', 1_000_000)
    const day = house.deliveryDay
    const perSecond = 'perSecond' in pace ? pace.perSecond : MOST_PER_SECOND
    const coming = house.buyers.slice(0, Math.ceil((perSecond * forMs) / 1_000) + AT_ONCE)
    const carts = await fillCarts(
      house.pool,
      coming.map(({ id }) => ({
        buyerId: id,
        shipToId: shipTos.get(id) ?? '',
        deliveryDay: day,
        lines: [{ sku: 'WIT-CRATE', packages: 1 }],
      })),
    )
    // So many carts at once are swept and written out afterwards; that is not what is measured.
    await house.pool.query('vacuum analyze')
    await house.pool.query('checkpoint')
    const people = coming.map(({ id, token }, index) => ({
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

  const best = async () => goodput(await letIn({ atOnce: AT_ONCE }, MEASURED_MS), MEASURED_MS)

  return {
    house,
    warmUp: () => letIn(WARM.pace, WARM.forMs),
    overload: async (times, between) => {
      const before = await best()
      const told = await letIn({ perSecond: before * times }, OVERLOADED_MS)
      await between?.()
      const after = await best()
      // The machine is not always as fast.
      const kept = goodput(told, OVERLOADED_MS) / ((before + after) / 2)
      return { told, before, after, kept }
    },
    close: () => {
      leaveCrowdsCore()
      return house.close()
    },
  }
}

/** Orders a second, once it has got going. */
function goodput({ checkouts }: CrowdTold, forMs: number): number {
  const inTime = checkouts.filter(({ orderedAfterMs: at }) => at !== null && at > COUNTED_FROM_MS && at <= forMs)
  return inTime.length / ((forMs - COUNTED_FROM_MS) / 1_000)
}
