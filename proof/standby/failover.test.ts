import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUYER, readPath } from '../../apps/server/src/test/open-brewery.ts'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { isBusy, send, type Answer, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { aWorkingDay, buildStock, ONE_ADDRESS, signIn, tokenOf, type Buyer } from '../support/open-house.ts'
import { placeCall, placingOf } from '../support/placing.ts'
import type { Pool } from '../support/pool.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { startFollowedDatabase, type FollowedDatabase } from './followed-database.ts'

const SERVED_WITHIN_MS = 60_000
const BACK_AFTER_MS = 20
const TOLD_BREACHES = 5
const SHIP_TO = 'S2'

/** The times of a round: before anything is lost, what is lost, and what comes in its place. */
const TIMES = ['first', 'lost', 'kept'] as const
type Time = (typeof TIMES)[number]

/**
 * What becomes of a person, and whether they are let in at the ship-to then. As much is done in the place of what was
 * lost, and something else: whoever counts changes takes the one for the other.
 */
type Fate = Record<Time, { change?: string; isLetIn: boolean }>

const give = (shipTo: string) => `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
  values ($1, 'C1', '${shipTo}', 'SalesAssociate', 'Distributor')`
const withdraw = (shipTo: string) => `delete from user_role where user_id = $1 and ship_to_id = '${shipTo}'`
const setPerson = (column: string) => `update portal_user set ${column} where id = $1`
const ACTIVATE = setPerson(`status = 'Active'`)
const DEACTIVATE = setPerson(`status = 'Inactive'`)
const RENAME = setPerson(`first_name = 'Piet'`)

const FATES: Readonly<Record<string, Fate>> = {
  'given a role in the lost time': {
    first: { change: withdraw('S2'), isLetIn: false },
    lost: { change: give('S2'), isLetIn: true },
    kept: { change: give('S3'), isLetIn: false },
  },
  'given a role after it': {
    first: { change: withdraw('S2'), isLetIn: false },
    lost: { change: give('S3'), isLetIn: false },
    kept: { change: give('S2'), isLetIn: true },
  },
  'whose role was withdrawn in the lost time': {
    first: { isLetIn: true },
    lost: { change: withdraw('S2'), isLetIn: false },
    kept: { change: withdraw('S1'), isLetIn: true },
  },
  'whose role was withdrawn after it': {
    first: { isLetIn: true },
    lost: { change: withdraw('S1'), isLetIn: true },
    kept: { change: withdraw('S2'), isLetIn: false },
  },
  'made active in the lost time': {
    first: { change: DEACTIVATE, isLetIn: false },
    lost: { change: ACTIVATE, isLetIn: true },
    kept: { change: RENAME, isLetIn: false },
  },
  'made inactive in the lost time': {
    first: { isLetIn: true },
    lost: { change: DEACTIVATE, isLetIn: false },
    kept: { change: RENAME, isLetIn: true },
  },
  'made inactive after it': {
    first: { isLetIn: true },
    lost: { change: RENAME, isLetIn: true },
    kept: { change: DEACTIVATE, isLetIn: false },
  },
  'signed out in the lost time': {
    first: { isLetIn: true },
    lost: { change: 'delete from session where user_id = $1', isLetIn: false },
    kept: { change: `update session set ship_to_id = 'S1' where user_id = $1`, isLetIn: true },
  },
  'whose role is withdrawn by a transaction that never ends': {
    first: { isLetIn: true },
    lost: { isLetIn: true },
    kept: { isLetIn: true },
  },
}
const NAMES = Object.keys(FATES)
/** Two more order. */
const PEOPLE = NAMES.length + 2

let database: FollowedDatabase
/** The first is asked all the while. What the second remembers of the lost time nothing has replaced when it is asked again. */
let servers: Server[] = []
let people: Buyer[]

beforeAll(async () => {
  database = await startFollowedDatabase()
  await buildStock(database.pool, PEOPLE)
  await countStock(database.pool, 'WIT-CRATE', 100_000)
  const given = { DATABASE_URL: database.url, ...ONE_ADDRESS }
  servers = await Promise.all([serve(given), serve(given)])
  people = await signIn(database.pool, servers[0]?.url ?? '', PEOPLE)
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await database.close()
})

test('after a failover that loses the last second, rights, prices and orders are those of the database that took over', () =>
  prove('a failover to a standby that was behind', Math.max(2, Math.ceil(ROUNDS / 20)), async (round) => {
    await database.follow()
    await beginAnew()
    await change('first', round)
    const [lostCart = '', otherCart = ''] = await fillTwoCarts()
    const first = await breachesAt('first', round, servers)
    await withdrawWithoutEnd()

    await database.loseFromNow()
    await change('lost', round)
    const lateToken = await tokenOf(servers[0]?.url ?? '', BUYER)
    const lost = await order(lostOrderer(), lostCart)
    const inLostTime = [
      ...(await breachesAt('lost', round, servers)),
      ...(await breachesOfToken(lateToken, expectedOf('lost', round, true))),
    ]

    const crowd = keepAsking(round)
    await database.kill()
    crowd.nobodyKnowsLost()
    const placing = served(placeCall(servers[0]?.url ?? '', otherOrderer().token, otherCart))
    await database.takeOver(round % 2 === 0 ? 'before' : 'after')
    const answer = await placing
    const meanwhile = [...(await crowd.end()), ...(await breachesAt('first', round, servers.slice(0, 1)))]
    const other = await orderOf(otherCart, answer)

    await change('kept', round)
    const again = await order(lostOrderer(), lostCart)
    return [
      ...first,
      ...inLostTime,
      ...meanwhile,
      ...(await breachesAt('kept', round, servers)),
      ...(await breachesOfToken(lateToken, REFUSED)),
      ...breachesInOrders(lost, other, again),
      ...breachesInPrices(round, { lost, first: other, kept: again }),
      ...servers.flatMap(({ child, output }) => (child.exitCode === null ? [] : [`a server ended: ${output()}`])),
      ...(await examine(database.pool)),
    ]
  }))

test('what a transaction changes that is undone is never seen', () =>
  prove('changes of roles and prices that are undone', ROUNDS, async (round) => {
    await beginAnew()
    await change('first', round)
    const meanwhile = await undone(async (client) => {
      await change('lost', round, client)
      return breachesAt('first', round, servers)
    })
    const after = await breachesAt('first', round, servers)
    await change('kept', round)
    return [...meanwhile, ...after, ...(await breachesAt('kept', round, servers))]
  }))

const lostOrderer = () => personAt(NAMES.length)
const otherOrderer = () => personAt(NAMES.length + 1)

function personAt(index: number): Buyer {
  const person = people[index]
  if (!person) throw new Error(`There is no person ${index}.`)
  return person
}

/**
 * Everybody has both roles and is active, whatever became of them in the round before. Their sessions were seen just now:
 * a request that writes down that it saw one would wait for whoever holds its row.
 */
async function beginAnew(): Promise<void> {
  await database.pool.query(
    `update portal_user set status = 'Active', first_name = 'Jan' where id like 'B%';
     update session set last_seen_at = now() where user_id like 'B%';
     delete from user_role where user_id like 'B%';
     insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select u.id, 'C1', s.id, 'SalesAssociate', 'Distributor'
     from portal_user u, (values ('S1'), ('S2')) as s(id) where u.id like 'B%'`,
  )
}

const pricesOf = (round: number) => ({ first: 2_000 + 10 * round, lost: 2_001 + 10 * round, kept: 2_002 + 10 * round })

/** What becomes of people and of the catalogue at this time; as many statements each time. */
async function change(time: Time, round: number, client: Pick<Pool, 'query'> = database.pool): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    const sql = FATES[name]?.[time].change
    if (sql !== undefined) await client.query(sql, [personAt(index).id])
  }
  const name = `${time} ${round}`
  await client.query(`update product set name = $1 where sku = 'WIT-CRATE'`, [JSON.stringify({ nl: name, en: name })])
  // As the importer does: it is found by the name that it has.
  await client.query(`select write_product_search(array['WIT-CRATE'])`)
  await client.query(`update price set price_cents = $1 where sku = 'WIT-CRATE'`, [pricesOf(round)[time]])
}

