import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { run, serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { send, sendUntilServed } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { aWorkingDay, buildStock, ONE_ADDRESS, signIn, type Buyer } from '../support/open-house.ts'
import { startOutsideWorld, startWorker, untilAllIsOut, type OutsideWorld } from '../support/outside-world.ts'
import { placeCall, placingOf } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { startPutBackDatabase, type PutBackDatabase } from '../support/put-back.ts'
import { startErpRelay, type ErpRelay } from './erp-relay.ts'

const BUYERS = 8
/** So many orders are placed in the seconds that are lost, in turns. */
const LOST = [32, 1, 0]
/** Twice as far ahead each time, six numbers pass sixty that were given before. */
const MOST_NUMBERS = 6
const PLACED_WITHIN_MS = 60_000

let database: PutBackDatabase
let elsewhere: TestDatabase
let world: OutsideWorld
let relay: ErpRelay
let servers: Server[]
let worker: ReturnType<typeof startWorker>
let buyers: Buyer[]
/** The reference of every order that was seen before the database was put back, as the ERP has it. */
const seen = new Set<string>()
/** As it travels to the ERP: without dashes. */
const SAP_REFERENCE = `replace(reference::text, '-', '')`

beforeAll(async () => {
  database = await startPutBackDatabase()
  await buildStock(database.pool, BUYERS)
  await countStock(database.pool, 'WIT-CRATE', 100_000)
  // The ERP and the mailbox forget nothing: they know the same brewery from a database of their own.
  elsewhere = await createTestDatabase()
  await buildStock(elsewhere.pool, BUYERS)
  world = await startOutsideWorld(elsewhere.url)
  relay = await startErpRelay()
  relay.leadTo(world.erpUrl)
  const given = { DATABASE_URL: database.url, ...ONE_ADDRESS }
  servers = await Promise.all([serve(given), serve(given)])
  buyers = await signIn(database.pool, servers[0]?.url ?? '', BUYERS)
  worker = startWorker(database.url, { erpUrl: relay.url, smtpUrl: world.smtpUrl })
})
afterAll(async () => {
  const processes = [...servers, worker]
  for (const { child } of processes) child.kill('SIGKILL')
  await Promise.all(processes.map(({ ended }) => ended))
  await relay.close()
  await world.stop()
  await elsewhere.drop()
  await database.close()
})

test('no order takes the number of one that was lost, and what was lost is listed', async () => {
  // Who has brought an order has started: a process does not start without a database.
  await place(['S1'])
  await untilAllIsOut(database)
  await prove(
    'a database put back under servers and worker',
    Math.max(LOST.length, Math.ceil(ROUNDS / 20)),
    async (round) => {
      const lost = LOST[(round - 1) % LOST.length] ?? 0
      await database.note()
      const answer = lost > 0 ? await loseAnswered(lost) : undefined
      await putBack()

      // The numbers of the lost ones come again, and so do their ids, while an answer about one of them is still to come.
      await world.erpBehaves({ mode: 'down' })
      await place(['S2', 'S1'])
      answer?.letGo()
      await place(['S1', 'S2'])
      await database.note()

      // These reach the ERP in seconds that are lost once more.
      await world.erpBehaves({ mode: 'normal' })
      await untilAllIsOut(database)
      await place(['S1'])
      await untilAllIsOut(database)
      const renumbered = await numberedTooOften()
      await putBack()

      await place(['S1', 'S2', 'S1', 'S2'])
      await untilAllIsOut(database)
      return [
        ...renumbered,
        ...(await breachesAtErp()),
        ...(await breachesInMails()),
        ...(await examine(database.pool)),
      ]
    },
  )
})

test('what servers know of a time that was lost is not told once the database is put back', () =>
  prove('a catalogue put back under servers', Math.ceil(ROUNDS / 20), async (round) => {
    await database.note()
    await nameVolume(`lost ${round}`)
    const lost = await toldVolumes()
    await database.putBack()
    // As many changes as were lost: whoever counts them takes this state for that one.
    await nameVolume(`kept ${round}`)
    const kept = await toldVolumes()
    return [...lost.filter((told) => told !== `lost ${round}`), ...kept.filter((told) => told !== `kept ${round}`)]
  }))

const nameVolume = (volume: string) =>
  database.pool.query(`update product set volume = $1 where sku = 'WIT-CRATE'`, [volume])

const VOLUME = `{ products(filter: { sku: { eq: "WIT-CRATE" } }) { items { volume } } }`

/** What each server says of the product. */
function toldVolumes(): Promise<string[]> {
  return Promise.all(
    servers.map(async ({ url }) => {
      const { body } = await sendUntilServed({ url, token: buyers[0]?.token ?? '', query: VOLUME, variables: {} })
      return String(readPath(body, 'data', 'products', 'items', 0, 'volume'))
    }),
  )
}

/** Orders that reach the ERP and are lost; of the first one, of another ship-to, the worker has not heard yet. */
async function loseAnswered(count: number): Promise<{ letGo: () => void }> {
  const answer = relay.keepAnswer()
  await place(['S2'])
  await answer.kept
  await place(Array(count - 1).fill('S1'))
  await expect.poll(() => waiting('S1'), { timeout: PLACED_WITHIN_MS }).toBe(0)
  return answer
}

const waiting = async (shipTo: string) => {
  const { rows } = await database.pool.query('select from outbox where done_at is null and ship_to_id = $1', [shipTo])
  return rows.length
}

async function putBack(): Promise<void> {
  const { rows } = await database.pool.query<{ reference: string }>(
    `select ${SAP_REFERENCE} as reference from sales_order`,
  )
  for (const { reference } of rows) seen.add(reference)
  await database.putBack()
}

/** Places an order for each of these ship-tos, by another buyer each, through both servers; each names itself in its title. */
async function place(shipTos: readonly string[]): Promise<void> {
  for (let first = 0; first < shipTos.length; first += BUYERS) {
    const batch = shipTos.slice(first, first + BUYERS).map((shipToId, index) => ({ shipToId, buyer: buyers[index] }))
    const carts = await fillCarts(
      database.pool,
      batch.map(({ shipToId, buyer }) => ({
        buyerId: buyer?.id ?? '',
        shipToId,
        deliveryDay: aWorkingDay(new Date()),
        lines: [{ sku: 'WIT-CRATE', packages: 1 }],
      })),
    )
    await database.pool.query('update cart set customer_order_number = id where id = any($1)', [carts])
    await Promise.all(carts.map((cart, index) => placed(cart, batch[index]?.buyer?.token ?? '', index)))
  }
}

/** Asks until the order stands: a server that has lost its connections says so, and has others at the next call. */
async function placed(cart: string, token: string, index: number): Promise<void> {
  const server = servers[index % servers.length]
  const ask = () => {
    const ended = server?.child.exitCode ?? server?.child.signalCode ?? null
    if (!server || ended !== null) return { ended, log: server?.output() }
    return send(placeCall(server.url, token, cart)).then(placingOf, (fault: unknown) => fault)
  }
  await expect.poll(ask, { timeout: PLACED_WITHIN_MS }).toEqual({ order: expect.any(String) })
}

type Ours = { number: string; reference: string; sap_id: string | null; former_numbers: string[]; cart_id: string }
type Theirs = { number: string; order_number: string; reference: string }

const ours = async () =>
  (
    await database.pool.query<Ours>(
      `select number, ${SAP_REFERENCE} as reference, sap_id, former_numbers, cart_id from sales_order`,
    )
  ).rows

/** Orders that met the lost ones one by one. */
const numberedTooOften = async () =>
  (await ours()).flatMap(({ number, former_numbers: former }) =>
    former.length <= MOST_NUMBERS ? [] : [`${number} had ${former.length} numbers before`],
  )

/** Each order here is in the ERP once, by its own names; what is there and not here was lost, and is told by the command. */
async function breachesAtErp(): Promise<string[]> {
  const { rows: held } = await elsewhere.pool.query<Theirs>(
    'select number, order_number, reference from simulators.sales_order',
  )
  const orders = await ours()
  const byReference = Map.groupBy(held, ({ reference }) => reference)
  const byNumber = Map.groupBy(held, ({ order_number: number }) => number)
  const here = new Set(orders.map(({ reference }) => reference))
  const gone = held.filter(({ reference }) => !here.has(reference))
  const told = await toldAsLost()
  return [
    ...orders.flatMap((order) => {
      const [found, ...more] = byReference.get(order.reference) ?? []
      if (!found || more.length > 0) return [`${order.number}: ${more.length + (found ? 1 : 0)} times in the ERP`]
      const isItself = found.order_number === order.number && found.number === order.sap_id
      return isItself ? [] : [`${order.number} (${order.sap_id}) is ${found.order_number} (${found.number}) in the ERP`]
    }),
    ...[...byNumber].flatMap(([number, each]) =>
      each.length === 1 ? [] : [`${each.length} orders ${number} in the ERP`],
    ),
    ...gone.flatMap(({ reference, number }) => (seen.has(reference) ? [] : [`nobody placed ${number} of the ERP`])),
    ...gone.flatMap(({ number }) => (told.includes(number) ? [] : [`${number} was lost and is not told`])),
    ...told.flatMap((number) => (gone.some((each) => each.number === number) ? [] : [`${number} is told as lost`])),
  ]
}

/** What `fust lost-orders` prints, by SAP ids; it ends with 1 when it prints any. */
async function toldAsLost(): Promise<string[]> {
  const { output, ended } = run('lost-orders', { DATABASE_URL: database.url, ERP_URL: world.erpUrl })
  const code = await ended
  const told = [...output().matchAll(/^SAP (\d+) /gm)].map(([, sapId = '']) => sapId)
  if (code !== (told.length > 0 ? 1 : 0)) throw new Error(`fust lost-orders ended with ${code}:\n${output()}`)
  return told
}

type Mail = { cart: string; confirmed: string | null; renumbered: string | null }

/** Each buyer has one confirmation, and a mail with the number of today where that is another one than was confirmed. */
async function breachesInMails(): Promise<string[]> {
  const orders = await ours()
  const { rows: mails } = await elsewhere.pool.query<Mail>(
    `select cart.id as cart, substring(m.subject from '^Bestelling (\\S+) voor ') as confirmed,
       substring(m.subject from ' is nu bestelling (\\S+)$') as renumbered
     from unnest($1::text[]) as cart(id) join simulators.message m on m.body_text like '%' || cart.id || '%'`,
    [orders.map((order) => order.cart_id)],
  )
  const byCart = Map.groupBy(mails, ({ cart }) => cart)
  return orders.flatMap(({ number, cart_id: cart, former_numbers: former }) => {
    const own = byCart.get(cart) ?? []
    const [confirmed, ...twice] = own.flatMap((mail) => mail.confirmed ?? [])
    const renumbered = own.flatMap((mail) => mail.renumbered ?? [])
    if (!confirmed || twice.length > 0) return [`${number}: ${twice.length + (confirmed ? 1 : 0)} confirmations`]
    if (former.length === 0) return confirmed === number ? [] : [`${number} was confirmed as ${confirmed}`]
    return renumbered.length === 1 && renumbered[0] === number
      ? []
      : [`${number}, once ${former.join()}: told ${renumbered.join() || 'nothing'}`]
  })
}
