import type pg from 'pg'
import type { HttpConnection } from '../machinery/http-connection.ts'
import type { ProcessorTime } from '../machinery/processor-time.ts'
import type { Side } from '../machinery/turns.ts'

/** What the sides of a row work with. */
export type Ground = {
  pool: pg.Pool
  bareUrl: string
  productUrl: string
  products: number
  /** What each side's server and PostgreSQL have used so far. */
  used: Record<'bare' | 'product', () => Promise<ProcessorTime>>
}

export type Sides = { bare: Side; product: Side }

/** One row of the table: the same work on both sides. */
export type Job = {
  name: string
  bareIs: string
  /** The product does at least so many of them for one of the bare side. */
  goal: number
  sides: (ground: Ground) => Promise<Sides>
}

/** Asks GraphQL and answers `data`; whatever is not a plain success is an error. */
export async function askGraphql(
  connection: HttpConnection,
  token: string,
  query: string,
  variables: object,
): Promise<unknown> {
  const { status, body } = await connection.post('/graphql', JSON.stringify({ query, variables }), token)
  const answer: unknown = JSON.parse(body)
  if (status !== 200 || readPath(answer, 'errors') !== undefined)
    throw new Error(`GraphQL answered ${status}: ${body.slice(0, 500)}`)
  return readPath(answer, 'data')
}

/** The value at a path; undefined where the path ends early. */
export function readPath(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  )
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): unknown[] {
  const found = readPath(value, ...path)
  if (!Array.isArray(found)) throw new Error(`There is no list at ${path.join('.')}.`)
  return found
}

export function expectSame(what: string, found: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)]
  if (left !== right)
    throw new Error(`${what} is wrong:\nfound    ${left?.slice(0, 600)}\nexpected ${right?.slice(0, 600)}`)
}
