/** One column as the catalogue of PostgreSQL tells it. */
export type Column = {
  table: string
  name: string
  type: string
  isArray: boolean
  isNullable: boolean
  isAlwaysGenerated: boolean
  hasDefault: boolean
  labels: string[] | null
}

// How a value arrives is decided by the pool (apps/server/src/platform/postgres/pool.ts).
const TYPES: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
  'timestamp with time zone': 'Timestamp',
  'timestamp without time zone': 'Timestamp',
  interval: 'unknown',
}

const HEADER = `// Written by \`npm run codegen:database\` from apps/server/migrations.
import type { ColumnType } from 'kysely'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Written as text, since pg would take an array for one of PostgreSQL's. */
export type Json = ColumnType<JsonValue, string, string>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** The database fills it in where an insert leaves it out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Only the database writes it. */
export type GeneratedAlways<T> = T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>
`

/** Kysely's view of the tables: one interface each, and \`Database\` that names them all. */
export function printDatabaseTypes(columns: readonly Column[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  const interfaces = tables.map(
    ([table, itsColumns]) => `export interface ${typeName(table)} {\n${itsColumns.map(printColumn).join('')}}\n`,
  )
  const database = tables.map(([table]) => `  ${propertyName(table)}: ${typeName(table)}\n`)
  return [HEADER, ...interfaces, `export interface Database {\n${database.join('')}}\n`].join('\n')
}

function printColumn(column: Column): string {
  const { name, isAlwaysGenerated, hasDefault } = column
  const type = isAlwaysGenerated
    ? `GeneratedAlways<${valueType(column)}>`
    : hasDefault
      ? `Generated<${valueType(column)}>`
      : valueType(column)
  return `  ${propertyName(name)}: ${type}\n`
}

function valueType({ type, labels, isArray, isNullable }: Column): string {
  const single = labels ? labels.map((label) => `'${label}'`).join(' | ') : (TYPES[type] ?? 'string')
  const value = isArray ? `Array<${single}>` : single
  return isNullable ? `${value} | null` : value
}

function typeName(table: string): string {
  const words = table.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Table`
}

function propertyName(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : `'${name}'`
}
