import { statement, type Queries } from '#platform/database/database.ts'

/** What may come into question in place of a product; the rule decides (`substitutesFor`). */
export type ComparableSkus = { sku: string; others: string[] }

const COMPARED_MAXIMUM = 60

const readComparable = statement<ComparableSkus>(
  'assortment.comparable',
  `select p.sku, array(select other.sku from product other
     where other.material_type = p.material_type and other.type = 'simple' and other.is_active
       and other.parent_sku is null and not other.is_empties and other.sku <> p.sku
       and (other.brand_code = p.brand_code
         or (other.pack_format, other.volume, other.beer_type) is not distinct from (p.pack_format, p.volume, p.beer_type))
     order by other.brand_code <> p.brand_code, other.position, other.sku limit ${COMPARED_MAXIMUM}) as others
   from product p where p.sku = any($1)`,
)

export function createComparableStore(db: Queries) {
  return {
    read: (skus: readonly string[]) => db.rows(readComparable, [skus]),
  }
}
