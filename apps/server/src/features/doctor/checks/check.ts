import { statement, type Queries, type Value } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'

/** When it is looked, and what the settings allow. */
export type Examined = { now: Date; settings: Pick<Settings, 'OUTBOX_KEPT_DAYS' | 'SESSION_DAYS'> }

/** The first breaches, and how many there are in all. */
export type Found = { breaches: readonly string[]; count: number }

/** Finds what breaks a rule; all that it reads is of one moment. */
export type Check = (tx: Queries, examined: Examined) => Promise<Found>

/** By the rule that must hold, as it is printed. */
export type Checks = Readonly<Record<string, Check>>

/** More than anybody reads; the first ones tell what is wrong. */
export const LISTED = 200

/** A statement that answers a `breach` for everything that must not be, and of which the first ones are listed. */
export function listing(name: string, sql: string): (tx: Queries, values?: readonly Value[]) => Promise<Found> {
  const asked = statement<{ breach: string; count: number }>(
    `doctor.${name}`,
    `select left(breach, 500) as breach, count(*) over () as count from (${sql}) as found
     order by breach limit ${LISTED}`,
  )
  return async (tx, values) => {
    const rows = await tx.rows(asked, values)
    return { breaches: rows.map(({ breach }) => breach), count: rows[0]?.count ?? 0 }
  }
}

/** A check by one such statement. */
export function check(name: string, sql: string, values?: (examined: Examined) => readonly Value[]): Check {
  const list = listing(name, sql)
  return (tx, examined) => list(tx, values?.(examined))
}

/** Rows of a table, or of several that are joined, and what must not be true of them. */
type Judged = { name: string; from: string; where?: string; wrong: Readonly<Record<string, string>> }

/** The rows of which something holds that must not, each with all that does: `order 26-00001 has no lines, has no user`. */
export function wrongRows({ name, from, where = 'true', wrong }: Judged): string {
  const conditions = Object.values(wrong).map((holds) => `(${holds})`)
  const said = Object.entries(wrong).map(([what, holds]) => `case when ${holds} then ${text(what)} end`)
  return `select ${name} || ' ' || concat_ws(', ', ${said.join(', ')}) as breach
    from ${from} where ${where} and (${conditions.join(' or ')})`
}

/** What is wrong with an order `o` that was placed here, and may be so with one that was brought in. */
export const ofPlaced = (wrong: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(wrong).map(([what, holds]) => [what, `o.cart_id is not null and (${holds})`]))

/** A list of words in a statement. */
export const words = (list: readonly string[]) => list.map(text).join(', ')

const text = (word: string) => `'${word.replaceAll("'", "''")}'`
