import { PERMISSIONS } from '@fust/domain/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Objects } from '../access/operations.ts'
import { addNumberedShipTo, insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { UNHURRIED } from '../../apps/server/src/test/processes.builders.ts'
import { giveBelongings } from '../support/belongings.ts'
import {
  CHANGING_CALLS,
  CHANGING_NAMES,
  COUPON,
  LEFT_OUT_NAMES,
  NUMBERED_SHIP_TO,
  type ChangingCall,
} from '../support/changing-calls.ts'
import { COMPANY, openHouse, PATIENT, SHIP_TO, type House } from '../support/open-house.ts'
import { IS_GATE, prove, ROUNDS } from '../support/prove.ts'

// Two servers of twelve connections each: all calls of a round wait at once.
const AT_ONCE = 20
// Each round asks a whole group of calls.
const ROUNDS_OF_GROUP = IS_GATE ? 1 : Math.ceil(ROUNDS / 3)
const UNTIL_ALL_WAIT_MS = 25_000

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: AT_ONCE, settings: { ...PATIENT, ...UNHURRIED } })
  await insertRows(house.pool, 'coupon', [
    { code: COUPON, name: '{"nl":"Tien","en":"Ten"}', rate_bp: 1_000, max_uses: 100_000 },
  ])
  await addNumberedShipTo(house.pool, NUMBERED_SHIP_TO, 'Depot Haaksbergen')
  await house.pool.query(`delete from user_role where user_id like 'B%'`)
  await house.pool.query(APPOINT, [house.buyers.map(({ id }) => id)])
})
afterAll(() => house.close())

/** All of them are Key users, so that each may do each of these. */
const APPOINT = `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
  select u.id, '${COMPANY}', s.id, 'Owner', 'Distributor'
  from portal_user u, unnest(array['${SHIP_TO}', 'S2', '${NUMBERED_SHIP_TO}']) as s(id) where u.id = any($1)
  on conflict do nothing`

const inGroups = (calls: readonly ChangingCall[]): ChangingCall[][] =>
  Array.from({ length: Math.ceil(calls.length / AT_ONCE) }, (_, index) =>
    calls.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )

const cartsFor = (calls: readonly ChangingCall[]) => calls.map(({ cart }) => cart)

type Sent = { name: string; status: number; body: string }

