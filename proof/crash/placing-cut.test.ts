import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isBusy, send } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { aWorkingDay } from '../support/open-house.ts'
import { startOutsideWorld, workUntilAllIsOut } from '../support/outside-world.ts'
import { placeCall, placingOf, type Placing } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { cutAtEach, MOMENTS, openCutHouse, type CutHouse } from './cut-house.ts'
import type { Cut } from './postgres-proxy.ts'

// begin, the cart's lock, the person, what is known, the order, the stock, the places, the outbox, the audit trail, commit
const FEWEST_STATEMENTS = 10
// Every start of a server takes a second: the gate kills it at the commit, the full proof at each statement.
const IS_FULL = ROUNDS >= 100

let house: CutHouse
beforeAll(async () => {
  house = await openCutHouse()
})
beforeEach(() => countStock(house.pool, 'PILS-CRATE', 100_000))
afterAll(() => house.close())

const lines = [
  { sku: 'PILS-CRATE', packages: 2 },
  { sku: 'WIT-CRATE', packages: 1 },
]

async function aCart(replacesId?: number): Promise<string> {
  const [cart = ''] = await fillCarts(house.pool, [
    {
      buyerId: house.buyer.id,
      deliveryDay: aWorkingDay(new Date()),
      lines,
      ...(replacesId !== undefined && { replacesId }),
    },
  ])
  return cart
}

/** A cart that takes the place of an order. */
async function aChange(): Promise<string> {
  const first = await aCart()
  await ask(first)
  const { rows } = await house.pool.query<{ id: number }>('select id from sales_order where cart_id = $1', [first])
  return aCart(rows[0]?.id)
}

/** Asked to come back is no refusal: what became of the order is not said. */
const ask = (cart: string): Promise<Placing> =>
  send(placeCall(house.url(), house.buyer.token, cart)).then(
    (answer) => (isBusy(answer) ? { broken: 'busy' } : placingOf(answer)),
    (fault: unknown) => ({ broken: String(fault) }),
  )

const numbersOf = async (cart: string) => {
  const { rows } = await house.pool.query<{ number: string }>('select number from sales_order where cart_id = $1', [
    cart,
  ])
  return rows.map(({ number }) => number)
}

type Round = { between?: () => Promise<void>; examines?: boolean; fill?: () => Promise<string> }

/** One order whose connection is cut, asked for again; `undefined` when there was no such statement. */
async function placeWithCut(
  cut: Cut,
  { between, examines = true, fill = aCart }: Round = {},
): Promise<string[] | undefined> {
  const cart = await fill()
  const disarm = house.proxy.arm(cut)
  const first = await ask(cart)
  const { cut: label } = disarm()
  if (label === undefined) return undefined
  const known = await numbersOf(cart)
  await between?.()
  const second = await ask(cart)
  const numbers = await numbersOf(cart)
  const where = `${cut.when} ${cut.at} (${label})`
  return [
    ...('refused' in first ? [`${where}: an untrue refusal: ${first.refused}`] : []),
    // A buyer who hears that it failed, of an order that stands, orders it twice.
    ...('broken' in first && known.length > 0 && !between ? [`${where}: failed, and ${known.join()} stands`] : []),
    ...('order' in second ? [] : [`${where}: asked again: ${JSON.stringify(second)}`]),
    ...(numbers.length === 1 ? [] : [`${where}: ${numbers.length} orders`]),
    ...('order' in second && numbers[0] !== second.order ? [`${where}: answered ${second.order}`] : []),
    ...(examines ? await examine(house.pool) : []).map((breach) => `${where}: ${breach}`),
  ]
}

test.each(MOMENTS)('a connection cut %s any statement leaves one whole order once it is asked for again', (when) =>
  prove(`connection cut ${when} each statement of placing`, Math.max(1, Math.floor(ROUNDS / 20)), async (round) => {
    const breaches: string[] = []
    // The first round examines the books after each cut, and tells where; the others, with ever more orders, at their end.
    const cuts = await cutAtEach(when, (cut) => placeWithCut(cut, { examines: round === 1 }), breaches)
    if (cuts < FEWEST_STATEMENTS) breaches.push(`only ${cuts} statements were cut`)
    return [...breaches, ...(await examine(house.pool))]
  }),
)

// What is placed, and the order that is given back: its lock, its stock, its places, its status and that it never came.
const FEWEST_OF_A_CHANGE = FEWEST_STATEMENTS + 5

test.each(MOMENTS)('a connection cut %s any statement of a change leaves one of the two orders, whole', (when) =>
  prove(`connection cut ${when} each statement of changing`, Math.max(1, Math.floor(ROUNDS / 20)), async (round) => {
    const breaches: string[] = []
    const cuts = await cutAtEach(when, (cut) => placeWithCut(cut, { examines: round === 1, fill: aChange }), breaches)
    if (cuts < FEWEST_OF_A_CHANGE) breaches.push(`only ${cuts} statements were cut`)
    const { rows } = await house.pool.query<{ number: string }>(
      `select o.number from sales_order o join sales_order s on s.replaces_id = o.id where o.status <> 'Canceled'`,
    )
    return [
      ...breaches,
      ...rows.map(({ number }) => `${number} stands beside its change`),
      ...(await examine(house.pool)),
    ]
  }),
)

test.each(MOMENTS)('a server killed %s a statement leaves one whole order once another is asked', (when) =>
  prove(`server killed ${when} ${IS_FULL ? 'each statement' : 'the commit'} of placing`, 1, async () => {
    const breaches: string[] = []
    for (const at of await statementsToKillAt()) {
      breaches.push(...((await placeWithCut({ at, when, strike: house.kill }, { between: house.restart })) ?? []))
    }
    return breaches
  }),
)

/** The numbers of the statements of placing, or of its commit alone. */
async function statementsToKillAt(): Promise<number[]> {
  const disarm = house.proxy.arm({ at: Number.MAX_SAFE_INTEGER, when: 'before' })
  await ask(await aCart())
  const { seen } = disarm()
  return seen.flatMap((label, index) => (label === 'commit' || IS_FULL ? [index + 1] : []))
}

test('all that was ordered reaches the ERP once and is confirmed by one mail', async () => {
  const world = await startOutsideWorld(house.database.url)
  await workUntilAllIsOut(house.database, world)
  const { rows } = await house.pool.query(
    `with exported as (select order_number as number, count(*)::int as times from simulators.sales_order group by 1),
       mailed as (
         select named[1] as number, count(distinct id)::int as times
         from simulators.message cross join lateral regexp_matches(subject, '[0-9]+-[0-9]+', 'g') as named group by 1)
     select o.number, coalesce(exported.times, 0) as exported, coalesce(mailed.times, 0) as mails, later.id is not null as replaced
     from sales_order o left join exported using (number) left join mailed using (number)
     left join sales_order later on later.company_id = o.company_id and later.replaces_id = o.id`,
  )
  await world.stop()
  expect(rows.length).toBeGreaterThan(30)
  // What was replaced before the worker came goes nowhere; the letter of the order in its place names it.
  expect(rows.filter(({ exported, mails, replaced }) => exported !== (replaced ? 0 : 1) || mails !== 1)).toEqual([])
})
