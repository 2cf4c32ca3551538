import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { isBusy, send } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { aWorkingDay, buildStock, ONE_ADDRESS, signIn, type Buyer } from '../support/open-house.ts'
import { startOutsideWorld, workUntilAllIsOut } from '../support/outside-world.ts'
import { placeCall, placingOf, type Placing } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { startPostgresProxy, type Cut, type PostgresProxy } from './postgres-proxy.ts'

// begin, the cart's lock, the person, what is known, the order, the stock, the places, the outbox, the audit trail, commit
const FEWEST_STATEMENTS = 10
const MOMENTS = ['before', 'during', 'after'] as const
// Every start of a server takes a second: the gate kills it at the commit, the full proof at each statement.
const IS_FULL = ROUNDS >= 100

let database: TestDatabase
let proxy: PostgresProxy
let server: Server
let buyer: Buyer
beforeAll(async () => {
  database = await createTestDatabase()
  await buildStock(database.pool, 1)
  proxy = await startPostgresProxy(database.url)
  server = await startServer()
  const [first] = await signIn(database.pool, server.url, 1)
  if (!first) throw new Error('Nobody signed in.')
  buyer = first
})
beforeEach(() => countStock(database.pool, 'PILS-CRATE', 100_000))
afterAll(async () => {
  await stop(server)
  await proxy.close()
  await database.drop()
})

const startServer = () => serve({ DATABASE_URL: proxy.url, DATABASE_CONNECTIONS: '2', ...ONE_ADDRESS })

async function stop({ child, ended }: Server): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

const lines = [
  { sku: 'PILS-CRATE', packages: 2 },
  { sku: 'WIT-CRATE', packages: 1 },
]

async function aCart(): Promise<string> {
  const [cart = ''] = await fillCarts(database.pool, [
    { buyerId: buyer.id, deliveryDay: aWorkingDay(new Date()), lines },
  ])
  return cart
}

/** Asked to come back is no refusal: what became of the order is not said. */
const ask = (cart: string): Promise<Placing> =>
  send(placeCall(server.url, buyer.token, cart)).then(
    (answer) => (isBusy(answer) ? { broken: 'busy' } : placingOf(answer)),
    (fault: unknown) => ({ broken: String(fault) }),
  )

const numbersOf = async (cart: string) => {
  const { rows } = await database.pool.query<{ number: string }>('select number from sales_order where cart_id = $1', [
    cart,
  ])
  return rows.map(({ number }) => number)
}

type Round = { between?: () => Promise<void>; examines?: boolean }

/** One order whose connection is cut, asked for again; `undefined` when there was no such statement. */
async function placeWithCut(cut: Cut, { between, examines = true }: Round = {}): Promise<string[] | undefined> {
  const cart = await aCart()
  const disarm = proxy.arm(cut)
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
    ...(examines ? await examine(database.pool) : []).map((breach) => `${where}: ${breach}`),
  ]
}

/** Statement by statement, until there is none left to cut; answers how many there were. */
async function cutAtEach(when: Cut['when'], examines: boolean, breaches: string[]): Promise<number> {
  for (let at = 1; ; at += 1) {
    const found = await placeWithCut({ at, when }, { examines })
    if (!found) return at - 1
    breaches.push(...found)
  }
}

test.each(MOMENTS)('a connection cut %s any statement leaves one whole order once it is asked for again', (when) =>
  prove(`connection cut ${when} each statement of placing`, Math.max(1, Math.floor(ROUNDS / 20)), async (round) => {
    const breaches: string[] = []
    // The first round examines the books after each cut, and tells where; the others, with ever more orders, at their end.
    const cuts = await cutAtEach(when, round === 1, breaches)
    if (cuts < FEWEST_STATEMENTS) breaches.push(`only ${cuts} statements were cut`)
    return [...breaches, ...(await examine(database.pool))]
  }),
)

test.each(MOMENTS)('a server killed %s a statement leaves one whole order once another is asked', (when) =>
  prove(`server killed ${when} ${IS_FULL ? 'each statement' : 'the commit'} of placing`, 1, async () => {
    const breaches: string[] = []
    for (const at of await statementsToKillAt()) {
      const restart = async () => {
        await server.ended
        server = await startServer()
      }
      breaches.push(
        ...((await placeWithCut({ at, when, strike: () => server.child.kill('SIGKILL') }, { between: restart })) ?? []),
      )
    }
    return breaches
  }),
)

/** The numbers of the statements of placing, or of its commit alone. */
async function statementsToKillAt(): Promise<number[]> {
  const disarm = proxy.arm({ at: Number.MAX_SAFE_INTEGER, when: 'before' })
  await ask(await aCart())
  const { seen } = disarm()
  return seen.flatMap((label, index) => (label === 'commit' || IS_FULL ? [index + 1] : []))
}

test('all that was ordered reaches the ERP once and is confirmed by one mail', async () => {
  const world = await startOutsideWorld(database.url)
  await workUntilAllIsOut(database, world)
  const { rows } = await database.pool.query(
    `select o.number, (select count(*)::int from simulators.sales_order s where s.order_number = o.number) as exported,
       (select count(*)::int from simulators.message m where m.subject like '%' || o.number || '%') as mails
     from sales_order o`,
  )
  await world.stop()
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ exported, mails }) => exported !== 1 || mails !== 1)).toEqual([])
})
