import type { PoolClient } from 'pg'
import type { Changes } from './merge.store.ts'

/** The categories of the products are a column of `products.csv` and a table of their own. */
export async function mergeProductCategories(client: PoolClient): Promise<Changes> {
  const wanted = `select sku, unnest(categories) as category_id from stage_product`
  const removed = await client.query(
    `delete from product_category t where not exists
      (select from (${wanted}) s where s.sku = t.sku and s.category_id = t.category_id)`,
  )
  const added = await client.query(
    `insert into product_category (sku, category_id)
      select sku, category_id from (${wanted}) s where not exists
        (select from product_category t where t.sku = s.sku and t.category_id = s.category_id)
      order by sku, category_id`,
  )
  return { added: added.rowCount ?? 0, changed: 0, removed: removed.rowCount ?? 0 }
}
