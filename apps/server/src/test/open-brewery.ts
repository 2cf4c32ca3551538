import type { FastifyInstance, HTTPMethods } from 'fastify'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { readSettings } from '#platform/env.ts'
import type { TestDatabase } from '#platform/test/index.ts'
import { buildApp, type AppParts } from '../app.ts'
import { CORE_FEATURES } from '../core-features.ts'
import { PASSWORD } from './brewery.builders.ts'
import { createBuiltBrewery } from './built-brewery.ts'

export type GraphqlAnswer = {
  status: number
  data: Record<string, never> | null
  errors: { message: string; extensions: { category: string; code?: string } }[]
}

/** A built brewery with its server, on a database and a clock of its own. */
export type OpenBrewery = {
  app: FastifyInstance
  db: Database
  pool: pg.Pool
  /** Sets the clock; an instant such as `2026-11-23T09:00:00Z` (10:00 in Amsterdam). */
  setClock: (instant: string) => void
  tokenOf: (email: string) => Promise<string>
  ask: (
    document: string,
    variables?: Record<string, unknown>,
    options?: { as?: string | null; headers?: Record<string, string> },
  ) => Promise<GraphqlAnswer>
  get: (
    path: string,
    options?: { as?: string | null; headers?: Record<string, string> },
  ) => Promise<{ status: number; body: unknown }>
  close: () => Promise<void>
}

export const BUYER = 'buyer@tenbrink.example'
const MONDAY_MORNING = '2026-11-23T09:00:00Z'

type Parts = Partial<AppParts> & Pick<AppParts, 'features'>

/** With the core and the named features; what else the schema and the policy know of is not there. */
export async function openBrewery(parts: Parts, settings: Record<string, string> = {}): Promise<OpenBrewery> {
  return openBreweryOn(await createBuiltBrewery(), parts, settings)
}

/** The same on a database that was built before. */
export async function openBreweryOn(
  database: Pick<TestDatabase, 'pool' | 'drop'>,
  { features, ...parts }: Parts,
  settings: Record<string, string> = {},
): Promise<OpenBrewery> {
  return serveBrewery(database, { features: [...CORE_FEATURES, ...features], isPart: true, ...parts }, settings)
}

export async function serveBrewery(
  { pool, drop }: Pick<TestDatabase, 'pool' | 'drop'>,
  parts: Parts,
  settings: Record<string, string>,
): Promise<OpenBrewery> {
  const db = createDatabase(pool)
  let now = new Date(MONDAY_MORNING)
  const app = await buildApp({
    db,
    clock: { now: () => now },
    settings: readSettings({
      NODE_ENV: 'test',
      SIGN_IN_RATE_PER_MINUTE: '10000',
      RATE_PER_MINUTE: '100000',
      FAILED_SIGN_INS_PER_MINUTE: '100000',
      // However busy the machine is, tests are answered.
      REQUESTS_AT_ONCE: '10000',
      ...settings,
    }),
    isDemo: false,
    isSecure: false,
    ...parts,
  })
  if (parts.isPart) nameAbsentRoutes(app)
  await app.ready()
  const tokens = new Map<string, string>()

  async function tokenOf(email: string): Promise<string> {
    const known = tokens.get(email)
    if (known) return known
    const answer = await ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: PASSWORD },
      { as: null },
    )
    const token = readPath(answer.data, 'generateCustomerToken', 'token')
    if (typeof token !== 'string') throw new Error(`${email} cannot sign in: ${JSON.stringify(answer.errors)}`)
    tokens.set(email, token)
    return token
  }

  async function authorised(as: string | null | undefined, headers: Record<string, string> = {}) {
    return as === null ? headers : { authorization: `Bearer ${await tokenOf(as ?? BUYER)}`, ...headers }
  }

  const ask: OpenBrewery['ask'] = async (document, variables = {}, options = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: await authorised(options.as, options.headers),
      payload: { query: document, variables },
    })
    const body = answer.json<{ data?: GraphqlAnswer['data']; errors?: GraphqlAnswer['errors'] }>()
    return { status: answer.statusCode, data: body.data ?? null, errors: body.errors ?? [] }
  }

  return {
    app,
    db,
    pool,
    setClock: (instant) => {
      now = new Date(instant)
      // Whoever asks after that signs in anew.
      tokens.clear()
    },
    tokenOf,
    ask,
    get: async (url, options = {}) => {
      const answer = await app.inject({ method: 'GET', url, headers: await authorised(options.as, options.headers) })
      return { status: answer.statusCode, body: answer.json<unknown>() }
    },
    close: async () => {
      await app.close()
      await drop()
    },
  }
}

const OPEN_API = new URL('../../../../packages/contract/openapi.json', import.meta.url)
const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const readOpenApi = (text: string): { paths: Record<string, object> } => JSON.parse(text)

/** A route of the product that was not started answers 501 with its name: a test that expects 404 must not pass by that. */
function nameAbsentRoutes(app: FastifyInstance): void {
  // Read, not imported: a change of it selects no test for this.
  const { paths } = readOpenApi(readFileSync(OPEN_API, 'utf8'))
  for (const [path, operations] of Object.entries(paths)) {
    // The one whose parameters share a segment is written otherwise as a route.
    if (path.includes(',')) continue
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    for (const method of METHODS) {
      if (!(method.toLowerCase() in operations) || app.hasRoute({ method, url })) continue
      const message = `No feature that was started answers ${method} ${url}.`
      app.route({
        method,
        url,
        exposeHeadRoute: false,
        handler: (_request, reply) => reply.code(501).send({ message }),
      })
    }
  }
}

/** The value at a path of an answer; undefined where the path ends early. */
export function readPath(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  )
}