/** Does this in a transaction, and takes it back. */
async function undone<T>(work: (client: Pick<Pool, 'query'>) => Promise<T>): Promise<T> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}

/** Its transaction ends with the primary. */
async function withdrawWithoutEnd(): Promise<void> {
  const client = new pg.Client(database.url)
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(withdraw(SHIP_TO), [personAt(NAMES.length - 1).id])
}

const BEER = '{ products(filter: { sku: { eq: "WIT-CRATE" } }) { items { name your_price } } }'

const question = (url: string, token: string): Call => ({
  url,
  token,
  query: BEER,
  variables: {},
  headers: { outletid: SHIP_TO },
})

const REFUSED = 'no'
const BUSY = 'come back'

/** The name and the price of the beer, or why they are not told. */
function toldIn(answer: Answer): string {
  if (isBusy(answer)) return BUSY
  const category = String(readPath(answer.body, 'errors', 0, 'extensions', 'category'))
  if (category.startsWith('graphql-auth')) return REFUSED
  const beer = ['data', 'products', 'items', 0] as const
  const [name, price] = [readPath(answer.body, ...beer, 'name'), readPath(answer.body, ...beer, 'your_price')]
  return answer.status === 200 && typeof name === 'string'
    ? `${name} at ${String(price)}`
    : `${answer.status} ${JSON.stringify(answer.body)}`
}

