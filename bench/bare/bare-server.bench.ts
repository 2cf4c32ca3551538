// The bare limit: what the product has to do at the least, with the same Fastify, driver, pool and tables, and nothing
// around it. Prints its address once it listens.
import fastify, { type FastifyReply } from 'fastify'
import type { PoolClient } from 'pg'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import {
  findProduct,
  insertCart,
  insertLine,
  insertOrder,
  insertOrderLines,
  listOrders,
  listProducts,
  searchProducts,
  takeStock,
  updateLine,
} from './bare-statements.ts'

const CONNECTIONS = 12

const pool = createPool(process.env['DATABASE_URL'] ?? '', { max: CONNECTIONS, name: 'bare' })
const app = fastify({ logger: false })
// As the product does: bytes are measured and written at once.
const answer = (reply: FastifyReply, value: unknown) =>
  reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(value)))

const rowsOf = async (statement: { name: string; text: string }, values: unknown[]) =>
  (await pool.query({ ...statement, values })).rows

async function together<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

app.get<{ Querystring: { offset: string } }>('/list', async ({ query }, reply) =>
  answer(reply, await rowsOf(listProducts, [query.offset])),
)
app.get<{ Querystring: { words: string } }>('/search', async ({ query }, reply) =>
  answer(reply, await rowsOf(searchProducts, [query.words])),
)
app.get<{ Querystring: { sku: string } }>('/detail', async ({ query }, reply) =>
  answer(reply, await rowsOf(findProduct, [query.sku])),
)
app.get<{ Querystring: { company: string; shipTo: string; offset: string } }>('/history', async ({ query }, reply) =>
  answer(reply, await rowsOf(listOrders, [query.company, query.shipTo, query.offset])),
)

type FirstItem = { company: string; cart: string; user: string; shipTo: string; sku: string; packages: number }
app.post<{ Body: FirstItem }>('/first-item', ({ body }) =>
  together(async (client) => {
    const { company, cart, user, shipTo, sku, packages } = body
    await client.query({ ...insertCart, values: [company, cart, user, shipTo] })
    return (await client.query({ ...insertLine, values: [company, cart, sku, packages] })).rows
  }),
)

type Change = { company: string; cart: string; line: number; packages: number }
app.post<{ Body: Change }>('/change', ({ body: { company, cart, line, packages } }) =>
  together(async (client) => (await client.query({ ...updateLine, values: [company, cart, line, packages] })).rows),
)

type Order = { company: string; user: string; shipTo: string; payer: string; day: string; skus: string[] }
app.post<{ Body: Order }>('/order', ({ body: { company, user, shipTo, payer, day, skus } }) =>
  together(async (client) => {
    const { rows } = await client.query<{ id: number; number: string }>({
      ...insertOrder,
      values: [company, user, shipTo, payer, day],
    })
    const [order] = rows
    if (!order) throw new Error('An order was inserted without an id.')
    await client.query({ ...insertOrderLines, values: [company, order.id, skus] })
    await client.query({ ...takeStock, values: [skus, company, order.id] })
    return order
  }),
)

process.once('SIGTERM', () => {
  void app.close().then(() => pool.end())
})
process.stdout.write(`listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
