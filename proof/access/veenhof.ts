import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { buildApp, type AppParts } from '../../apps/server/src/app.ts'
import { FEATURES } from '../../apps/server/src/features.ts'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'
import { readSettings } from '../../apps/server/src/platform/env.ts'
import { chooseFiles } from '../../apps/server/src/integrations/files/index.ts'
import { createImportedBrewery } from '../../apps/server/src/test/imported-brewery.ts'

export const PASSWORD = 'Proost-op-Veenhof-26'
/** Every request has it, so that two answers can be compared byte for byte. */
const REQUEST_ID = 'proof-of-access'
export const FOLDER = resolve(import.meta.dirname, '../../breweries/veenhof')
const MONDAY_MORNING = new Date('2026-11-23T09:00:00Z')

export type Asked = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  payload?: unknown
  contentType?: string
}
export type Veenhof = Awaited<ReturnType<typeof openVeenhof>>

type World = Pick<AppParts, 'outside' | 'erp' | 'breweryFolder'>

/** The demo brewery as production would serve it, with nothing of the outside world that is not given. */
export async function openVeenhof(given: Record<string, string> = {}, world: World = {}) {
  const { pool, drop } = await createImportedBrewery('veenhof')
  const clock = { now: () => MONDAY_MORNING }
  // As long as the ids of the proof that nobody has.
  await pool.query(
    `alter table saved_order alter column id restart with 700000;
     alter table ticket_attachment alter column id restart with 600000`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'fust-files-'))
  const app = await buildApp({
    features: FEATURES,
    db: createDatabase(pool),
    clock,
    settings: readSettings({
      NODE_ENV: 'test',
      SIGN_IN_RATE_PER_MINUTE: '10000',
      FAILED_SIGN_INS_PER_MINUTE: '100000',
      RATE_PER_MINUTE: '100000',
      // However busy the machine is, who asks is answered.
      REQUESTS_AT_ONCE: '10000',
      FILES_FOLDER: folder,
      ...given,
    }),
    isDemo: false,
    isSecure: false,
    ...world,
  })
  await app.ready()

  async function send(
    { method, url, payload, contentType = 'application/json' }: Asked,
    headers: Record<string, string> = {},
    remoteAddress = '10.0.0.1',
  ) {
    return app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        'x-request-id': REQUEST_ID,
        ...(payload !== undefined && { 'content-type': contentType }),
        ...headers,
      },
      ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    })
  }

  return {
    app,
    pool,
    clock,
    files: chooseFiles(readSettings({ FILES_FOLDER: folder })),
    send,
    async tokenOf(email: string): Promise<string> {
      const answer = await send(graphql(SIGN_IN, { email, password: PASSWORD }))
      const token = readPath(answer, 'data', 'generateCustomerToken', 'token')
      if (typeof token !== 'string') throw new Error(`${email} cannot sign in: ${answer.body}`)
      return token
    },
    async close() {
      await app.close()
      await drop()
      rmSync(folder, { recursive: true })
    },
  }
}

const SIGN_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'

export function graphql(query: string, variables: Record<string, unknown> = {}): Asked {
  return { method: 'POST', url: '/graphql', payload: { query, variables } }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

/** The value at a path of a JSON answer; undefined where the path, or the JSON, ends early. */
export function readPath(answer: LightMyRequestResponse, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    parsed(answer.body),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One row of a question to the database; a proof without it cannot begin. */
export async function oneRow<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row> {
  const { rows } = await pool.query<Row>(sql, [...values])
  const [row] = rows
  if (!row) throw new Error(`Nothing answers ${sql} with ${JSON.stringify(values)}`)
  return row
}