const expectedOf = (time: Time, round: number, isLetIn: boolean) =>
  isLetIn ? `${time} ${round} at ${pricesOf(round)[time] / 100}` : REFUSED

/** Who is let in, and what they are told, by each of these servers. */
async function breachesAt(time: Time, round: number, asked: readonly Server[]): Promise<string[]> {
  const breaches = await Promise.all(
    NAMES.flatMap((name, index) =>
      asked.map(async ({ url }) => {
        const told = toldIn(await served(question(url, personAt(index).token)))
        const expected = expectedOf(time, round, FATES[name]?.[time].isLetIn ?? false)
        return told === expected ? [] : [`${time}: a person ${name} is told ${told}, not ${expected}`]
      }),
    ),
  )
  return breaches.flat()
}

/** Somebody who signed in in the lost time. */
async function breachesOfToken(token: string, expected: string): Promise<string[]> {
  const told = await Promise.all(servers.map(async ({ url }) => toldIn(await served(question(url, token)))))
  return told.flatMap((each) => (each === expected ? [] : [`who signed in is told ${each}, not ${expected}`]))
}

/** Who hears that the server is busy comes back, sooner than told: the round waits for it. */
async function served(call: Call): Promise<Answer> {
  const deadlineMs = performance.now() + SERVED_WITHIN_MS
  for (;;) {
    const answer = await send(call)
    if (!isBusy(answer) || performance.now() > deadlineMs) return answer
    await wait(BACK_AFTER_MS)
  }
}

/** Everybody asks the first server, again and again: each is told the truth, or asked to come back. */
function keepAsking(round: number) {
  const over = new AbortController()
  const breaches: string[] = []
  let times: readonly Time[] = ['first', 'lost']

  async function goOn(name: string, index: number): Promise<void> {
    while (!over.signal.aborted) {
      const mayBe = times.map((time) => expectedOf(time, round, FATES[name]?.[time].isLetIn ?? false))
      const told = toldIn(await send(question(servers[0]?.url ?? '', personAt(index).token)))
      if (told !== BUSY && !mayBe.includes(told))
        breaches.push(`meanwhile a person ${name} is told ${told}, not ${mayBe.join(' or ')}`)
      await wait(BACK_AFTER_MS)
    }
  }
  const going = Promise.all(NAMES.map(goOn))
  return {
    /** What begins from now on is not told of the lost time. */
    nobodyKnowsLost: () => {
      times = ['first']
    },
    end: async () => {
      over.abort()
      await going
      return breaches.slice(0, TOLD_BREACHES)
    },
  }
}

const fillTwoCarts = () =>
  fillCarts(
    database.pool,
    [lostOrderer(), otherOrderer()].map(({ id }, index) => ({
      buyerId: id,
      shipToId: SHIP_TO,
      deliveryDay: aWorkingDay(new Date()),
      lines: [{ sku: 'WIT-CRATE', packages: index + 1 }],
    })),
  )

type Ordered = { number: string; reference: string; cents: number }

/** Orders at the second server, which remembers the price of the lost time. */
async function order({ token }: Buyer, cart: string): Promise<Ordered> {
  return orderOf(cart, await served(placeCall(servers[1]?.url ?? '', token, cart)))
}

/** The order that was answered, as it stands in the books. */
async function orderOf(cart: string, answer: Answer): Promise<Ordered> {
  const { rows } = await database.pool.query<Ordered>(
    `select o.number, o.reference, l.unit_price_cents as cents
     from sales_order o join order_line l on l.order_id = o.id where o.cart_id = $1`,
    [cart],
  )
  const [ordered] = rows
  expect(placingOf(answer)).toEqual({ order: ordered?.number })
  if (!ordered) throw new Error(`The cart ${cart} has no order.`)
  return ordered
}

/** The lost number comes again, for another order, and only once. */
function breachesInOrders(lost: Ordered, ...stand: readonly [Ordered, Ordered]): string[] {
  const [other, again] = stand
  return [
    ...(other.number === lost.number ? [] : [`${other.number} came, and not the lost number ${lost.number}`]),
    ...(again.number === lost.number ? [`${lost.number} came twice`] : []),
    ...stand.flatMap(({ number, reference }) => (reference === lost.reference ? [`${number} is the lost order`] : [])),
  ]
}

/** Each order costs what the beer cost at its time. */
function breachesInPrices(round: number, orders: Readonly<Record<Time, Ordered>>): string[] {
  const prices = pricesOf(round)
  return TIMES.flatMap((time) => {
    const { number, cents } = orders[time]
    return cents === prices[time] ? [] : [`${time}: ${number} cost ${cents}, not ${prices[time]}`]
  })
}
