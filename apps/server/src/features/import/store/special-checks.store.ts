import type { PoolClient, QueryResultRow } from 'pg'
import type { Faults } from '../read/faults.ts'
import { joined, listed, quoted, stageOf } from './sql-text.ts'

type Broken = { line: number; shown: string }

type SpecialCheck = {
  /** Staged tables that must be there. */
  needs: readonly string[]
  file: string
  column: string
  reason: string
  /** The lines that break it, each with what is shown of it. */
  broken: (client: PoolClient, isPartial: boolean) => Promise<Broken[]>
}

const rowsOf = async <Row extends QueryResultRow = Broken>(client: PoolClient, sql: string): Promise<Row[]> =>
  (await client.query<Row>(`${sql} order by line`)).rows

/** The rows of a staged table as they will be: those of the file, and those of the table that it does not name. */
function rowsAsTheyWillBe(table: string, key: readonly string[], columns: readonly string[]): string {
  const stage = stageOf(table)
  const isNamed = `select from ${stage} s where ${joined(key, 's', 't')}`
  return `select line, ${listed(columns)} from ${stage}
    union all select null, ${listed(columns, 't.')} from ${quoted(table)} t where not exists (${isNamed})`
}

const PRODUCTS = rowsAsTheyWillBe('product', ['sku'], ['sku', 'type'])

/** Rules between rows, each of one file only. */
export const SPECIAL_CHECKS: readonly SpecialCheck[] = [
  {
    needs: ['category'],
    file: 'categories.csv',
    column: 'parent_id',
    reason: 'goes round in a circle: give one of them another parent',
    broken: async (client) =>
      circlesIn(await rowsOf(client, rowsAsTheyWillBe('category', ['id'], ['id', 'parent_id']))),
  },
  {
    needs: ['product'],
    file: 'products.csv',
    column: 'parent_sku',
    reason: 'is not a configurable product: name one whose type is configurable',
    broken: (client) =>
      rowsOf(
        client,
        `select s.line, s.parent_sku as shown from stage_product s
          join (${PRODUCTS}) p on p.sku = s.parent_sku where p.type <> 'configurable'`,
      ),
  },
  {
    needs: ['product', 'bundle_option'],
    file: 'bundle-options.csv',
    column: 'sku',
    reason: 'is not a bundle: name a product whose type is bundle',
    broken: (client) =>
      rowsOf(
        client,
        `select s.line, s.sku as shown from stage_bundle_option s
          join (${PRODUCTS}) p on p.sku = s.sku where p.type <> 'bundle'`,
      ),
  },
  {
    needs: ['product', 'bundle_selection'],
    file: 'bundle-selections.csv',
    column: 'sku',
    reason: 'is a bundle or has variants itself: name a product whose type is simple',
    broken: (client) =>
      rowsOf(
        client,
        `select s.line, s.sku as shown from stage_bundle_selection s
          join (${PRODUCTS}) p on p.sku = s.sku where p.type <> 'simple'`,
      ),
  },
  {
    needs: ['ship_to_method'],
    file: 'ship-to-methods.csv',
    column: 'is_default',
    reason: 'is the second default of this ship-to: leave one',
    broken: (client, isPartial) => {
      const key = ['company_id', 'ship_to_id', 'method']
      const rows = rowsAsTheyWillBe('ship_to_method', key, [...key, 'is_default'])
      // What the file does not name of a ship-to goes, but in a part of a folder.
      return rowsOf(
        client,
        `select line, method as shown from (
          select line, method, row_number() over (partition by company_id, ship_to_id order by line nulls first) as place
          from (${isPartial ? rows : 'select * from stage_ship_to_method'}) r where is_default) defaults
          where place > 1`,
      )
    },
  },
  {
    needs: ['budget'],
    file: 'budgets.csv',
    column: 'granted',
    reason: 'is less than was already spent: grant at least that',
    broken: (client) =>
      rowsOf(
        client,
        `select s.line, (s.granted_cents / 100.0)::numeric(20, 2)::text as shown
          from stage_budget s join budget b using (company_id, ship_to_id, year)
          where s.left_cents is null and s.granted_cents < b.granted_cents - b.left_cents`,
      ),
  },
]

type Leaf = { line: number | null; id: number; parent_id: number | null }

/** The categories that are above themselves, each with its way round. */
function circlesIn(leaves: readonly Leaf[]): Broken[] {
  const above = new Map(leaves.map(({ id, parent_id }) => [id, parent_id]))
  const circles = new Map<number, string>()
  const seen = new Set<number>()
  for (const { id: start } of leaves) {
    const way: number[] = []
    const place = new Map<number, number>()
    let at: number | null | undefined = start
    for (; at !== null && at !== undefined && !seen.has(at); at = above.get(at)) {
      seen.add(at)
      place.set(at, way.push(at) - 1)
    }
    const from = at === null || at === undefined ? undefined : place.get(at)
    if (from === undefined) continue
    const round = way.slice(from)
    const shown = round.length > MOST_NAMED ? [...round.slice(0, MOST_NAMED), '…'] : round
    for (const id of round) circles.set(id, [...shown, round[0]].join(' → '))
  }
  return leaves.flatMap(({ line, id }) => {
    const shown = circles.get(id)
    return line === null || shown === undefined ? [] : [{ line, shown }]
  })
}

const MOST_NAMED = 10

/** Rules that only these files have. */
export async function checkSpecialRules(
  client: PoolClient,
  { staged, isPartial }: { staged: ReadonlySet<string>; isPartial: boolean },
  faults: Faults,
): Promise<void> {
  for (const { needs, file, column, reason, broken } of SPECIAL_CHECKS) {
    if (!needs.every((table) => staged.has(table))) continue
    for (const { line, shown } of await broken(client, isPartial))
      faults.add({ file, line, column, reason: `'${shown}' ${reason}` })
  }
}
