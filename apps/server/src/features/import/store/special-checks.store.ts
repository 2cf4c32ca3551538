import type { PoolClient } from 'pg'
import type { Faults } from '../read/faults.ts'

type SpecialCheck = {
  /** Staged tables that must be there. */
  needs: readonly string[]
  file: string
  column: string
  reason: string
  /** The lines that break it. */
  sql: string
}

/** Rules between rows, each of one file only. */
export const SPECIAL_CHECKS: readonly SpecialCheck[] = [
  {
    needs: ['category'],
    file: 'categories.csv',
    column: 'parent_id',
    reason: 'goes round in a circle',
    sql: `with recursive up (line, id, parent_id) as (
        select line, id, parent_id from stage_category
        union all select up.line, c.id, c.parent_id from up join stage_category c on c.id = up.parent_id
      ) cycle id set is_circle using path
      select distinct up.line from up join stage_category c on c.line = up.line and c.id = up.id where is_circle`,
  },
  {
    needs: ['product'],
    file: 'products.csv',
    column: 'parent_sku',
    reason: 'is not a configurable product',
    sql: `select s.line from stage_product s join stage_product p on p.sku = s.parent_sku where p.type <> 'configurable'`,
  },
  {
    needs: ['product', 'bundle_option'],
    file: 'bundle-options.csv',
    column: 'sku',
    reason: 'is not a bundle',
    sql: `select s.line from stage_bundle_option s join stage_product p using (sku) where p.type <> 'bundle'`,
  },
  {
    needs: ['ship_to_method'],
    file: 'ship-to-methods.csv',
    column: 'is_default',
    reason: 'is the second default of this ship-to',
    sql: `select line from (
        select line, row_number() over (partition by company_id, ship_to_id order by line) as place
        from stage_ship_to_method where is_default) defaults where place > 1`,
  },
  {
    needs: ['budget'],
    file: 'budgets.csv',
    column: 'granted',
    reason: 'is less than was already spent',
    sql: `select s.line from stage_budget s join budget b using (company_id, ship_to_id, year)
      where s.left_cents is null and s.granted_cents < b.granted_cents - b.left_cents`,
  },
]

/** Rules that only these files have. */
export async function checkSpecialRules(
  client: PoolClient,
  staged: ReadonlySet<string>,
  faults: Faults,
): Promise<void> {
  for (const { needs, file, column, reason, sql } of SPECIAL_CHECKS) {
    if (!needs.every((table) => staged.has(table))) continue
    const { rows } = await client.query<{ line: number }>(`${sql} order by 1`)
    for (const { line } of rows) faults.add({ file, line, column, reason })
  }
}
