import type { PoolClient } from 'pg'
import {
  NEW_REFERENCE,
  parsedObject,
  storedColumns,
  TABLES,
  type CellValue,
  type Column,
  type Kind,
  type Table,
} from '../format/index.ts'
import { cellChange } from '../format/cell-change.ts'
import { columnsOf, joined, keyOf, listed, quoted, shownKey, staged, stageOf, textOf } from './sql-text.ts'

/** Rows that a step added, changed or took away: how many, and a few of them. */
export type Touched = { count: number; examples: readonly string[] }
export type Changes = { added: Touched; changed: Touched; removed: Touched }

export const NONE: Touched = { count: 0, examples: [] }
export const MOST_EXAMPLES = 3

/** Runs a statement that touches rows. */
export async function touch(
  client: PoolClient,
  { sql, shown, values = [] }: { sql: string; shown: string; values?: readonly unknown[] },
): Promise<Touched> {
  const { rows } = await client.query<Touched>(
    `with touched as (${sql} returning ${shown} as shown)
     select count(*)::int as count,
       array(select shown from touched order by shown collate "C" limit ${MOST_EXAMPLES}) as examples from touched`,
    [...values],
  )
  return rows[0] ?? NONE
}

/** Brings the staged rows into the table. Rows that are equal are not touched at all. */
export async function mergeStaged(client: PoolClient, table: Table, now: Date): Promise<Omit<Changes, 'removed'>> {
  for (const column of table.unique) await client.query(parking(table, column))
  const values = table.stamp ? [now] : []
  const shown = shownKey(table, 't')
  const insert = () => touch(client, { sql: inserting(table), shown, values })
  const update = async () => {
    const sql = updating(table)
    if (sql === undefined) return NONE
    const examples = await changesOf(client, table)
    return { ...(await touch(client, { sql, shown, values })), examples }
  }
  // A row may get a parent that the same file brings.
  if (!table.references.some(({ table: target }) => target === table.table)) {
    const changed = await update()
    return { added: await insert(), changed }
  }
  const added = await insert()
  return { added, changed: await update() }
}

/** Two rows may swap a unique value: whoever holds a value that another is about to get, lets go of it first. */
function parking(table: Table, column: string): string {
  const type = table.columns.find((each) => each.column === column)?.kind.sqlType ?? 'text'
  return `update ${quoted(table.table)} t set ${quoted(column)} = md5(concat_ws('/', ${listed(table.key, 't.')}))::${type}
    from ${stageOf(table)} s where s.${quoted(column)} = t.${quoted(column)} and not (${joined(table.key, 't', 's')})`
}

/** A ship-to has one default transport at a time: the old one is none before the new one comes. */
export async function makeRoomForDefaults(client: PoolClient): Promise<void> {
  await client.query(
    `update ship_to_method t set is_default = false where t.is_default and exists (
      select from stage_ship_to_method s where s.company_id = t.company_id and s.ship_to_id = t.ship_to_id
      and s.is_default and s.method <> t.method)`,
  )
}

function updating(table: Table): string | undefined {
  const values = valuesOf(table)
  if (values.length === 0) return undefined
  const set = values.map((column) => `${quoted(column.column)} = ${wanted(column)}`)
  if (table.stamp) set.push(`${quoted(table.stamp)} = $1`)
  return `update ${quoted(table.table)} t set ${set.join(', ')} from ${staged(table)} s where ${isChanged(table, values)}`
}

function valuesOf(table: Table): readonly Column[] {
  const key = new Set(keyOf(table))
  return storedColumns(table).filter(({ column }) => !key.has(column))
}

const wanted = ({ column, keepsWhenEmpty }: Column) =>
  keepsWhenEmpty ? `coalesce(s.${quoted(column)}, t.${quoted(column)})` : `s.${quoted(column)}`

function isChanged(table: Table, values: readonly Column[]): string {
  const stored = values.map(({ column }) => `t.${quoted(column)}`)
  return `${joined(keyOf(table), 't', 's')} and (${stored.join(', ')}) is distinct from (${values.map(wanted).join(', ')})`
}

