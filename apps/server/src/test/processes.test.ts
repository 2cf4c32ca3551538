import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { createBuiltBrewery } from './built-brewery.ts'
import { insertRows, PASSWORD } from './brewery.builders.ts'
import { ADD, PLACE } from './cart-calls.builders.ts'
import { BUYER, readPath } from './open-brewery.ts'
import { askServer, PRODUCTION, run, serve, UNHURRIED, type Process, type Server } from './processes.builders.ts'

// So long a machine that does other things as well may take.
const PATIENCE_MS = 180_000

let database: TestDatabase
const started: Process[] = []
beforeAll(async () => {
  database = await createBuiltBrewery()
})
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ ended }) => ended))
})
afterAll(() => database.drop())

async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const server = await serve({ ...UNHURRIED, DATABASE_URL: database.url, SIGN_IN_RATE_PER_MINUTE: '1000', ...settings })
  started.push(server)
  return server
}

const TOKEN = `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } }`
const tokenOf = async (server: Server) =>
  String(readPath(await askServer(server, TOKEN), 'body', 'data', 'generateCustomerToken', 'token'))

async function newCart(server: Server, token: string): Promise<string> {
  const answer = await askServer(server, 'mutation { createEmptyCart }', {}, token)
  return String(readPath(answer, 'body', 'data', 'createEmptyCart'))
}

const addOne = (server: Server, cartId: string, token: string) =>
  askServer(server, ADD, { cartId, items: [{ sku: 'PILS-CRATE', quantity: 1 }] }, token)

const quantityIn = async (server: Server, token: string) =>
  readPath(
    await askServer(server, '{ customerCart { total_quantity } }', {}, token),
    'body',
    'data',
    'customerCart',
    'total_quantity',
  )

const listeners = async () => {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  )
  return rows.length
}

describe('two servers on one database', () => {
  test(
    'share sessions, carts and limits',
    async () => {
      const [one, other] = await Promise.all([startServer(), startServer({ SIGN_IN_RATE_PER_MINUTE: '5' })])
      const token = await tokenOf(one)
      const cart = await newCart(other, token)
      await Promise.all([one, other, one, other].map((server) => addOne(server, cart, token)))
      expect(await quantityIn(one, token)).toBe(4)
      const signedOut = await askServer(other, 'mutation { revokeCustomerToken { result } }', {}, token)
      expect(signedOut.status).toBe(200)
      expect((await askServer(one, '{ customer { email } }', {}, token)).status).toBe(401)
      for (let count = 0; count < 5; count += 1) await tokenOf(one)
      const limited = await askServer(other, TOKEN)
      expect(readPath(limited, 'body', 'errors', 0, 'extensions', 'code')).toBe('too-many-requests')
      expect(await listeners()).toBe(0)
    },
    PATIENCE_MS,
  )

  test(
    'both know at the next request what the catalogue and the roles are',
    async () => {
      const servers = await Promise.all([startServer(), startServer()])
      const token = await tokenOf(servers[0])
      const listed = `{ products(filter: { sku: { eq: "PILS-CRATE" } }) { items { name } } }`
      const told = async (...path: (string | number)[]) => {
        const answers = await Promise.all(servers.map((server) => askServer(server, listed, {}, token)))
        return answers.map(({ body }) => readPath(body, ...path))
      }
      const name = ['data', 'products', 'items', 0, 'name']
      expect(await told(...name)).toEqual(['PILS-CRATE', 'PILS-CRATE'])
      await database.pool.query(`update product set name = '{"en": "Other"}' where sku = 'PILS-CRATE'`)
      expect(await told(...name)).toEqual(['Other', 'Other'])
      await database.pool.query(`update user_role set role = 'Basic' where user_id = 'U1'`)
      const refused = await told('errors', 0, 'extensions', 'category')
      await database.pool.query(`update user_role set role = 'SalesAssociate' where user_id = 'U1'`)
      expect(refused).toEqual(['graphql-authorization', 'graphql-authorization'])
      expect(await told(...name)).toEqual(['Other', 'Other'])
    },
    PATIENCE_MS,
  )
})

describe('a server that is told to stop', () => {
  test(
    'says it is not ready, finishes what was begun, and ends with 0 within ten seconds',
    async () => {
      const server = await startServer()
      const token = await tokenOf(server)
      const cart = await newCart(server, token)
      const before = Number(await quantityIn(server, token))
      const holder = await database.pool.connect()
      await holder.query(`set idle_in_transaction_session_timeout = 0`)
      await holder.query('begin')
      await holder.query('select from cart for update')
      const begun = [addOne(server, cart, token), addOne(server, cart, token), addOne(server, cart, token)]
      await expect
        .poll(async () => (await database.pool.query(`select from pg_locks where not granted`)).rows.length)
        .toBe(3)
      server.child.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503)
      expect((await fetch(`${server.url}/ready`)).headers.get('connection')).toBe('close')
      expect((await askServer(server, '{ customer { email } }', {}, token)).status).toBe(200)
      await expect
        .poll(
          () =>
            fetch(server.url).then(
              () => 'open',
              () => 'closed',
            ),
          { timeout: 3_000 },
        )
        .toBe('closed')
      await holder.query('rollback')
      holder.release()
      expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200])
      // After ten seconds it would have ended with 1.
      expect(await server.ended).toBe(0)
      const { rows } = await database.pool.query('select sum(packages)::int as packages from cart_line')
      expect(rows[0]).toEqual({ packages: before + 3 })
    },
    PATIENCE_MS,
  )
})

