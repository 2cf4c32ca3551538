import { storedColumns, type Table } from '../format/index.ts'

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
