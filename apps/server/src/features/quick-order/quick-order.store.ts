import { productCodeOf } from '@fust/domain/product-code'
import { statement, type Queries } from '#platform/database/database.ts'

/** A product that a code may mean; what is named most exactly has the lowest rank. */
export type Meant = { code: string; sku: string; rank: number }

// Each way to name a product is looked up by itself: by its key, or among those that have all its words. A SKU without
// its dashes is one of its words. By `offset 0` a product is looked up for each hit, where the planner, which expects
// many hits of each code, would read all products.
const readMeant = statement<Meant>(
  'quick-order.meant',
  `with asked as materialized (
     select code, "skuKey", ean, "packagedEan", lower(unaccent(btrim(code))) as words
     from jsonb_to_recordset($1::jsonb) as own (code text, "skuKey" text, ean text, "packagedEan" text)),
   named as (
     select code, "skuKey", words, sku, lower(unaccent(name)) as name,
       lower(unaccent(concat_ws(', ', name, nullif(subtitle, '')))) as whole
     from asked cross join lateral (
       select p.sku, coalesce(p.name ->> $2, p.name ->> 'en', '') as name,
         coalesce(p.subtitle ->> $2, p.subtitle ->> 'en', '') as subtitle
       from product_search s cross join lateral (
         select * from product own where own.sku = s.sku and own.is_active and own.parent_sku is null offset 0) p
       where s.words @@ plainto_tsquery('simple', words_in(code)) or s.words @@ plainto_tsquery('simple', words_in("skuKey"))) own)
   select code, p.sku, 1 as rank from asked join product p on p.sku = btrim(code)
   union all select code, p.sku, 2 from asked join product p on p.sku = upper(btrim(code))
   union all select code, p.sku, 3 from asked join product p on p.ean_case = ean
   union all select code, p.sku, 4 from asked join product p on p.ean_unit = ean
   union all select code, p.sku, 5 from asked join product p on p.ean_case = "packagedEan"
   union all select code, p.sku, 5 from asked join product p on p.ean_unit = "packagedEan"
   union all select code, sku, 6 from named where upper(regexp_replace(sku, '[^[:alnum:]]', '', 'g')) = "skuKey"
   union all select code, sku, 7 from named where whole = words
   union all select code, sku, 8 from named where name = words
   order by rank, sku`,
)

export function createQuickOrderStore(db: Queries) {
  return {
    /** Of all codes, the most exact first. */
    readMeant: (codes: readonly string[], language: string) => {
      const asked = [...new Set(codes)].map((code) => ({ code, ...productCodeOf(code) }))
      return db.rows(readMeant, [JSON.stringify(asked), language])
    },
  }
}
