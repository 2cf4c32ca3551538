import type { Pool, PoolClient } from 'pg'
import { SETTINGS_TABLE, type Column, type Table } from '../format/index.ts'
import { SETTING_NAMES } from '../format/settings.ts'
import { listed, quoted, textOf } from './sql-text.ts'

const ROWS_PER_FETCH = 1000

/** The rows of a table as PostgreSQL's texts, in the order of the file's columns. */
export async function* storedRows(client: PoolClient, table: Table): AsyncGenerator<(string | null)[]> {
  await client.query(`declare rows no scroll cursor for ${selecting(table)}`)
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${ROWS_PER_FETCH} from rows`,
      rowMode: 'array',
    })
    yield* rows
    if (rows.length < ROWS_PER_FETCH) break
  }
  await client.query('close rows')
}

function selecting(table: Table): string {
  const values = table.columns.map((column) => valueOf(table, column))
  const orders = table.ofOrder ? ' join sales_order o on o.company_id = t.company_id and o.id = t.order_id' : ''
  // Of who was erased nothing is left that a file could say.
  const present =
    table.table === 'portal_user'
      ? ' where not exists (select from erasure e where e.user_id = t.id and e.erased_at is not null)'
      : ''
  const order = table.isList ? 'o.number, t.id' : table.key.map((name) => place(name)).join(', ')
  return `select ${values.join(', ')} from ${quoted(table.table)} t${orders}${present} order by ${order}`
}

// Orders are surrogate ids in the tables and numbers in the files.
const place = (name: string) => (name === 'order_number' ? 'o.number' : `t.${quoted(name)}`)

function valueOf(table: Table, { column, kind }: Column): string {
  if (table.table === 'product' && column === 'categories')
    return `(select to_jsonb(array_agg(c.category_id order by c.category_id))::text from product_category c where c.sku = t.sku)`
  return textOf(kind, place(column))
}

/** Languages in which any text of the brewery is written. */
export async function usedLanguages(client: PoolClient, tables: readonly Table[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { table, columns } of tables)
    for (const { column, byLanguage } of columns) {
      if (!byLanguage) continue
      const { rows } = await client.query<{ language: string }>(
        `select distinct jsonb_object_keys(${quoted(column)}) as language from ${quoted(table)}`,
      )
      for (const { language } of rows) found.add(language)
    }
  return found
}

export async function storedObjects(client: PoolClient, table: Table): Promise<Record<string, unknown>[]> {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${quoted(table.table)} t order by ${listed(table.key, 't.')}`,
  )
  return rows.map(({ row }) => row)
}

/** The files of the theme that somebody brought, one after the other; what was made from them is left out. */
export async function* themeFiles(client: PoolClient): AsyncGenerator<{ file: string; content: Buffer }> {
  const { rows } = await client.query<{ file: string }>(`select file from theme_file where not is_made order by file`)
  for (const { file } of rows) {
    const read = await client.query<{ content: Buffer }>(`select content from theme_file where file = $1`, [file])
    for (const { content } of read.rows) yield { file, content }
  }
}

/** The settings of the brewery as `brewery.yaml` has them; it knows no others. */
export async function storedSettings(client: PoolClient): Promise<Record<string, unknown>> {
  const stored = new Map((await storedObjects(client, SETTINGS_TABLE)).map(({ name, value }) => [name, value]))
  const known = SETTING_NAMES.filter((name) => stored.has(name)).map((name) => [name, stored.get(name)])
  return Object.fromEntries(known)
}

/** The name of the brewery, where there is one. */
export async function readBreweryName(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    `select value #>> '{}' as name from brewery_setting where name = 'name'`,
  )
  return rows[0]?.name
}
