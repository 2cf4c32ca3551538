import Fastify from 'fastify'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catchFaults } from '#platform/errors.ts'
import { createIdempotence } from '#request/idempotence.ts'
import { onceByRest } from '#request/idempotent-calls.ts'
import { statement } from '#platform/database/database.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { ADD, newCart, PLACE, readyCart } from './cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from './open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature] })
})
beforeEach(async () => {
  await brewery.pool.query('truncate idempotency_record, cart, cart_line, sales_order, outbox, coupon cascade')
  await brewery.pool.query('alter sequence order_number restart')
})
afterAll(() => brewery.close())

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
const one = (sku = 'PILS-CRATE') => [{ sku, quantity: 1 }]

async function count(sql: string): Promise<number> {
  const { rows } = await brewery.pool.query<{ count: number }>(sql)
  return rows[0]?.count ?? 0
}
const casesInCart = () => count('select coalesce(sum(packages), 0)::int as count from cart_line')

describe('an Idempotency-Key on a mutation', () => {
  test('sent again, answers the same and changes nothing more', async () => {
    const cartId = await newCart(brewery)
    const first = await brewery.ask(ADD, { cartId, items: one() }, keyed('k1'))
    const again = await brewery.ask(ADD, { cartId, items: one() }, keyed('k1'))
    expect(again).toEqual(first)
    expect(await casesInCart()).toBe(1)
    await brewery.ask(ADD, { cartId, items: one() }, keyed('k2'))
    expect(await casesInCart()).toBe(2)
  })

  test('with another body is a conflict', async () => {
    const cartId = await newCart(brewery)
    await brewery.ask(ADD, { cartId, items: one() }, keyed('k1'))
    const other = await brewery.ask(ADD, { cartId, items: one('WIT-CRATE') }, keyed('k1'))
    expect(other.status).toBe(200)
    expect(other.errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'IDEMPOTENCY_CONFLICT' })
  })

  test('is known per person and per operation', async () => {
    const cartId = await newCart(brewery)
    await brewery.ask(ADD, { cartId, items: one() }, keyed('k1'))
    const cleared = await brewery.ask(`mutation { removeAllItems(cart_id: "${cartId}") { success } }`, {}, keyed('k1'))
    expect(readPath(cleared.data, 'removeAllItems', 'success')).toBe(true)
    const colleague = { as: 'second@tenbrink.example', ...keyed('k1') }
    const own = await newCart(brewery, colleague)
    const added = await brewery.ask(ADD, { cartId: own, items: one() }, colleague)
    expect(added.errors).toEqual([])
  })

  test.each([256, 1_000])('of %i characters is refused', async (length) => {
    const cartId = await newCart(brewery)
    const answer = await brewery.ask(ADD, { cartId, items: one() }, keyed('k'.repeat(length)))
    expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
    expect(await casesInCart()).toBe(0)
  })

  test('sent eight times at once, runs once: the others hear that it runs, or its answer', async () => {
    const cartId = await newCart(brewery)
    const send = () => brewery.ask(ADD, { cartId, items: one() }, keyed('race'))
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    const last = await send()
    const isEarly = (answer: (typeof answers)[number]) => answer.errors[0]?.extensions.code === 'IN_PROGRESS'
    const done = answers.filter((answer) => !isEarly(answer))
    expect(done.length).toBeGreaterThan(0)
    expect(done).toEqual(done.map(() => last))
    expect(await casesInCart()).toBe(1)
  })

  test('while the first still runs, says so', async () => {
    const cartId = await newCart(brewery)
    const holder = await brewery.pool.connect()
    await holder.query('begin')
    await holder.query('select from cart for update')
    const first = brewery.ask(ADD, { cartId, items: one() }, keyed('k1'))
    await expect
      .poll(() =>
        count(`select count(*)::int from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`),
      )
      .toBe(1)
    const second = await brewery.ask(ADD, { cartId, items: one() }, keyed('k1'))
    expect(second.errors[0]?.extensions.code).toBe('IN_PROGRESS')
    await holder.query('rollback')
    holder.release()
    expect((await first).errors).toEqual([])
  })

  test('of a request that broke keeps nothing of it, so that the repeat does it all', async () => {
    const cartId = await readyCart(brewery)
    const both = `mutation ($cartId: String, $items: [CartItemInput!]) {
      addProductsToCart(cartId: $cartId, cartItems: $items) { cart { id } }
      placeOrder(cart_id: $cartId) { order_number }
    }`
    const ask = () =>
      brewery.ask(both, { cartId, items: [{ sku: 'WIT-CRATE', quantity: 0, number_of_pallet: 1 }] }, keyed('k1'))
    await brewery.pool.query('alter table sales_order rename to sales_order_gone')
    const broken = await ask()
    await brewery.pool.query('alter table sales_order_gone rename to sales_order')
    expect([broken.status, broken.data]).toEqual([500, null])
    expect(broken.errors.map(({ extensions }) => extensions.category)).toEqual(['internal'])
    expect(await count('select count(*)::int from cart_line')).toBe(1)
    expect(await count('select count(*)::int from idempotency_record')).toBe(0)
    expect((await ask()).status).toBe(200)
    expect(await count('select count(*)::int from order_line')).toBe(2)
    expect(await count('select count(*)::int from sales_order')).toBe(1)
  })

  test('on placeOrder keeps a refusal as an answer, and another key asks anew', async () => {
    const cart = await readyCart(brewery)
    await brewery.pool.query(`update stock set quantity = 0 where sku = 'PILS-CRATE'`)
    const refused = await brewery.ask(PLACE, { cart }, keyed('k1'))
    await brewery.pool.query(`update stock set quantity = 2000 where sku = 'PILS-CRATE'`)
    expect(await brewery.ask(PLACE, { cart }, keyed('k1'))).toEqual(refused)
    const placed = await brewery.ask(PLACE, { cart }, keyed('k2'))
    expect(readPath(placed.data, 'placeOrder', 'order', 'order_number')).toBe('26-00001')
    expect(await brewery.ask(PLACE, { cart }, keyed('k2'))).toEqual(placed)
    expect(await count('select count(*)::int from sales_order')).toBe(1)
  })

  test('keeps no answer of an operation for everybody: it holds a token', async () => {
    const email = 'buyer@tenbrink.example'
    await brewery.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: 'wrong-password-here' },
      keyed('k1'),
    )
    expect(await count('select count(*)::int from idempotency_record')).toBe(0)
  })

  test('is remembered for three days', async () => {
    const cartId = await newCart(brewery)
    await brewery.ask(ADD, { cartId, items: one() }, keyed('k1'))
    const { sweep } = createIdempotence(brewery.db)
    const letTimePass = (length: string) =>
      brewery.pool.query(`update idempotency_record set created_at = created_at - $1::interval`, [length])
    await letTimePass('71 hours')
    await sweep()
    expect(await count('select count(*)::int from idempotency_record')).toBe(1)
    await letTimePass('1 hour')
    await sweep()
    expect(await count('select count(*)::int from idempotency_record')).toBe(0)
  })
})

