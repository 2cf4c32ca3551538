import type { PoolClient } from 'pg'
import { NEW_REFERENCE, TABLES, type CellValue, type Table } from '../format/index.ts'
import { columnsOf, joined, keyOf, listed, quoted, staged, stageOf } from './sql-text.ts'

export type Changes = { added: number; changed: number; removed: number }

/** Brings the staged rows into the table. Rows that are equal are not touched at all. */
export async function mergeStaged(client: PoolClient, table: Table, now: Date): Promise<Omit<Changes, 'removed'>> {
  for (const column of table.unique) await client.query(parking(table, column))
  const stamped = table.stamp ? [now] : []
  const update = updating(table)
  const changed = update ? ((await client.query(update, stamped)).rowCount ?? 0) : 0
  const added = (await client.query(inserting(table), stamped)).rowCount ?? 0
  return { added, changed }
}

/** Two rows may swap a unique value: whoever holds a value that another is about to get, lets go of it first. */
function parking(table: Table, column: string): string {
  const type = table.columns.find((each) => each.column === column)?.kind.sqlType ?? 'text'
  return `update ${quoted(table.table)} t set ${quoted(column)} = md5(concat_ws('/', ${listed(table.key, 't.')}))::${type}
    from ${stageOf(table)} s where s.${quoted(column)} = t.${quoted(column)} and not (${joined(table.key, 't', 's')})`
}

function updating(table: Table): string | undefined {
  const key = new Set(keyOf(table))
  const values = columnsOf(table).filter((name) => !key.has(name))
  if (values.length === 0) return undefined
  const kept = new Set(table.columns.filter(({ keepsWhenEmpty }) => keepsWhenEmpty).map(({ column }) => column))
  const wanted = values.map((name) =>
    kept.has(name) ? `coalesce(s.${quoted(name)}, t.${quoted(name)})` : `s.${quoted(name)}`,
  )
  const set = values.map((name, at) => `${quoted(name)} = ${wanted[at] ?? ''}`)
  if (table.stamp) set.push(`${quoted(table.stamp)} = $1`)
  return `update ${quoted(table.table)} t set ${set.join(', ')} from ${staged(table)} s
    where ${joined([...key], 't', 's')} and (${listed(values, 't.')}) is distinct from (${wanted.join(', ')})`
}

function inserting(table: Table): string {
  const defaults = new Map(
    table.columns.filter(({ keepsWhenEmpty }) => keepsWhenEmpty).map(({ column, whenEmpty }) => [column, whenEmpty]),
  )
  const columns = columnsOf(table)
  const values = columns.map((name) => {
    const value = defaults.get(name)
    return value === undefined ? `s.${quoted(name)}` : `coalesce(s.${quoted(name)}, ${literal(value)})`
  })
  const stamp = table.stamp ? { name: `, ${quoted(table.stamp)}`, value: ', $1' } : { name: '', value: '' }
  return `insert into ${quoted(table.table)} (${listed(columns)}${stamp.name})
    select ${values.join(', ')}${stamp.value} from ${staged(table)} s
    where not exists (select from ${quoted(table.table)} t where ${joined(keyOf(table), 't', 's')})
    order by ${listed(keyOf(table), 's.')}`
}

// Only numbers of the descriptors come here, and the one thing that is drawn.
const literal = (value: CellValue) => (value === NEW_REFERENCE ? NEW_REFERENCE : String(Number(value)))

/** What the folder no longer names leaves the table, as the table's policy says. Answers how many rows did. */
export async function removeOmitted(client: PoolClient, table: Table, now: Date): Promise<number> {
  const { omitted } = table
  const isOmitted = `not exists (select from ${stageOf(table)} s where ${joined(table.key, 's', 't')})`
  const run = async (sql: string, values: Date[] = []) => (await client.query(sql, values)).rowCount ?? 0
  const from = `delete from ${quoted(table.table)} t where ${isOmitted}`
  if (omitted.are === 'removed') return run(from)
  if (omitted.are === 'removed-unless-used') return untilNothing(() => run(`${from} and ${unused(table)}`))
  if (omitted.are === 'removed-within')
    return run(`${from} and exists (select from ${stageOf(table)} s where ${joined(omitted.owner, 's', 't')})`)
  if (omitted.are === 'deactivated')
    return run(
      `update ${quoted(table.table)} t set is_active = false, updated_at = $1 where is_active and ${isOmitted}`,
      [now],
    )
  return 0
}

/** A tree loses its leaves one by one. */
async function untilNothing(step: () => Promise<number>): Promise<number> {
  let total = 0
  for (let removed = await step(); removed > 0; removed = await step()) total += removed
  return total
}

// What refers to something of the folder, and is not checked as a reference between its tables.
const OTHER_USES: readonly { table: string; column: string; of: string }[] = [
  { table: 'product_category', column: 'category_id', of: 'category' },
  { table: 'cart', column: 'payment_method', of: 'payment_method' },
  { table: 'product', column: 'picture', of: 'picture' },
  { table: 'brand', column: 'motif', of: 'picture' },
]

function unused(table: Table): string {
  const key = `t.${quoted(table.key[0] ?? '')}`
  const uses = TABLES.flatMap((other) =>
    other.references
      .filter(({ table: used, columns: [column = ''] }) => used === table.table && columnsOf(other).includes(column))
      .map(({ columns: [column = ''] }) => {
        const isList = other.columns.some((each) => each.column === column && each.kind.isList)
        const value = `u.${quoted(column)}`
        return `select from ${quoted(other.table)} u where ${isList ? `${key} = any(${value})` : `${value} = ${key}`}`
      }),
  )
  for (const { table: name, column, of } of OTHER_USES)
    if (of === table.table) uses.push(`select from ${quoted(name)} u where u.${quoted(column)} = ${key}`)
  return uses.map((use) => `not exists (${use})`).join(' and ')
}
