import { afterAll, beforeAll, expect, test } from 'vitest'
import { letTimePass } from '../../apps/server/src/features/outbox/outbox.builders.ts'
import { addBreweryPeople } from '../../apps/server/src/features/users/people.builders.ts'
import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { openNewBooks } from '../support/new-books.ts'
import { openHouse, type Buyer, type House } from '../support/open-house.ts'
import { startOutsideWorld, startWorker, untilAllIsOut, type OutsideWorld } from '../support/outside-world.ts'
import { brokenIn, ordersIn, placeAtOnce, placeCall, refusalsIn } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { spreadBuyers } from '../support/ship-tos.ts'

const BUYERS = 24
const SHIP_TOS = 8
const STEPS = 6
const STEP_MS = 10 * 60_000
const ADMIN = '/nl/prod/api/v1/portal/admin'
const POISON = 'Material WIT-CRATE is not maintained in plant 1000'

let house: House
let world: OutsideWorld
let worker: ReturnType<typeof startWorker>
let shipTos: Map<string, string>
let buyers: readonly Buyer[]
let administrator: Buyer
beforeAll(async () => {
  house = await openHouse({ servers: 1, buyers: BUYERS + 1 })
  shipTos = await spreadBuyers(house.pool, SHIP_TOS)
  buyers = house.buyers.slice(0, BUYERS)
  administrator = house.buyers.at(-1) ?? administrator
  await addBreweryPeople(house.pool)
  await house.pool.query('delete from user_role where user_id = $1', [administrator.id])
  await insertRows(house.pool, 'user_role', [
    { user_id: administrator.id, company_id: 'B', ship_to_id: 'B1', role: 'Owner', customer_type: 'InternalCustomer' },
  ])
  await house.pool.query(`update portal_user set default_ship_to_id = 'B1' where id = $1`, [administrator.id])
  world = await startOutsideWorld(house.database.url)
  worker = startWorker(house.database.url, world)
})
afterAll(async () => {
  worker.child.kill('SIGKILL')
  await worker.ended
  await world.stop()
  await house.close()
})

/** Everybody orders at once; answers what was no order. */
async function orderAtOnce(): Promise<string[]> {
  await countStock(house.pool, 'WIT-CRATE', 10_000)
  const carts = await fillCarts(
    house.pool,
    buyers.map(({ id }) => ({
      buyerId: id,
      shipToId: shipTos.get(id) ?? '',
      deliveryDay: house.deliveryDay,
      lines: [{ sku: 'WIT-CRATE', packages: 1 }],
    })),
  )
  const calls = buyers.map(({ token }, index) => placeCall(house.servers[0]?.url ?? '', token, carts[index] ?? ''))
  const placings = await placeAtOnce(calls)
  const missing = BUYERS - ordersIn(placings).length
  return [...brokenIn(placings), ...refusalsIn(placings), ...(missing > 0 ? [`${missing} have not ordered`] : [])]
}

/** Until whatever is due has been tried: what is left waits for its time, behind another one, or for a person. */
async function untilTried(): Promise<void> {
  await house.pool.query(`select pg_notify('outbox', '')`)
  await expect
    .poll(
      async () => {
        const { rows } = await house.pool.query<{ due: number }>(
          `select count(*)::int as due from outbox o where done_at is null and dead_at is null
             and (leased_until > now() or available_at <= now() and (lane is null or not exists (
               select from outbox earlier where earlier.lane = o.lane and earlier.done_at is null and earlier.id < o.id)))`,
        )
        return rows[0]?.due
      },
      { timeout: 120_000, interval: 50 },
    )
    .toBe(0)
}

/** Until nothing is left but what is dead, and what waits behind it. */
async function untilOnlyHeldIsLeft(): Promise<void> {
  await expect
    .poll(
      async () => {
        await house.pool.query(
          'update outbox set available_at = now() where done_at is null and dead_at is null and available_at > now()',
        )
        await untilTried()
        const { rows } = await house.pool.query<{ left: number }>(
          `select count(*)::int as left from outbox o where done_at is null and dead_at is null and not exists (
             select from outbox dead where dead.lane = o.lane and dead.dead_at is not null and dead.done_at is null)`,
        )
        return rows[0]?.left
      },
      { timeout: 120_000 },
    )
    .toBe(0)
}

type Way = { number: string; shipTo: string; isDead: boolean; attempts: number; isThere: boolean; sapId: string | null }

/** All orders, in the order of the decisions, and how far each has come on its way to the ERP. */
async function ways(): Promise<Way[]> {
  const { rows } = await house.pool.query<Way>(
    `select o.number, o.ship_to_id as "shipTo", m.dead_at is not null as "isDead", m.attempts, o.sap_id as "sapId",
       exists (select from simulators.sales_order s where s.order_number = o.number) as "isThere"
     from sales_order o join outbox m on m.topic = 'erp.submit-order' and m.payload ->> 'number' = o.number
     order by m.id`,
  )
  return rows
}

