import type { PoolClient } from 'pg'
import { NONE, touch, type Changes } from './merge.store.ts'

/** The categories of the products are a column of `products.csv` and a table of their own. */
export async function mergeProductCategories(
  client: PoolClient,
  { isPartial }: { isPartial: boolean },
): Promise<Changes> {
  const wanted = `select sku, unnest(categories) as category_id from stage_product`
  const shown = `concat_ws('/', t.sku, t.category_id)`
  const ofFile = isPartial ? 'exists (select from stage_product s where s.sku = t.sku) and ' : ''
  const removed = await touch(client, {
    sql: `delete from product_category t where ${ofFile}not exists
      (select from (${wanted}) s where s.sku = t.sku and s.category_id = t.category_id)`,
    shown,
  })
  const added = await touch(client, {
    sql: `insert into product_category as t (sku, category_id)
      select sku, category_id from (${wanted}) s where not exists
        (select from product_category old where old.sku = s.sku and old.category_id = s.category_id)
      order by sku, category_id`,
    shown,
  })
  return { added, changed: NONE, removed }
}
