import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { BUYER, type OpenBrewery, openBrewery } from './open-brewery.ts'

let brewery: OpenBrewery
const written: string[] = []
let port: number
beforeAll(async () => {
  const logger = createLog({ level: 'debug', destination: { write: (line) => written.push(line) } })
  brewery = await openBrewery({ features: [cartFeature], logger })
  port = Number(new URL(await brewery.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
beforeEach(() => void written.splice(0))
afterAll(() => brewery.close())

const lines = () => written.map((line): { level: number; event?: string; route?: string } => JSON.parse(line))

type Sent = { path: string; body: string; length?: number; headers?: string }

/** Sends a request, or its beginning, and answers how to go away. */
async function send({ path, body, length = body.length, headers = '' }: Sent): Promise<() => void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const seen = once(brewery.app.server, 'request')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: fust\r\n${headers}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`,
  )
  await seen
  return () => socket.destroy()
}

const told = () => lines().map(({ level, event, route }) => ({ level, event, route }))
const aborted = (route: string) => [{ level: 30, event: 'request-aborted', route }]

test.each(['/graphql', '/identity/sign-in'])(
  'who leaves %s in the middle of the body is told in one line',
  async (path) => {
    const leave = await send({ path, body: '{"query": ', length: 5_000 })
    leave()
    await expect.poll(told).toEqual(aborted(path))
  },
)

test('who leaves while the answer is made is told in one line, and no fault', async () => {
  const bearer = `authorization: Bearer ${await brewery.tokenOf(BUYER)}\r\n`
  written.splice(0)
  const holder = await brewery.pool.connect()
  await holder.query('begin; lock table cart')
  const body = JSON.stringify({ query: '{ customerCart { id } }' })
  const leave = await send({ path: '/graphql', body, headers: bearer })
  const waiting = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await brewery.pool.query(waiting)).rows.length).toBe(1)
  leave()
  await expect.poll(told).toEqual(aborted('/graphql'))
  await holder.query('rollback')
  holder.release()
  await expect.poll(() => brewery.pool.idleCount).toBe(brewery.pool.totalCount)
  expect(told()).toEqual(aborted('/graphql'))
})
