import type pg from 'pg'
import { copyTemplate, dropDatabase, endConnections, openDatabase, type TestDatabase } from './test-database.ts'
import { rowsScript } from './restore-rows.ts'
import { TEMPLATE_DATABASE } from './test-server.ts'

/** What the copies of a template have in common, and those that nobody uses. */
type Copies = { idle: string[]; rows: string; catalog: string }

const copiesOf = new Map<string, Copies>()

/**
 * A copy of a template, as `createTestDatabase` makes it. `drop` hands it to the next test of this worker, which gets the
 * rows of the template back; one whose tables, functions or rights were changed is dropped.
 */
export async function reuseTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const known = copiesOf.get(template)
  const idle = known?.idle.pop()
  const name = idle ?? (await copyTemplate(template))
  const { url, pool } = openDatabase(name)
  const copies = known ?? { idle: [], rows: await rowsScript(pool), catalog: await readCatalog(pool) }
  copiesOf.set(template, copies)
  if (idle !== undefined) await pool.query(copies.rows)
  const drop = async () => {
    const catalog = await readCatalog(pool).catch(() => undefined)
    await pool.end()
    if (catalog !== copies.catalog) return dropDatabase(name)
    await endConnections(name)
    copies.idle.push(name)
  }
  return { url, pool, drop }
}

const CATALOGS = [
  'class',
  'attribute',
  'attrdef',
  'constraint',
  'index',
  'namespace',
  'policy',
  'proc',
  'rewrite',
  'sequence',
  'trigger',
  'type',
]

// Whatever changes a definition writes its row anew, or takes one away.
const CATALOG = CATALOGS.map(
  (name) => `select '${name} ' || count(*) || ' ' || max(xmin::text::bigint) as state from pg_${name}`,
).join(' union all ')

async function readCatalog(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ state: string }>(CATALOG)
  return rows.map(({ state }) => state).join(', ')
}
