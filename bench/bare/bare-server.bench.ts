// The bare limit: what the product has to do at the least, with the same Fastify, driver, pool and tables, and nothing
// around it. Prints its address once it listens.
import fastify, { type FastifyReply } from 'fastify'
import type { QueryResultRow } from 'pg'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { roundTrip } from '../../apps/server/src/platform/database/round-trip.ts'
import {
  begin,
  commit,
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

type Asked = [statement: { name: string; text: string }, values: unknown[]]

/** One transaction; what is asked in one go costs one round trip, as in the product. */
async function together<T>(work: (ask: (...asked: Asked[]) => Promise<QueryResultRow[][]>) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work((...asked) =>
      roundTrip(
        client,
        asked.map(([statement, values]) => ({ ...statement, values })),
      ),
    )
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
  together(async (ask) => {
    const { company, cart, user, shipTo, sku, packages } = body
    const [, , line] = await ask(
      [begin, []],
      [insertCart, [company, cart, user, shipTo]],
      [insertLine, [company, cart, sku, packages]],
      [commit, []],
    )
    return line
  }),
)

type Change = { company: string; cart: string; line: number; packages: number }
app.post<{ Body: Change }>('/change', ({ body: { company, cart, line, packages } }) =>
  together(async (ask) => (await ask([begin, []], [updateLine, [company, cart, line, packages]], [commit, []]))[1]),
)

type Order = { company: string; user: string; shipTo: string; payer: string; day: string; skus: string[] }
app.post<{ Body: Order }>('/order', ({ body: { company, user, shipTo, payer, day, skus } }) =>
  together(async (ask) => {
    const [, orders] = await ask([begin, []], [insertOrder, [company, user, shipTo, payer, day]])
    const order = orders?.[0]
    if (!order) throw new Error('An order was inserted without an id.')
    const id: unknown = order['id']
    await ask([insertOrderLines, [company, id, skus]], [takeStock, [skus, company, id]], [commit, []])
    return order
  }),
)

process.once('SIGTERM', () => {
  void app.close().then(() => pool.end())
})
process.stdout.write(`listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
