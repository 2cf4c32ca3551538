import type { PoolClient } from 'pg'
import type { Table } from '../format/index.ts'
import type { StagedRow } from '../read/row-reader.ts'
import { quoted, stageOf } from './sql-text.ts'

const ROWS_PER_STATEMENT = 1000
// However large the rows are.
const LETTERS_PER_STATEMENT = 4_000_000

const definition = (table: Table) =>
  ['line int', ...table.columns.map(({ column, kind }) => `${quoted(column)} ${kind.sqlType}`)].join(', ')

/** Puts rows into a temporary table beside the real one; everything is compared there before anything changes. */
export async function stage(
  client: PoolClient,
  table: Table,
  rows: AsyncIterable<StagedRow> | Iterable<StagedRow>,
  onRows: (count: number) => void,
): Promise<number> {
  await client.query(`create temp table ${stageOf(table)} (${definition(table)}) on commit drop`)
  const insert = `insert into ${stageOf(table)} select * from json_to_recordset($1::json) as r(${definition(table)})`
  let waiting: string[] = []
  let letters = 0
  let count = 0
  const flush = async () => {
    await client.query(insert, [`[${waiting.join(',')}]`])
    count += waiting.length
    waiting = []
    letters = 0
    onRows(count)
  }
  for await (const row of rows) {
    const text = JSON.stringify(row)
    letters += text.length
    if (waiting.push(text) === ROWS_PER_STATEMENT || letters > LETTERS_PER_STATEMENT) await flush()
  }
  if (waiting.length > 0) await flush()
  await client.query(`analyze ${stageOf(table)}`)
  return count
}
