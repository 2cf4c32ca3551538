import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPool } from '#platform/postgres/index.ts'
import type { TestDatabase } from '#platform/test/index.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { PASSWORD } from './brewery.builders.ts'
import { createBuiltBrewery } from './built-brewery.ts'
import { PLACE, readyCart } from './cart-calls.builders.ts'
import { startDatabaseRelay, type DatabaseRelay } from './database-relay.builders.ts'
import { BUYER, type OpenBrewery, openBreweryOn, readPath } from './open-brewery.ts'

const METRICS_TOKEN = 'what-prometheus-brings'

let database: TestDatabase
let relay: DatabaseRelay
let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  database = await createBuiltBrewery()
  relay = await startDatabaseRelay(database.url)
  const pool = createPool(relay.url)
  brewery = await openBreweryOn(
    { pool, drop: () => pool.end() },
    { features: [cartFeature, deliveryFeature, ordersFeature] },
    { METRICS_TOKEN },
  )
  cart = await readyCart(brewery)
})
afterAll(async () => {
  await brewery.close()
  await relay.leave()
  await database.drop()
})

const graphql = async (query: string, variables = {}) =>
  brewery.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${await brewery.tokenOf(BUYER)}` },
    payload: { query, variables },
  })
const CALLS = {
  'a read': () => graphql('{ customerCart { id } }'),
  'a change': () => graphql('mutation { createEmptyCart }'),
  'an order': () => graphql(PLACE, { cart }),
  'a REST read': async () =>
    brewery.app.inject({
      url: '/nl/prod/api/v1/portal/orders/GetAvailableHours',
      headers: { authorization: `Bearer ${await brewery.tokenOf(BUYER)}` },
    }),
  'a session': () => brewery.app.inject({ url: '/identity/session', cookies: { fust: 'x'.repeat(43) } }),
  'a sign-in': () =>
    brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email: BUYER, password: PASSWORD } }),
}
const NAMES = ['a read', 'a change', 'an order', 'a REST read', 'a session', 'a sign-in'] as const
type Answer = Awaited<ReturnType<(typeof CALLS)['a read']>>

const told = (answer: Answer) => {
  const code = readPath(answer.json(), 'errors', 0, 'extensions', 'code') ?? readPath(answer.json(), 'code')
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], code: String(code).toLowerCase() }
}
const COME_BACK = { status: 503, retryAfter: '5', code: 'overloaded' }

const ready = async () => {
  const answer = await brewery.app.inject('/ready')
  return [answer.statusCode, readPath(answer.json(), 'status')]
}

const figure = async (name: string) => {
  const { body } = await brewery.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(new RegExp(`\\n${name} (\\S+)`).exec(body)?.[1])
}

describe('while the database is away', () => {
  beforeEach(() => relay.leave())
  afterEach(() => relay.comeBack())

  test.each(NAMES)('%s is asked to come back', async (name) => {
    expect(told(await CALLS[name]())).toEqual(COME_BACK)
  })

  test('nobody is sent here, and it is counted though the database can be asked nothing', async () => {
    expect(await ready()).toEqual([503, 'database unreachable'])
    const before = await figure('fust_database_away')
    await CALLS['a read']()
    expect(await figure('fust_database_away')).toBeGreaterThan(before)
  })
})

test.each(NAMES)('%s whose connection breaks is asked to come back, and the one after it is answered', async (name) => {
  const holder = await database.pool.connect()
  await holder.query('begin; lock table portal_user, session in access exclusive mode')
  const asked = CALLS[name]()
  const waiting = `select from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBeGreaterThan(0)
  relay.breakOff()
  expect(told(await asked)).toEqual(COME_BACK)
  await holder.query('rollback')
  holder.release()
  expect(told(await CALLS['a read']()).status).toBe(200)
})

describe('while the database takes no changes', () => {
  const setReadOnly = async (value: 'on' | 'off') => {
    await database.pool.query(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
    )
    relay.breakOff()
    // Who had a connection hears of it first.
    await brewery.app.inject('/ready')
  }
  beforeAll(() => setReadOnly('on'))
  afterAll(async () => {
    await database.pool.query('set default_transaction_read_only = off')
    await setReadOnly('off')
  })

  test.each(['a change', 'an order', 'a sign-in'] as const)('%s is asked to come back', async (name) => {
    expect(told(await CALLS[name]())).toEqual(COME_BACK)
  })

  test('nobody is sent here', async () => {
    expect(await ready()).toEqual([503, 'database read only'])
    expect(await figure('fust_database_read_only')).toBeGreaterThan(0)
  })
})

describe('while its disk is full', () => {
  const TABLES = ['cart', 'sales_order', 'write_trial']
  beforeAll(async () => {
    await database.pool.query(`create function refuse_for_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    for (const table of TABLES)
      await database.pool.query(
        `create trigger no_space before insert on ${table} for each statement execute function refuse_for_space()`,
      )
  })

  test('an order is asked to come back, and from then on nobody is sent here until there is space', async () => {
    expect(await ready()).toEqual([200, 'ready'])
    expect(told(await CALLS['an order']())).toEqual(COME_BACK)
    expect(await ready()).toEqual([503, 'database full'])
    for (const table of TABLES) await database.pool.query(`drop trigger no_space on ${table}`)
    expect(await ready()).toEqual([200, 'ready'])
    expect((await database.pool.query('select from write_trial')).rowCount).toBe(0)
    expect(readPath((await CALLS['an order']()).json(), 'data', 'placeOrder', 'order_number')).toMatch(/^26-/)
  })
})
