import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, type Answer } from '../support/at-once.ts'
import { fillCarts } from '../support/carts.ts'
import { openHouse, type Buyer, type House } from '../support/open-house.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const WAITING = 4
/** A machine that others use too may be slower than the patience of who waits: such a run says nothing. */
const MOST_RUNS = 20
const LONG_MS = 10_000
const CALENDAR = '/nl/prod/api/v1/portal/orders/GetGlobalCalendar?ShipToId=S1'

let house: House
beforeAll(async () => {
  house = await openHouse({
    servers: 1,
    buyers: WAITING + 2,
    settings: { REQUESTS_AT_ONCE: '1', REQUESTS_WAITING: `${WAITING}` },
  })
})
afterAll(() => house.close())

const READ = '{ customerCart { total_quantity } }'
const TITLE = `mutation ($cart: String!) {
  saveCustomerOrderNumber(cart_id: $cart, customer_order_number: "Koningsdag") { success }
}`
const CONFIRM = `mutation ($cart: String!, $day: String!) {
  updatePrices(input: { cart_id: $cart, delivery_date: $day, date_popup: $day, payment_method: "onaccount",
    payment_title: "On account", outlet_order_type: "YDOR", delivery_method: "selfpickup_selfpickup",
    delivery_hours_from: "08:00", delivery_hours_to: "12:00", user_first_name: "Jan", user_surname: "Brink" }) {
    cart { id } } }`

test('who is checking out reads before others change their carts', () =>
  prove('whoever is checking out comes first', Math.ceil(ROUNDS / 20), async () => {
    const [first, second, ...others] = await withCarts(house)
    if (!first || !second) throw new Error('Nobody is there.')
    const confirmed = problems('confirming', await ask(first, CONFIRM))
    for (let run = 1; run <= MOST_RUNS; run += 1) {
      const { read, changes } = await crowd({ reading: first, holding: second, changing: others })
      const [served, shed] = [200, 503].map((own) => [read, ...changes].filter(({ status }) => status === own))
      if (shed?.length === 1)
        return [...confirmed, ...problems('reading', read), ...(served ?? []).flatMap((one) => problems('asking', one))]
    }
    return [...confirmed, `of ${MOST_RUNS} crowds none came before those who waited had lost patience`]
  }))

type Crowd = { reading: Ordering; holding: Ordering; changing: readonly Ordering[] }

/** One is worked on, four may wait, and five come. */
async function crowd({ reading, holding, changing }: Crowd): Promise<{ read: Answer; changes: Answer[] }> {
  const free = await keepBusy(holding)
  const changes = changing.map((other) => ask(other, TITLE))
  const read = ask(reading, READ)
  // The one too many is told at once.
  await Promise.race([read, ...changes])
  await free()
  return { read: await read, changes: await Promise.all(changes) }
}

type Ordering = Buyer & { cart: string }

async function withCarts({ pool, buyers, deliveryDay }: House): Promise<Ordering[]> {
  const lines = [{ sku: 'WIT-CRATE', packages: 1 }]
  const carts = await fillCarts(
    pool,
    buyers.map(({ id }) => ({ buyerId: id, deliveryDay, lines })),
  )
  return buyers.map((buyer, index) => ({ ...buyer, cart: carts[index] ?? '' }))
}

const url = (): string => house.servers[0]?.url ?? ''

const ask = ({ token, cart }: Ordering, query: string): Promise<Answer> =>
  send({ url: url(), token, query, variables: query === READ ? {} : { cart, day: house.deliveryDay } })

const problems = (what: string, { status, body }: Answer): string[] =>
  status === 200 && !JSON.stringify(body).includes('"errors":[{') ? [] : [`${what}: ${status} ${JSON.stringify(body)}`]

/** Somebody is worked on until told otherwise: whoever comes meanwhile waits. */
async function keepBusy({ token }: Ordering): Promise<() => Promise<void>> {
  const lock = await house.pool.connect()
  await lock.query('begin; lock table delivery_calendar_closure in access exclusive mode')
  const held = fetch(`${url()}${CALENDAR}`, { headers: { authorization: `Bearer ${token}` } })
  const waiting = `select from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await house.pool.query(waiting)).rowCount, { timeout: LONG_MS }).toBe(1)
  return async () => {
    await lock.query('rollback')
    lock.release()
    await held
  }
}