type Change = { shown: string; changes: { column: string; from: string | null; to: string | null }[] }

/** A few of the rows that are about to change, each with what of it. */
async function changesOf(client: PoolClient, table: Table): Promise<string[]> {
  const values = valuesOf(table)
  const texts = values.map(
    (each) =>
      `('${each.column}', ${textOf(each.kind, `t.${quoted(each.column)}`)}, ${textOf(each.kind, wanted(each))})`,
  )
  const { rows } = await client.query<Change>(
    `select ${shownKey(table, 't')} as shown, (
        select json_agg(json_build_object('column', name, 'from', old, 'to', new))
        from (values ${texts.join(', ')}) v (name, old, new) where old is distinct from new) as changes
      from ${quoted(table.table)} t join ${staged(table)} s on ${isChanged(table, values)}
      order by s.line limit ${MOST_EXAMPLES}`,
  )
  return rows.map(
    ({ shown, changes }) => `${shown}: ${changes.flatMap((change) => cellsOf(values, change)).join('; ')}`,
  )
}

/** What changed of a row, by the headers of the file. */
function cellsOf(values: readonly Column[], { column: name, from, to }: Change['changes'][number]): string[] {
  const column = values.find((each) => each.column === name)
  if (!column) return []
  if (!column.byLanguage) return [cellChange(column.header, written(column.kind, from), written(column.kind, to))]
  const [before, after] = [parsedObject(from ?? '{}'), parsedObject(to ?? '{}')]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((language) => before[language] !== after[language])
    .map((language) => cellChange(`${column.header}.${language}`, asText(before[language]), asText(after[language])))
}

const written = (kind: Kind, text: string | null) => (text === null ? '' : kind.write(text))
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

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
  return `insert into ${quoted(table.table)} as t (${listed(columns)}${stamp.name})
    select ${values.join(', ')}${stamp.value} from ${staged(table)} s
    where not exists (select from ${quoted(table.table)} old where ${joined(keyOf(table), 'old', 's')})
    order by ${listed(keyOf(table), 's.')}`
}

// Only numbers, yes and no of the descriptors come here, and the one thing that is drawn.
function literal(value: CellValue): string {
  if (typeof value === 'boolean') return String(value)
  return value === NEW_REFERENCE ? NEW_REFERENCE : String(Number(value))
}

/** What the folder no longer names leaves the table, as the table's policy says. */
export async function removeOmitted(client: PoolClient, table: Table, now: Date): Promise<Touched> {
  const { omitted } = table
  const isOmitted = `not exists (select from ${stageOf(table)} s where ${joined(table.key, 's', 't')})`
  const run = (sql: string, values: Date[] = []) => touch(client, { sql, shown: shownKey(table, 't'), values })
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
  return NONE
}

/** A tree loses its leaves one by one. */
async function untilNothing(step: () => Promise<Touched>): Promise<Touched> {
  let total = NONE
  for (let removed = await step(); removed.count > 0; removed = await step())
    total = {
      count: total.count + removed.count,
      examples: [...total.examples, ...removed.examples].slice(0, MOST_EXAMPLES),
    }
  return total
}

// What refers to something of the folder, and is not checked as a reference between its tables.
const OTHER_USES: readonly { table: string; column: string; of: string; isList?: true }[] = [
  { table: 'product_category', column: 'category_id', of: 'category' },
  { table: 'cart', column: 'payment_method', of: 'payment_method' },
  { table: 'product', column: 'picture', of: 'picture' },
  { table: 'brand', column: 'motif', of: 'picture' },
  { table: 'content_page', column: 'pictures', of: 'picture', isList: true },
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
  for (const { table: name, column, of, isList } of OTHER_USES) {
    const value = `u.${quoted(column)}`
    if (of === table.table)
      uses.push(`select from ${quoted(name)} u where ${isList ? `${key} = any(${value})` : `${value} = ${key}`}`)
  }
  return uses.map((use) => `not exists (${use})`).join(' and ')
}
