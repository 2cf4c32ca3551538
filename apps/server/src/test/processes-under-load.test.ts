import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '#platform/test/index.ts'
import { createBuiltBrewery } from './built-brewery.ts'
import { PASSWORD } from './brewery.builders.ts'
import { ADD } from './cart-calls.builders.ts'
import { BUYER, readPath } from './open-brewery.ts'
import { askServer, serve, UNHURRIED, type Server } from './processes.builders.ts'

const AT_ONCE = 4

let database: TestDatabase
let servers: Server[] = []
beforeAll(async () => {
  database = await createBuiltBrewery()
  // A fast machine would empty the stock before the last server is done, and be told so.
  await database.pool.query(`update stock set quantity = 1000000 where sku = 'PILS-CRATE'`)
  const settings = { ...UNHURRIED, DATABASE_URL: database.url, RATE_PER_MINUTE: '100000' }
  servers = await Promise.all([serve(settings), serve(settings), serve(settings)])
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await database.drop()
})

type Load = {
  /** Answers so far that a crate was put into the cart. */
  added: number
  /** Answers so far that said anything else. */
  otherwise: unknown[]
  isOver: boolean
  /** When every caller has had its last answer, or found the door closed. */
  ended: Promise<unknown>
}

/** Callers who put crate after crate into a cart, each as soon as the one before is answered. */
function loadOn(server: Server, cart: string, token: string): Load {
  const load: Load = { added: 0, otherwise: [], isOver: false, ended: Promise.resolve() }
  const call = async (): Promise<void> => {
    const variables = { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] }
    const answer = await askServer(server, ADD, variables, token).catch(() => null)
    if (answer === null) return
    const errors = readPath(answer.body, 'data', 'addProductsToCart', 'user_errors')
    if (Array.isArray(errors) && errors.length === 0) load.added += 1
    else load.otherwise.push(answer)
    if (!load.isOver) await call()
  }
  load.ended = Promise.all(Array.from({ length: AT_ONCE }, call))
  return load
}

test('of three servers under load one is killed, one is told to stop, and nothing that was answered is lost', async () => {
  const [killed, stopped, stays] = servers
  if (!killed || !stopped || !stays) throw new Error('three servers were started')
  const signIn = `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } createEmptyCart }`
  const given = await askServer(stays, signIn)
  const token = String(readPath(given, 'body', 'data', 'generateCustomerToken', 'token'))
  const cart = String(
    readPath(await askServer(stopped, 'mutation { createEmptyCart }', {}, token), 'body', 'data', 'createEmptyCart'),
  )
  const loads = {
    killed: loadOn(killed, cart, token),
    stopped: loadOn(stopped, cart, token),
    stays: loadOn(stays, cart, token),
  }
  const all = Object.values(loads)
  const everybodyAdds = (more: number) => {
    const from = all.filter(({ isOver }) => !isOver).map((load) => ({ load, before: load.added }))
    return expect.poll(() => from.every(({ load, before }) => load.added >= before + more)).toBe(true)
  }

  await everybodyAdds(5)
  killed.child.kill('SIGKILL')
  expect(await killed.ended).toBe('SIGKILL')
  await loads.killed.ended
  loads.killed.isOver = true

  await everybodyAdds(5)
  stopped.child.kill('SIGTERM')
  // After ten seconds it would have ended with 1.
  expect(await stopped.ended).toBe(0)
  await loads.stopped.ended
  loads.stopped.isOver = true

  await everybodyAdds(5)
  loads.stays.isOver = true
  await loads.stays.ended

  expect(all.map(({ otherwise }) => otherwise)).toEqual([[], [], []])
  const { rows } = await database.pool.query<{ packages: number }>(
    'select sum(packages)::int as packages from cart_line',
  )
  const answered = all.reduce((sum, { added }) => sum + added, 0)
  // What the killed server had committed and could not answer any more is there, too.
  expect(rows[0]?.packages).toBeGreaterThanOrEqual(answered)
  expect(rows[0]?.packages).toBeLessThanOrEqual(answered + AT_ONCE)
})