const addCoupon = statement(
  'test.add-coupon',
  `insert into coupon (code, name, rate_bp, max_uses) values ($1, '{"nl": "Korting"}', 1000, 1)`,
)

describe('an Idempotency-Key on a route', () => {
  function openRoutes() {
    const app = Fastify()
    catchFaults(app)
    app.decorateRequest('actor', null)
    app.addHook('preHandler', async (request) => {
      Object.assign(request, { actor: { userId: 'U1' } })
    })
    onceByRest(app, createIdempotence(brewery.db))
    let calls = 0
    app.post<{ Body: { fails?: boolean } }>('/things', async (request, reply) => {
      calls += 1
      await brewery.db.rows(addCoupon, [`C${calls}`])
      if (request.body.fails) throw new Error('broken')
      reply.code(201)
      return { number: calls }
    })
    app.post('/files', { config: { onlyReads: true } }, (_request, reply) =>
      reply.type('application/zip').send(Readable.from([Buffer.from('PK')])),
    )
    return (payload: object, key = 'k1', url = '/things') =>
      app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key } })
  }

  test('answers a repeat with the same status and body', async () => {
    const post = openRoutes()
    const first = await post({})
    const again = await post({})
    expect([first.statusCode, first.body]).toEqual([201, '{"number":1}'])
    expect([again.statusCode, again.body]).toEqual([201, '{"number":1}'])
  })

  test('of a route that only reads is answered each time, and nothing is kept', async () => {
    const post = openRoutes()
    for (const payload of [{}, {}, { other: 1 }]) {
      const answer = await post(payload, 'k1', '/files')
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'application/zip', 'PK'])
    }
    expect(await count('select count(*)::int from idempotency_record')).toBe(0)
  })

  test('with another body is 422, too long is 422', async () => {
    const post = openRoutes()
    await post({})
    expect((await post({ other: 1 })).json()).toMatchObject({ status: 422, code: 'idempotency-conflict' })
    expect((await post({}, 'k'.repeat(256))).json()).toMatchObject({ status: 422, code: 'invalid-input' })
  })

  test('while the first runs is 409 with Retry-After', async () => {
    const post = openRoutes()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({})))
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode)
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.headers['retry-after']).toBe('5')
    expect(await count('select count(*)::int from coupon')).toBe(1)
  })

  test('of a request that broke keeps nothing', async () => {
    const post = openRoutes()
    expect((await post({ fails: true })).statusCode).toBe(500)
    expect(await count('select count(*)::int from coupon')).toBe(0)
    expect((await post({})).statusCode).toBe(201)
  })
})
