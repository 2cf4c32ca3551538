import { performance } from 'node:perf_hooks'
import { setInterval as ticks } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, type Answer, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { openHouse, type House } from '../support/open-house.ts'
import { placeCall } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const BUYERS = 64
const MEASURED_MS = 1_000
const OVERLOADED_MS = 2_000
const TIMES_CAPACITY = 10
const TICK_MS = 5
const NORMAL_AGAIN_WITHIN_MS = 5_000

const CLASSES = ['read', 'change', 'place'] as const
type Class = (typeof CLASSES)[number]
/** What people do in a busy hour, out of twenty calls. */
const OF_TWENTY: readonly Class[] = [
  ...Array.from({ length: 16 }, (): Class => 'read'),
  'change',
  'change',
  'change',
  'place',
]

let house: House
let carts: readonly string[]
beforeAll(async () => {
  house = await openHouse({ servers: 1, buyers: BUYERS })
  for (const sku of ['PILS-CRATE', 'WIT-CRATE']) await countStock(house.pool, sku, 100_000)
  carts = await fillCarts(
    house.pool,
    house.buyers.map(({ id }) => ({
      buyerId: id,
      deliveryDay: house.deliveryDay,
      lines: [{ sku: 'WIT-CRATE', packages: 1 }],
    })),
  )
})
afterAll(() => house.close())

const READ = '{ customerCart { total_quantity prices { grand_total { value } } items { uid quantity } } }'
const CHANGE = 'mutation { createEmptyCart }'

function callOf(work: Class, index: number): Call {
  const url = house.servers[0]?.url ?? ''
  const at = index % house.buyers.length
  const token = house.buyers[at]?.token ?? ''
  if (work === 'place') return placeCall(url, token, carts[at] ?? '')
  return { url, token, query: work === 'read' ? READ : CHANGE, variables: {} }
}

const classOf = (index: number): Class => OF_TWENTY[index % OF_TWENTY.length] ?? 'read'

/** Answered calls a second, when sixteen people ask one after the other. */
async function capacity(): Promise<number> {
  const untilMs = performance.now() + MEASURED_MS
  let answered = 0
  const ask = async (_: unknown, person: number) => {
    for (let index = person; performance.now() < untilMs; index += 1) {
      await send(callOf(classOf(index), index))
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, ask))
  return answered / (MEASURED_MS / 1000)
}

type Seen = { work: Class; answer: Answer | { status: 0; body: string; retryAfter?: undefined } }

/** Calls at this rate, whether or not earlier ones are answered. */
async function callAtRate(perSecond: number): Promise<Seen[]> {
  const startMs = performance.now()
  const asked: Promise<Seen>[] = []
  for await (const _ of ticks(TICK_MS)) {
    const elapsedMs = performance.now() - startMs
    if (elapsedMs > OVERLOADED_MS) break
    for (let index = asked.length; index < (perSecond * elapsedMs) / 1000; index += 1) {
      const work = classOf(index)
      asked.push(
        send(callOf(work, index)).then(
          (answer) => ({ work, answer }),
          (fault: unknown): Seen => ({ work, answer: { status: 0, body: String(fault) } }),
        ),
      )
    }
  }
  return Promise.all(asked)
}

const isShed = ({ answer }: Seen) => answer.status === 503

test('at ten times what it can do, a server sheds reads first and orders last, and is itself again within 5 seconds', () =>
  prove('overload at ten times the capacity', Math.ceil(ROUNDS / 100), async () => {
    const perSecond = await capacity()
    const seen = await callAtRate(perSecond * TIMES_CAPACITY)
    await expect.poll(isNormal, { timeout: NORMAL_AGAIN_WITHIN_MS }).toBe(true)

    const share = (work: Class) => {
      const own = seen.filter((one) => one.work === work)
      return own.filter(isShed).length / own.length
    }
    const [read, change, place] = CLASSES.map(share)
    const odd = seen.filter(({ answer }) => answer.status !== 200 && !(answer.status === 503 && answer.retryAfter))
    const shares = `shed: ${CLASSES.map((work) => `${work} ${(share(work) * 100).toFixed(1)} %`).join(', ')}`
    return [
      ...odd.slice(0, 5).map(({ work, answer }) => `${work}: ${JSON.stringify(answer)}`),
      ...((read ?? 0) > 0 ? [] : ['nothing was shed']),
      ...((read ?? 0) >= (change ?? 0) && (change ?? 0) >= (place ?? 0) ? [] : [shares]),
      ...((place ?? 1) < (read ?? 0) ? [] : [`orders are shed as soon as reads; ${shares}`]),
      ...(await examine(house.pool)),
    ]
  }))

/** Twenty reads in a row are answered, none of them slowly. */
async function isNormal(): Promise<boolean> {
  const startedMs = performance.now()
  for (let index = 0; index < 20; index += 1) {
    const { status } = await send(callOf('read', index))
    if (status !== 200) return false
  }
  return performance.now() - startedMs < 20 * 250
}