/** Orders that the ERP has not once, or got in another order than they were placed in at their ship-to; and their mails. */
async function wrongArrivals(): Promise<string[]> {
  const { rows } = await house.pool.query<{ wrong: string }>(
    `with arrived as (
       select o.number, o.sap_id, o.ship_to_id, count(s.number) as times, min(s.number::bigint) as place,
         (select m.id from outbox m where m.topic = 'erp.submit-order' and m.payload ->> 'number' = o.number) as decided,
         (select count(*) from simulators.message m where m.subject like '%' || o.number || '%') as mails
       from sales_order o left join simulators.sales_order s on s.order_number = o.number group by o.id, o.number, o.sap_id, o.ship_to_id)
     select number || ' is ' || times || ' times in the ERP, known as ' || coalesce(sap_id, 'nothing') || ', mailed ' || mails as wrong
     from arrived where times <> 1 or mails <> 1 or sap_id is distinct from place::text
     union all
     select number || ' came before an earlier one of ' || ship_to_id from (
       select *, lag(place) over (partition by ship_to_id order by decided) as earlier from arrived) each where place < earlier`,
  )
  return rows.map(({ wrong }) => wrong)
}

async function askAdmin(call: string, payload?: object): Promise<unknown> {
  const answer = await fetch(`${house.servers[0]?.url}${ADMIN}/${call}`, {
    headers: { authorization: `Bearer ${administrator.token}`, 'content-type': 'application/json' },
    ...(payload && { method: 'POST', body: JSON.stringify(payload) }),
  })
  return answer.json()
}

const shown = async () => {
  const backlog = await askAdmin('GetBacklog')
  const listed = (name: string): readonly unknown[] => Object(readPath(backlog, name))
  return {
    lanes: [...listed('lanes')].map((lane) => readPath(lane, 'shipToId')),
    messages: [...listed('messages')],
  }
}

test('an ERP that was away for an hour gets each order once, in turn, and what it refuses holds back its ship-to alone', () =>
  prove('ERP away for an hour', Math.ceil(ROUNDS / 20), async () => {
    await openNewBooks(house.pool)
    const found: string[] = []

    await world.erpBehaves({ mode: 'down' })
    for (let step = 0; step < STEPS; step += 1) {
      found.push(...(await orderAtOnce()))
      await untilTried()
      await letTimePass(house.pool, STEP_MS)
    }
    await untilTried()
    const away = await ways()
    expect(away).toHaveLength(STEPS * BUYERS)
    expect(away.filter(({ isDead, isThere, sapId }) => isDead || isThere || sapId !== null)).toEqual([])
    // The first of each ship-to was tried again and again, those behind it never.
    const heads = away.filter(({ attempts }) => attempts > 0)
    expect(new Set(heads.map(({ shipTo }) => shipTo)).size).toBe(SHIP_TOS)
    expect(heads).toHaveLength(SHIP_TOS)
    expect(Math.min(...heads.map(({ attempts }) => attempts))).toBeGreaterThan(5)
    expect((await shown()).messages).toHaveLength(SHIP_TOS)

    // It is back, and does not take one of them.
    await world.erpBehaves({ mode: 'refuse', times: 1, message: POISON })
    await untilOnlyHeldIsLeft()
    const [dead, ...others] = (await ways()).filter(({ isDead }) => isDead)
    expect(others).toEqual([])
    const held = (await ways()).filter(({ isThere }) => !isThere)
    expect(held.map(({ number }) => number)).toEqual(
      away.filter(({ shipTo }) => shipTo === dead?.shipTo).map(({ number }) => number),
    )

    // Who looks after it sees which one and why, on the screen and from the doctor.
    const seen = await shown()
    expect(seen.lanes).toEqual([dead?.shipTo])
    expect(seen.messages).toEqual([
      expect.objectContaining({ orderNumber: dead?.number, nextAt: null, error: expect.stringContaining(POISON) }),
    ])
    const [what, which = '', ...more] = await examine(house.pool)
    expect([what, ...more]).toEqual(['fust doctor: BROKEN  no message for the ERP is dead'])
    expect(which).toContain(`of order ${dead?.number} is dead`)
    expect(which).toContain(POISON)

    // Tried again and refused again, it is dead again; once it is taken, the others follow.
    const messageId = readPath(seen.messages[0], 'id')
    await world.erpBehaves({ mode: 'refuse', times: 1, message: POISON })
    expect(await askAdmin('RetryMessage', { messageId })).toEqual({ retried: 1 })
    await untilOnlyHeldIsLeft()
    expect((await ways()).filter(({ isThere }) => !isThere)).toHaveLength(held.length)
    await world.erpBehaves({ mode: 'normal' })
    expect(await askAdmin('RetryMessage', { messageId })).toEqual({ retried: 1 })
    await untilAllIsOut(house.database)

    // Of several ship-tos at once all are tried again together.
    await world.erpBehaves({ mode: 'refuse', times: 3, message: POISON })
    found.push(...(await orderAtOnce()))
    await untilOnlyHeldIsLeft()
    expect((await shown()).lanes).toHaveLength(3)
    expect(await askAdmin('RetryMessages', { kind: 'erp' })).toEqual({ retried: 3 })
    await untilAllIsOut(house.database)
    expect(await shown()).toEqual({ lanes: [], messages: [] })

    return [...found, ...(await wrongArrivals()), ...(await examine(house.pool))]
  }))
