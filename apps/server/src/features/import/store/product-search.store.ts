import type { PoolClient } from 'pg'

const SEARCHED =
  'name subtitle description brand_code sub_brand beer_type material_type pack_format pack_material packaging parent_sku ean_case ean_unit'
const searchedOf = (row: string) =>
  SEARCHED.split(' ')
    .map((column) => `${row}.${column}`)
    .join(', ')

/** By which changes of a table which products are found by other words. */
const CHANGES: Readonly<Record<string, string>> = {
  product: `select unnest(array[sku, s.parent_sku, p.parent_sku]) from stage_product s left join product p using (sku)
    where (${searchedOf('s')}) is distinct from (${searchedOf('p')})
      or array(select unnest(s.categories) order by 1)
        is distinct from array(select category_id from product_category c where c.sku = p.sku order by 1)`,
  brand: `select p.sku from product p join brand b on b.code = p.brand_code join stage_brand s on s.code = b.code
    where (s.name, s.style) is distinct from (b.name, b.style)`,
  category: `select c.sku from product_category c join category own on own.id = c.category_id
    left join stage_category s on s.id = own.id
    left join category above on above.id = own.parent_id left join stage_category s_above on s_above.id = s.parent_id
    where (s.name, s.parent_id, s_above.name, s_above.parent_id is null)
      is distinct from (own.name, own.parent_id, above.name, above.parent_id is null)`,
}

/** Notes which products change in anything that can be searched; to be called before they do. */
export async function noteSearchChanges(client: PoolClient, staged: ReadonlySet<string>): Promise<void> {
  await client.query(`create temp table stage_searched (sku text) on commit drop`)
  for (const [table, changed] of Object.entries(CHANGES))
    if (staged.has(table)) await client.query(`insert into stage_searched ${changed}`)
}

/** Writes anew what is searched of the products that were noted. */
export async function rebuildNotedSearch(client: PoolClient): Promise<void> {
  await client.query('select write_product_search(array(select sku from stage_searched))')
}