describe('a server that was killed', () => {
  test(
    'finds everything when it starts again',
    async () => {
      const first = await startServer()
      const token = await tokenOf(first)
      const cart = await newCart(first, token)
      await addOne(first, cart, token)
      const before = await quantityIn(first, token)
      const inFlight = askServer(first, PLACE, { cart }, token).catch(() => null)
      first.child.kill('SIGKILL')
      expect(await first.ended).toBe('SIGKILL')
      await inFlight
      const second = await startServer()
      expect(await newCart(second, token)).toBe(cart)
      expect(await quantityIn(second, token)).toBe(before)
    },
    PATIENCE_MS,
  )
})

describe('production', () => {
  const refused = async (settings: Record<string, string>, mode: 'serve' | 'start' = 'serve') => {
    const process = run(mode, settings)
    started.push(process)
    expect(await process.ended).toBe(2)
    return process.output()
  }

  test('does not start on defaults, and says everything that is wrong at once', async () => {
    const said = await refused({
      NODE_ENV: 'production',
      PORT: '99999',
      LOCK_MINUTES: 'soon',
      PUBLIC_URL: 'http://x.example',
    })
    for (const name of ['PORT', 'LOCK_MINUTES', 'DATABASE_URL', 'ERP_URL', 'SMTP_URL', 'PUBLIC_URL'])
      expect(said).toContain(`  ${name}: `)
  })

  test('starts over plain http behind a proxy that is named', async () => {
    const { DATABASE_URL, PUBLIC_URL, ...rest } = { ...PRODUCTION, DATABASE_URL: database.url }
    const server = await startServer({ ...rest, DATABASE_URL, PUBLIC_URL: '', TRUSTED_PROXIES: '127.0.0.1' })
    expect(PUBLIC_URL).not.toBe('')
    const { headers } = await fetch(`${server.url}/live`)
    expect(headers.get('strict-transport-security')).not.toBeNull()
  })

  test('does not start the demo', async () => {
    const said = await refused({ NODE_ENV: 'production', DATABASE_URL: database.url }, 'start')
    expect(said).toContain('NODE_ENV: the demo and its simulators are no production')
  })

  test('does not start on a database without a brewery, and says how to bring one in', async () => {
    const empty = await createTestDatabase()
    const said = await refused({ ...PRODUCTION, DATABASE_URL: empty.url })
    expect(said).toContain('DATABASE_URL: this database holds no brewery yet')
    expect(said).toContain('npm run fust -- import FOLDER')
    await empty.drop()
  })

  test('says under which address people come, and at which it listens', async () => {
    const server = await startServer({ PUBLIC_URL: 'https://bestellen.brewery.example' })
    expect(server.output()).toContain('Fust is open at https://bestellen.brewery.example\n')
    expect(server.output()).toContain(`This server listens at ${server.url}\n`)
  })

  test('does not start on a demo brewery', async () => {
    const demo = await createTestDatabase()
    await insertRows(demo.pool, 'brewery_setting', [{ name: 'demo', value: 'true' }])
    expect(await refused({ ...PRODUCTION, DATABASE_URL: demo.url })).toContain('demo brewery')
    await demo.drop()
  })

  test('does not start while somebody has the password of a demo', async () => {
    const former = await createBuiltBrewery()
    await former.pool.query(`update portal_user set demo_password_hash = password_hash where id <> 'U1'`)
    expect(await refused({ ...PRODUCTION, DATABASE_URL: former.url })).toContain('3 people have the demo password')
    await former.drop()
  })

  test('starts on no simulator, whoever started it', async () => {
    const world = await startPlayedWorld()
    const played = { ERP_URL: `${world.url}/sap/opu/odata/sap`, SMTP_URL: world.smtpUrl }
    const said = await refused({ ...PRODUCTION, DATABASE_URL: database.url, ...played })
    expect(said).toContain('ERP_URL: a simulator answers there')
    expect(said).toContain('SMTP_URL: a simulator answers there')
    await world.stop()
  })
})

test(
  'a worker does jobs and opens no door',
  async () => {
    const port = '39177'
    const worker = run('worker', { ...PRODUCTION, DATABASE_URL: database.url, PORT: port })
    started.push(worker)
    await expect.poll(listeners).toBe(1)
    await expect(fetch(`http://127.0.0.1:${port}/live`)).rejects.toThrow('fetch failed')
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toBe(0)
  },
  PATIENCE_MS,
)
