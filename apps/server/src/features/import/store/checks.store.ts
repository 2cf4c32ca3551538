import type { PoolClient } from 'pg'
import { MAX_REPORTED_FAULTS, type Faults } from '../read/faults.ts'
import type { Reference, Table } from '../format/index.ts'
import { joined, listed, quoted, stageOf } from './sql-text.ts'

type Found = { line: number; shown: string | null; first: number | null; total: string }

/** Which tables are staged, which of them only in part, and which file each table comes from. */
export type Surroundings = {
  loaded: ReadonlyMap<string, Table>
  incomplete: ReadonlySet<string>
  files: ReadonlyMap<string, string>
}

/** Rows of a table against each other, against the other files and against what the tables hold. */
export async function checkStaged(
  client: PoolClient,
  table: Table,
  { loaded, incomplete, files }: Surroundings,
  faults: Faults,
): Promise<void> {
  const report = async (columns: readonly string[], sql: string, reason: (found: Found) => string) => {
    const { rows } = await client.query<Found>(
      `select *, count(*) over () as total from (${sql}) found order by line limit ${MAX_REPORTED_FAULTS}`,
    )
    for (const row of rows)
      faults.add({ file: table.file, line: row.line, column: headersOf(table, columns), reason: reason(row) })
    faults.addUnlisted(Number(rows[0]?.total ?? 0) - rows.length)
  }

  for (const columns of [table.key, ...table.unique.map((name) => [name])])
    if (columns.length > 0)
      await report(
        columns,
        duplicates(table, columns),
        ({ shown, first }) => `'${shown}' stands in line ${first} too: leave one`,
      )
  for (const reference of table.references) {
    if (incomplete.has(reference.table)) continue
    const file = files.get(reference.table) ?? reference.table
    await report(
      reference.columns,
      dangling(table, reference, loaded),
      ({ shown }) => `'${shown}' is not in ${file}: add it there, or name one that is`,
    )
  }
  for (const column of table.unique)
    await report(
      [column],
      taken(table, column),
      ({ shown }) => `'${shown}' belongs to a row that is not in the file: add that row, or choose another`,
    )
  for (const column of table.fixed)
    await report(
      [column],
      moved(table, column),
      ({ shown }) => `'${shown}' differs from what it was, and cannot change: put that back, or leave it empty`,
    )
}

const headersOf = (table: Table, columns: readonly string[]) =>
  columns.map((name) => table.columns.find(({ column }) => column === name)?.header ?? name).join(', ')

const shownAs = (columns: readonly string[]) => `concat_ws('/', ${listed(columns, 's.')}) as shown`

function duplicates(table: Table, columns: readonly string[]): string {
  const known = columns.map((name) => `${quoted(name)} is not null`).join(' and ')
  return `select s.line, ${shownAs(columns)}, first from (
    select *, min(line) over (partition by ${listed(columns)}) as first from ${stageOf(table)} where ${known}) s
    where s.line > first`
}

function dangling(
  table: Table,
  { columns, table: target, keys }: Reference,
  loaded: ReadonlyMap<string, Table>,
): string {
  const lists = new Set(table.columns.filter(({ kind }) => kind.isList).map(({ column }) => column))
  const values = columns.map(
    (name) => (lists.has(name) ? `unnest(${quoted(name)})` : quoted(name)) + ` as ${quoted(name)}`,
  )
  const isIn = (name: string) =>
    `exists (select from ${name} t where ${columns.map((from, at) => `t.${quoted(keys[at] ?? '')} = s.${quoted(from)}`).join(' and ')})`
  const to = loaded.get(target)
  const places = [...(to ? [stageOf(to)] : []), ...(to && !rowsStay(to) ? [] : [quoted(target)])]
  const known = columns.map((name) => `s.${quoted(name)} is not null`).join(' and ')
  return `select s.line, ${shownAs(columns)} from (select line, ${values.join(', ')} from ${stageOf(table)}) s
    where ${known} and ${places.map((place) => `not ${isIn(place)}`).join(' and ')}`
}

const rowsStay = ({ omitted: { are } }: Table) => are === 'kept' || are === 'deactivated'

function taken(table: Table, column: string): string {
  return `select s.line, ${shownAs([column])} from ${stageOf(table)} s join ${quoted(table.table)} t using (${quoted(column)})
    where not (${joined(table.key, 't', 's')})
    and not exists (select from ${stageOf(table)} other where ${joined(table.key, 'other', 't')})`
}

function moved(table: Table, column: string): string {
  return `select s.line, ${shownAs([column])} from ${stageOf(table)} s join ${quoted(table.table)} t
    on ${joined(table.key, 't', 's')} where s.${quoted(column)} <> t.${quoted(column)}`
}