/** Sends each call in the name of another person, to both servers in turn. */
async function ask(calls: readonly ChangingCall[], belongings: readonly Objects[], onAnswer?: (sent: Sent) => void) {
  return Promise.all(
    calls.map(async ({ name, ask: askFor }, index): Promise<Sent> => {
      const own = belongings[index]
      if (!own) throw new Error(`Nobody is there for ${name}.`)
      const { method, url, payload, contentType = 'application/json' } = askFor(own)
      const server = house.servers[index % house.servers.length]?.url ?? ''
      const answer = await fetch(server + url, {
        method,
        headers: {
          authorization: `Bearer ${house.buyers[index]?.token}`,
          ...(payload !== undefined && { 'content-type': contentType }),
        },
        ...(payload !== undefined && { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
      })
      const sent = { name, status: answer.status, body: await answer.text() }
      onAnswer?.(sent)
      return sent
    }),
  )
}

/** Everything that is written down, but what a session or a limit counts, and the rights that are taken and given back. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await house.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> all('{session,rate_limit,known_device,known_network,write_trial,role_permission,ship_to,product,catalogue_mark}')
     order by relname`,
  )
  const ofOthers: Record<string, string> = { portal_user: `t.id like 'K%'`, user_role: `t.user_id like 'K%'` }
  const digest = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as rows
     from ${name} t where ${ofOthers[name] ?? 'true'}`
  const { rows } = await house.pool.query<{ name: string; rows: string }>(tables.map(digest).join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows: own }) => [name, own]))
}

test('the calls that a role decides about are those of the policy, without those that are left out', () => {
  const asked = CHANGING_CALLS.map(({ name }) => name)
  expect([...asked, ...LEFT_OUT_NAMES].toSorted()).toEqual([...CHANGING_NAMES].toSorted())
})

test('each of these calls is done where nothing is taken away', async () => {
  const found: string[] = []
  for (const calls of inGroups(CHANGING_CALLS)) {
    const answers = await ask(calls, await giveBelongings(house, house.buyers, cartsFor(calls)))
    found.push(...answers.filter((sent) => !isDone(sent)).map(told))
  }
  expect(found).toEqual([])
})

const CHOOSING = ['setTransportType', 'setDeliveryMethod', 'setShippingMethodsOnCart', 'addMultiShippingMethods'].map(
  (name) => `Mutation.${name}`,
)
const ADDING = ['addSimpleProductsToCart', 'addVirtualProductsToCart', 'addConfigurableProductsToCart'].map(
  (name) => `Mutation.${name}`,
)
const USERS = '/alcdcservice/api/:version/portal/users/'
const isOfPeople = (name: string) => name.includes(USERS)
const isForAnyRole = (name: string) => name.endsWith('/SaveSurvey')

/** What is taken from people while their calls already wait, how it is given back for the next round, and about which calls it decides. */
const TAKEN_AWAY: readonly { what: string; take: string; giveBack: string; decides: (name: string) => boolean }[] = [
  {
    what: 'the person is deactivated',
    take: `update portal_user set status = 'Inactive' where id = any($1)`,
    giveBack: `update portal_user set status = 'Active' where id = any($1)`,
    decides: () => true,
  },
  {
    what: 'all roles are taken',
    take: `delete from user_role where user_id = any($1)`,
    giveBack: APPOINT,
    decides: () => true,
  },
  {
    what: 'the role at the ship-to is taken',
    take: `delete from user_role where user_id = any($1) and ship_to_id = '${SHIP_TO}'`,
    giveBack: APPOINT,
    // A Key user of another ship-to of the company still looks after its people.
    // A cart is brought to where there still is a role.
    decides: (name) => !isOfPeople(name) && name !== 'Mutation.setShippingAddressesOnCart',
  },
  {
    what: 'all permissions are withheld',
    take: `update user_role set withheld = '{${PERMISSIONS.map((own) => `"${own}"`).join()}}' where user_id = any($1)`,
    giveBack: `update user_role set withheld = '{}' where user_id = any($1)`,
    // People are looked after by role.
    decides: (name) => !isOfPeople(name) && !isForAnyRole(name),
  },
  {
    what: 'the administrator takes the permissions from the role',
    take: `insert into role_permission (role, customer_type, permissions)
      select distinct role, customer_type, array['Home Page'] from user_role where user_id = any($1)`,
    giveBack: 'delete from role_permission where cardinality($1::text[]) > 0',
    decides: (name) => !isOfPeople(name) && !isForAnyRole(name),
  },
  {
    what: 'the ship-to is suspended',
    take: `update ship_to set status = 'SUSPENDED' where id = '${SHIP_TO}' and cardinality($1::text[]) > 0`,
    giveBack: `update ship_to set status = 'ACTIVE' where id = '${SHIP_TO}' and cardinality($1::text[]) > 0`,
    // Nothing is ordered for it (meanwhile.test.ts), and nothing is sent there.
    decides: (name) => CHOOSING.includes(name),
  },
  {
    what: 'the beer is taken out of the catalogue',
    take: `update product set is_active = false where sku = 'PILS-CRATE' and cardinality($1::text[]) > 0`,
    giveBack: `update product set is_active = true where sku = 'PILS-CRATE' and cardinality($1::text[]) > 0`,
    // Nothing of it is ordered (meanwhile.test.ts), nor is it put into a cart.
    decides: (name) => ADDING.includes(name),
  },
]

test.each(TAKEN_AWAY)('[PRM-26] $what while changing calls wait: none of them is done', (taken) => {
  const groups = inGroups(CHANGING_CALLS.filter(({ name }) => taken.decides(name)))
  return prove(`while changing, ${taken.what}`, groups.length * ROUNDS_OF_GROUP, (round) =>
    takeWhileWaiting(taken, groups[round % groups.length] ?? []),
  )
})

/** Holds the people, as whoever changes them does, takes it from them, and answers which calls were done all the same. */
async function takeWhileWaiting({ take, giveBack }: (typeof TAKEN_AWAY)[number], calls: readonly ChangingCall[]) {
  const belongings = await giveBelongings(house, house.buyers, cartsFor(calls))
  const people = house.buyers.map(({ id }) => id)
  const before = await everything()
  const holder = await house.pool.connect()
  await holder.query('begin')
  await holder.query('set local idle_in_transaction_session_timeout = 0')
  await holder.query('select from portal_user where id = any($1) for update', [people])
  const early: Sent[] = []
  const asked = ask(calls, belongings, (sent) => early.push(sent))
  await expect
    .poll(async () => (await waitingInDatabase()) + early.length, { timeout: UNTIL_ALL_WAIT_MS })
    .toBe(calls.length)
  const servedEarly = early.map(told)
  await holder.query(take, [people])
  await holder.query('commit')
  holder.release()
  const answers = await asked
  await house.pool.query(giveBack, [people])
  const after = await everything()
  return [
    ...servedEarly.map((answer) => `did not wait: ${answer}`),
    ...answers.filter((sent) => !isRefused(sent)).map((sent) => `served: ${told(sent)}`),
    ...Object.keys(after)
      .filter((table) => after[table] !== before[table])
      .map((table) => `${table} has changed`),
  ]
}

async function waitingInDatabase(): Promise<number> {
  const { rows } = await house.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

const told = ({ name, status, body }: Sent) => `${name} ${status} ${body.slice(0, 300)}`

const isDone = ({ status, body }: Sent): boolean => status < 300 && !/"errors":\[\{|"errorV2":\{/.test(body)

/** Not for this caller, or not there for them; a fault of the server, or what it says of a call that was done, is no refusal. */
const isRefused = ({ status, body }: Sent): boolean =>
  [401, 403, 404].includes(status) ||
  /"category":"graphql-(authorization|authentication|no-such-entity)"/.test(body) ||
  /"order_number":null|"errorV2":\{"code":"(UNAUTHORISED|ORDER_NOT_FOUND)"|"code":"(ship-to-suspended|NOT_SALABLE)"|"type":"NOT_FOUND"/.test(
    body,
  )
