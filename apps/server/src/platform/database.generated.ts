// Written by `npm run codegen:database` from apps/server/migrations.
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

export interface Database {
}
