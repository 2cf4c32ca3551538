import type { PoolClient } from 'pg'
import type { Table } from '../format/index.ts'
import { quoted } from './sql-text.ts'

/** How many rows the tables have; of those that are never removed but become inactive, how many are active. */
export async function countRows(client: PoolClient, tables: readonly Table[]): Promise<Map<string, number>> {
  const counts = tables.map(({ table, omitted }) => {
    const active = omitted.are === 'deactivated' ? ' where is_active' : ''
    return `select '${table}' as name, count(*)::int as count from ${quoted(table)}${active}`
  })
  const { rows } = await client.query<{ name: string; count: number }>(counts.join(' union all '))
  return new Map(rows.map(({ name, count }) => [name, count]))
}
