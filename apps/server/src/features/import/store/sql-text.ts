import { storedColumns, type Kind, type Table } from '../format/index.ts'

// Names come from the descriptors, never from a file.
export const quoted = (name: string) => `"${name}"`
export const listed = (names: readonly string[], prefix = '') => names.map((name) => prefix + quoted(name)).join(', ')
export const stageOf = (table: Table | string) => quoted(`stage_${typeof table === 'string' ? table : table.table}`)

export const joined = (names: readonly string[], left: string, right: string) =>
  names.map((name) => `${left}.${quoted(name)} = ${right}.${quoted(name)}`).join(' and ')

/** The staged rows as the table has them: those of an order get its company and id. */
export function staged(table: Table): string {
  if (!table.ofOrder) return stageOf(table)
  return `(select o.company_id, o.id as order_id, r.* from ${stageOf(table)} r join sales_order o on o.number = r.order_number)`
}

const ORDER_KEY = ['company_id', 'order_id']
export const keyOf = (table: Table) =>
  table.ofOrder ? [...ORDER_KEY, ...table.key.filter((name) => name !== 'order_number')] : table.key
export const columnsOf = (table: Table) => [
  ...(table.ofOrder ? ORDER_KEY : []),
  ...storedColumns(table).map(({ column }) => column),
]

/** A row by its key as people know it; an order is known by its number. */
export function shownKey(table: Table, alias: string): string {
  const order = `(select o.number from sales_order o where o.company_id = ${alias}.company_id and o.id = ${alias}.order_id)`
  const key = table.key.map((name) => (table.ofOrder && name === 'order_number' ? order : `${alias}.${quoted(name)}`))
  const name = storedColumns(table).find(({ column }) => column === 'name' || column === 'title')
  const called = name?.byLanguage
    ? `(select min(value) from jsonb_each_text(${alias}.${quoted(name.column)}))`
    : name && `${alias}.${quoted(name.column)}`
  const shown = `concat_ws('/', ${key.length > 0 ? key.join(', ') : order})`
  return called === undefined ? shown : `concat(${shown}, ' (' || nullif(${called}, '') || ')')`
}

/** A value as PostgreSQL's text that the kind writes into a file. */
export function textOf(kind: Kind, value: string): string {
  if (kind.isList) return `to_jsonb(${value})::text`
  // Microseconds, which a JavaScript Date would cut off; in UTC whatever the session's zone is.
  if (kind.sqlType === 'timestamptz')
    return `replace(to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '.000000Z', 'Z')`
  if (kind.sqlType === 'date') return `to_char(${value}, 'YYYY-MM-DD')`
  return `${value}::text`
}
