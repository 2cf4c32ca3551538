import { statement, type Queries } from '#platform/database/database.ts'

/** A product that a code may mean; what is named most exactly has the lowest rank. */
export type Meant = { code: string; sku: string; rank: number }

// Each way to name a product is looked up by itself: by its key, or among those that have all its words.
const readMeant = statement<Meant>(
  'quick-order.meant',
  `with asked as materialized (
     select distinct code, lower(unaccent(btrim(code))) as words from unnest($1::text[]) as code),
   named as (
     select code, words, sku, lower(unaccent(name)) as name, lower(unaccent(concat_ws(', ', name, nullif(subtitle, '')))) as whole
     from asked cross join lateral (
       select p.sku, coalesce(p.name ->> $2, p.name ->> 'en', '') as name,
         coalesce(p.subtitle ->> $2, p.subtitle ->> 'en', '') as subtitle
       from product_search s join product p using (sku)
       where s.words @@ plainto_tsquery('simple', words_in(code)) and p.is_active and p.parent_sku is null) own)
   select code, p.sku, 1 as rank from asked join product p on p.sku = btrim(code)
   union all select code, p.sku, 2 from asked join product p on p.sku = upper(btrim(code))
   union all select code, p.sku, 3 from asked join product p on p.ean_case = btrim(code)
   union all select code, p.sku, 4 from asked join product p on p.ean_unit = btrim(code)
   union all select code, sku, 5 from named where whole = words
   union all select code, sku, 6 from named where name = words
   order by rank, sku`,
)

export function createQuickOrderStore(db: Queries) {
  return {
    /** Of all codes, the most exact first. */
    readMeant: (codes: readonly string[], language: string) => db.rows(readMeant, [codes, language]),
  }
}
